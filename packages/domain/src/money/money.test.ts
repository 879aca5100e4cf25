import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  basisPoints,
  isPayableTotal,
  isTypedAmount,
  least,
  minus,
  pesos,
  ratio,
  shareOf,
  storedMaxPesos,
  sum,
  totalMaxPesos,
  typedAmountMaxPesos,
} from './money.ts'

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 4_000)
const anyAmount = fc.integer({ min: 0, max: totalMaxPesos }).map(pesos)
const anyRate = fc.integer({ min: 0, max: 10_000 }).map(basisPoints)

describe('an amount', () => {
  test.each([0, 1, storedMaxPesos])('%d is an amount', (amount) => {
    expect(pesos(amount)).toBe(amount)
  })

  test.each([-1, 0.5, NaN, Infinity, storedMaxPesos + 1, Number.MAX_SAFE_INTEGER + 1])(
    '%d is refused as a fault of ours',
    (amount) => {
      expect(() => pesos(amount)).toThrow(new RangeError(`not an amount in pesos: ${amount}`))
    },
  )

  test('minus zero becomes zero', () => {
    expect(Object.is(pesos(-0), 0)).toBe(true)
    expect(Object.is(basisPoints(-0), 0)).toBe(true)
  })

  test.each([0, 1, 10_000])('%d is a rate', (rate) => {
    expect(basisPoints(rate)).toBe(rate)
  })

  test.each([-1, 0.5, NaN, 10_001])('%d is no rate', (rate) => {
    expect(() => basisPoints(rate)).toThrow(new RangeError(`not a rate in basis points: ${rate}`))
  })
})

describe('the one rounding', () => {
  test.each([
    { amount: 5, rate: 1000, share: 1, why: 'exactly half goes up' },
    { amount: 4, rate: 1000, share: 0, why: 'under half goes down' },
    { amount: 15, rate: 1000, share: 2, why: 'half goes up, not to even' },
    { amount: 25, rate: 1000, share: 3, why: 'half goes up, not to even' },
    { amount: 2_000_000, rate: 1900, share: 380_000, why: 'VAT of two million' },
    { amount: 500_000_000, rate: 15, share: 750_000, why: 'the premium of the largest insured value' },
    { amount: 333, rate: 15, share: 0, why: '0.4995 pesos are none' },
    { amount: 334, rate: 15, share: 1, why: '0.501 pesos are one' },
    { amount: storedMaxPesos, rate: 10_000, share: storedMaxPesos, why: 'beyond 2^53 in between' },
    { amount: 9_999_999_999, rate: 9_999, share: 9_998_999_999, why: 'a wide product' },
  ])('$why: $rate bp of $amount are $share', ({ amount, rate, share }) => {
    expect(shareOf(pesos(amount), basisPoints(rate))).toBe(share)
  })

  test('a share is the nearest peso to the exact rational, and never the lower one at a half', () => {
    fc.assert(
      fc.property(anyAmount, anyRate, (amount, rate) => {
        const exactTenThousandths = BigInt(amount) * BigInt(rate)
        const distance = BigInt(shareOf(amount, rate)) * 10_000n - exactTenThousandths
        return distance > -5_000n && distance <= 5_000n
      }),
      { numRuns },
    )
  })

  test('a ratio of any whole factors is the nearest peso, half up', () => {
    fc.assert(
      fc.property(
        anyAmount,
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 10_000, max: 400_000_000 }),
        (amount, numerator, denominator) => {
          const distance =
            BigInt(ratio(amount, numerator, denominator)) * BigInt(denominator) -
            BigInt(amount) * BigInt(numerator)
          return 2n * distance > -BigInt(denominator) && 2n * distance <= BigInt(denominator)
        },
      ),
      { numRuns },
    )
  })
})

test('amounts add and subtract, never below zero', () => {
  expect(sum()).toBe(0)
  expect(sum(pesos(1), pesos(2), pesos(3))).toBe(6)
  expect(minus(pesos(3), pesos(3))).toBe(0)
  expect(() => minus(pesos(3), pesos(4))).toThrow(RangeError)
  expect(() => sum(pesos(storedMaxPesos), pesos(1))).toThrow(RangeError)
  expect(least(pesos(3), pesos(4))).toBe(3)
  expect(least(pesos(4), pesos(3))).toBe(3)
})

test.each([
  [0, false],
  [1, true],
  [1.5, false],
  [typedAmountMaxPesos, true],
  [typedAmountMaxPesos + 1, false],
  [NaN, false],
])('a person may type %d: %s', (amount, may) => {
  expect(isTypedAmount(amount)).toBe(may)
})

test.each([
  [0, false],
  [1, true],
  [1.5, false],
  [totalMaxPesos, true],
  [totalMaxPesos + 1, false],
])('the gateway can ask for %d: %s', (total, may) => {
  expect(isPayableTotal(total)).toBe(may)
})
