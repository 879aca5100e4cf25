import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { Alert } from 'antd'
import { useAct } from '#shared/api/queries.ts'
import { formatDay } from '#shared/format.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
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

const Keeping = ({ file, validFrom, onDone }: Omit<EditionPreviewProps, 'preview'>) => {
  const form = useForm({
    act: useAct(api.tariff.create),
    empty: { note: '' },
    fields: {
      note: {
        kind: 'words',
        label: texts.note,
        help: texts.noteHelp,
        isOptional: true,
        rows: 2,
        draft: ['tariff-note'],
      },
    },
    input: ({ note }) => ({ body: { file, validFrom, ...(note.trim() ? { note } : {}) } }),
    done: texts.done,
    onDone,
  })
  return <DeskForm form={form} act={texts.act(formatDay(validFrom))} />
}

/** What the sheet would change; kept only from here, by who has read it. */
export const EditionPreview = ({ preview, ...keeping }: EditionPreviewProps) => {
  const comparedWith = formatDay(preview.comparedWith)
  if (preview.problems.length > 0) return <SheetProblems problems={preview.problems} />
  if (preview.differences.length === 0)
    return <Alert type="info" showIcon role="status" title={texts.same(comparedWith)} />
  return (
    <section className={styles.stack}>
      <h3 className={styles.partTitle} role="status">
        {texts.title(preview.differences.length, comparedWith)}
      </h3>
      <EditionComparison differences={preview.differences} worked={preview.worked} />
      <Keeping {...keeping} />
    </section>
  )
}
