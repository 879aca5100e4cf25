/**
 * What people and spreadsheets write into cells, read as what is meant: days, hours, measures, pesos, yes and no. A text is never
 * guessed at: what can be read in two ways is refused. Days are Bogotá's, `03/04/2026` is 3 April.
 */
import type { ErrorCode } from '../errors/errors.ts'
import { typedAmountMaxPesos } from '../money/money.ts'
import { isDay } from '../time/calendar.ts'
import {
  measureDenial,
  measureProblemCode,
  measureRule,
  measureUnits,
  type MeasureKind,
} from '../typed/measures.ts'
import { readNumber } from '../typed/numbers.ts'
import { searchForm } from '../typed/search-words.ts'

/** A date of a sheet comes as `YYYY-MM-DD`, `YYYY-MM-DDTHH:MM` or `HH:MM`; a number as one; a plate or a code stays a text. */
export type Cell = string | number | boolean | null

export type ReadCell<T> = { value: T; problem?: undefined } | { value?: undefined; problem: ErrorCode }
const said = <T>(value: T): ReadCell<T> => ({ value })
const wrong = (problem: ErrorCode): ReadCell<never> => ({ problem })

/** As a person sees it in his sheet. */
export const cellText = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return ''
  return (typeof cell === 'string' ? cell : String(cell)).replace(/[\s\u00a0]+/gu, ' ').trim()
}

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'] as const
const isoPattern = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[t ].*)?$/
const dayFirstPattern = /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4}|\d{2})(?: .*)?$/
const wordsPattern = /^(\d{1,2})[\s/-]+(?:de )?([a-z]{3,10})\.?[\s/-]+(?:de |del )?(\d{4}|\d{2})$/

const twoDigits = (text: string) => text.padStart(2, '0')
const composed = ({
  year = '',
  month = '',
  day = '',
}: Record<string, string | undefined>): ReadCell<string> => {
  const text = `${year.length === 2 ? `20${year}` : year}-${twoDigits(month)}-${twoDigits(day)}`
  return isDay(text) ? said(text) : wrong('day.unreadable')
}

/** Day 0 of a spreadsheet. */
const epochMs = Date.UTC(1899, 11, 30)
const dayMs = 86_400_000
/** From 2000 to 2099: a smaller or larger number is no date. */
const serials = { least: 36_526, most: 73_050 }

const monthOf = (word: string): number => {
  const start = word.startsWith('set') ? 'sep' : word.slice(0, 3)
  return months.findIndex((month) => month === start) + 1
}

const dayOfSerial = (serial: number): ReadCell<string> =>
  serial < serials.least || serial >= serials.most + 1
    ? wrong('day.unreadable')
    : said(new Date(epochMs + Math.floor(serial) * dayMs).toISOString().slice(0, 10))

const dayInWords = (text: string): ReadCell<string> => {
  const [, date, word = '', year = ''] = wordsPattern.exec(text) ?? []
  const month = monthOf(word)
  return date === undefined || month === 0
    ? wrong('day.unreadable')
    : composed({ year, month: String(month), day: date })
}

/** `YYYY-MM-DD`. */
export const readDay = (cell: Cell | undefined): ReadCell<string> => {
  if (typeof cell === 'number') return dayOfSerial(cell)
  const text = searchForm(cellText(cell))
  if (text === '') return wrong('order.reservation_required')
  if (/^\d{5}$/.test(text)) return dayOfSerial(Number(text))
  const written = isoPattern.exec(text) ?? dayFirstPattern.exec(text)
  return written ? composed(written.groups ?? {}) : dayInWords(text)
}

const hourPattern =
  /^(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2}(?:\.\d+)?)?(?: ?(?:h|hs|hrs|horas))?(?: ?([ap])\.? ?m\.?)?$/
const minutesOfDay = 1_440

const composedHour = (minute: number): ReadCell<string> => {
  const hour = Math.floor(minute / 60)
  return said(
    `${twoDigits(String(hour % 12 || 12))}:${twoDigits(String(minute % 60))} ${hour < 12 ? 'AM' : 'PM'}`,
  )
}

/** A whole number from 0 to 23 is an hour, a fraction one of a day. */
const hourOfNumber = (value: number): ReadCell<string> => {
  if (Number.isInteger(value) && value >= 0 && value <= 23) return composedHour(value * 60)
  const isWhole = Number.isInteger(value) && value < serials.least
  const minute = Math.round((value - Math.floor(value)) * minutesOfDay)
  return value < 0 || isWhole || minute >= minutesOfDay ? wrong('hour.unreadable') : composedHour(minute)
}

