import { expect, test } from 'vitest'
import { basisPoints } from './money.ts'
import { fromPercent, percentsOfRates, ratesFromPercents, toPercent } from './rates.ts'

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
