import { pdfMostBytes } from '@arriero/domain/typed/limits'
import { errorTexts } from '@arriero/contract/es/errors'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { isPdf } from '#shared/files/file-kinds.ts'
import { fileProblem, fitted, sendFile } from '#shared/files/upload-paper.ts'
import { Button } from '#shared/plain/Button.tsx'
import { plainTexts } from '#shared/plain/plain.texts.ts'
import { useHeldSubmit } from '#shared/plain/fields/use-held-submit.ts'
import { useChosen } from '#shared/unsaved/use-chosen.ts'
import type { DocumentDraft } from './document-draft.ts'
import { legalDocumentsTexts as texts } from './legal-documents.texts.ts'
import styles from './PdfField.module.css'

type Chosen = DocumentDraft['file']

interface PdfFieldProps {
  value: Chosen
  problem: string | undefined
  help: string
  onChange: (file: Chosen) => void
}

/** The ending too, for systems that name no types. */
const accept = 'application/pdf,.pdf'

const whyRefused = (file: File): string | undefined => {
  if (!isPdf(file)) return errorTexts['file.not_pdf']
  return file.size > pdfMostBytes ? errorTexts['file.document_too_large'] : undefined
}

const upload = async (file: File): Promise<Chosen> => {
  const { _id } = await sendFile(await fitted(file))
  return { id: _id, name: file.name }
}

/** One PDF, sent as soon as it is chosen; the server looks into it before it counts. */
export const PdfField = ({ value, problem, help, onChange }: PdfFieldProps) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const field = useRef<HTMLDivElement>(null)
  const chosen = useChosen({ label: texts.file, files: value ? [value.id] : [], isSending: isBusy })
  const isWaiting = useHeldSubmit(field, { isHeld: isBusy, hasFailed: refusal !== undefined })
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    const why = whyRefused(file)
    setRefusal(why)
    if (why) return
    setBusy(true)
    try {
      onChange(await upload(file))
    } catch (error) {
      setRefusal(fileProblem(error))
    } finally {
      setBusy(false)
    }
  }
  const shownProblem = refusal ?? problem
  return (
    <div
      ref={field}
      role="group"
      {...chosen}
      aria-labelledby={id}
      aria-describedby={`${id}-problem`}
      className={styles.field}
    >
      <p id={id} className={styles.label}>
        {texts.file}
      </p>
      {value && (
        <div className={styles.chosen}>
          <span className={styles.name}>
            <Icon name="document" sizePx={18} /> {value.name}
          </span>
          <Button
            kind="quiet"
            aria-label={texts.removeFile(value.name)}
            icon="close"
            onClick={() => onChange(undefined)}
          />
        </div>
      )}
      <div>
        <Button
          icon="upload"
          isBusy={isBusy}
          aria-invalid={shownProblem ? true : undefined}
          onClick={() => input.current?.click()}
        >
          {value ? texts.chooseOther : texts.choose}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        tabIndex={-1}
        aria-label={texts.file}
        onChange={(event) => void take(event)}
      />
      <p className={styles.help}>{help}</p>
      {isWaiting && (
        <p className={styles.help} role="status">
          {plainTexts.sentAfterUpload}
        </p>
      )}
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {shownProblem}
      </p>
    </div>
  )
}
