/** The first sheet of a workbook as a grid of values, as Excel, LibreOffice and Google Sheets write it. */
import { unzipped } from '#features/exports/xlsx/unzipped.ts'

/** Of a template: its sheet has 10 kB. */
const limits = { entriesMost: 200, fileMostBytes: 4_000_000, totalMostBytes: 20_000_000 }

/** `content` is undefined of an element without one: `<c r="A1"/>`. */
type Element = { attributes: string; content: string | undefined }

/**
 * As much of XML as a workbook's parts need, in time linear in their length whatever they hold. Elements of a name that does
 * not stand inside itself, in their order.
 */
const elements = (xml: string, name: string): Element[] => {
  const found: Element[] = []
  let open: { attributes: string; from: number } | undefined
  for (const match of xml.matchAll(new RegExp(`<${name}((?:[\\s/][^<>]*)?)>|</${name}>`, 'g'))) {
    const [text, attributes = ''] = match
    if (text.startsWith('</')) {
      if (open) found.push({ attributes: open.attributes, content: xml.slice(open.from, match.index) })
      open = undefined
    } else if (text.endsWith('/>')) found.push({ attributes, content: undefined })
    else open = { attributes, from: match.index + text.length }
  }
  return found
}

const attribute = ({ attributes }: Element, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"<>]*)"`).exec(attributes)?.[1]

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decoded = (text: string): string =>
  text.replace(
    /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9a-fA-F]{1,6}));/g,
    (_, ...groups: (string | undefined)[]) => {
      const [name, decimal, hex] = groups
      if (name !== undefined) return signs[name] ?? ''
      const code = decimal === undefined ? Number.parseInt(hex ?? '0', 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )

/** `_x000A_` is how a workbook writes what XML cannot. */
const plainText = (xml: string): string =>
  decoded(xml).replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )

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
  const files = unzipped(bytes, (name) => wanted.test(name), limits)
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
