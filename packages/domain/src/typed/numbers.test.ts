import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupDigits, numberIn, readNumber, writeNumber, type NumberRule } from './numbers.ts'

const pesos: NumberRule = { decimals: 0, least: 1, most: 5_000_000_000, sign: 'pesos' }
const tons: NumberRule = { decimals: 3, least: 0.001, most: 100 }
const kilograms: NumberRule = { decimals: 3, least: 0.001, most: 100_000 }
const percent: NumberRule = { decimals: 2, least: 0, most: 100, sign: 'percent' }
const hours: NumberRule = { decimals: 0, least: 0, most: 720 }

const problemOf = (text: string, rule: NumberRule) => readNumber(text, rule)?.problem

test.each([
  '2000000',
  '2.000.000',
  '2,000,000',
  '2 000 000',
  '2\u00a0000\u00a0000',
  '2\u202f000\u202f000',
  "2'000.000",
  '2’000.000',
  "2'000,000",
  "2'000'000",
  '2000000,00',
  '2000000.00',
  '2.000.000,00',
  '2,000,000.00',
  "2'000.000,00",
  '2 000 000,00',
  '$2.000.000',
  '$ 2.000.000',
  '$\u00a02.000.000,00',
  'COP 2.000.000',
  'COP $2.000.000',
  'COP2000000',
  '$ COP 2.000.000',
  '2.000.000 COP',
  '2.000.000 $',
  '  2.000.000\t',
  '002000000',
])('«%s» is two million pesos', (text) => {
  expect(readNumber(text, pesos)).toEqual({ value: 2_000_000, problem: undefined })
})

test.each([
  ['1.500', 1500],
  ['1,500', 1500],
  ['15', 15],
  ['5.000.000.000', 5_000_000_000],
])('«%s» is %d pesos', (text, value) => {
  expect(numberIn(text, pesos)).toBe(value)
})

test.each([
  ['1.5', 'not_whole'],
  ['1,5', 'not_whole'],
  ['2000000,50', 'not_whole'],
  ['2.000.000,01', 'not_whole'],
  ['2,000,000.99', 'not_whole'],
  ['-500', 'negative'],
  ['−500', 'negative'],
  ['- 2.000.000', 'negative'],
  ['$ -500', 'negative'],
  ['dos', 'unreadable'],
  ['2m', 'unreadable'],
  ['1e6', 'unreadable'],
  ['2.000.000 pesos', 'unreadable'],
  ['+5', 'unreadable'],
  ['(500)', 'unreadable'],
  ['500-', 'unreadable'],
  ['２５０', 'unreadable'],
  ['1500.000', 'unreadable'],
  ['2000000,000', 'unreadable'],
  ['2.00.000', 'unreadable'],
  ['2.0000.000', 'unreadable'],
  ['2.000.000.00', 'unreadable'],
  ['2.000,000', 'unreadable'],
  ['2 000.000', 'unreadable'],
  ['0.500.000', 'unreadable'],
  ['2..000', 'unreadable'],
  ['2.000,', 'unreadable'],
  ['2000000,0', 'unreadable'],
  ['$', 'unreadable'],
  ['.', 'unreadable'],
  ['0', 'too_small'],
  ['0,00', 'too_small'],
  ['5.000.000.001', 'too_large'],
  ['20000000000000', 'too_large'],
  ['9'.repeat(40), 'too_large'],
])('«%s» is refused as pesos: %s', (text, problem) => {
  expect(readNumber(text, pesos)).toMatchObject({ value: undefined, problem })
})

test.each(['', '   ', '\u00a0'])('nothing typed is neither a number nor wrong', (text) => {
  expect(readNumber(text, pesos)).toBeUndefined()
})

describe('a measure', () => {
  test.each([
    ['2,5', tons, 2.5],
    ['2.5', tons, 2.5],
    ['2.55', tons, 2.55],
    ['0,125', tons, 0.125],
    ['0.125', tons, 0.125],
    [',5', tons, 0.5],
    ['12', tons, 12],
    ['2,50000', tons, 2.5],
    // Fifteen hundred tonnes are no cargo: the comma is the decimal one.
    ['1,500', tons, 1.5],
    // Thousands of kilograms are usual: the point groups, as everywhere in the product.
    ['1.500', kilograms, 1500],
    ['12.000', kilograms, 12_000],
    ['1.234,5', kilograms, 1234.5],
    ['1,234.5', kilograms, 1234.5],
    ['1500.500', kilograms, 1500.5],
    ['12 000', kilograms, 12_000],
    ['1,2340', kilograms, 1.234],
  ])('«%s» within %o is %d', (text, rule, value) => {
    expect(numberIn(text, rule)).toBe(value)
  })

  test.each([
    ['1,500', kilograms, 'ambiguous'],
    ['12,000', kilograms, 'ambiguous'],
    ['1,2345', kilograms, 'too_fine'],
    ['99999', tons, 'too_large'],
    // Never read as one and a half: our own points stand in the field too.
    ['1.500', tons, 'too_large'],
    ['99.999', tons, 'too_large'],
    ['99.999.999', tons, 'too_large'],
    ['100.001,5', kilograms, 'too_large'],
    ['0', tons, 'too_small'],
    ['0,0', tons, 'too_small'],
    ['-2', tons, 'negative'],
    ['2 tn', tons, 'unreadable'],
    ['$2', tons, 'unreadable'],
    ['2 %', tons, 'unreadable'],
  ])('«%s» within %o is refused: %s', (text, rule, problem) => {
    expect(problemOf(text, rule)).toBe(problem)
  })
})

