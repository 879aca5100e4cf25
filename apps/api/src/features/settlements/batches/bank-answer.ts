/** What a bank answers to a batch, read line by line: a CSV whose first line names its columns. docs/bank-file.md. */
import { lettersMost } from '@arriero/domain/typed/limits'
import { readPesos } from '@arriero/domain/imports/cells'
import type { answerOutcomes } from '@arriero/contract/money/settlement-shapes'
import type { SeenPayout } from '../payouts/payout-rows.views.ts'
import { answerWords } from './bank-answer.texts.ts'
import { referenceOf } from './bank-text.ts'

type Said = 'paid' | 'returned'

type AnswerLine = {
  /** In the file, from 1 on. */
  line: number
  reference: string
  /** Undefined where it is no word that is known. */
  said: Said | undefined
  reason: string
  /** Null where the answer names none; undefined where it is no amount. */
  valuePesos: number | null | undefined
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Cells of one line; what stands in quotes may hold the separator. */
const cellsOf = (line: string, separator: string): string[] => {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at++) {
    const letter = line[at] ?? ''
    if (letter === '"' && isQuoted && line[at + 1] === '"') {
      cell += letter
      at++
    } else if (letter === '"') isQuoted = !isQuoted
    else if (letter === separator && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += letter
  }
  return [...cells, cell].map((one) => one.trim())
}

const separators = [';', '\t', ',', '|'] as const
const columnNames = Object.keys(answerWords.columns) as (keyof typeof answerWords.columns)[]
type Columns = Record<(typeof columnNames)[number], number>

const columnsOf = (titles: readonly string[]): Columns => {
  const known = titles.map(plain)
  return Object.fromEntries(
    columnNames.map((name) => {
      const words: readonly string[] = answerWords.columns[name]
      return [name, known.findIndex((title) => words.includes(title))]
    }),
  ) as Columns
}

const saidOf = (word: string): Said | undefined => {
  const known = plain(word)
  if (answerWords.paid.some((one) => one === known)) return 'paid'
  return answerWords.returned.some((one) => one === known) ? 'returned' : undefined
}

const valueOf = (cell: string | undefined): AnswerLine['valuePesos'] =>
  cell === undefined || cell === '' ? null : readPesos(cell).value

/** What stands in a cell as one line that people read. */
const words = (cell: string | undefined): string =>
  [...(cell ?? '').replace(/[\u0000-\u001f\u007f]+/g, ' ').trim()].slice(0, lettersMost.comeback).join('')

/** Undefined where no line names a reference and a state. */
export const readAnswer = (text: string): AnswerLine[] | undefined => {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const heads = lines
    .slice(0, 10)
    .flatMap((line, index) =>
      separators.map((separator) => ({ index, separator, columns: columnsOf(cellsOf(line, separator)) })),
    )
  const head = heads.find(({ columns }) => columns.reference >= 0 && columns.state >= 0)
  if (!head) return undefined
  const { columns, separator, index } = head
  return lines.flatMap((line, at) => {
    if (at <= index || line.trim() === '') return []
    const cells = cellsOf(line, separator)
    return {
      line: at + 1,
      reference: words(cells[columns.reference]).toUpperCase(),
      said: saidOf(cells[columns.state] ?? ''),
      reason: words(cells[columns.reason]),
      valuePesos: valueOf(cells[columns.value]),
    }
  })
}

type Outcome = (typeof answerOutcomes)[number]
export type JudgedLine = AnswerLine & { outcome: Outcome; row: SeenPayout | undefined }

/** What a line comes to for a payout that stands like this. */
const outcomeOf = (
  { said, reference, valuePesos }: AnswerLine,
  row: SeenPayout | undefined,
  before: Said | undefined,
): Outcome => {
  if (reference === '' || said === undefined || valuePesos === undefined) return 'unreadable'
  if (!row) return 'unmatched'
  if (valuePesos !== null && valuePesos !== row.net_pesos) return 'amountDiffers'
  const stands = before ?? (row.state === 'returned' ? 'returned' : undefined)
  if (stands !== undefined) return stands === said ? 'already' : 'contradicts'
  return row.state === 'paid' ? said : 'contradicts'
}

/** Each line beside the payout of the batch that it names; of two lines about one the first counts. */
export const judgedAnswer = (lines: readonly AnswerLine[], rows: readonly SeenPayout[]): JudgedLine[] => {
  const byReference = new Map(rows.map((row) => [referenceOf({ _id: row.id }), row]))
  const said = new Map<string, Said>()
  return lines.map((line) => {
    const row = byReference.get(line.reference)
    const outcome = outcomeOf(line, row, row && said.get(row.id))
    if (row && (outcome === 'paid' || outcome === 'returned')) said.set(row.id, outcome)
    return { ...line, outcome, row }
  })
}
