import { expect, test } from 'vitest'
import type { Reconciliation } from '#shared/use-reconciliation.ts'
import { moneyItems, type MoneyWaits } from './money-items.ts'

const calm: MoneyWaits = {
  payouts: { count: 0, late: 0, value: 0 },
  refunds: { count: 0, value: 0, unsold: 0 },
  second: { payouts: 0, batches: 0, refunds: 0, own: 0 },
  standby: 0,
  complaints: 0,
  notices: { count: 0, from: '2026-10-24' },
  months: { count: 0, oldest: null },
}
const item = (key: string, waits: Partial<MoneyWaits>) =>
  moneyItems({ ...calm, ...waits }, undefined).find((one) => one.key === key)

const read = (actual: number): Reconciliation => ({
  at: '2026-11-23T13:00:00.000Z',
  checks: [{ key: 'vat', expected: 100, actual, count: 0, rows: [] }],
})

test('a calm day has nothing to count', () => {
  expect(moneyItems(calm, read(100)).every(({ count, isUrgent }) => count === 0 && !isUrgent)).toBe(true)
})

test('payouts past the day they were due make theirs urgent, and it stands first', () => {
  const [first] = moneyItems(
    { ...calm, standby: 2, payouts: { count: 3, late: 1, value: 5_400_000 } },
    undefined,
  )
  expect(first).toMatchObject({
    key: 'payouts',
    count: 3,
    isUrgent: true,
    detail: '$5.400.000 antes de retenciones, 1 con el plazo vencido',
    ways: [{ path: '/main/contabilidad/pagos?ready=true' }],
  })
})

test('what waits for a second person is reached where it waits, and one’s own is not counted', () => {
  expect(item('second', { second: { payouts: 2, batches: 0, refunds: 1, own: 4 } })).toMatchObject({
    count: 3,
    detail: 'Usted puede confirmarlas. Otras 4 las registró usted',
    ways: [
      { words: '2 pagos', path: '/main/contabilidad/pagos?state=confirming' },
      { words: '1 devolución', path: '/main/contabilidad/reembolsos?state=confirming' },
    ],
  })
})

test('months that are over and not closed lead to the oldest of them', () => {
  expect(item('months', { months: { count: 2, oldest: '2026-09' } })).toMatchObject({
    count: 2,
    isUrgent: false,
    detail: 'El más antiguo: Sep 2026',
    ways: [{ path: '/main/cierres/2026-09' }],
  })
})

test('a difference in the books is told once they have been read', () => {
  expect(moneyItems(calm, undefined).some(({ key }) => key === 'reconciliation')).toBe(false)
  expect(moneyItems(calm, read(99))[0]).toMatchObject({
    key: 'reconciliation',
    title: 'Diferencia en la conciliación',
    count: 1,
    isUrgent: true,
  })
})

test('money promised and not taken is told with what it means and what to do', () => {
  const uncaptured: Reconciliation['checks'][number] = {
    key: 'uncaptured',
    expected: 0,
    actual: 9_000_000,
    count: 4,
    rows: [],
  }
  const [first] = moneyItems(calm, { ...read(100), checks: [...read(100).checks, uncaptured] })
  expect(first?.detail).toMatch(/^4 servicios con pago autorizado y sin capturar .+ Captúrelo en la pasarela/)
})
