/** Opens a workbook as a spreadsheet program would: by the zip's directory, then cell by cell. For tests. */
import { inflateRawSync } from 'node:zlib'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50

/** Files of a zip by their names. */
export const unzip = (bytes: Buffer): Map<string, Buffer> => {
  let end = bytes.length - 22
  while (end >= 0 && bytes.readUInt32LE(end) !== endSignature) end--
  if (end < 0) throw new Error('not a zip: it has no directory')
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (bytes.readUInt32LE(at) !== entrySignature) throw new Error('the directory of the zip is broken')
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)]
    const lengths = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset))
    const [nameLength = 0] = lengths
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const packed = bytes.subarray(start, start + size)
    const name = bytes.subarray(at + 46, at + 46 + nameLength).toString()
    files.set(name, method === 0 ? packed : inflateRawSync(packed))
    at += 46 + lengths.reduce((sum, length) => sum + length, 0)
  }
  return files
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#13': '\r' }
const textOf = (xml: string) =>
  xml
    .replace(/&(amp|lt|gt|quot|#13);/g, (_, name: string) => signs[name] ?? '')
    .replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))

/** A date's style, read as `DD/MM/YYYY`; an hour is left as `DD/MM/YYYY hh:mm`. */
const dated = (serial: number, hasHour: boolean) => {
  const iso = new Date(Date.UTC(1899, 11, 30) + Math.round(serial * 86_400_000)).toISOString()
  const day = iso.slice(0, 10).split('-').toReversed().join('/')
  return hasHour ? `${day} ${iso.slice(11, 16)}` : day
}

export type Cell = string | number | null

const cellOf = (attributes: string, content: string | undefined): Cell => {
  if (content === undefined) return null
  if (attributes.includes('t="inlineStr"')) return textOf(/<t[^>]*>([\s\S]*)<\/t>/.exec(content)?.[1] ?? '')
  if (/<f(?!>SUBTOTAL\(109,[A-Z]+2:[A-Z]+\d+\)<)/.test(content)) throw new Error('a cell holds a formula')
  const value = Number(/<v>([^<]*)<\/v>/.exec(content)?.[1])
  const style = /s="(\d+)"/.exec(attributes)?.[1]
  return style === '5' || style === '6' ? dated(value, style === '6') : value
}

/** A last row of sums is none of the list. */
export const withTotals = (rows: Cell[][]): { rows: Cell[][]; totals: Cell[] | undefined } => {
  const last = rows.at(-1)
  const isTotal = last?.some((cell) => typeof cell === 'string' && cell.startsWith('Totales')) ?? false
  return isTotal ? { rows: rows.slice(0, -1), totals: last } : { rows, totals: undefined }
}

/** Columns nobody sees hold what a sum needs. */
const isHidden = (sheet: string, column: number): boolean =>
  new RegExp(`<col min="${column + 1}"[^>]* hidden="1"`).test(sheet)

const columnOf = (attributes: string): number => {
  const letters = /r="([A-Z]+)\d+"/.exec(attributes)?.[1]
  if (letters === undefined) throw new Error('a cell does not say where it stands')
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Rows of the one sheet as they are seen, the head first. */
export const readSheet = (bytes: Buffer): Cell[][] => {
  const sheet = unzip(bytes).get('xl/worksheets/sheet1.xml')?.toString() ?? ''
  const columnCount = [...sheet.matchAll(/<col min/g)].filter((_, at) => !isHidden(sheet, at)).length
  return [...sheet.matchAll(/<row r="\d+">([\s\S]*?)<\/row>/g)].map(([, row = '']) => {
    const cells: Cell[] = Array.from({ length: columnCount }, () => null)
    for (const [, attributes = '', content] of row.matchAll(/<c((?:\s[^>]*?)?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
      const column = columnOf(attributes)
      if (column < columnCount) cells[column] = cellOf(attributes, content)
    }
    return cells
  })
}
