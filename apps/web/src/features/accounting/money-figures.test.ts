import { accounts } from '@arriero/domain/money/journal'
import { expect, test } from 'vitest'
import { moneyFigures } from './money-figures.ts'

const none = { balance: 0, debit: 0, credit: 0, entries: 0, kinds: [] }
const figures = accounts.map((account) => ({ ...none, account }))

test('a journal without entries shows zeros', () => {
  expect(moneyFigures(figures).map(({ pesos }) => pesos)).toEqual([0, 0, 0, 0, 0, 0])
})

test('what was collected is what clients paid, less what failed after all; what is owed is positive', () => {
  const busy = figures.map((one) => {
    if (one.account === 'carrier_payable') return { ...one, balance: -1_818_182 }
    if (one.account !== 'gateway_in_transit') return one
    const kinds = [
      { kind: 'payment' as const, debit: 5_000, credit: 1_000, entries: 3 },
      { kind: 'captured' as const, debit: 0, credit: 3_000, entries: 1 },
    ]
    return { ...one, balance: 1_000, kinds }
  })
  const shown = Object.fromEntries(moneyFigures(busy).map(({ key, pesos }) => [key, pesos]))
  expect(shown).toMatchObject({ collected: 4_000, carriers: 1_818_182, transit: 1_000, earned: 0 })
})

test('each figure leads to the entries it is the sum of', () => {
  const [collected, , carriers] = moneyFigures(figures)
  expect(collected?.path).toBe('/main/contabilidad/libro/asientos?account=gateway_in_transit&kind=payment')
  expect(carriers?.path).toBe('/main/contabilidad/libro/asientos?account=carrier_payable')
})
