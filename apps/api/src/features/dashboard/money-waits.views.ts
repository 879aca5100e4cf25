/** What money waits for, as accountancy begins its day. Decisions §16. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { openMonths } from '@arriero/domain/money/closing/months'
import { bogotaDay, daysAfter, atBogota } from '@arriero/domain/time/calendar'
import { sql, type RawBuilder } from 'kysely'
import type { Ctx } from '#context.ts'
import { complaintFrom, isComplaint, isHolding } from '#features/complaints/complaints.views.ts'
import { booksOf } from '#features/journal/closed-month.views.ts'
import { isReady } from '#features/settlements/payouts/payout-facts.views.ts'
import { payoutCountFrom } from '#features/settlements/payouts/payout-rows.views.ts'

type Money = ReplyOf<typeof api.dashboard.money>

const noticeDays = 30

const rowOf = async <T>({ db }: Ctx, query: RawBuilder<T>): Promise<T> => {
  const { rows } = await query.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('a count answered nothing')
  return row
}

const payouts = (ctx: Ctx) =>
  rowOf(
    ctx,
    sql<Money['payouts']>`
      select count(*)::int as count, count(*) filter (where p.due_on < ${bogotaDay(ctx.now)}::date)::int as late,
        coalesce(sum(p.gross_pesos), 0)::bigint as value
      from ${payoutCountFrom} where ${isReady(ctx.now)}`,
  )

const refunds = (ctx: Ctx) =>
  rowOf(
    ctx,
    sql<Money['refunds']>`
      select count(*)::int as count, coalesce(sum(d.amount_pesos), 0)::bigint as value,
        count(*) filter (where d.cause = 'insurance')::int as unsold
      from refunds_due d
      where not exists (select from refunds r where r.id = d.id and r.state <> 'rejected')`,
  )

/** Nobody confirms what he began himself. */
const second = (ctx: Ctx) => {
  const { id } = ctx.actor
  const others = sql`count(*) filter (where asked_by <> ${id})::int`
  const own = sql`count(*) filter (where asked_by = ${id})::int`
  const of = (table: RawBuilder<unknown>) =>
    sql`(select ${others} as others, ${own} as own from ${table} where state = 'confirming')`
  return rowOf(
    ctx,
    sql<Money['second']>`
      select p.others as payouts, b.others as batches, r.others as refunds, p.own + b.own + r.own as own
      from ${of(sql`payouts`)} p, ${of(sql`payout_batches`)} b, ${of(sql`refunds`)} r`,
  )
}

const standby = (ctx: Ctx) =>
  rowOf(
    ctx,
    sql<{ count: number }>`select count(*)::int as count from standby_charges where state = 'objected'`,
  )

const complaints = (ctx: Ctx) =>
  rowOf(
    ctx,
    sql<{ count: number }>`
      select count(*)::int as count from ${complaintFrom} where ${isComplaint} and ${isHolding}`,
  )

const notices = async (ctx: Ctx): Promise<Money['notices']> => {
  const from = daysAfter(bogotaDay(ctx.now), -noticeDays)
  const { count } = await rowOf(
    ctx,
    sql<{ count: number }>`
      select count(*)::int as count from payment_notices
      where is_signed and verdict <> 'matched' and received_at >= ${atBogota(from, 0)}`,
  )
  return { count, from }
}

const months = async ({ db, now }: Ctx): Promise<Money['months']> => {
  const open = openMonths(await booksOf(db), now)
  return { count: open.length, oldest: open[0] ?? null }
}

export const moneyWaits = async (ctx: Ctx): Promise<Money> => ({
  payouts: await payouts(ctx),
  refunds: await refunds(ctx),
  second: await second(ctx),
  standby: (await standby(ctx)).count,
  complaints: (await complaints(ctx)).count,
  notices: await notices(ctx),
  months: await months(ctx),
})
