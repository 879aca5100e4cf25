/**
 * The one reader of what people type as a number: amounts, measures, percentages, hours. It reads or refuses, and never
 * cuts, rounds or guesses. Decisions §9 "Numbers as people write them".
 */

export type NumberRule = {
  /** Digits after the comma; 0 where it is counted in wholes. */
  decimals: number
  least: number
  most: number
  /** The sign that may stand beside it. Pesos are whole and may carry their two zeros: `2.000.000,00`. */
  sign?: 'pesos' | 'percent'
}

export type NumberProblem =
  | 'unreadable'
  | 'negative'
  | 'not_whole'
  | 'too_fine'
  | 'ambiguous'
  | 'too_small'
  | 'too_large'

export type ReadNumber =
  | { value: number; problem: undefined }
  /** `isUnfinished`: more signs may still make a number of it, as of `2.0` on its way to `2.000`. */
  | { value: undefined; problem: NumberProblem; isUnfinished: boolean }

const refused = (problem: NumberProblem, isUnfinished = false): ReadNumber => ({
  value: undefined,
  problem,
  isUnfinished,
})

const signs: Record<'pesos' | 'percent' | 'none', { before: RegExp; after: RegExp }> = {
  pesos: { before: /^(?:\$ ?(?:cop)?|cop ?\$?) ?/i, after: / ?(?:\$|cop)$/i },
  percent: { before: /^$/, after: / ?%$/ },
  none: { before: /^$/, after: /^$/ },
}

