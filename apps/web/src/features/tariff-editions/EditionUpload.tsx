import { planAheadDays, sheetMostBytes } from '@arriero/domain/typed/limits'
import type { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { type ReactNode, useState, useRef } from 'react'
import type { Act } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import type { FieldOf } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Card } from '#shared/plain/Card.tsx'
import type { ControlProps } from '#shared/plain/fields/FormField.tsx'
import type { Workbook } from '#shared/files/save-workbook.ts'
import { WorkbookButton } from '#shared/files/WorkbookButton.tsx'
import { useChosen } from '#shared/unsaved/use-chosen.ts'
import type { ReviewedSheet } from './EditionPreview.tsx'
import { tariffEditionsTexts } from './tariff-editions.texts.ts'
import styles from './tariff-editions.module.css'

interface FilePickProps {
  control: ControlProps
  /** Name of the chosen file. */
  name: string | undefined
  accept: string
  onPick: (file: File | undefined) => void
}

/** A workbook from one's own disk; the browser's own button would speak the browser's language. */
const FilePick = ({ control: { status: _status, ...control }, name, accept, onPick }: FilePickProps) => {
  const input = useRef<HTMLInputElement>(null)
  const chosen = useChosen({
    label: tariffEditionsTexts.upload.file,
    files: name === undefined ? [] : [name],
  })
  const pick = (files: FileList | null) => {
    onPick(files?.[0])
    // The same file, mended, can be chosen again.
    if (input.current) input.current.value = ''
  }
  return (
    <div {...chosen} className={styles.pick}>
      <input
        {...control}
        ref={input}
        type="file"
        accept={accept}
        className="visually-hidden"
        onChange={({ target }) => pick(target.files)}
      />
      <Button tabIndex={-1} aria-hidden onClick={() => input.current?.click()}>
        {tariffEditionsTexts.upload.pick}
      </Button>
      <span aria-live="polite">{name ?? tariffEditionsTexts.upload.nothingPicked}</span>
    </div>
  )
}

/** As base64; for files of a megabyte at most. */
const base64Of = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
}

const texts = tariffEditionsTexts.upload
const firstDay = '2000-01-01'

type Chosen = { name: string; base64: string } | 'too large' | undefined

interface Upload {
  file: Chosen
  validFrom: string | undefined
}

const chosenOf = async (file: File | undefined): Promise<Chosen> => {
  if (file === undefined) return undefined
  return file.size > sheetMostBytes ? 'too large' : { name: file.name, base64: await base64Of(file) }
}

/** What one kind of edition says of its file, and which files it reads. */
export interface UploadWords {
  title: string
  help: string
  fileHelp: string
  accept: string
}

const fileField = (chosen: Chosen, { fileHelp, accept }: UploadWords): FieldOf<Chosen, Upload> => ({
  kind: 'control',
  label: texts.file,
  help: fileHelp,
  required: texts.fileRequired,
  isLive: chosen === 'too large',
  denial: (file) => (file === 'too large' ? texts.tooLarge : undefined),
  draw: (control, { value, set }) => (
    <FilePick
      control={control}
      name={typeof value === 'object' ? value.name : undefined}
      accept={accept}
      onPick={(file) => void chosenOf(file).then(set)}
    />
  ),
})

interface EditionUploadProps<Preview> {
  words: UploadWords
  review: Act<CallInput<typeof api.tariffEditions.preview>, Preview>
  template: () => Promise<Workbook>
  onDone: () => void
  /** What the file would change. */
  children: (preview: Preview, sheet: ReviewedSheet) => ReactNode
}

/** Template, file, day; then what the file would change. Decisions §13. */
export const EditionUpload = <Preview,>({
  words,
  review,
  template,
  onDone,
  children,
}: EditionUploadProps<Preview>) => {
  const today = bogotaDay(new Date())
  const held = useState<Upload>({ file: undefined, validFrom: today })
  const [{ file, validFrom }] = held
  const base64 = typeof file === 'object' ? file.base64 : ''
  const form = useForm({
    act: review,
    empty: { file: undefined, validFrom },
    held,
    fields: {
      file: fileField(file, words),
      validFrom: {
        kind: 'day',
        label: texts.from,
        help: texts.fromHelp,
        first: firstDay,
        last: daysAfter(today, planAheadDays.referenceFigures),
        required: texts.dayRequired,
      },
    },
    input: (typed) => ({ body: { file: base64, validFrom: typed.validFrom } }),
  })
  const finish = () => {
    review.reset()
    form.reset()
    onDone()
  }
  return (
    <Card title={words.title} aside={<WorkbookButton read={template}>{texts.template}</WorkbookButton>}>
      <p className={styles.help}>{words.help}</p>
      <div className={styles.stack}>
        <DeskForm form={form} act={texts.review} />
        {review.data &&
          form.isAsSent &&
          validFrom &&
          children(review.data, { file: base64, validFrom, onDone: finish })}
      </div>
    </Card>
  )
}
