/** How payouts end otherwise than paid. Their guards: migration 0026. */
import type { Settlement } from '@arriero/domain/money/settlement'
import type { Ctx, Db, OpenCtx } from '#context.ts'
import { payoutIn } from '#database/state-lists.ts'
import { openColumns, owedColumns, type Owed, type PayoutRow } from './payouts.store.ts'

/** Nothing of it is left to pay: his advances were as much. */
export const insertCrossed = async (ctx: OpenCtx, owed: Owed, settlement: Settlement): Promise<void> => {
  await ctx.db
    .insertInto('payouts')
    .values({
      ...owedColumns(ctx, owed),
      ...openColumns,
      state: 'offset',
      withheld_pesos: settlement.withheldPesos,
      advances_pesos: settlement.advancesPesos,
      deducted_pesos: settlement.deductedPesos,
      net_pesos: settlement.netPesos,
      lines: JSON.stringify(settlement.lines),
      paid_at: ctx.now,
    })
    .execute()
}

/** Of the waiting of an order whose lock the caller holds. */
export const pendingWaitOf = (
  db: Db,
  orderId: string,
): Promise<Pick<PayoutRow, 'id' | 'batch_id'> | undefined> =>
  db
    .selectFrom('payouts')
    .select(['id', 'batch_id'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'standby')
    .where('state', 'in', payoutIn.pending)
    .executeTakeFirst()

/** Owed no more: the next one for the same is a row of its own. */
export const voidPayout = async (db: Db, id: string): Promise<void> => {
  await db
    .updateTable('payouts')
    .set({ ...openColumns, state: 'void' })
    .where('id', '=', id)
    .where('state', 'in', payoutIn.pending)
    .executeTakeFirstOrThrow()
}

/** Everything else of it stays as it was paid. */
export const markReturned = async ({ db, now, actor }: Ctx, id: string, reason: string): Promise<void> => {
  await db
    .updateTable('payouts')
    .set({ state: 'returned', returned_at: now, returned_by: actor.id, return_reason: reason })
    .where('id', '=', id)
    .where('state', '=', 'paid')
    .executeTakeFirstOrThrow()
}

/** The same, open once more in a row of its own. */
export const insertAgain = async (ctx: OpenCtx, row: PayoutRow, dueOn: string): Promise<string> => {
  const id = ctx.newId()
  await ctx.db
    .insertInto('payouts')
    .values({
      ...owedColumns(ctx, {
        id,
        orderId: row.order_id,
        carrierId: row.carrier_id,
        kind: row.kind,
        grossPesos: row.gross_pesos,
        earnedAt: row.earned_at,
        releaseOn: row.release_on,
        dueOn,
      }),
      ...openColumns,
    })
    .execute()
  return id
}