/** `hh:mm AM|PM`, as services are asked for. */
export const readHour = (cell: Cell | undefined): ReadCell<string> => {
  if (typeof cell === 'number') return hourOfNumber(cell)
  const text = searchForm(cellText(cell)).replace(/^\d{4}-\d{2}-\d{2}[t ]/, '')
  if (text === '') return wrong('order.reservation_required')
  const [, written, minutes = '00', half] = hourPattern.exec(text) ?? []
  if (written === undefined || Number(minutes) > 59) return wrong('hour.unreadable')
  const hour = Number(written)
  const [least, most] = half === undefined ? [0, 23] : [1, 12]
  if (hour < least || hour > most) return wrong('hour.unreadable')
  const inDay = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0)
  return composedHour(inDay * 60 + Number(minutes))
}

/** What people call the units of the contract. */
const unitWords: Readonly<Record<string, string>> = {
  kg: 'kl',
  kgs: 'kl',
  kl: 'kl',
  kilo: 'kl',
  kilos: 'kl',
  kilogramo: 'kl',
  kilogramos: 'kl',
  t: 'tn',
  tn: 'tn',
  ton: 'tn',
  tons: 'tn',
  tonelada: 'tn',
  toneladas: 'tn',
  cm: 'cm',
  cms: 'cm',
  centimetros: 'cm',
  m: 'M',
  mt: 'M',
  mts: 'M',
  metro: 'M',
  metros: 'M',
  m3: 'M3',
  mt3: 'M3',
  'metros cubicos': 'M3',
  cm3: 'cm3',
  u: 'Unidades',
  un: 'Unidades',
  und: 'Unidades',
  unds: 'Unidades',
  unidad: 'Unidades',
  unidades: 'Unidades',
  piezas: 'Unidades',
  decenas: 'Decenas',
}

/** The unit a word names, of this kind; undefined for any other word. */
export const unitOf = (kind: MeasureKind, word: string): string | undefined => {
  const plain = searchForm(word).replace('³', '3').replace(/\.$/, '')
  const unit = Object.hasOwn(unitWords, plain) ? unitWords[plain] : undefined
  return unit !== undefined && Object.hasOwn(measureUnits[kind], unit) ? unit : undefined
}

const measurePattern = /^(.*?\d)\s*([^\d\s][^\d]*3?)?$/u

/** `2.5 M`, as the contract writes it; a figure alone counts in `usualUnit`, the one its column is headed with. */
export const readMeasure = (
  kind: MeasureKind,
  cell: Cell | undefined,
  usualUnit: string,
): ReadCell<string> => {
  if (typeof cell === 'number') {
    const text = `${Math.round(cell * 1000) / 1000} ${usualUnit}`
    const denial = measureDenial(kind, text)
    return denial ? wrong(denial) : said(text)
  }
  const [, figure = '', word] = measurePattern.exec(cellText(cell)) ?? []
  if (figure === '') return wrong(cellText(cell) === '' ? 'measure.required' : 'measure.invalid')
  const unit = word === undefined ? usualUnit : unitOf(kind, word)
  if (unit === undefined) return wrong('measure.invalid')
  const read = readNumber(figure, measureRule(kind, unit))
  if (read?.value === undefined)
    return wrong(read ? measureProblemCode(kind, read.problem) : 'measure.invalid')
  return said(`${read.value} ${unit}`)
}

const pesosRule = { decimals: 0, least: 1, most: typedAmountMaxPesos, sign: 'pesos' } as const
const pesosProblems: Readonly<Record<string, ErrorCode>> = {
  not_whole: 'money.not_whole',
  too_large: 'money.too_large',
  too_small: 'money.too_small',
}

/** Whole pesos: `1.500.000`, `$ 1.500.000`, 1500000. */
export const readPesos = (cell: Cell | undefined): ReadCell<number> => {
  const text = typeof cell === 'number' ? String(cell) : cellText(cell)
  const read = readNumber(text, pesosRule)
  if (read?.value !== undefined) return said(read.value)
  return wrong(
    read ? (pesosProblems[read.problem] ?? `number.${read.problem as 'unreadable'}`) : 'money.required',
  )
}

const yes = new Set(['si', 's', 'x', '1', 'true', 'verdadero', 'yes'])
const no = new Set(['no', 'n', '0', 'false', 'falso', ''])

export const readYesNo = (cell: Cell | undefined): ReadCell<boolean> => {
  const text = searchForm(cellText(cell))
  if (yes.has(text)) return said(true)
  return no.has(text) ? said(false) : wrong('import.yes_or_no')
}
