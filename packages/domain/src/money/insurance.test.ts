import fc from 'fast-check'
import { expect, test } from 'vitest'
import { insurancePremium, isInsurable, maxDeclaredPesos, orderTotal, unsoldPremium } from './insurance.ts'
import { basisPoints, noPesos, pesos } from './money.ts'

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 4_000)
const rates = { insurance: basisPoints(15), vat: basisPoints(1900), insurerShare: basisPoints(1000) }

test.each([
  { declared: 1, sale: 0, cost: 0, platform: 0, vat: 0 },
  { declared: 333, sale: 0, cost: 0, platform: 0, vat: 0 },
  { declared: 334, sale: 1, cost: 1, platform: 0, vat: 0 },
  { declared: 100_000_000, sale: 150_000, cost: 135_000, platform: 15_000, vat: 28_500 },
  { declared: 123_456_789, sale: 185_185, cost: 166_666, platform: 18_519, vat: 35_185 },
  { declared: 500_000_000, sale: 750_000, cost: 675_000, platform: 75_000, vat: 142_500 },
])('insuring $declared costs $sale and $vat of VAT', ({ declared, sale, cost, platform, vat }) => {
  expect(insurancePremium(pesos(declared), rates)).toEqual({
    salePesos: sale,
    costPesos: cost,
    platformPesos: platform,
    vatPesos: vat,
  })
})

test.each([
  [0, false],
  [1, true],
  [1.5, false],
  [maxDeclaredPesos, true],
  [maxDeclaredPesos + 1, false],
  [NaN, false],
])('a declared value of %d can be insured: %s', (declared, may) => {
  expect(isInsurable(declared)).toBe(may)
})

test('the total is the freight with VAT, and the policy with its own', () => {
  expect(orderTotal(pesos(2_618_000))).toBe(2_618_000)
  expect(orderTotal(pesos(2_618_000), insurancePremium(pesos(100_000_000), rates))).toBe(2_796_500)
})

test('of a policy nobody sold all that was paid comes back, or all that a cancellation had kept of it', () => {
  const premium = insurancePremium(pesos(100_000_000), rates)
  expect(unsoldPremium(premium)).toBe(178_500)
  expect(unsoldPremium(premium, pesos(9_000))).toBe(9_000)
  expect(unsoldPremium(premium, noPesos)).toBe(0)
})

test('insurer and platform share the premium without a peso lost', () => {
  const anyRate = fc.integer({ min: 0, max: 10_000 }).map(basisPoints)
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: maxDeclaredPesos }).map(pesos),
      fc.record({ insurance: anyRate, vat: anyRate, insurerShare: anyRate }),
      (declared, drawn) => {
        const premium = insurancePremium(declared, drawn)
        return (
          premium.costPesos + premium.platformPesos === premium.salePesos &&
          premium.vatPesos <= premium.salePesos
        )
      },
    ),
    { numRuns },
  )
})
