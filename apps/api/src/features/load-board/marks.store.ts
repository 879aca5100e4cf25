/** What carriers keep or hide on their boards. */
import type { BoardMark } from '@arriero/domain/orders/load-board'
import { sql } from 'kysely'
import type { Ctx, Db, OpenCtx } from '#context.ts'
import { inState } from '#database/order-states.ts'

export type Mark = { mark: BoardMark; untilAt: Date | null; whilePrice: number | null }

export const writeMark = async (
  ctx: Ctx,
  orderId: string,
  { mark, untilAt, whilePrice }: Mark,
): Promise<void> => {
  const row = { mark, until_at: untilAt, while_price: whilePrice, made_at: ctx.now }
  await ctx.db
    .insertInto('load_marks')
    .values({ carrier_id: ctx.actor.id, order_id: orderId, ...row })
    .onConflict((already) => already.columns(['carrier_id', 'order_id']).doUpdateSet(row))
    .execute()
}

export const removeMark = async ({ db, actor }: Ctx, orderId: string): Promise<void> => {
  await db
    .deleteFrom('load_marks')
    .where('carrier_id', '=', actor.id)
    .where('order_id', '=', orderId)
    .execute()
}

const removedAtOnce = 5_000

/** Of services that wait for nobody any more. */
const removeSettled = async (db: Db, now: Date): Promise<void> => {
  await sql`delete from load_marks where (carrier_id, order_id) in (
    select m.carrier_id, m.order_id from load_marks m join orders o on o.id = m.order_id
    where o.status <> ${inState.pending} or o.reservation_at < ${now} limit ${removedAtOnce})`.execute(db)
}

export const sweepMarks = (ctx: OpenCtx): Promise<void> =>
  ctx.inTransaction((db) => removeSettled(db, ctx.now))
