import { monthChecks } from '@arriero/domain/money/closing/months'
import { payoutsList } from '@arriero/contract/es/lists/payouts'
import { refundsList } from '@arriero/contract/es/lists/refunds'
import { questionsOf } from '@arriero/contract/lists/column'
import { expect, test } from 'vitest'
import { screenAt } from '#app/routes.tsx'
import { closingPaths, wayOf } from './closing-paths.ts'

test('what keeps a month open leads to where it is mended, up to the month’s last day', () => {
  expect(wayOf('refundsOpen', '2028-02')).toBe(
    '/main/contabilidad/reembolsos?state=due&state=confirming&state=rejected&to=2028-02-29',
  )
  expect(wayOf('payoutsOpen', '2026-11')).toBe(
    '/main/contabilidad/pagos?state=open&state=batched&state=confirming&to=2026-11-30',
  )
})

test('every way is an address of both who close months, narrowed by what its list knows', () => {
  for (const check of monthChecks)
    for (const role of ['administrator', 'accountancy'] as const)
      expect(screenAt(wayOf(check, '2026-11').split('?')[0] ?? '', role), check).toBeDefined()
  const filters = [questionsOf(refundsList).filters, questionsOf(payoutsList).filters]
  for (const known of filters)
    expect(Object.keys(known)).toEqual(expect.arrayContaining(['state', 'from', 'to']))
})

test('a figure leads to its entries of that month alone', () => {
  expect(closingPaths.entriesOf('2026-11', 'bank')).toBe(
    '/main/contabilidad/libro/asientos?account=bank&from=2026-11-01&to=2026-11-30',
  )
})
