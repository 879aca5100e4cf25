/** What is guessed first: common words and what people do to them, and walks over the keyboard. Security F3.8. */
import { dictionary } from '@zxcvbn-ts/language-common'
import { searchForm } from '@arriero/domain/typed/search-words'
import { commonWords } from './common-passwords.data.ts'

const words: ReadonlySet<string> = new Set(commonWords)

/** What leaks of other places hold most often, folded as words are; no more than whole passwords: two words of it may make a good one. */
export const leaked: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(searchForm))

/** Digits and signs that stand for a letter; 1 for either of two. */
const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '8': 'b',
  '!': 'i',
}

const undisguised = (text: string, one: 'i' | 'l'): string =>
  text.replace(/[0-9@$!]/g, (sign) => (sign === '1' ? one : (disguises[sign] ?? sign)))

/** Without the digits and signs around it. */
export const coreOf = (text: string): string => text.replace(/^[^a-z]+|[^a-z]+$/g, '')

const readings = (text: string): string[] => {
  const start = text.replace(/[^a-z]+$/, '')
  return [text, coreOf(text), start].flatMap((form) => [form, undisguised(form, 'i'), undisguised(form, 'l')])
}

const shortest = 3

const isTwoWords = (text: string): boolean => {
  const letters = text.replace(/[^a-z]+/g, '')
  for (let at = shortest; at <= letters.length - shortest; at++) {
    if (words.has(letters.slice(0, at)) && words.has(letters.slice(at))) return true
  }
  return false
}

const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '0123456789']
const columns = [
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '7ujm',
  '8ik',
  '9ol',
  'qaz',
  'wsx',
  'edc',
  'rfv',
]
const lines = [...rows, ...columns]
const strokes = [...lines, ...lines.map((line) => [...line].toReversed().join(''))].join(' ')

/** Made of nothing but stretches of three keys or more that lie beside each other. */
const isWalk = (text: string): boolean => {
  if (text.includes(' ')) return false
  const ends = [0]
  for (let end = shortest; end <= text.length; end++) {
    if (ends.some((start) => end - start >= shortest && strokes.includes(text.slice(start, end))))
      ends.push(end)
  }
  return ends.at(-1) === text.length
}

const isRepeated = (text: string): boolean => /^(.+?)\1+$/.test(text)

/** `plain` is folded as by `searchForm`. */
export const isCommon = (plain: string): boolean =>
  leaked.has(plain) ||
  isWalk(plain) ||
  isRepeated(plain) ||
  readings(plain).some((reading) => words.has(reading) || isTwoWords(reading))
