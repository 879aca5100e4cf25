/** Photos a driver takes for one step: made fit and kept in the phone as soon as they are taken, sent with the step, signal or not. */
import { useEffect, useRef, useState } from 'react'
import { newKey } from '#shared/api/new-key.ts'
import { asJpeg, FileProblem } from '#shared/files/as-jpeg.ts'
import { isPdf } from '#shared/files/file-kinds.ts'
import { fileProblem, fitted } from '#shared/files/upload-paper.ts'
import { type ImageRules, whyRefused } from '#shared/ui/images/image-rules.ts'
import { draftsOf, keepDraft, onTakenBack, removeDraft, type DraftPlace } from './outbox/drafts.ts'
import type { DraftPhoto } from './outbox/waiting-report.ts'
import { photoTexts } from './trip.texts.ts'

export type Photo = {
  key: string
  file: Blob
  /** Of a PDF, which has no picture. */
  paperName?: string
  /** Address of the picture in this page. */
  preview: string
  state: 'preparing' | 'ready' | 'failed'
  /** The JPEG that goes. */
  blob?: Blob
  error?: string
}

const pdfType = 'application/pdf'

const keptPhoto = ({ key, blob }: DraftPhoto): Photo => ({
  key,
  file: blob,
  ...(blob.type === pdfType ? { paperName: photoTexts.paper } : {}),
  blob,
  preview: URL.createObjectURL(blob),
  state: 'ready',
})

const freshPhoto = (file: File): Photo => ({
  key: newKey(),
  file,
  ...(isPdf(file) ? { paperName: file.name } : {}),
  preview: URL.createObjectURL(file),
  state: 'preparing',
})

/** A phone that keeps nothing loses them with the page, and works on. */
const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined)

type Bring = (photos: readonly Photo[], kept: readonly Photo[]) => readonly Photo[]

/** A phone may be slow to say what it keeps: what was taken meanwhile stays. */
const asItOpens: Bring = (photos, kept) => [
  ...kept.filter(({ key }) => !photos.some((photo) => photo.key === key)),
  ...photos,
]
/** What was ready was handed in, and is back under other keys. */
const asItIsBack: Bring = (photos, kept) => [...kept, ...photos.filter(({ state }) => state !== 'ready')]

/** Brings what the phone keeps: as the screen opens, and when a refused report gives its photos back. */
const useKept = ({ orderId, step }: DraftPlace, bring: (kept: Photo[], by: Bring) => void): void => {
  const told = useRef(bring)
  useEffect(() => {
    told.current = bring
  })
  useEffect(() => {
    let isGone = false
    const read = async (by: Bring) => {
      const drafts = await draftsOf({ orderId, step })
      if (!isGone) told.current(drafts.map(keptPhoto), by)
    }
    quietly(read(asItOpens))
    const forget = onTakenBack(() => quietly(read(asItIsBack)))
    return () => {
      isGone = true
      forget()
    }
  }, [orderId, step])
}

/** The JPEG, or the PDF where the step takes one; throws why it takes neither. */
const readied = async (file: Blob, rules: ImageRules | undefined): Promise<Blob> => {
  if (!rules) return asJpeg(file)
  const facts = { name: file instanceof File ? file.name : '', type: file.type, size: file.size }
  const refusal = whyRefused(facts, rules)
  if (refusal) throw new FileProblem(refusal)
  return fitted(file)
}

/** Revokes the pictures' addresses when the screen closes. */
const useShown = (photos: readonly Photo[]) => {
  const shown = useRef(photos)
  useEffect(() => {
    shown.current = photos
  }, [photos])
  useEffect(() => () => shown.current.forEach(({ preview }) => URL.revokeObjectURL(preview)), [])
  return shown
}

/** `rules`: what the step takes where it is not photos alone. */
export const usePhotos = (max: number, place: DraftPlace, rules?: ImageRules) => {
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const shown = useShown(photos)

  useKept(place, (kept, by) => setPhotos((all) => by(all, kept)))

  const change = (key: string, part: Partial<Photo>) =>
    setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)))

  const prepare = async ({ key, file }: Photo): Promise<void> => {
    change(key, { state: 'preparing' })
    try {
      const blob = await readied(file, rules)
      const isShown = () => shown.current.some((photo) => photo.key === key)
      // It is told to be ready once it outlives this page.
      if (isShown()) await keepDraft({ ...place, key, blob }).catch(() => undefined)
      change(key, { state: 'ready', blob })
      if (!isShown()) quietly(removeDraft(key))
    } catch (error) {
      change(key, { state: 'failed', error: fileProblem(error) })
    }
  }

  const add = (files: readonly File[]) => {
    // What will not do stands in nobody's way: the next one takes its place.
    const good = photos.filter(({ state }) => state !== 'failed')
    const fresh = files.slice(0, max - good.length).map(freshPhoto)
    setPhotos([...good, ...fresh])
    for (const photo of fresh) void prepare(photo)
  }

  const remove = (key: string) => {
    const gone = photos.find((photo) => photo.key === key)
    if (gone) URL.revokeObjectURL(gone.preview)
    setPhotos((all) => all.filter((photo) => photo.key !== key))
    quietly(removeDraft(key))
  }

  return {
    photos,
    add,
    remove,
    retry: prepare,
    isFull: photos.filter(({ state }) => state !== 'failed').length >= max,
    isPreparing: photos.some(({ state }) => state === 'preparing'),
    /** What is ready to go. */
    blobs: photos.flatMap(({ blob }) => (blob === undefined ? [] : [blob])),
  }
}

export type Photos = ReturnType<typeof usePhotos>
