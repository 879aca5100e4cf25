/** A workbook as a stream: rows come in batches and leave as a zip, never all at once in memory. */
import { Readable } from 'node:stream'
import type { CellValue, FileKind } from '@arriero/contract/lists/column'
import { ZipFile } from 'yazl'
import { cell, headCell, letters, placeOf, sumCell, type Words, xmlText } from './cells.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const contentTypes = `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`

const rootRelations = `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

const workbookRelations = `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`

/** In the order of `styles` in `cells.ts`; `quotePrefix` keeps a text a text also when it is edited. */
const stylesOfCells = `${head}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="166" formatCode="&quot;$&quot;#,##0"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="9"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="3" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf quotePrefix="1"/><xf numFmtId="166" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`

/** Signs a sheet's name may not have, and its length. */
const sheetName = (title: string) => title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31)

const workbook = (title: string) =>
  `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${xmlText(sheetName(title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`

/** The fixed files of a workbook with one sheet. Everything but the sheet, by its place in the file. */
const fixedParts = (title: string): readonly { path: string; text: string }[] => [
  { path: '[Content_Types].xml', text: contentTypes },
  { path: '_rels/.rels', text: rootRelations },
  { path: 'xl/workbook.xml', text: workbook(title) },
  { path: 'xl/_rels/workbook.xml.rels', text: workbookRelations },
  { path: 'xl/styles.xml', text: stylesOfCells },
]

/** A column that is not seen holds what a sum needs and nobody reads. */
type SheetWidth = { width: number; isHidden?: true }

/** The head stays in sight while scrolling. */
const sheetStart = (widths: readonly SheetWidth[]): string => {
  const columns = widths.map(
    ({ width, isHidden }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"${isHidden ? ' hidden="1"' : ''}/>`,
  )
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`
}

/** Arrows to filter by in each head, over all rows. */
const sheetEnd = (columnCount: number, rowCount: number): string =>
  `</sheetData><autoFilter ref="A1:${placeOf(columnCount - 1, rowCount + 1)}"/></worksheet>`

export type SheetColumn = { title: string; kind: FileKind; isSummed?: true }

type SheetRow = readonly CellValue[]

/** `summed`: those of its rows whose money the last row adds up; left out, all of them. */
export type SheetBatch = { rows: readonly SheetRow[]; summed?: readonly SheetRow[] }

export type Workbook = {
  title: string
  columns: readonly SheetColumn[]
  /** Batches of rows, each row a value per column. */
  batches: AsyncIterable<SheetBatch>
  words: Words & { totals?: string }
  /** Not every row is in the sums: batches say which are. */
  isPartial?: boolean
}

const widths: Record<FileKind, number> = {
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

/**
 * Sums of whole pesos, which stay exact far beyond the rows a file may have. Where not every row counts, a sum is of a column out of
 * sight that holds only what does: so it follows a filter too.
 */
const sumsOf = ({ columns, isPartial = false }: Workbook) => {
  const summed = columns.flatMap(({ isSummed }, at) => (isSummed ? [at] : []))
  const sums = summed.map(() => 0)
  const asideOf = (order: number) => columns.length + order
  /** Below the last row, with its word in the first column that has no sum; outside of what is filtered. */
  const totals = (word: string, last: number): string => {
    const wordAt = columns.findIndex(({ isSummed }) => !isSummed)
    const sumAt = (order: number) => {
      const of = letters(isPartial ? asideOf(order) : (summed[order] ?? 0))
      return sumCell(placeOf(summed[order] ?? 0, last + 1), `${of}2:${of}${last}`, sums[order] ?? 0)
    }
    const cells = columns.map((_, at) => {
      if (at === wordAt) return headCell(placeOf(at, last + 1), word)
      return summed.includes(at) ? sumAt(summed.indexOf(at)) : ''
    })
    return `<row r="${last + 1}">${cells.join('')}</row>`
  }
  /** What a row adds, and its cells out of sight. */
  const add = (values: SheetRow, { at, counts }: { at: number; counts: boolean }): string =>
    summed
      .map((column, order) => {
        const pesos = counts ? Number(values[column] ?? 0) : 0
        sums[order] = (sums[order] ?? 0) + pesos
        const place = placeOf(asideOf(order), at)
        return isPartial ? cell({ at: place, kind: 'pesos', value: pesos }, noWords) : ''
      })
      .join('')
  const aside = (isPartial ? summed : []).map((): SheetWidth => ({ width: widths.pesos, isHidden: true }))
  return { add, totals, aside, isAny: summed.length > 0 }
}
const noWords = { yes: '', no: '' }

async function* sheet(workbook: Workbook): AsyncGenerator<string> {
  const { columns, batches, words } = workbook
  const sums = sumsOf(workbook)
  const seen = columns.map(({ kind, title }) => ({ width: Math.max(widths[kind], title.length + 4) }))
  yield sheetStart([...seen, ...sums.aside])
  yield `<row r="1">${columns.map(({ title }, at) => headCell(placeOf(at, 1), title)).join('')}</row>`
  let last = 1
  let counted = 0
  const written = (values: SheetRow, counts: boolean): string => {
    const row = ++last
    if (counts) counted++
    const cells = columns.map(({ kind }, at) =>
      cell({ at: placeOf(at, row), kind, value: values[at] }, words),
    )
    return `<row r="${row}">${cells.join('')}${sums.add(values, { at: row, counts })}</row>`
  }
  for await (const { rows, summed } of batches) {
    const counting = summed && new Set(summed)
    yield rows.map((row) => written(row, counting?.has(row) ?? true)).join('')
  }
  if (sums.isAny && counted > 0 && words.totals !== undefined) yield sums.totals(words.totals, last)
  yield sheetEnd(columns.length, last - 1)
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
