/** Photos a driver takes for one act: made fit as soon as they are taken, sent with the act, signal or not. */
import { useEffect, useRef, useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { UnreadablePhoto, asJpeg } from './photo.ts'
import { photoTexts } from './trips.texts.ts'

export type Photo = {
  key: number
  file: File
  /** Address of the picture in this page. */
  preview: string
  state: 'preparing' | 'ready' | 'failed'
  /** The JPEG that goes. */
  blob?: Blob
  error?: string
}

const why = (error: unknown) => (error instanceof UnreadablePhoto ? photoTexts.unreadable : errorText(error))

export const usePhotos = (max: number) => {
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const lastKey = useRef(0)
  const shown = useRef(photos)
  useEffect(() => {
    shown.current = photos
  }, [photos])
  useEffect(() => () => shown.current.forEach(({ preview }) => URL.revokeObjectURL(preview)), [])

  const change = (key: number, part: Partial<Photo>) =>
    setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)))

  const prepare = async ({ key, file }: Photo): Promise<void> => {
    change(key, { state: 'preparing' })
    try {
      change(key, { state: 'ready', blob: await asJpeg(file) })
    } catch (error) {
      change(key, { state: 'failed', error: why(error) })
    }
  }

  const add = (files: readonly File[]) => {
    const fresh = files.slice(0, max - photos.length).map((file): Photo => {
      lastKey.current += 1
      return { key: lastKey.current, file, preview: URL.createObjectURL(file), state: 'preparing' }
    })
    setPhotos((all) => [...all, ...fresh])
    for (const photo of fresh) void prepare(photo)
  }

  const remove = (key: number) => {
    const gone = photos.find((photo) => photo.key === key)
    if (gone) URL.revokeObjectURL(gone.preview)
    setPhotos((all) => all.filter((photo) => photo.key !== key))
  }

  return {
    photos,
    add,
    remove,
    retry: prepare,
    isFull: photos.length >= max,
    isPreparing: photos.some(({ state }) => state === 'preparing'),
    /** What is ready to go. */
    blobs: photos.flatMap(({ blob }) => (blob === undefined ? [] : [blob])),
  }
}

export type Photos = ReturnType<typeof usePhotos>
