/** A table of commas, semicolons or tabs as the grid that a workbook gives: what Excel saves in Colombia, and what others do. */
import type { CellValue, Grid } from '#features/tariff-editions/xlsx-reading.ts'

const rowsMost = 2000
const columnsMost = 20

/** The sign that parts the first line's cells; Colombia's Excel takes the semicolon, since its comma parts decimals. */
const partingSign = (head: string): string =>
  [';', '\t', ','].find((sign) => head.split(sign).length > 2) ?? ','

const valueOf = (text: string): CellValue => {
  const plain = text.trim().replace(/^"([^]*)"$/, (_, inner: string) => inner.replaceAll('""', '"'))
  if (plain === '') return null
  return /^\d{1,12}$/.test(plain) ? Number(plain) : plain
}

/** Cells of one line; a sign within quotation marks parts nothing. */
const cellsOf = (line: string, sign: string): CellValue[] => {
  const cells: string[] = ['']
  let isQuoted = false
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted
    if (letter === sign && !isQuoted) cells.push('')
    else cells[cells.length - 1] += letter
  }
  return cells.slice(0, columnsMost).map(valueOf)
}

/** Undefined for bytes that are no text, or text that is no table. */
export const readCsv = (bytes: Buffer): Grid | undefined => {
  const text = bytes.toString('utf8')
  // Excel of older days writes Latin-1: then the accents are no UTF-8.
  const words = (text.includes('\uFFFD') ? bytes.toString('latin1') : text).replace(/^\uFEFF/, '')
  if (words.includes('\0')) return undefined
  const lines = words.split(/\r?\n/).slice(0, rowsMost)
  const sign = partingSign(lines[0] ?? '')
  if (!lines[0]?.includes(sign)) return undefined
  return lines.map((line) => cellsOf(line, sign))
}
