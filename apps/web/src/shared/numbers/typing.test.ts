import { type NumberRule, numberIn } from '@arriero/domain/typed/numbers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOurHand, leave, type Next, typeInto } from './typing.ts'

const pesos: NumberRule = { decimals: 0, least: 1, most: 5_000_000_000, sign: 'pesos' }
const kilograms: NumberRule = { decimals: 3, least: 0.001, most: 100_000 }
const empty: Next = { text: '', isOurs: true }

/** Letter by letter at the end, as a person types. */
const keyed = (text: string, rule: NumberRule, from = empty) =>
  [...text].reduce<Next>(
    (standing, key) =>
      typeInto(standing, { text: standing.text + key, caret: standing.text.length + 1 }, rule),
    from,
  )

const pasted = (text: string, rule: NumberRule) => typeInto(empty, { text, caret: text.length }, rule)

const twoMillion = [
  '2000000',
  '2.000.000',
  '2,000,000',
  '2 000 000',
  '2000000,00',
  '2000000.00',
  '2.000.000,00',
  '2,000,000.00',
  '$2.000.000',
  '$ 2.000.000',
  'COP 2.000.000',
]

test.each(twoMillion)(
  '«%s» typed key by key is two million, and is grouped when the field is left',
  (text) => {
    const { text: standing } = keyed(text, pesos)
    expect(numberIn(standing, pesos)).toBe(2_000_000)
    expect(leave(standing, pesos)).toBe('2.000.000')
  },
)

test.each(twoMillion)('«%s» pasted is two million, grouped at once', (text) => {
  expect(pasted(text, pesos)).toMatchObject({ text: '2.000.000', isOurs: true })
})

test.each(['-500', '2000000,50', '1.5', 'dos millones', '2.000.000.00', '2000.000'])(
  '«%s» stays as it was typed or pasted, and no number is made of it',
  (text) => {
    expect(leave(pasted(text, pesos).text, pesos)).toBe(text)
    expect(numberIn(keyed(text, pesos).text, pesos)).toBeUndefined()
  },
)

test('fourteen digits are all there, and are no amount', () => {
  expect(keyed('12345678901234', pesos).text).toBe('12.345.678.901.234')
  expect(isOurHand('12.345.678.901', pesos)).toBe(true)
  expect(numberIn('12.345.678.901.234', pesos)).toBeUndefined()
})

test('a digit put in or taken out among our points moves them, and the caret stays behind it', () => {
  const standing = { text: '1.234.567', isOurs: true }
  expect(typeInto(standing, { text: '1.2934.567', caret: 4 }, pesos)).toEqual({
    text: '12.934.567',
    isOurs: true,
    caret: 4,
  })
  expect(typeInto(standing, { text: '1.24.567', caret: 3 }, pesos)).toEqual({
    text: '124.567',
    isOurs: true,
    caret: 2,
  })
  // A point of ours cannot be taken away; the caret goes over it.
  expect(typeInto(standing, { text: '1234.567', caret: 1 }, pesos)).toMatchObject({
    text: '1.234.567',
    caret: 1,
  })
})

test('a zero more behind decimals is never a figure more of the amount', () => {
  const first = keyed('2000000,0', pesos)
  expect(first.text).toBe('2.000.000,0')
  expect(keyed('0', pesos, first).text).toBe('2.000.000,00')
})

test('a measure is typed with point or comma', () => {
  for (const text of ['2,5', '2.5']) {
    const { text: standing } = keyed(text, kilograms)
    expect(standing).toBe(text)
    expect(leave(standing, kilograms)).toBe('2,5')
  }
  expect(keyed('12000', kilograms).text).toBe('12.000')
  expect(numberIn('12.000', kilograms)).toBe(12_000)
  expect(leave('12,000', kilograms)).toBe('12,000')
})

test('however somebody types an amount, the field holds it or holds it as typed: never another', () => {
  const keys = fc.array(fc.constantFrom('0', '1', '2', '5', '.', ',', ' ', '-'), { maxLength: 12 })
  fc.assert(
    fc.property(keys, (typed) => {
      const text = typed.join('')
      const standing = keyed(text, pesos).text
      const value = numberIn(standing, pesos)
      if (value === undefined) return
      // A zero before the first figure goes at once, before anything is grouped.
      expect(numberIn(text.replace(/^[0 ]+(?=\d)/, ''), pesos)).toBe(value)
    }),
    { numRuns: 3000 },
  )
})

test('a field that takes no thousands groups none', () => {
  const percent: NumberRule = { decimals: 2, least: 0, most: 100, sign: 'percent' }
  expect(keyed('1234', percent).text).toBe('1234')
  expect(keyed('007', percent).text).toBe('7')
})

test('what is left is read the same, and is ours from then on', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000_000 }), (amount) => {
      const written = leave(String(amount), pesos)
      expect(numberIn(written, pesos)).toBe(amount)
      expect(isOurHand(written, pesos)).toBe(true)
      expect(keyed(String(amount), pesos).text).toBe(written)
    }),
  )
})
