import { api } from '@arriero/contract'
import { accountingProgramTexts } from '@arriero/contract/es/accounting'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { Month } from '@arriero/domain/money/closing/months'
import {
  accountingPrograms,
  programTakes,
  type AccountingProgram,
  type VoucherFileKind,
} from '@arriero/domain/money/closing/voucher-files'
import { lettersMost } from '@arriero/domain/typed/limits'
import { type Dispatch, type SetStateAction, useState } from 'react'
import { Link } from 'react-router'
import { fetchMade } from '#features/settlements/fetch-made.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { useAct, useRead } from '#shared/api/queries.ts'
import { formatNumber } from '#shared/format.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Card } from '#shared/plain/Card.tsx'
import { closingPaths } from './closing-paths.ts'
import { closingsTexts, fileKindTexts } from './closings.texts.ts'
import styles from './closings.module.css'

const texts = closingsTexts.files

type Part = ReplyOf<typeof api.closings.parts>['parts'][number]

interface Draft {
  program: AccountingProgram
  kind: VoucherFileKind
  /** Counted from 1. */
  part: string
  documentId: string
}

const empty: Draft = { program: 'general', kind: 'xlsx', part: '1', documentId: '' }

const helpOf = (program: AccountingProgram): string =>
  program === 'siigo' || program === 'alegra' ? texts[program] : texts.general

const partText = ({ part, lines }: Part, parts: number): string =>
  parts === 1 ? texts.onePart(formatNumber(lines)) : texts.partOf(part, parts, formatNumber(lines))

/** A number as Siigo gives its types of vouchers. */
const isDocument = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text.trim())

interface FileFormProps {
  month: Month
  held: readonly [Draft, Dispatch<SetStateAction<Draft>>]
  parts: readonly Part[]
}

const FileForm = ({ month, held, parts }: FileFormProps) => {
  const [draft] = held
  const { kinds } = programTakes[draft.program]
  const form = useForm({
    act: useAct(api.closings.file),
    empty,
    held,
    isKept: true,
    fields: {
      program: {
        label: texts.program,
        kind: 'choice',
        options: accountingPrograms.map((program) => ({
          value: program,
          label: accountingProgramTexts[program],
        })),
        help: helpOf(draft.program),
      },
      kind: {
        label: texts.kind,
        kind: 'choice',
        options: kinds.map((kind) => ({ value: kind, label: fileKindTexts[kind] })),
        denial: (kind) => (kinds.includes(kind) ? undefined : 'month.file_kind'),
      },
      part: {
        label: texts.part,
        kind: 'choice',
        options: parts.map((part) => ({ value: String(part.part), label: partText(part, parts.length) })),
        denial: (part) => (Number(part) <= parts.length ? undefined : 'month.part_not_found'),
      },
      documentId: draft.kind === 'json' && {
        label: texts.document,
        kind: 'digits',
        most: lettersMost.accountNumber,
        help: texts.documentHelp,
        required: 'month.document_required',
        denial: (text) => (isDocument(text) ? undefined : 'month.document_required'),
      },
    },
    input: ({ program, kind, part, documentId }) => ({
      params: { month },
      body: {
        program,
        kind,
        part: Number(part),
        ...(kind === 'json' && { documentId: Number(documentId) }),
      },
    }),
    onDone: fetchMade,
  })
  return <DeskForm form={form} act={texts.act} />
}

/** The entries of a closed month for the accountant's own program. */
export const MonthFiles = ({ month }: { month: Month }) => {
  const held = useState<Draft>(empty)
  const [{ program }] = held
  const read = useRead(api.closings.parts, { params: { month }, query: { program } }, { keepsLast: true })
  return (
    <Card title={texts.title} aside={<Link to={closingPaths.chart}>{closingsTexts.toChart}</Link>}>
      <p className={styles.help}>{texts.help}</p>
      <div className={styles.form}>
        <Answer of={read}>
          {({ parts }) =>
            parts.length === 0 ? <p>{texts.none}</p> : <FileForm month={month} held={held} parts={parts} />
          }
        </Answer>
      </div>
    </Card>
  )
}
