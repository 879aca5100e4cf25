import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { errorTexts } from '@arriero/contract/es/errors'
import { tariffConfigurationTexts, tariffParameterTexts } from '@arriero/contract/es/tariff'
import { useAct } from '#shared/api/queries.ts'
import { formatDay } from '#shared/format.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { PlainTable } from '#shared/plain/values/PlainTable.tsx'
import { EditionComparison } from './EditionComparison.tsx'
import { tariffEditionsTexts } from './tariff-editions.texts.ts'
import styles from './tariff-editions.module.css'

const texts = tariffEditionsTexts.preview

type Problem = ReplyOf<typeof api.tariffEditions.preview>['problems'][number]

const placeOf = ({ parameter, configuration }: Problem): string =>
  [
    parameter === null ? undefined : tariffParameterTexts[parameter],
    configuration === null ? undefined : tariffConfigurationTexts[configuration],
  ]
    .filter((word) => word !== undefined)
    .join(', ')

const words = (problem: Problem): string =>
  [errorTexts[problem.code], ...(problem.found === null ? [] : [texts.found(problem.found)])].join(': ')

/** What is wrong in which cell of the uploaded sheet. */
const SheetProblems = ({ problems }: { problems: readonly Problem[] }) => (
  <div className={styles.stack} role="alert">
    <Notice kind="error" title={texts.problemsTitle(problems.length)}>
      {texts.problemsHelp}
    </Notice>
    <PlainTable<Problem>
      caption={texts.problemsTitle(problems.length)}
      rows={problems}
      keyOf={({ cell, parameter, code }) => `${cell} ${parameter} ${code}`}
      columns={[
        { key: 'cell', title: texts.cell, render: ({ cell }) => cell ?? '—' },
        { key: 'parameter', title: tariffEditionsTexts.comparison.parameter, render: placeOf },
        { key: 'what', title: texts.what, isWide: true, render: words },
      ]}
    />
  </div>
)

interface EditionPreviewProps {
  preview: ReplyOf<typeof api.tariffEditions.preview>
  /** What was looked at, and will be kept. */
  file: string
  validFrom: string
  onDone: () => void
}

const Keeping = ({ file, validFrom, onDone }: Omit<EditionPreviewProps, 'preview'>) => {
  const form = useForm({
    act: useAct(api.tariffEditions.create),
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
    return <Notice kind="info" role="status" title={texts.same(comparedWith)} />
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