/** One kind of blank, of apostrophe and of minus; the sign that belongs to the number taken away. */
const bare = (text: string, rule: NumberRule): string => {
  const sign = rule.sign ?? 'none'
  const one = text
    .replace(/[\s\u00a0\u2007\u2009\u202f]+/gu, ' ')
    .replace(/[’´`]/gu, "'")
    .replace(/[−–—]/gu, '-')
    .trim()
  const without = one.replace(signs[sign].before, '')
  return without === one ? one.replace(signs[sign].after, '') : without
}

type Parts = { groups: string[]; separators: string[] }

/** `1'234.567,8` → four groups and what stands between them. */
const partsOf = (text: string): Parts => ({
  groups: text.split(/[.,' ]/),
  separators: [...text].filter((letter) => !/\d/.test(letter)),
})

const isGrouped = ([first = '', ...others]: readonly string[]): boolean =>
  /^[1-9]\d{0,2}$/.test(first) && others.every((group) => group.length === 3)

/** All alike, or with an apostrophe at the millions: `2'000.000`. */
const areOneHand = (separators: readonly string[]): boolean =>
  new Set(separators).size === 1 ||
  (separators.includes("'") &&
    new Set(separators.filter((one) => one !== "'")).size === 1 &&
    !separators.includes(' '))

type Split = { whole: string; fraction: string | undefined }

const asThousands = ({ groups }: Parts): Split => ({ whole: groups.join(''), fraction: undefined })
const asDecimal = ({ groups }: Parts): Split => ({
  whole: groups.slice(0, -1).join(''),
  fraction: groups.at(-1) ?? '',
})

/**
 * One sign and three figures behind it: thousands, where there are no decimals. Where there are, a point groups, as everywhere
 * in the product; a comma may be either, and is the decimal one only where so many thousands are more than the field takes.
 */
const splitOfOne = (parts: Parts, rule: NumberRule): Split | 'ambiguous' => {
  if (!isGrouped(parts.groups)) return asDecimal(parts)
  if (rule.decimals === 0) return asThousands(parts)
  if (parts.separators[0] === '.') return asThousands(parts)
  return Number(parts.groups.join('')) > rule.most ? asDecimal(parts) : 'ambiguous'
}

const isDecimalSign = (separator: string | undefined): boolean => separator === '.' || separator === ','

/** Where the whole ends and the fraction begins; undefined for what is grouped by nobody's rule. */
const splitOf = (parts: Parts, rule: NumberRule): Split | 'ambiguous' | undefined => {
  const { groups, separators } = parts
  if (separators.length === 0) return asThousands(parts)
  const last = separators.at(-1)
  if (separators.length === 1 && isDecimalSign(last)) return splitOfOne(parts, rule)
  if (areOneHand(separators) && isGrouped(groups)) return asThousands(parts)
  const before = { groups: groups.slice(0, -1), separators: separators.slice(0, -1) }
  const endsInDecimals =
    isDecimalSign(last) &&
    !before.separators.includes(last ?? '') &&
    areOneHand(before.separators) &&
    isGrouped(before.groups)
  return endsInDecimals ? asDecimal(parts) : undefined
}

/** What was begun and not ended: a sign at the end, or a group that lacks figures. */
const isBegun = (text: string): boolean => {
  const { groups, separators } = partsOf(text)
  if (separators.length === 0) return text === ''
  const whole = groups.slice(0, -1)
  const isEarly = whole.length === 1 ? /^\d+$/.test(whole[0] ?? '') : isGrouped(whole)
  return isEarly && (groups.at(-1) ?? '').length < 3
}

const withinLimits = (value: number, { least, most }: NumberRule): ReadNumber => {
  if (value < least) return refused('too_small')
  return value > most ? refused('too_large') : { value, problem: undefined }
}

/** Digits that a number holds without loss. */
const exactDigits = 15

const numberOf = ({ whole, fraction = '' }: Split, rule: NumberRule): ReadNumber => {
  const digits = whole.replace(/^0+(?=\d)/, '')
  const decimals = fraction.replace(/0+$/, '')
  if (rule.decimals === 0 && decimals !== '') return refused('not_whole')
  if (decimals.length > rule.decimals) return refused('too_fine')
  if (digits.length + decimals.length > exactDigits) return refused('too_large')
  return withinLimits(Number(`${digits || '0'}.${decimals || '0'}`), rule)
}

/** Pesos are written without cents or with both of them. */
const isFractionWritten = (fraction: string, { sign }: NumberRule): boolean =>
  sign === 'pesos' ? /^\d\d$/.test(fraction) || /[1-9]/.test(fraction) : fraction !== ''

/** Undefined where nothing was typed. */
export const readNumber = (text: string, rule: NumberRule): ReadNumber | undefined => {
  if (text.trim() === '') return undefined
  const typed = bare(text, rule)
  if (typed.startsWith('-') && /^-? ?[\d.,' ]*$/.test(typed)) return refused('negative')
  if (!/^[\d.,' ]*$/.test(typed) || !/^(?:\d|[.,]\d|$)/.test(typed)) return refused('unreadable')
  const body = /^[.,]/.test(typed) ? `0${typed}` : typed
  if (body === '' || !/\d$/.test(body)) return refused('unreadable', isBegun(body))
  const split = splitOf(partsOf(body), rule)
  if (split === 'ambiguous') return refused('ambiguous')
  if (split === undefined) return refused('unreadable', isBegun(body))
  if (split.fraction !== undefined && !isFractionWritten(split.fraction, rule)) {
    return refused('unreadable', isBegun(body))
  }
  const read = numberOf(split, rule)
  return read.problem === 'not_whole' || read.problem === 'too_small'
    ? refused(read.problem, isBegun(body))
    : read
}

/** What stands for it alone; undefined for nothing, and for what cannot be read or lies beyond the limits. */
export const numberIn = (text: string, rule: NumberRule): number | undefined => readNumber(text, rule)?.value

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.')

/** `1234567` → `1.234.567`, digit by digit, however many there are. */
export const groupDigits = (digits: string): string => grouped(digits.replace(/^0+(?=\d)/, ''))

/** As the product writes it, and as the reader reads it again: 1234.5 → `1.234,5`. */
export const writeNumber = (value: number, rule: NumberRule): string => {
  const [whole = '0', fraction = ''] = value.toFixed(rule.decimals).split('.')
  const decimals = fraction.replace(/0+$/, '')
  const written = decimals ? `${grouped(whole)},${decimals}` : grouped(whole)
  // A comma and three figures could be thousands: a fourth says that they are not.
  return readNumber(written, rule)?.problem === 'ambiguous' ? `${written}0` : written
}
