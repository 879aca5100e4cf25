import { basisPoints } from '@arriero/domain/money/money'
import { expect, test } from 'vitest'
import { clientPriceLines, insuranceLines, offerLines } from './example-lines.ts'

const rates = {
  profit: basisPoints(1000),
  insurance: basisPoints(15),
  vat: basisPoints(1900),
  insurerShare: basisPoints(1000),
}
const terms = { rates, vatBase: 'freight' as const }
const amounts = (lines: readonly { amountPesos: number }[]) => lines.map(({ amountPesos }) => amountPesos)

test('an offer of two million goes upwards to what the client pays', () => {
  expect(amounts(offerLines(2_000_000, terms))).toEqual([2_000_000, 200_000, 2_200_000, 418_000, 2_618_000])
})

test('a client’s price of two million goes downwards to what the carrier earns', () => {
  expect(amounts(clientPriceLines(2_000_000, terms))).toEqual([
    1_818_182, 181_818, 2_000_000, 380_000, 2_380_000,
  ])
})

test('a hundred million insured cost their premium and its VAT, and a tenth of the premium stays', () => {
  expect(amounts(insuranceLines(100_000_000, terms))).toEqual([150_000, 28_500, 178_500, 15_000, 135_000])
})

test('the VAT names the base it is taken of', () => {
  expect(offerLines(2_000_000, { rates, vatBase: 'commission' })[3]).toMatchObject({
    basePesos: 200_000,
    amountPesos: 38_000,
  })
  expect(offerLines(2_000_000, { rates, vatBase: 'none' })[3]).not.toHaveProperty('rate')
})
