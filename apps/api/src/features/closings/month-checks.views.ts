/** What is looked at before a month is closed: how many there are of each kind, and what they come to. docs/decisions/0071. */
import type { MonthDetail } from '@arriero/contract/money/closings'
import {
  beginOf,
  endOf,
  monthChecks,
  warningChecks,
  type Month,
  type MonthCheck,
  type MonthCounts,
} from '@arriero/domain/money/closing/months'
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import type { Fragment } from '#database/keyset.ts'
import { payoutIn } from '#database/state-lists.ts'
import { gatewaySides } from '#features/accounting/reconciliation-sides.views.ts'

type Check = MonthDetail['checks'][number]

const within = (column: Fragment, month: Month): Fragment =>
  sql`${column} >= ${beginOf(month)} and ${column} < ${endOf(month)}`

/** Each as a query of `pesos`, a row for everything that is found. */
const found: Record<MonthCheck, (month: Month) => Fragment> = {
  lopsided: (month) => sql`select abs(sum(amount_pesos)) as pesos from journal_entries
    where ${within(sql`posted_at`, month)} group by transaction_id having sum(amount_pesos) <> 0`,
  /** Services whose payments the gateway tells otherwise, of those that had one posted or told in the month. */
  unmatched: (month) => {
    const { expected, actual } = gatewaySides(sql`
      select order_id from journal_entries where kind = 'payment' and ${within(sql`posted_at`, month)}
      union select a.order_id from payment_notices n join payment_attempts a on a.id = n.attempt_id
      where n.verdict = 'matched' and ${within(sql`n.received_at`, month)}`)
    return sql`select abs(coalesce(e.pesos, 0) - coalesce(a.pesos, 0)) as pesos
      from (${expected}) e full join (${actual}) a using (order_id)
      where coalesce(e.pesos, 0) <> coalesce(a.pesos, 0)`
  },
  uncaptured: (month) => sql`select amount_pesos as pesos from payment_attempts
    where state = 'authorised' and attempted_at < ${endOf(month)}`,
  refundsOpen: (month) => sql`select amount_pesos as pesos from refunds_due
    where not is_paid and created_at < ${endOf(month)}`,
  payoutsOpen: (month) => sql`select gross_pesos as pesos from payouts
    where state in ${payoutIn.pending} and earned_at < ${endOf(month)}`,
}

const checkOf = async (db: Db, month: Month, key: MonthCheck): Promise<Check> => {
  const { rows } = await sql<{ count: number; value: number }>`
    select count(*)::int as count, coalesce(sum(pesos), 0)::bigint as value from (${found[key](month)}) found`.execute(
    db,
  )
  return { key, count: 0, value: 0, ...rows[0], isWarning: warningChecks.includes(key) }
}

export const monthChecksOf = async (db: Db, month: Month): Promise<Check[]> => {
  const checks: Check[] = []
  for (const key of monthChecks) checks.push(await checkOf(db, month, key))
  return checks
}

export const countsOf = (checks: readonly Check[]): MonthCounts =>
  Object.fromEntries(checks.map(({ key, count }) => [key, count])) as MonthCounts
