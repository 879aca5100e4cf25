/** Photos a driver takes for one act: made fit and uploaded as soon as they are taken. */
import { useEffect, useRef, useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { UnreadablePhoto, asJpeg, uploadPhoto } from './photo.ts'
import { photoTexts } from './trips.texts.ts'

export type Photo = {
  key: number
  file: File
  /** Address of the picture in this page. */
  preview: string
  state: 'uploading' | 'ready' | 'failed'
  uploadId?: string
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

  const upload = async ({ key, file }: Photo): Promise<void> => {
    change(key, { state: 'uploading' })
    try {
      change(key, { state: 'ready', uploadId: await uploadPhoto(await asJpeg(file)) })
    } catch (error) {
      change(key, { state: 'failed', error: why(error) })
    }
  }

  const add = (files: readonly File[]) => {
    const fresh = files.slice(0, max - photos.length).map((file): Photo => {
      lastKey.current += 1
      return { key: lastKey.current, file, preview: URL.createObjectURL(file), state: 'uploading' }
    })
    setPhotos((all) => [...all, ...fresh])
    for (const photo of fresh) void upload(photo)
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
    retry: upload,
    isFull: photos.length >= max,
    isUploading: photos.some(({ state }) => state === 'uploading'),
    /** Ids of what arrived. */
    uploads: photos.flatMap(({ uploadId }) => (uploadId === undefined ? [] : [uploadId])),
  }
}

export type Photos = ReturnType<typeof usePhotos>
