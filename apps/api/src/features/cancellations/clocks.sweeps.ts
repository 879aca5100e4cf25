/** Services that end by themselves: never taken, or taken and never paid. Decisions §7 "Clocks". */
import { historyFromOf } from '#database/months/history-since.ts'
import { inState } from '#database/order-states.ts'
import { orderStatus } from '@arriero/domain/orders/orders'
import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { lockOrder } from '#features/orders/orders.store.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { clockTexts } from './clocks.texts.ts'
import { endOrder } from './end-order.ts'

const untakenLifeMs = 24 * 3_600_000
const batch = 200

type Clock = 'unpaid' | 'untaken'

const endByItself = (
  ctx: OpenCtx,
  orderId: string,
  { cause, isDue }: { cause: Clock; isDue: (order: OrderRow) => boolean },
) =>
  ctx.inTransaction(async (db) => {
    const inner = { ...ctx, db }
    const order = await lockOrder(db, orderId)
    if (!order || !isDue(order)) return
    const nothing = { feePesos: 0, vatPesos: 0, refundPesos: 0, carrierPesos: 0 }
    const description = clockTexts[cause]
    const { closed } = await endOrder(inner, order, { cause, description, userId: null, ...nothing })
    const facts = { reason: description, details: { closed } }
    await tell(inner, { name: 'order.cancelled', orderId, detail: cause }, facts)
  })

/** Taken but not paid in time: the carrier is free again. */
export const sweepUnpaid = async (ctx: OpenCtx): Promise<void> => {
  const isDue = (order: OrderRow) =>
    order.status === orderStatus.assigned &&
    order.paid_at === null &&
    !!order.pay_until &&
    order.pay_until <= ctx.now
  const due = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', orderStatus.assigned)
    .where('paid_at', 'is', null)
    .where('pay_until', '<=', ctx.now)
    .limit(batch)
    .execute()
  for (const { id } of due) await endByItself(ctx, id, { cause: 'unpaid', isDue })
}

/** The date came and nobody had taken it: it leaves the market and its client is told, once. */
export const sweepPassed = async (ctx: OpenCtx): Promise<void> => {
  await ctx.inTransaction(async (db) => {
    const { rows } = await sql<{ id: string }>`
      select o.id from orders o
      where o.status = ${inState.pending} and o.reservation_at <= ${ctx.now}
        -- offset: one after the other by its index; joined, every service's history would be read whole
        and not exists (select 1 from order_history h where h.order_id = o.id and h.recorded_at >= ${historyFromOf}
          and h.act = 'order.reservation_passed'
          and h.at >= o.reservation_at offset 0)
      limit ${batch} for update of o skip locked`.execute(db)
    for (const { id } of rows) await tell({ ...ctx, db }, { name: 'order.reservation_passed', orderId: id })
  })
}

/** Nobody took it and its date is a day past. */
export const sweepUntaken = async (ctx: OpenCtx): Promise<void> => {
  const before = new Date(ctx.now.getTime() - untakenLifeMs)
  const isDue = (order: OrderRow) => order.status === orderStatus.pending && order.reservation_at <= before
  const due = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', orderStatus.pending)
    .where('reservation_at', '<=', before)
    .limit(batch)
    .execute()
  for (const { id } of due) await endByItself(ctx, id, { cause: 'untaken', isDue })
}
