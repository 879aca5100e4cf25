/** Workbooks for imports: the template to fill in, and rows that failed with the reason in a last column. */
import { buffer } from 'node:stream/consumers'
import { importFields } from '@arriero/domain/imports/columns'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import type { Ctx } from '#context.ts'
import { writeWorkbook, type SheetColumn } from '#features/exports/xlsx/workbook.ts'
import { exampleTexts, importTexts, titleTexts } from './order-imports.texts.ts'
import { failedRows, type FailedRow } from './order-imports.views.ts'

type File = { name: string; file: string }
type Rows = readonly (readonly (string | number | boolean | null)[])[]

const fileOf = async (name: string, columns: readonly SheetColumn[], rows: Rows): Promise<File> => {
  async function* batches() {
    yield { rows }
  }
  const { sheet: title, words } = importTexts
  const bytes = await buffer(writeWorkbook({ title, columns, batches: batches(), words }))
  return { name, file: bytes.toString('base64') }
}

const exampleDaysAhead = 3

/** As it is read best: every column there is, two services as an example. */
export const importTemplate = (ctx: Ctx): Promise<File> => {
  const day = daysAfter(bogotaDay(ctx.now), exampleDaysAhead)
  const numbers = new Set(['weight', 'high', 'width', 'bottom', 'pieces', 'price'])
  const columns = importFields.map((field): SheetColumn => ({
    title: titleTexts[field],
    kind: field === 'day' ? 'day' : numbers.has(field) ? 'exact' : 'text',
  }))
  const rows = exampleTexts(day).map((example) => importFields.map((field) => example[field] ?? null))
  return fileOf(importTexts.template, columns, rows)
}

const reasonOf = ({ faults }: FailedRow): string =>
  faults.map(({ column, text }) => (column === null ? text : `${column}: ${text}`)).join(' ')

/** Numbers stay numbers and all else the text it was: corrected, the file is read as the first one was. */
const kindOf = (rows: readonly FailedRow[], column: number): SheetColumn['kind'] =>
  rows.every(
    ({ cells }) => cells[column] === null || cells[column] === undefined || typeof cells[column] === 'number',
  )
    ? 'exact'
    : 'text'

export const failedFile = async (ctx: Ctx, id: string): Promise<File | undefined> => {
  const failed = await failedRows(ctx, id)
  if (!failed) return undefined
  const { name, titles, rows } = failed
  // A file that was corrected once has its column of reasons already.
  const kept = titles.flatMap((title, at) => (title === importTexts.reason ? [] : [{ title, at }]))
  const columns = [
    ...kept.map(({ title, at }): SheetColumn => ({ title, kind: kindOf(rows, at) })),
    { title: importTexts.reason, kind: 'text' as const },
  ]
  const lines = rows.map((row) => [...kept.map(({ at }) => row.cells[at] ?? null), reasonOf(row)])
  return fileOf(importTexts.failed(name), columns, lines)
}
