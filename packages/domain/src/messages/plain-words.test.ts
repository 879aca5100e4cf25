import { expect, test } from 'vitest'
import { plainWords } from './plain-words.ts'

test.each([
  ['Hola\u202eodnum', 'Holaodnum'],
  ['a\u200bb\u2060c\ufeffd', 'abcd'],
  ['<b>Hola</b> & "adiós"', '<b>Hola</b> & "adiós"'],
  ['👩\u200d🚒 llegó', '👩\u200d🚒 llegó'],
  ['a\u200db', 'ab'],
  ['uno\n\n\n\n\ndos', 'uno\n\ndos'],
  ['  Voy  ', 'Voy'],
])('of %j a page shows %j', (text, shown) => {
  expect(plainWords(text)).toBe(shown)
})

test('a tower of ten thousand accents is cut down to what a letter may carry', () => {
  expect([...plainWords(`Z${'\u0334'.repeat(10_000)}`)]).toHaveLength(4)
})

test('what only hides is nothing', () => {
  expect(plainWords('\u200b\u2060\u202e')).toBe('')
})
