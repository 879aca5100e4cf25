/** What is still to be paid is found without walking what was paid in all the years before. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isReady } from '#features/settlements/payouts/payout-facts.views.ts'
import { payoutFrom, payoutSelect } from '#features/settlements/payouts/payout-rows.views.ts'
import type { Fragment } from '#database/keyset.ts'
import { openMoneyStage } from '../payouts/payouts.fixture.ts'

const { house, paidFleet, finished } = await openMoneyStage()
const { db } = house.database
const now = house.clock.now

/** As many payouts as some years bring. */
const paid = 4_000
const orderId = await finished(await paidFleet())
await sql`insert into payouts (id, order_id, carrier_id, kind, state, gross_pesos, withheld_pesos, advances_pesos, net_pesos,
    lines, earned_at, release_on, due_on, bank, account_type, account_number, reference, paid_at, created_at)
  select 'e' || lpad(to_hex(i), 23, '0'), order_id, carrier_id, 'advance', 'paid', 1, 0, 0, 1, '[]', earned_at - i * interval '1 hour',
    release_on - i / 24, due_on - i / 24, 'b', 'a', '1', 'r', earned_at, earned_at
  from payouts, generate_series(1, ${paid}) i where id = ${orderId}`.execute(db)
await sql`insert into refunds_due (id, order_id, cause, amount_pesos, created_at)
  select 'e' || lpad(to_hex(i), 23, '0'), ${orderId}, 'duplicate', 1, ${now}::timestamptz - i * interval '1 hour' from generate_series(1, ${paid}) i`.execute(
  db,
)
await sql`insert into refunds (id, order_id, amount_pesos, state, reference, asked_by, asked_at, paid_by, paid_at)
  select d.id, d.order_id, 1, 'paid', 'r', o.client_id, d.created_at, o.client_id, d.created_at
  from refunds_due d join orders o on o.id = d.order_id`.execute(db)
await sql`analyze payouts, refunds_due, refunds`.execute(db)

const plan = async (query: Fragment): Promise<string> => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(db)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

const pending = sql`p.state in ('open', 'batched', 'confirming')`

test.each([
  ['by the day they are due', sql`p.due_on`, 'payouts_pending_due'],
  ['by when they were earned', sql`p.earned_at`, 'payouts_pending_earned'],
])('payouts to be made, %s', async (_what, by, index) => {
  const list = (condition: Fragment) =>
    plan(sql`select ${payoutSelect(now)} from ${payoutFrom} where ${condition} order by ${by}, p.id limit 21`)
  expect(await list(pending)).toContain(index)
  expect(await list(isReady(now))).toMatch(/payouts_pending_/)
})

test('what one carrier is owed', async () => {
  const own = sql`p.carrier_id = (select carrier_id from orders where id = ${orderId})`
  const seen = await plan(
    sql`select p.id from payouts p where ${own} and ${pending} order by p.earned_at desc, p.id desc limit 21`,
  )
  expect(seen).toContain('payouts_pending_of_carrier')
})

test('money that is due back', async () => {
  const seen = await plan(
    sql`select d.id from refunds_due d left join refunds r on r.id = d.id
      where coalesce(r.state, 'due') in ('due') and not d.is_paid order by d.created_at, d.id limit 21`,
  )
  expect(seen).toContain('refunds_due_to_pay')
})
