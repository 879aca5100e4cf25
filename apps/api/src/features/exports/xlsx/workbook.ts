/** A workbook as a stream: rows come in batches and leave as a zip, never all at once in memory. */
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { cell, headCell, totalCell, type CellKind, type CellValue, type Words } from './cells.ts'
import { fixedParts, sheetEnd, sheetStart } from './parts.ts'

export type SheetColumn = { title: string; kind: CellKind; isSummed?: true }

type SheetRow = readonly CellValue[]

/** `summed`: those of its rows whose money the last row adds up; left out, all of them. */
export type SheetBatch = { rows: readonly SheetRow[]; summed?: readonly SheetRow[] }

export type Workbook = {
  title: string
  columns: readonly SheetColumn[]
  /** Batches of rows, each row a value per column. */
  batches: AsyncIterable<SheetBatch>
  words: Words & { totals?: string }
}

const widths: Record<CellKind, number> = {
  text: 24,
  number: 12,
  pesos: 16,
  amount: 16,
  decimal: 12,
  exact: 14,
  day: 12,
  moment: 17,
  yesNo: 9,
}
/** Speed counts more than the last bytes: the file lives for a day. */
const compressionLevel = 3

/** Sums of whole pesos, which stay exact far beyond the rows a file may have. */
const sumsOf = (columns: readonly SheetColumn[]) => {
  const sums = columns.map(({ isSummed }): number | null => (isSummed ? 0 : null))
  const add = (row: SheetRow) => {
    for (const [at, sum] of sums.entries()) if (sum !== null) sums[at] = sum + Number(row[at] ?? 0)
  }
  /** Below all rows, with its word in the first column that has no sum; outside of what is filtered. */
  const row = (word: string): string => {
    const wordAt = sums.indexOf(null)
    const cells = sums.map((sum, at) => totalCell(at === wordAt ? word : sum))
    return `<row>${cells.join('')}</row>`
  }
  return { add, row, isAny: sums.some((sum) => sum !== null) }
}

async function* sheet({ columns, batches, words }: Workbook): AsyncGenerator<string> {
  yield sheetStart(columns.map(({ kind, title }) => Math.max(widths[kind], title.length + 4)))
  yield `<row>${columns.map(({ title }) => headCell(title)).join('')}</row>`
  const sums = sumsOf(columns)
  const count = { rows: 0, summed: 0 }
  for await (const { rows, summed = rows } of batches) {
    count.rows += rows.length
    count.summed += summed.length
    if (sums.isAny) for (const row of summed) sums.add(row)
    yield rows
      .map((row) => `<row>${columns.map(({ kind }, at) => cell(kind, row[at], words)).join('')}</row>`)
      .join('')
  }
  if (sums.isAny && count.summed > 0 && words.totals !== undefined) yield sums.row(words.totals)
  yield sheetEnd(columns.length, count.rows)
}

/** Bytes of the file; fails where the batches fail. */
export const writeWorkbook = (workbook: Workbook): Readable => {
  const zip = new ZipFile()
  for (const { path, text } of fixedParts(workbook.title)) zip.addBuffer(Buffer.from(text), path)
  const rows = Readable.from(encoded(sheet(workbook)), { objectMode: false })
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml', { compressionLevel })
  zip.end()
  // Its types promise less than it is: a stream of Node's own, which can be ended with an error.
  const bytes = zip.outputStream as Readable
  const give = (error: Error) => bytes.destroy(error)
  rows.once('error', give)
  zip.once('error', give)
  // The rows may fail before anybody reads: he is told when he does, and an error nobody hears would end the program.
  bytes.on('error', () => undefined)
  return bytes
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const text of texts) if (text !== '') yield Buffer.from(text)
}
