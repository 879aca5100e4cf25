/** What stands in a number field while somebody types: what we wrote is grouped anew, what he writes himself is left alone. */
import { groupDigits, readNumber, writeNumber, type NumberRule } from '@arriero/domain/typed/numbers'

export const digitsBefore = (text: string, caret: number): number =>
  text.slice(0, caret).replace(/\D/g, '').length

/** Where the caret belongs after a number was written anew with its points: behind as many digits as before. */
export const caretAfter = (text: string, digits: number): number => {
  let seen = 0
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place
    if (/\d/.test(text.charAt(place))) seen += 1
  }
  return text.length
}

export interface Standing {
  text: string
  /** Its points are ours: they move with the digits. */
  isOurs: boolean
}

export interface Next extends Standing {
  /** Where the caret belongs; left out where the browser has it right. */
  caret?: number
}

const isDigits = (text: string): boolean => /^\d*$/.test(text)
const withoutPoints = (text: string): string => text.replaceAll('.', '')

/** What came new between what stayed at both ends. */
const insertedIn = (before: string, after: string) => {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return { start, inserted: after.slice(start, after.length - end), isWhole: start === 0 && end === 0 }
}

/** Grouped where the field takes thousands at all. */
const written = (digits: string, { most }: NumberRule): string =>
  most >= 1000 ? groupDigits(digits) : groupDigits(digits).replaceAll('.', '')

/** The digits grouped, with a comma and decimals behind them where there are; undefined for anything else. */
const regrouped = (text: string, rule: NumberRule): string | undefined => {
  const [, whole, fraction] = /^(\d+)(,\d*)?$/.exec(withoutPoints(text)) ?? []
  return whole === undefined ? undefined : written(whole, rule) + (fraction ?? '')
}

const ours = (text: string, typed: string, caret: number): Next => ({
  text,
  isOurs: true,
  caret: caretAfter(text, digitsBefore(typed, caret)),
})

/** Whether a text that nobody typed here is written as we write. */
export const isOurHand = (text: string, rule: NumberRule): boolean => {
  const value = readNumber(text, rule)?.value
  // Also where it is too much for the field: its points go on moving.
  if (regrouped(text, rule) === text) return true
  return isDigits(text) || (value !== undefined && writeNumber(value, rule) === text)
}

/** What stands in the field after a key, a paste or a deletion. */
export const typeInto = (
  before: Standing,
  { text, caret }: { text: string; caret: number },
  rule: NumberRule,
): Next => {
  if (isDigits(text)) return ours(written(text, rule), text, caret)
  const { start, inserted, isWhole } = insertedIn(before.text, text)
  if (before.isOurs && isDigits(inserted)) {
    const grouped = regrouped(text, rule)
    if (grouped !== undefined) return ours(grouped, text, caret)
  }
  if (before.isOurs && inserted === '.' && before.text.includes('.')) {
    // His own point among ours would say something else than he means.
    const left = withoutPoints(text.slice(0, start))
    return {
      text: `${left}.${withoutPoints(text.slice(start + 1))}`,
      isOurs: false,
      caret: left.length + 1,
    }
  }
  const value = isWhole && inserted.length > 1 ? readNumber(text, rule)?.value : undefined
  return value === undefined ? { text, isOurs: false } : ours(writeNumber(value, rule), text, text.length)
}

/** When the field is left: what can be read is written as the product writes it. */
export const leave = (text: string, rule: NumberRule): string => {
  const value = readNumber(text, rule)?.value
  return value === undefined ? text : writeNumber(value, rule)
}
