import type { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { errorTexts } from '@arriero/contract/es/errors'
import type { ReactNode } from 'react'
import type { Act } from '#shared/api/queries.ts'
import { formatDay } from '#shared/format.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { PlainTable } from '#shared/plain/values/PlainTable.tsx'
import { tariffEditionsTexts } from './tariff-editions.texts.ts'
import styles from './tariff-editions.module.css'

const texts = tariffEditionsTexts.preview

/** `place`: what the cell is about, in words. */
export interface SheetProblem {
  cell: string | null
  place: string
  found: string | null
  code: ErrorCode
}

const words = (problem: SheetProblem): string =>
  [errorTexts[problem.code], ...(problem.found === null ? [] : [texts.found(problem.found)])].join(': ')

/** What is wrong in which cell of the uploaded sheet. */
const SheetProblems = ({ problems }: { problems: readonly SheetProblem[] }) => (
  <div className={styles.stack} role="alert">
    <Notice kind="error" title={texts.problemsTitle(problems.length)}>
      {texts.problemsHelp}
    </Notice>
    <PlainTable<SheetProblem>
      caption={texts.problemsTitle(problems.length)}
      rows={problems}
      keyOf={({ cell, place, code }) => `${cell} ${place} ${code}`}
      columns={[
        { key: 'cell', title: texts.cell, render: ({ cell }) => cell ?? '—' },
        { key: 'place', title: texts.place, render: ({ place }) => place || '—' },
        { key: 'what', title: texts.what, isWide: true, render: words },
      ]}
    />
  </div>
)

/** What was looked at, and will be kept. */
export interface ReviewedSheet {
  file: string
  validFrom: string
  onDone: () => void
}

/** Either kind of edition is kept by the same words. */
type Create = Act<CallInput<typeof api.tariffEditions.create>, { _id: string }>

interface EditionPreviewProps extends ReviewedSheet {
  problems: readonly SheetProblem[]
  /** How many figures change. */
  changes: number
  comparedWith: string
  create: Create
  /** Under which what is typed into the note waits. */
  draft: string
  /** What changes, figure by figure. */
  children: ReactNode
}

const Keeping = ({
  file,
  validFrom,
  onDone,
  create,
  draft,
}: Pick<EditionPreviewProps, 'file' | 'validFrom' | 'onDone' | 'create' | 'draft'>) => {
  const form = useForm({
    act: create,
    empty: { note: '' },
    fields: {
      note: {
        kind: 'words',
        label: texts.note,
        help: texts.noteHelp,
        isOptional: true,
        rows: 2,
        draft: [draft],
      },
    },
    input: ({ note }) => ({ body: { file, validFrom, ...(note.trim() ? { note } : {}) } }),
    done: texts.done,
    onDone,
  })
  return <DeskForm form={form} act={texts.act(formatDay(validFrom))} />
}

/** What the sheet would change; kept only from here, by who has read it. */
export const EditionPreview = ({ problems, changes, children, ...keeping }: EditionPreviewProps) => {
  const comparedWith = formatDay(keeping.comparedWith)
  if (problems.length > 0) return <SheetProblems problems={problems} />
  if (changes === 0) return <Notice kind="info" role="status" title={texts.same(comparedWith)} />
  return (
    <section className={styles.stack}>
      <h3 className={styles.partTitle} role="status">
        {texts.title(changes, comparedWith)}
      </h3>
      {children}
      <Keeping {...keeping} />
    </section>
  )
}
