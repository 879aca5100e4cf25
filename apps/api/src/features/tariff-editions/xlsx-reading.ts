/** The first sheet of a workbook as a grid of values, as Excel, LibreOffice and Google Sheets write it. */
import { attribute, elements, plainText, type Element } from './xml-elements.ts'
import { unzipped } from './zip-reading.ts'

/** A formula counts as what it last came to. */
export type CellValue = string | number | null
/** By row and column, both from 0; a row that is not there is undefined. */
export type Grid = readonly (readonly CellValue[] | undefined)[]

const rowsMax = 2_000
const columnsMax = 100

/** All text of a plain or rich string. */
const textsIn = (xml: string): string =>
  elements(xml, 't')
    .map(({ content }) => plainText(content ?? ''))
    .join('')

/** Where the first sheet lies, by the workbook's own list. */
const firstSheetPath = (workbook: string, relations: string): string | undefined => {
  const [sheet] = elements(workbook, 'sheet')
  const id = sheet && attribute(sheet, 'r:id')
  const relation = elements(relations, 'Relationship').find((one) => attribute(one, 'Id') === id)
  const target = relation && attribute(relation, 'Target')
  return target && (target.startsWith('/') ? target.slice(1) : `xl/${target}`)
}

/** `AB7` is 27; -1 where there are no letters. */
const columnOf = (reference: string): number => {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? ''
  return [...letters].reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 64, 0) - 1
}

const valueOf = (cell: Element, shared: readonly string[]): CellValue => {
  const type = attribute(cell, 't')
  if (cell.content === undefined) return null
  if (type === 'inlineStr') return textsIn(cell.content)
  const raw = elements(cell.content, 'v')[0]?.content ?? ''
  if (raw === '') return null
  if (type === 's') return shared[Number(raw)] ?? null
  return type === undefined || type === 'n' ? Number(raw) : plainText(raw)
}

const cellsOf = (row: string, shared: readonly string[]): CellValue[] => {
  const cells: CellValue[] = []
  for (const cell of elements(row, 'c')) {
    const reference = attribute(cell, 'r')
    const column = reference === undefined ? cells.length : columnOf(reference)
    if (column < 0 || column >= columnsMax) continue
    while (cells.length < column) cells.push(null)
    cells[column] = valueOf(cell, shared)
  }
  return cells
}

const gridOf = (sheet: string, shared: readonly string[]): Grid => {
  const grid: (CellValue[] | undefined)[] = []
  for (const row of elements(sheet, 'row')) {
    const number = attribute(row, 'r')
    const at = number === undefined ? grid.length : Number(number) - 1
    if (!(Number.isInteger(at) && at >= 0 && at < rowsMax)) continue
    while (grid.length < at) grid.push(undefined)
    grid[at] = cellsOf(row.content ?? '', shared)
  }
  return grid
}

const wanted = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/

const read = (bytes: Buffer): Grid | undefined => {
  const files = unzipped(bytes, (name) => wanted.test(name))
  const text = (path: string) => files.get(path)?.toString() ?? ''
  const path = firstSheetPath(text('xl/workbook.xml'), text('xl/_rels/workbook.xml.rels'))
  if (path === undefined || !files.has(path)) return undefined
  const shared = elements(text('xl/sharedStrings.xml'), 'si').map(({ content }) => textsIn(content ?? ''))
  return gridOf(text(path), shared)
}

/** Undefined for what is no workbook, or one made to exhaust its reader. */
export const readWorkbook = (bytes: Buffer): Grid | undefined => {
  try {
    return read(bytes)
  } catch (error) {
    // Broken bytes end a read past their end, or do not inflate: both carry a code, and ours are RangeErrors.
    if (error instanceof RangeError || (error instanceof Error && 'code' in error)) return undefined
    throw error
  }
}
