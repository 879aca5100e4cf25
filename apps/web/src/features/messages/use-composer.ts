/** What is being written: words with their draft, photos made fit, a place. */
import { lettersMost, picturesMost } from '@arriero/domain/typed/limits'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { newKey } from '#shared/api/new-key.ts'
import { asJpeg, FileProblem } from '#shared/files/as-jpeg.ts'
import { filesTexts } from '#shared/files/files.texts.ts'
import { useUnsaved } from '#shared/unsaved/use-unsaved.ts'
import { limitOf } from '#shared/words/limit.ts'
import { dropDraft, type DraftName } from '#shared/words/drafts.ts'
import { messagesTexts } from './messages.texts.ts'
import { handInMessage } from './outbox/message-courier.ts'

const texts = messagesTexts.write

export type Point = { latitude: number; longitude: number }
type ChosenPhoto = { key: string; blob: Blob; url: string }

export const messageDraft = (orderId: string): DraftName => ['message', orderId]

const chosen = async (file: File): Promise<ChosenPhoto> => {
  const blob = await asJpeg(file)
  return { key: newKey(), blob, url: URL.createObjectURL(blob) }
}

/** All of them or none: what cannot be taken is said, and nothing is half added. */
const useChosenPhotos = () => {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([])
  const [problem, setWhy] = useState<string>()
  const [isPreparing, setPreparing] = useState(false)
  const shown = useRef(photos)
  useEffect(() => {
    shown.current = photos
  }, [photos])
  useEffect(() => () => shown.current.forEach(({ url }) => URL.revokeObjectURL(url)), [])
  useUnsaved(photos.length > 0, texts.photos)
  const add = async (files: readonly File[]) => {
    const count = photos.length + files.length
    if (count > picturesMost.message) return setWhy(texts.tooMany(count))
    setWhy(undefined)
    setPreparing(true)
    try {
      const fresh = await Promise.all(files.map(chosen))
      setPhotos((all) => [...all, ...fresh])
    } catch (error) {
      setWhy(error instanceof FileProblem ? error.message : filesTexts.unreadable)
    } finally {
      setPreparing(false)
    }
  }
  const remove = (key: string) =>
    setPhotos((all) => {
      const gone = all.find((one) => one.key === key)
      if (gone) URL.revokeObjectURL(gone.url)
      return all.filter((one) => one !== gone)
    })
  /** They went: what was chosen since stays. */
  const letGo = (gone: readonly ChosenPhoto[]) => {
    gone.forEach(({ url }) => URL.revokeObjectURL(url))
    setPhotos((all) => all.filter((one) => !gone.includes(one)))
    setWhy(undefined)
  }
  return { photos, add, remove, letGo, problem, isPreparing, say: setWhy }
}

/** What is handed in goes once, however often it is pressed; what is written meanwhile stays. */
const useHandingIn = (orderId: string, photos: readonly ChosenPhoto[]) => {
  const [text, setText] = useState('')
  const [sentCount, setSentCount] = useState(0)
  const shown = useRef(text)
  const going = useRef<{ text: string; photos: readonly ChosenPhoto[] }>(undefined)
  useLayoutEffect(() => {
    shown.current = text
  }, [text])
  /** Resolves to whether it went: not again what is on its way. */
  const handIn = async (): Promise<boolean> => {
    if (going.current?.text === text && going.current.photos === photos) return false
    const own = { text, photos }
    going.current = own
    try {
      await handInMessage({ orderId, text: text.trim(), photos: photos.map(({ blob }) => blob) })
    } finally {
      if (going.current === own) going.current = undefined
    }
    // It is safe in the outbox: nothing of it stays here.
    if (shown.current === text) {
      dropDraft(messageDraft(orderId))
      setText('')
      setSentCount((count) => count + 1)
    }
    return true
  }
  return { text, setText, sentCount, handIn }
}

export const useComposer = (orderId: string) => {
  const chosenPhotos = useChosenPhotos()
  const { photos, letGo, isPreparing, say } = chosenPhotos
  const { text, setText, sentCount, handIn } = useHandingIn(orderId, photos)
  const isOver = limitOf(text, lettersMost.message).isOver
  const isEmpty = text.trim() === '' && photos.length === 0
  const maySend = !isEmpty && !isOver && !isPreparing
  const send = async () => {
    if (maySend && (await handIn())) letGo(photos)
  }
  const sendPlace = async (findPlace: () => Promise<Point | undefined>) => {
    const place = await findPlace().catch(() => undefined)
    if (!place) return say(texts.placeFailed)
    say(undefined)
    await handInMessage({ orderId, text: '', place })
  }
  return {
    text,
    setText,
    /** Of this composer, so far. */
    sentCount,
    chosenPhotos,
    maySend,
    send,
    sendPlace,
    sendQuick: (words: string) => handInMessage({ orderId, text: words }),
  }
}

export type Composing = ReturnType<typeof useComposer>
