/**
 * Days that stand in what was read of a paper: proposed to whoever looks at it, with the line they come from, never written by
 * themselves. Decision 0069.
 */
import { isDay } from '../time/calendar.ts'

export type ReadDay = {
  day: string
  /** Which of the lines it stands in. */
  line: number
}

type ReadDates = { issuedOn?: ReadDay; expiresOn?: ReadDay }

type Found = ReadDay & { /** What stands before it, back to the day before it. */ before: string }
type Meaning = 'issued' | 'starts' | 'expires'

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']

/** Letters without their accents, small. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const monthOf = (word: string): number => months.indexOf(word.slice(0, 3).replace('set', 'sep')) + 1

const dayOf = (year: string, month: number | string, day: string): string | undefined => {
  const text = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : undefined
}

/** Each way a day is written, and how its parts are read. */
const ways: readonly [RegExp, (parts: readonly string[]) => string | undefined][] = [
  [
    /(?<!\d)(\d{4})[-/. ](\d{2})[-/. ](\d{2})(?!\d)/g,
    ([year = '', month = '', day = '']) => dayOf(year, month, day),
  ],
  [
    /(?<!\d)(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})(?!\d)/g,
    ([day = '', month = '', year = '']) => dayOf(year, month, day),
  ],
  [
    /(?<!\d)(\d{1,2})[-/. ]?(?: de )?([a-z]{3,10})\.?[-/. ]?(?: ?de(?:l)? )?(\d{4})(?!\d)/g,
    ([day = '', word = '', year = '']) => dayOf(year, monthOf(word), day),
  ],
]

const daysOf = (text: string, line: number): Found[] => {
  const found = ways.flatMap(([pattern, read]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const day = read(match.slice(1))
      return day === undefined ? [] : [{ day, from: match.index, to: match.index + match[0].length }]
    }),
  )
  // What two ways read in one place counts once, by the first of them.
  const apart = found.filter(
    (one, at) => !found.slice(0, at).some(({ from, to }) => one.from < to && from < one.to),
  )
  const inOrder = apart.toSorted((a, b) => a.from - b.from)
  return inOrder.map(({ day, from }, at) => ({
    day,
    line,
    before: text.slice(inOrder[at - 1]?.to ?? 0, from),
  }))
}

const meanings: readonly [Meaning, RegExp][] = [
  ['expires', /venc|hasta|expira|fin de (la )?vigencia|valid[oa] al/],
  ['issued', /exped|emisi|emitid|fecha de matricula/],
  ['starts', /desde|inicio/],
]

/** The word nearest before the day says what it is. */
const meaningOf = (words: string): Meaning | undefined => {
  const places = meanings.map(([meaning, pattern]) => ({
    meaning,
    at: [...words.matchAll(new RegExp(pattern, 'g'))].at(-1)?.index ?? -1,
  }))
  const [nearest] = places.filter(({ at }) => at >= 0).toSorted((a, b) => b.at - a.at)
  return nearest?.meaning
}

/** A day without a word of its own stands below its title. */
const meant = (lines: readonly string[], found: Found): Meaning | undefined => {
  const own = meaningOf(found.before)
  if (own !== undefined || /[a-z]{3}/.test(found.before)) return own
  const above = lines[found.line - 1] ?? ''
  return daysOf(above, 0).length > 0 ? undefined : meaningOf(above)
}

const placeOf = (found: Found | undefined): ReadDay | undefined =>
  found && { day: found.day, line: found.line }

/** The first day and the last of a paper as far as its own words tell them apart. `today`: a Bogotá day; none was issued after it. */
export const readDates = (read: readonly string[], today: string): ReadDates => {
  const lines = read.map(plain)
  const all = lines.flatMap((text, line) =>
    daysOf(text, line).map((one) => ({ ...one, as: meant(lines, one) })),
  )
  const issued = all.filter(({ day }) => day <= today)
  const issuedOn = issued.find(({ as }) => as === 'issued') ?? issued.find(({ as }) => as === 'starts')
  const later = all.filter(({ day }) => issuedOn === undefined || day > issuedOn.day)
  const ahead = [...new Set(later.filter(({ day }) => day > today).map(({ day }) => day))]
  const expiresOn =
    later.find(({ as }) => as === 'expires') ??
    // The only day to come is its last one, whatever stands beside it.
    (ahead.length === 1 ? later.find(({ day }) => day === ahead[0]) : undefined)
  const [first, last] = [placeOf(issuedOn), placeOf(expiresOn)]
  return { ...(first && { issuedOn: first }), ...(last && { expiresOn: last }) }
}

const squashed = (text: string): string => plain(text).replace(/[^a-z0-9]/g, '')

/** Whether a plate or a number stands in one of the lines, however it is spaced; what is not found was perhaps only not read. */
export const isWrittenIn = (read: readonly string[], text: string): boolean => {
  const wanted = squashed(text)
  return wanted !== '' && read.some((line) => squashed(line).includes(wanted))
}
