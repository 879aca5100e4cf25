/**
 * Hides in a message how somebody is reached or paid past the service: telephones, e-mails, accounts, however they are written.
 * Plates, amounts, dates, hours, weights and places are left as they are. Pure. docs/decisions/0056.
 */
import { folded, type Folded } from './folded.ts'
import { accountWord, contactLinks, spelledEmail } from './number-words.texts.ts'
import { rowsOfGroups, type Group } from './spelled-digits.ts'

/** Stands where something was hidden. */
export const hiddenMark = '••••••'

type Span = { start: number; end: number }

/** A Colombian cell phone or a fixed line with its city, with the country or without. */
const phone = /^(?:(?:00)?57)?(?:3\d{9}|60[1-8]\d{7})$/
const phoneDigitsMost = 14
const accountDigitsLeast = 9
const saidAccountDigitsLeast = 6
const roundedZeros = /0{3}$/

/** `2.618.000`: thousands apart, and round to the thousand. */
const roundAmount = /(?<![\d.,])\d{1,3}(?:([.,' ])\d{3})(?:\1\d{3})*(?![\d]|[.,]\d)/gu
const dayOrHour =
  /(?<![\d:/.-])(?:(?:0?[1-9]|[12]\d|3[01])([/-])(?:0?[1-9]|1[0-2])\1(?:20)?\d{2}|20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])|(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?![\d:/])/gu
const coordinates = /(?<![\d.])-?\d{1,2}\.\d{3,}\s*[,;]\s*-?\d{2,3}\.\d{3,}(?![\d.])/gu

/** What is no way to reach anybody, taken out of sight with letters that no number is made of. */
const withoutKnown = (text: string): string =>
  text
    .replace(roundAmount, (amount) => (roundedZeros.test(amount) ? 'x'.repeat(amount.length) : amount))
    .replace(coordinates, (place) => 'x'.repeat(place.length))
    .replace(dayOrHour, (moment) => 'x'.repeat(moment.length))

const isRound = (digits: string): boolean => digits.length <= 10 && /0{6,}$/.test(digits)
const isPhone = (digits: string): boolean => phone.test(digits) && !isRound(digits)

const spanOf = (groups: readonly Group[]): Span[] => {
  const [first, last] = [groups[0], groups.at(-1)]
  return first && last ? [{ start: first.start, end: last.end }] : []
}

const joined = (groups: readonly Group[]): string => groups.map(({ digits }) => digits).join('')

/** Every stretch of a row that makes a telephone. */
const phonesIn = (row: readonly Group[]): Span[] =>
  row.flatMap((_, from) => {
    for (let to = from + 1; to <= row.length; to++) {
      const digits = joined(row.slice(from, to))
      if (digits.length > phoneDigitsMost) return []
      if (isPhone(digits)) return spanOf(row.slice(from, to))
    }
    return []
  })

/** Pieces of an account stand close: `031-123456-78`. */
const isClose = (text: string, before: Group | undefined, after: Group): boolean =>
  before !== undefined && before.isWritten && /^[-./_]$/u.test(text.slice(before.end, after.start))

const closeParts = (text: string, row: readonly Group[]): Group[][] => {
  const parts: Group[][] = []
  for (const group of row.filter(({ isWritten }) => isWritten)) {
    const last = parts.at(-1)
    if (last && isClose(text, last.at(-1), group)) last.push(group)
    else parts.push([group])
  }
  return parts
}

const isThousands = (text: string, part: readonly Group[]): boolean => {
  const [first, last] = [part[0], part.at(-1)]
  return (
    first !== undefined &&
    last !== undefined &&
    /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/u.test(text.slice(first.start, last.end))
  )
}

const accountsIn = (text: string, row: readonly Group[]): Span[] =>
  closeParts(text, row).flatMap((part) => {
    const digits = joined(part)
    const isAmount = isThousands(text, part) || (digits.length <= 10 && roundedZeros.test(digits))
    return digits.length >= accountDigitsLeast && !isAmount ? spanOf(part) : []
  })

/** What follows upon "cuenta", "Nequi" and the like, apart or not. */
const saidAccount = (text: string, row: readonly Group[]): Span[] => {
  const [first] = row
  if (!first || !accountWord.test(text.slice(0, first.start))) return []
  const digits = joined(row)
  return digits.length >= saidAccountDigitsLeast && !roundedZeros.test(digits) ? spanOf(row) : []
}

const addressesIn = (text: string): Span[] =>
  [spelledEmail, contactLinks].flatMap((form) =>
    [...text.matchAll(form)].map(({ 0: found, index }) => ({ start: index, end: index + found.length })),
  )

const spansIn = ({ text }: Folded): Span[] => {
  const shown = withoutKnown(text)
  const numbers = rowsOfGroups(shown).flatMap((row) => [
    ...phonesIn(row),
    ...accountsIn(shown, row),
    ...saidAccount(shown, row),
  ])
  return [...addressesIn(text), ...numbers].toSorted((a, b) => a.start - b.start)
}

type Masked = { text: string; isMasked: boolean }

/**
 * `before`: what the same person wrote shortly before, for a number in pieces; it is not given back.
 */
export const withoutContacts = (original: string, before = ''): Masked => {
  const head = before === '' ? '' : `${before}\n`
  const all = `${head}${original}`
  const whole = folded(all)
  let text = ''
  let at = head.length
  for (const { start, end } of spansIn(whole)) {
    const [from, to] = [whole.from[start] ?? 0, whole.to[end - 1] ?? 0]
    if (to <= at) continue
    text += `${all.slice(at, Math.max(at, from))}${hiddenMark}`
    at = to
  }
  return { text: text + all.slice(at), isMasked: at > head.length }
}
