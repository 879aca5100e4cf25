/** A workbook as a stream: rows come in batches and leave as a zip, never all at once in memory. */
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { cell, headCell, type CellKind, type CellValue, type Words } from './cells.ts'
import { fixedParts, sheetEnd, sheetStart } from './parts.ts'

export type SheetColumn = { title: string; kind: CellKind }

export type Workbook = {
  title: string
  columns: readonly SheetColumn[]
  /** Batches of rows, each row a value per column. */
  batches: AsyncIterable<readonly (readonly CellValue[])[]>
  words: Words
}

const widths: Record<CellKind, number> = {
  text: 24,
  number: 12,
  pesos: 16,
  decimal: 12,
  day: 12,
  moment: 17,
  yesNo: 9,
}
/** Speed counts more than the last bytes: the file lives for a day. */
const compressionLevel = 3

async function* sheet({ columns, batches, words }: Workbook): AsyncGenerator<string> {
  yield sheetStart(columns.map(({ kind, title }) => Math.max(widths[kind], title.length + 4)))
  yield `<row>${columns.map(({ title }) => headCell(title)).join('')}</row>`
  let rowCount = 0
  for await (const batch of batches) {
    rowCount += batch.length
    yield batch
      .map((row) => `<row>${columns.map(({ kind }, at) => cell(kind, row[at], words)).join('')}</row>`)
      .join('')
  }
  yield sheetEnd(columns.length, rowCount)
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
  return bytes
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const text of texts) if (text !== '') yield Buffer.from(text)
}
