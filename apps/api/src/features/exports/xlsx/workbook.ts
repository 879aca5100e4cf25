/** A workbook as a stream: rows come in batches and leave as a zip, never all at once in memory. */
import { Readable } from 'node:stream'
import type { CellValue, FileKind } from '@arriero/contract/lists/column'
import { ZipFile } from 'yazl'
import { cell, headCell, letters, placeOf, sumCell, type Words, xmlText } from './cells.ts'
import { gathering, subtotalRows, type Subtotals } from './subtotals.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Sheets are numbered from 1. */
const numbersOf = (sheets: readonly string[]) => sheets.map((_, at) => at + 1)

const contentTypes = (sheets: readonly string[]) => {
  const parts = numbersOf(sheets).map(
    (number) =>
      `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${type}.worksheet+xml"/>`,
  )
  return `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>${parts.join('')}<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`
}

const rootRelations = `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

const workbookRelations = (sheets: readonly string[]) => {
  const parts = numbersOf(sheets).map(
    (number) =>
      `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  )
  return `${head}<Relationships xmlns="${packaged}/relationships">${parts.join('')}<Relationship Id="rId${sheets.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`
}

/** In the order of `styles` in `cells.ts`; `quotePrefix` keeps a text a text also when it is edited. */
const stylesOfCells = `${head}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="166" formatCode="&quot;$&quot;#,##0"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="9"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="3" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf quotePrefix="1"/><xf numFmtId="166" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`

/** Signs a sheet's name may not have, and its length. */
const sheetName = (title: string) => title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31)

const workbook = (sheets: readonly string[]) => {
  const parts = sheets.map(
    (title, at) => `<sheet name="${xmlText(title)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  return `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${parts.join('')}</sheets></workbook>`
}

/** Everything of a workbook but its sheets, by its place in the file. */
const fixedParts = (sheets: readonly string[]): readonly { path: string; text: string }[] => [
  { path: '[Content_Types].xml', text: contentTypes(sheets) },
  { path: '_rels/.rels', text: rootRelations },
  { path: 'xl/workbook.xml', text: workbook(sheets) },
  { path: 'xl/_rels/workbook.xml.rels', text: workbookRelations(sheets) },
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
  /** Sums by the words of a column, on a sheet of their own. */
  subtotals?: Subtotals | undefined
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
  const lettersOf = (order: number) => letters(isPartial ? asideOf(order) : (summed[order] ?? 0))
  /** Below the last row, with its word in the first column that has no sum; outside of what is filtered. */
  const totals = (word: string, last: number): string => {
    const wordAt = columns.findIndex(({ isSummed }) => !isSummed)
    const sumAt = (order: number) => {
      const of = lettersOf(order)
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
  /** What the row adds to each of the sums. */
  const pesosOf = (values: SheetRow, counts: boolean): number[] =>
    summed.map((column) => (counts ? Number(values[column] ?? 0) : 0))
  const heads = summed.map((column, order) => ({ title: columns[column]?.title ?? '', of: lettersOf(order) }))
  return { add, totals, aside, pesosOf, heads, isAny: summed.length > 0 }
}
const noWords = { yes: '', no: '' }

type Sums = ReturnType<typeof sumsOf>
/** What the first sheet leaves for the one behind it. */
type Left = { sums: Sums; gathered: ReturnType<typeof gathering>; last: number }

const leftBy = (workbook: Workbook): Left => ({ sums: sumsOf(workbook), gathered: gathering(), last: 1 })

async function* sheet(workbook: Workbook, left: Left): AsyncGenerator<string> {
  const { columns, batches, words, subtotals } = workbook
  const { sums, gathered } = left
  const seen = columns.map(({ kind, title }) => ({ width: Math.max(widths[kind], title.length + 4) }))
  yield sheetStart([...seen, ...sums.aside])
  yield `<row r="1">${columns.map(({ title }, at) => headCell(placeOf(at, 1), title)).join('')}</row>`
  let counted = 0
  const written = (values: SheetRow, counts: boolean): string => {
    const row = ++left.last
    if (counts) counted++
    if (subtotals) gathered.add(values[subtotals.by], sums.pesosOf(values, counts))
    const cells = columns.map(({ kind }, at) =>
      cell({ at: placeOf(at, row), kind, value: values[at] }, words),
    )
    return `<row r="${row}">${cells.join('')}${sums.add(values, { at: row, counts })}</row>`
  }
  for await (const { rows, summed } of batches) {
    const counting = summed && new Set(summed)
    yield rows.map((row) => written(row, counting?.has(row) ?? true)).join('')
  }
  if (sums.isAny && counted > 0 && words.totals !== undefined) yield sums.totals(words.totals, left.last)
  yield sheetEnd(columns.length, left.last - 1)
}

/** Read once the first one is whole: a zip takes its files in turn. */
async function* subtotalSheet(workbook: Workbook, subtotals: Subtotals, left: Left): AsyncGenerator<string> {
  const { columns, title, words } = workbook
  const { sums, gathered, last } = left
  const heading = columns[subtotals.by]?.title ?? ''
  const wide = [widths.text, widths.number, ...sums.heads.map(() => widths.pesos)].map((width) => ({ width }))
  yield sheetStart(wide)
  yield* subtotalRows(subtotals, gathered, {
    sheet: sheetName(title),
    last: Math.max(last, 2),
    heading,
    summed: sums.heads,
    words,
  })
  yield sheetEnd(wide.length, gathered.groups.size)
}

/** Bytes of the file; fails where the batches fail. */
export const writeWorkbook = (workbook: Workbook): Readable => {
  const { title, subtotals } = workbook
  const left = leftBy(workbook)
  const zip = new ZipFile()
  const names = [sheetName(title), ...(subtotals ? [sheetName(subtotals.title)] : [])]
  for (const { path, text } of fixedParts(names)) zip.addBuffer(Buffer.from(text), path)
  const sheets = [
    sheet(workbook, left),
    ...(subtotals ? [subtotalSheet(workbook, subtotals, left)] : []),
  ].map((texts) => Readable.from(encoded(texts), { objectMode: false }))
  for (const [at, rows] of sheets.entries())
    zip.addReadStream(rows, `xl/worksheets/sheet${at + 1}.xml`, { compressionLevel })
  zip.end()
  // Its types promise less than it is: a stream of Node's own, which can be ended with an error.
  const bytes = zip.outputStream as Readable
  const give = (error: Error) => bytes.destroy(error)
  for (const rows of sheets) rows.once('error', give)
  zip.once('error', give)
  // The rows may fail before anybody reads: he is told when he does, and an error nobody hears would end the program.
  bytes.on('error', () => undefined)
  return bytes
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const text of texts) if (text !== '') yield Buffer.from(text)
}