test('a percentage may carry its sign, and hours are whole', () => {
  expect(numberIn('12,5 %', percent)).toBe(12.5)
  expect(numberIn('12.50%', percent)).toBe(12.5)
  expect(problemOf('12,555', percent)).toBe('too_fine')
  expect(problemOf('101', percent)).toBe('too_large')
  expect(numberIn('0', hours)).toBe(0)
  expect(problemOf('1,5', hours)).toBe('not_whole')
  expect(problemOf('721', hours)).toBe('too_large')
})

test.each(['2.', '2.0', '2.000.0', '2000000,', '2000000,0', '2,000,00', '$', 'COP '])(
  'of «%s» more signs may still make pesos',
  (text) => {
    expect(readNumber(text, pesos)).toMatchObject({ isUnfinished: true })
  },
)

test.each(['2a', '-5', '2..', '1.5000', '99999999999'])('of «%s» nothing makes pesos any more', (text) => {
  expect(readNumber(text, pesos)).toMatchObject({ isUnfinished: false })
})

const amounts = fc.integer({ min: 1, max: 5_000_000_000 })
const by = (sign: string) => (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, sign)

test('however a whole amount is grouped, and with or without its two zeros, it is the same amount', () => {
  const groupings = fc.constantFrom(by(''), by('.'), by(','), by(' '), by('\u00a0'), by("'"))
  const cents = fc.constantFrom('', ',00', '.00')
  const around = fc.constantFrom(['', ''], ['$', ''], ['$ ', ''], ['COP ', ''], ['', ' COP'], [' ', ' '])
  fc.assert(
    fc.property(amounts, groupings, cents, around, (amount, group, zeros, [before, after]) => {
      const written = group(String(amount))
      // A sign that groups is not the one of the decimals.
      fc.pre(zeros === '' || !written.includes(zeros.charAt(0)))
      expect(numberIn(`${before}${written}${zeros}${after}`, pesos)).toBe(amount)
    }),
  )
})

test('cents, a minus and letters are refused wherever they stand', () => {
  fc.assert(
    fc.property(
      amounts,
      fc.integer({ min: 1, max: 99 }),
      fc.constantFrom(',', '.'),
      (amount, cents, sign) => {
        expect(problemOf(`${amount}${sign}${String(cents).padStart(2, '0')}`, pesos)).toBe('not_whole')
        expect(problemOf(`-${amount}`, pesos)).toBe('negative')
      },
    ),
  )
  fc.assert(
    fc.property(
      amounts,
      fc.nat(10),
      fc.constantFrom('a', 'e', 'x', '/', '%', '#'),
      (amount, place, letter) => {
        const digits = String(amount)
        const at = place % (digits.length + 1)
        expect(problemOf(`${digits.slice(0, at)}${letter}${digits.slice(at)}`, pesos)).toBe('unreadable')
      },
    ),
  )
})

test('no text is read as a number that its own figures do not make', () => {
  const signs = fc.constantFrom('0', '1', '2', '5', '9', '.', ',', "'", ' ', '$', '-', 'a')
  const texts = fc.array(signs, { maxLength: 14 }).map((letters) => letters.join(''))
  fc.assert(
    fc.property(texts, fc.constantFrom(pesos, tons, kilograms, percent, hours), (text, rule) => {
      const value = numberIn(text, rule)
      if (value === undefined) return
      const figures = text.replace(/\D/g, '').replace(/^0+|0+$/g, '')
      expect(
        String(value)
          .replace(/\D/g, '')
          .replace(/^0+|0+$/g, ''),
      ).toBe(figures)
      expect(value).toBeGreaterThanOrEqual(rule.least)
      expect(value).toBeLessThanOrEqual(rule.most)
    }),
    { numRuns: 3000 },
  )
})

test('what the product writes, its reader reads again', () => {
  const rules = fc.constantFrom(pesos, tons, kilograms, percent, hours)
  fc.assert(
    fc.property(rules, fc.nat(1_000_000_000), (rule, seed) => {
      const steps = 10 ** rule.decimals
      const span = Math.floor((rule.most - rule.least) * steps)
      const value = (Math.ceil(rule.least * steps) + (seed % (span + 1))) / steps
      expect(numberIn(writeNumber(value, rule), rule)).toBe(value)
    }),
    { numRuns: 1000 },
  )
  expect(writeNumber(1.234, kilograms)).toBe('1,2340')
  expect(writeNumber(1.234, tons)).toBe('1,234')
  expect(groupDigits('00123456789012345678')).toBe('123.456.789.012.345.678')
})
