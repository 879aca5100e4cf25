import { expect, test } from 'vitest'
import { basisPoints } from './money.ts'
import { fromPercent, percentDenial, percentsOfRates, ratesFromPercents, toPercent } from './rates.ts'

test.each([
  [0, 0],
  [10, 1000],
  [0.15, 15],
  [19, 1900],
  [0.01, 1],
  [0.29, 29],
  [57.12, 5712],
  [100, 10_000],
])('%d per cent are %d basis points', (percent, rate) => {
  expect(fromPercent(percent)).toBe(rate)
})

test.each([100.0001, 100.01, 101, -0.01, -1, 0.155, 0.001, NaN, Infinity, -Infinity])(
  '%d per cent is refused',
  (percent) => {
    expect(fromPercent(percent)).toBeUndefined()
  },
)

test('every rate survives the way to per cent and back', () => {
  for (let rate = 0; rate <= 10_000; rate += 1) {
    expect(fromPercent(toPercent(basisPoints(rate)))).toBe(rate)
  }
})

test('the four rates of the screen travel together', () => {
  const percents = { profit: 10, insurance: 0.15, vat: 19, insurerShare: 10 }
  const rates = ratesFromPercents(percents)
  expect(rates).toEqual({ profit: 1000, insurance: 15, vat: 1900, insurerShare: 1000 })
  expect(rates && percentsOfRates(rates)).toEqual(percents)
})

test.each(['profit', 'insurance', 'vat', 'insurerShare'])(
  'one refused rate (%s) refuses them all',
  (name) => {
    expect(
      ratesFromPercents({ profit: 10, insurance: 0.15, vat: 19, insurerShare: 10, [name]: 101 }),
    ).toBeUndefined()
  },
)

test.each([
  [undefined, 'rates.value_required'],
  [-0.01, 'rates.below_zero'],
  [0, undefined],
  [0.01, undefined],
  [0.15, undefined],
  [0.155, 'rates.too_fine'],
  [99.99, undefined],
  [100, undefined],
  [100.01, 'rates.over_limit'],
  [1000, 'rates.over_limit'],
  [NaN, 'rates.too_fine'],
] as const)('a premium of %s per cent: %s', (percent, code) => {
  expect(percentDenial(percent, { isWhole: false })).toBe(code)
})

test.each([
  [undefined, 'rates.value_required'],
  [-1, 'rates.below_zero'],
  [0, undefined],
  [10, undefined],
  [10.5, 'rates.profit_not_whole'],
  [10.005, 'rates.too_fine'],
  [100, undefined],
  [101, 'rates.over_limit'],
] as const)('a profit of %s per cent: %s', (percent, code) => {
  expect(percentDenial(percent, { isWhole: true })).toBe(code)
})
