/** Cells of a sheet as XML: text never becomes a formula, figures and dates stay figures and dates. */
import type { CellValue, FileKind } from '@arriero/contract/lists/column'
import { bogotaClock } from '@arriero/domain/time/calendar'

/** Positions of `cellXfs` in `parts.ts`. */
export const styles = {
  plain: 0,
  head: 1,
  number: 2,
  pesos: 3,
  decimal: 4,
  day: 5,
  moment: 6,
  quoted: 7,
  sum: 8,
} as const

const dayMs = 86_400_000
/** Day 0 of a spreadsheet. */
const epochMs = Date.UTC(1899, 11, 30)
/** The most characters that a cell of a spreadsheet takes. */
const textMax = 32_767

/** What XML 1.0 cannot say at all, and lone halves of a pair. */
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const special = /[&<>"\r]/g
const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }
/** Spreadsheets read `_x0041_` as a letter: an underscore before such a thing is written as one itself. */
const looksEscaped = /_(?=x[0-9A-Fa-f]{4}_)/g

export const xmlText = (text: string): string =>
  text
    .slice(0, textMax)
    .toWellFormed()
    .replace(unwritable, '')
    .replace(looksEscaped, '_x005F_')
    .replace(special, (sign) => named[sign] ?? '')

/** What a program that is less careful might take for a formula. */
const looksLikeFormula = /^[=+\-@\t\r]/

/** Columns as spreadsheets name them: A … Z, AA …, from 0. */
export const letters = (index: number): string =>
  index < 26
    ? String.fromCodePoint(65 + index)
    : letters(Math.floor(index / 26) - 1) + String.fromCodePoint(65 + (index % 26))

/** Where a cell stands, from 0 across and from 1 down: `B7`. Some programs open nothing whose cells do not say it. */
export type Place = string
export const placeOf = (column: number, row: number): Place => `${letters(column)}${row}`

const textCell = (at: Place, text: string, style?: number): string => {
  const chosen = style ?? (looksLikeFormula.test(text) ? styles.quoted : styles.plain)
  const attribute = chosen === styles.plain ? '' : ` s="${chosen}"`
  return `<c r="${at}" t="inlineStr"${attribute}><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`
}

export const headCell = (at: Place, title: string): string => textCell(at, title, styles.head)

const numberCell = (at: Place, value: number, style: number): string =>
  Number.isFinite(value) ? `<c r="${at}" s="${style}"><v>${value}</v></c>` : blank(at)
const blank = (at: Place) => `<c r="${at}"/>`

const serialOf = (ms: number) => (ms - epochMs) / dayMs

const dayOf = (text: string): number | undefined => {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const ms = isDay ? Date.parse(`${text}T00:00:00Z`) : bogotaClock(text).getTime()
  return Number.isNaN(ms) ? undefined : Math.floor(serialOf(ms))
}

const momentOf = (text: string): number | undefined => {
  const ms = Date.parse(text)
  // To the minute: what is below is noise in a list.
  return Number.isNaN(ms) ? undefined : serialOf(Math.floor(bogotaClock(ms).getTime() / 60_000) * 60_000)
}

const dateCell = (at: Place, serial: number | undefined, style: number) =>
  serial === undefined ? blank(at) : numberCell(at, serial, style)

export type Words = { yes: string; no: string; none?: string }

const missing = (at: Place, kind: FileKind, { none }: Words): string =>
  kind === 'amount' && none !== undefined ? textCell(at, none) : blank(at)

/** Adds up what of a range is in sight: its filter's rows alone. */
const visibleSum = 109

/** A sum that follows what is filtered, with what it is of all rows for who only reads. */
export const sumCell = (at: Place, range: string, pesos: number): string =>
  `<c r="${at}" s="${styles.sum}"><f>SUBTOTAL(${visibleSum},${range})</f><v>${pesos}</v></c>`

type Reckoned = { formula: string; value: number; isPesos?: boolean }

/** What a formula comes to, beside it for who only reads. */
export const formulaCell = (at: Place, { formula, value, isPesos = false }: Reckoned): string =>
  `<c r="${at}" s="${isPesos ? styles.pesos : styles.number}"><f>${xmlText(formula)}</f><v>${value}</v></c>`

export type Written = { at: Place; kind: FileKind; value: CellValue }

/** `words` are what a person reads for yes, no and no amount. */
export const cell = ({ at, kind, value }: Written, words: Words): string => {
  if (value === null || value === undefined || value === '') return missing(at, kind, words)
  switch (kind) {
    case 'text':
      return textCell(at, String(value))
    case 'number':
    case 'pesos':
    case 'decimal':
      return numberCell(at, Number(value), styles[kind])
    case 'amount':
      return numberCell(at, Number(value), styles.pesos)
    case 'exact':
      return numberCell(at, Number(value), styles.plain)
    case 'day':
      return dateCell(at, dayOf(String(value)), styles.day)
    case 'moment':
      return dateCell(at, momentOf(String(value)), styles.moment)
    case 'yesNo':
      return textCell(at, value === true ? words.yes : words.no)
  }
}
