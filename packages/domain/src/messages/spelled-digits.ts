/** The numbers in a folded text, written in digits or spelled out, in the order they stand. Pure. */
import {
  andWord,
  hundredWords,
  measureWords,
  teenWords,
  tenWords,
  timesWords,
  unitWords,
} from './number-words.texts.ts'

export type Group = {
  digits: string
  /** Where it stands in the folded text. */
  start: number
  end: number
  /** Written as one piece of digits. */
  isWritten: boolean
}

type Token = { text: string; start: number; end: number }
type Words = Readonly<Record<string, number>>

const valueIn = (words: Words, text: string | undefined): number | undefined =>
  text !== undefined && Object.hasOwn(words, text) ? words[text] : undefined

const small = { ...unitWords, ...teenWords, ...tenWords }
const spelled = [...new Set([...Object.keys(small), ...Object.keys(hundredWords)])].toSorted(
  (a, b) => b.length - a.length,
)

/** `tresdoce` in the words it is made of; undefined where anything is left over. */
const apart = (text: string): string[] | undefined => {
  if (text === '') return []
  for (const word of spelled) {
    if (!text.startsWith(word)) continue
    const rest = apart(text.slice(word.length))
    if (rest) return [word, ...rest]
  }
  return undefined
}

/** Letters that stand for digits among digits: `3l2`, `3oo`. A plate is none of it. */
const lookalike = /^(?=.*\d)(?!(?:[a-z]{3}\d{3}|[a-z]\d{5})$)[\doil]+$/u

const plainToken = (text: string): string =>
  lookalike.test(text) ? text.replaceAll('o', '0').replaceAll(/[il]/gu, '1') : text

const pieces = /\d+|\p{L}+/gu

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\d]+/gu)].flatMap(({ 0: word, index }) => {
    const plain = plainToken(word)
    return [...plain.matchAll(pieces)].flatMap(({ 0: piece, index: at }) => {
      const start = index + at
      const words =
        /^\p{L}{5,40}$/u.test(piece) && valueIn(small, piece) === undefined ? apart(piece) : undefined
      if (!words || words.length < 2) return [{ text: piece, start, end: start + piece.length }]
      let from = start
      return words.map((one) => {
        const token = { text: one, start: from, end: from + one.length }
        from = token.end
        return token
      })
    })
  })

type Read = { digits: string; used: number }

/** A ten with its unit, or either; of the tokens from `at` on. */
const readSmall = (tokens: readonly Token[], at: number): (Read & { value: number }) | undefined => {
  const word = tokens[at]?.text
  const ten = valueIn(tenWords, word)
  if (ten !== undefined) {
    const unit = tokens[at + 1]?.text === andWord ? valueIn(unitWords, tokens[at + 2]?.text) : undefined
    const value = ten + (unit ?? 0)
    return { value, digits: String(value), used: unit === undefined ? 1 : 3 }
  }
  const value = valueIn(small, word)
  return value === undefined ? undefined : { value, digits: String(value), used: 1 }
}

const readTimes = (tokens: readonly Token[], at: number): Read | undefined => {
  const times = valueIn(timesWords, tokens[at]?.text)
  const next = tokens[at + 1]?.text
  const digit = /^\d$/.test(next ?? '') ? next : valueIn(unitWords, next)
  return times === undefined || digit === undefined
    ? undefined
    : { digits: String(digit).repeat(times), used: 2 }
}

/** `trescientos doce` is 312; `tres doce` is 3 and then 12. */
const readWords = (tokens: readonly Token[], at: number): Read | undefined => {
  const hundred = valueIn(hundredWords, tokens[at]?.text)
  if (hundred === undefined) return readTimes(tokens, at) ?? readSmall(tokens, at)
  const rest = readSmall(tokens, at + 1)
  return rest && rest.value > 0 && rest.value < 100
    ? { digits: String(hundred + rest.value), used: 1 + rest.used }
    : { digits: String(hundred), used: 1 }
}

const readGroup = (tokens: readonly Token[], at: number): (Read & { isWritten: boolean }) | undefined => {
  const text = tokens[at]?.text ?? ''
  if (/^\d+$/.test(text)) return { digits: text, used: 1, isWritten: true }
  const read = readWords(tokens, at)
  return read && { ...read, isWritten: false }
}

/** What stands between two pieces of one number. */
const gapMost = 8

/**
 * Groups that follow upon each other with nothing said between them, each such row apart. A group before a measure ends its row
 * and is not of it.
 */
export const rowsOfGroups = (text: string): Group[][] => {
  const tokens = tokensOf(text)
  const rows: Group[][] = []
  let row: Group[] = []
  const close = () => {
    if (row.length > 0) rows.push(row)
    row = []
  }
  for (let at = 0; at < tokens.length;) {
    const read = readGroup(tokens, at)
    const first = tokens[at]
    const last = tokens[at + (read?.used ?? 1) - 1]
    if (!first || !last) break
    const before = row.at(-1)
    if (before && first.start - before.end > gapMost) close()
    if (read) {
      row.push({ digits: read.digits, start: first.start, end: last.end, isWritten: read.isWritten })
      at += read.used
      continue
    }
    // `312 y 555`: the word only links.
    if (first.text !== andWord || row.length === 0) {
      if (measureWords.has(first.text) && (row.at(-1)?.digits.length ?? 99) < 7) row.pop()
      close()
    }
    at += 1
  }
  close()
  return rows
}
