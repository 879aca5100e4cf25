/** Advances: payouts of their own, paid before the end and settled with their service. */
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import { payoutIn } from '#database/state-lists.ts'
import { frozenColumns, owedColumns, type Frozen, type Owed } from '../payouts/payouts.store.ts'

/** An advance is never open: it is paid at once or waits for a second person. */
export const insertAdvance = async (
  ctx: Ctx,
  { reference, isPaid, settlement, account, ...owed }: Owed & Frozen & { reference: string; isPaid: boolean },
): Promise<void> => {
  await ctx.db
    .insertInto('payouts')
    .values({
      ...owedColumns(ctx, owed),
      ...frozenColumns({ settlement, account }),
      state: isPaid ? 'paid' : 'confirming',
      batch_id: null,
      reference,
      asked_by: ctx.actor.id,
      asked_at: ctx.now,
      paid_by: isPaid ? ctx.actor.id : null,
      paid_at: isPaid ? ctx.now : null,
    })
    .execute()
}

export const removeAdvance = async (db: Db, id: string): Promise<void> => {
  await db
    .deleteFrom('payouts')
    .where('id', '=', id)
    .where('kind', '=', 'advance')
    .where('state', '=', 'confirming')
    .executeTakeFirstOrThrow()
}

/** Of one order; `openPesos` wait for a second person. The order is locked. */
export const advancesOf = async (
  db: Db,
  orderId: string,
): Promise<{ paidPesos: number; openPesos: number }> => {
  const { rows } = await sql<{ paidPesos: number; openPesos: number }>`
    select coalesce(sum(gross_pesos) filter (where state = 'paid'), 0)::bigint as "paidPesos",
      coalesce(sum(gross_pesos) filter (where state = 'confirming'), 0)::bigint as "openPesos"
    from payouts where order_id = ${orderId} and kind = 'advance'`.execute(db)
  return rows[0] ?? { paidPesos: 0, openPesos: 0 }
}

/** What its service or its cancellation was paid, or is about to be paid, was reckoned with its advances. */
export const isSettledAdvance = async (db: Db, orderId: string): Promise<boolean> => {
  const { rows } = await sql`
    select id from payouts where order_id = ${orderId} and kind in ('service', 'cancellation')
      and state in ${payoutIn.given}`.execute(db)
  return rows.length > 0
}
