/**
 * The books of all services held against everything, as the job does it: no stretch of 20,000 services may take longer than five
 * seconds, a quarter of what a statement has; all must agree; and of one peso too many in one service it must say which. What it takes
 * for each million is printed: it grows with what there is.
 */
import type pg from 'pg'
import { isReconciled } from '@arriero/domain/money/reconciliation'
import { atOneMoment } from '../../apps/api/src/database/snapshot.ts'
import { reconciliation, type Check } from '../../apps/api/src/features/accounting/reconciliation.views.ts'
import { orderCount } from '../settings.ts'
import { fillBooks } from '../world/books.ts'
import { judged, type Filled } from '../world/filled-house.ts'

const stretchMostMs = 5_000

type Read = { checks: Check[]; ms: number; longestMs: number; stretches: number }

const read = async ({ house }: Filled): Promise<Read> => {
  const began = performance.now()
  let [last, longestMs, stretches] = [began, 0, 0]
  const step = () => {
    longestMs = Math.max(longestMs, performance.now() - last)
    last = performance.now()
    stretches += 1
  }
  const onShare = async () => step()
  const checks = await atOneMoment(house.openCtx(), (inner) => reconciliation(inner, { onShare }))
  step()
  return { checks, ms: performance.now() - began, longestMs, stretches }
}

const differing = ({ checks }: Read): string[] =>
  checks
    .filter((check) => !isReconciled(check))
    .map(({ key, expected, actual, count }) => `${key}: ${expected} and ${actual}, ${count} services`)

const run = async (filled: Filled, sql: pg.Client): Promise<string[]> => {
  const entries = await fillBooks(sql)
  const first = await read(filled)
  const { ms, longestMs, stretches } = first
  console.log(
    `${orderCount} services, ${entries} entries: ${(ms / 1000).toFixed(1)} s, ${((ms / orderCount) * 1000).toFixed(0)} s a million; the longest of ${stretches} stretches ${longestMs.toFixed(0)} ms`,
  )
  const { rows } = await sql.query<{ order_id: string }>(
    'select order_id from payouts order by order_id desc offset 100 limit 1',
  )
  const [planted] = rows
  await sql.query('update payment_attempts set amount_pesos = amount_pesos + 1 where order_id = $1', [
    planted?.order_id,
  ])
  const second = await read(filled)
  const found = second.checks.filter(({ count }) => count > 0).flatMap((check) => check.rows)
  console.log(`with a peso too many in one service: ${differing(second).join('; ')}`)
  return [
    ...differing(first).map((why) => `the books do not agree: ${why}`),
    ...(longestMs > stretchMostMs ? [`a stretch took ${longestMs.toFixed(0)} ms`] : []),
    ...(found.length > 0 && found.every(({ orderId }) => orderId === planted?.order_id)
      ? []
      : ['the peso too many was not found where it is']),
  ]
}

await judged({ orders: orderCount }, run)
