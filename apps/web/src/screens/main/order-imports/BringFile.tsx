import { api } from '@arriero/contract'
import { importMostBytes } from '@arriero/domain/typed/limits'
import { type ChangeEvent, useRef, useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { uploadFile } from '#shared/api/upload.ts'
import { Button } from '#shared/plain/Button.tsx'
import { useToast } from '#shared/ui/use-toast.ts'
import { orderImportsScreenTexts as texts } from './order-imports-screen.texts.ts'

/** Endings too, for systems that name no types. */
const accept =
  '.xlsx,.csv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface BringFileProps {
  onBrought: (id: string) => void
  /** Which file, and why; undefined as soon as another one is brought. */
  onRefused: (words: string | undefined) => void
}

/** One file of services, sent as soon as it is chosen. */
export const BringFile = ({ onBrought, onRefused }: BringFileProps) => {
  const input = useRef<HTMLInputElement>(null)
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const bring = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // The same file, mended, can be chosen again.
    target.value = ''
    if (!file) return
    const refuse = (why: string) => onRefused(texts.refused(file.name, why))
    if (file.size > importMostBytes) return refuse(texts.tooLarge)
    onRefused(undefined)
    setBusy(true)
    try {
      const { _id, isKnown } = await uploadFile(api.orderImports.create, file)
      if (isKnown) toast.info(texts.known)
      onBrought(_id)
    } catch (error) {
      refuse(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={texts.bring}
        tabIndex={-1}
        className="visually-hidden"
        onChange={(event) => void bring(event)}
      />
      <Button kind="primary" icon="upload" isBusy={isBusy} onClick={() => input.current?.click()}>
        {texts.bring}
      </Button>
    </>
  )
}
