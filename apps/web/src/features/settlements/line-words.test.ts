import { expect, test } from 'vitest'
import { settlementLines } from './line-words.ts'

test('each withholding stands with its base and its rate, ReteICA per mille', () => {
  const lines = settlementLines(
    [
      { concept: 'service', base: null, rate: null, amount: 2_000_000 },
      { concept: 'sourceWithholding', base: 2_000_000, rate: 1, amount: -20_000 },
      { concept: 'industryWithholding', base: 2_000_000, rate: 0.414, amount: -8_280 },
    ],
    1_971_720,
  )
  expect(lines.map(({ rate }) => rate)).toEqual([undefined, '1\u00a0%', '4,14\u00a0‰', undefined])
  expect(lines.at(-1)).toMatchObject({ amountPesos: 1_971_720, isTotal: true })
})
