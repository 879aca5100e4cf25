import { useLayoutEffect, useRef, useState } from 'react'
import { useHeldSubmit } from '../plain/fields/use-held-submit.ts'
import { type ImageRules, keepLast, type UploadedImage, whyRefused } from '../ui/images/image-rules.ts'
import { useChosen } from '../unsaved/use-chosen.ts'
import { fileProblem } from './upload-paper.ts'

export interface UploadsSetup {
  /** What the question about unsaved things calls it. */
  label: string
  value: readonly UploadedImage[]
  onChange: (files: UploadedImage[]) => void
  /** Sends one file and answers what to keep; a rejected promise says its sentence. */
  upload: (file: File) => Promise<UploadedImage>
  rules?: ImageRules | undefined
  most: number
}

/** Files of a field, sent as they are chosen. Its form waits for them, and leaving it asks; `place` and `chosen` go on the field. */
export const useUploads = <Field extends HTMLElement>(setup: UploadsSetup) => {
  const { label, value, onChange, upload, rules, most } = setup
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const place = useRef<Field>(null)
  const chosen = useChosen({ label, files: value.map(({ id }) => id), isSending })
  const isWaiting = useHeldSubmit(place, { isHeld: isSending, hasFailed: refusal !== undefined })
  // Sending ends long after it began: what was typed or taken away meanwhile must stay so.
  const latest = useRef(setup)
  useLayoutEffect(() => {
    latest.current = setup
  })
  const take = async (files: readonly File[]) => {
    const refused = rules && files.map((file) => whyRefused(file, rules)).find(Boolean)
    setRefusal(refused)
    if (refused || files.length === 0) return
    setSending(true)
    try {
      const sent = await Promise.all(files.map(upload))
      latest.current.onChange(keepLast([...latest.current.value, ...sent], most))
    } catch (error) {
      setRefusal(fileProblem(error))
    } finally {
      setSending(false)
    }
  }
  return {
    place,
    chosen,
    isSending,
    isWaiting,
    refusal,
    take: (files: readonly File[]) => void take(files),
    remove: (gone: UploadedImage) => onChange(value.filter(({ id }) => id !== gone.id)),
  }
}
