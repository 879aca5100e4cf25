/**
 * Whoever changes payouts locks in one sequence: the orders by their ids (theirs, and those of debts they pay back), then the
 * batch. Paying a batch and taking a payout out of it would else wait for each other, and no two judge the same money.
 */
import type { Db, OpenCtx } from '#context.ts'
import { lockOrder } from '#features/orders/orders.store.ts'
import { fail } from '#app-error.ts'
import { debtOrdersOf } from '../debts/debts.store.ts'
import { payoutsByIds, type SeenPayout } from './payout-rows.views.ts'
import { ordersOfPayouts } from './payouts.store.ts'

const lockAll = async (db: Db, orderIds: Iterable<string>): Promise<void> => {
  for (const orderId of [...new Set(orderIds)].toSorted()) await lockOrder(db, orderId)
}

/** The orders of these payouts, and of the debts they pay back. */
export const lockOrdersOf = async (db: Db, ids: readonly string[]): Promise<void> => {
  const debts = await debtOrdersOf(db, ids)
  const locked = new Set([...(await ordersOfPayouts(db, ids)), ...debts])
  await lockAll(db, locked)
  // A service that was cancelled meanwhile has left a debt; out of sequence, at worst the act is tried again.
  await lockAll(
    db,
    (await debtOrdersOf(db, ids)).filter((id) => !locked.has(id)),
  )
}

/** Read as they stand under the locks, in the sequence they were earned. */
export const lockedPayouts = async (ctx: OpenCtx, ids: readonly string[]): Promise<SeenPayout[]> => {
  await lockOrdersOf(ctx.db, ids)
  return payoutsByIds(ctx, ids)
}

export const lockedPayout = async (ctx: OpenCtx, id: string): Promise<SeenPayout> => {
  const [row] = await lockedPayouts(ctx, [id])
  return row ?? fail('payout.not_found')
}
