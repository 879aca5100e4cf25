import type { Payout } from '@arriero/contract/money/settlement-shapes'
import { expect, test } from 'vitest'
import { sumOfPayouts } from './ChosenSum.tsx'

const payout = (amounts: Partial<Payout>) => amounts as Payout

test('chosen payouts come to their values less all that is taken off', () => {
  const chosen = [
    payout({ gross: 1_818_182, withheld: 20_000, advances: 0, deducted: 1_000_000, net: 798_182 }),
    payout({ gross: 1_818_182, withheld: 20_000, advances: 500_000, deducted: 0, net: 1_298_182 }),
  ]
  const sum = sumOfPayouts(chosen)
  expect(sum).toEqual({
    gross: 3_636_364,
    withheld: 40_000,
    advances: 500_000,
    deducted: 1_000_000,
    net: 2_096_364,
  })
  expect(sum.gross - sum.withheld - sum.advances - sum.deducted).toBe(sum.net)
  expect(sumOfPayouts([])).toMatchObject({ gross: 0, net: 0 })
})
