import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { Alert } from 'antd'
import { useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { formatDay } from '#shared/format.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { WordsInput } from '#shared/forms/WordsInput.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { EditionComparison } from './EditionComparison.tsx'
import { SheetProblems } from './SheetProblems.tsx'
import { tariffTexts } from './tariff.texts.ts'
import styles from './tariff.module.css'

const texts = tariffTexts.preview

interface EditionPreviewProps {
  preview: ReplyOf<typeof api.tariff.preview>
  /** What was looked at, and will be kept. */
  file: string
  validFrom: string
  onDone: () => void
}

/** What the sheet would change; kept only from here, by who has read it. */
export const EditionPreview = ({ preview, file, validFrom, onDone }: EditionPreviewProps) => {
  const toast = useToast()
  const create = useAct(api.tariff.create)
  const [note, setNote] = useState('')
  const comparedWith = formatDay(preview.comparedWith)
  if (preview.problems.length > 0) return <SheetProblems problems={preview.problems} />
  if (preview.differences.length === 0)
    return <Alert type="info" showIcon role="status" title={texts.same(comparedWith)} />
  const keep = () =>
    create.mutate(
      { body: { file, validFrom, ...(note.trim() ? { note } : {}) } },
      {
        onSuccess: () => {
          toast.success(texts.done)
          onDone()
        },
      },
    )
  return (
    <section className={styles.stack}>
      <h3 className={styles.partTitle} role="status">
        {texts.title(preview.differences.length, comparedWith)}
      </h3>
      <EditionComparison differences={preview.differences} worked={preview.worked} />
      <ActForm
        act={texts.act(formatDay(validFrom))}
        isBusy={create.isPending}
        problem={create.isError ? errorText(create.error) : undefined}
        onSubmit={keep}
      >
        <FormField label={texts.note} help={texts.noteHelp} isOptional>
          {(control) => (
            <WordsInput control={control} draft={['tariff-note']} value={note} onChange={setNote} rows={2} />
          )}
        </FormField>
      </ActForm>
    </section>
  )
}
