/** A batch under the locks of `locked-payout.ts`: the orders of its payouts first, then the batch itself. */
import type { Ctx } from '#context.ts'
import { AppError, fail } from '#http/app-error.ts'
import { lockBatch, type BatchRow } from './batches.store.ts'
import { lockOrdersOf } from './locked-payout.ts'
import { holdOf, payoutsOfBatch, type SeenPayout } from './payout-rows.views.ts'
import { idsOfBatch } from './payouts.store.ts'

type LockedBatch = { batch: BatchRow; rows: SeenPayout[] }

/** Payouts only leave a batch, so all that are in it under its lock have their orders locked. */
export const lockedBatch = async (ctx: Ctx, id: string): Promise<LockedBatch> => {
  await lockOrdersOf(ctx.db, await idsOfBatch(ctx.db, id))
  const batch = (await lockBatch(ctx.db, id)) ?? fail('batch.not_found')
  if (batch.state === 'paid') fail('batch.already_paid')
  return { batch, rows: await payoutsOfBatch(ctx, id) }
}

/** One whose payouts may all still be paid. */
export const lockedBatchToPay = async (
  ctx: Ctx,
  id: string,
): Promise<LockedBatch & { totalPesos: number }> => {
  const { batch, rows } = await lockedBatch(ctx, id)
  if (rows.length === 0) fail('batch.payouts_required')
  const orderIds = rows.filter((row) => holdOf(row)).map((row) => row.order_id)
  if (orderIds.length > 0) throw new AppError('batch.payout_held', { orderIds })
  return { batch, rows, totalPesos: rows.reduce((total, row) => total + (row.net_pesos ?? 0), 0) }
}
