/** From the moment something is earned, its payout is on the list and its clock runs. Decisions §16. */
import { pesos } from '@arriero/domain/money/money'
import { payoutDays } from '@arriero/domain/money/payouts'
import { advancesAtEnd, nothingWithheld, settle, type PayoutKind } from '@arriero/domain/money/settlement'
import type { OpenCtx } from '#context.ts'
import { tellDesk } from '#features/notifications/news/money-asked.ts'
import { findOrder } from '#features/orders/orders.store.ts'
import { endRequestOf } from './debts/advance-requests.store.ts'
import { advancesOf } from './debts/advances.store.ts'
import { reopenBatch } from './batches/batch-files.ts'
import { insertDebt, releaseDebts } from './debts/debts.store.ts'
import { insertCrossed, pendingWaitOf, voidPayout } from './payouts/payout-ends.store.ts'
import { insertOwed } from './payouts/payouts.store.ts'

export type Earned = {
  orderId: string
  carrierId: string | null
  kind: Exclude<PayoutKind, 'advance'>
  grossPesos: number
  earnedAt: Date
}

/**
 * A service that was cancelled leaves its carrier his part of the fee, less what he was advanced. Of an advance that is more
 * he owes the rest: his next payouts pay it back. */
const openPayoutOfCancelled = async (
  ctx: OpenCtx,
  { carrierId, ...earned }: Earned & { carrierId: string },
) => {
  const { orderId, grossPesos } = earned
  const advancesPesos = pesos((await advancesOf(ctx.db, orderId)).paidPesos)
  const { crossedPesos, debtPesos } = advancesAtEnd(pesos(grossPesos), advancesPesos)
  if (debtPesos > 0) await insertDebt(ctx, { orderId, carrierId, amountPesos: debtPesos })
  if (grossPesos < 1) return
  const owed = { ...earned, carrierId, id: orderId, ...payoutDays(ctx.now) }
  if (crossedPesos < grossPesos) return insertOwed(ctx, owed)
  const none = { rules: nothingWithheld, industryRate: 0, vehicleType: null, debtsPesos: pesos(0) }
  const part = pesos(grossPesos)
  await insertCrossed(
    ctx,
    owed,
    settle({ kind: 'cancellation', grossPesos: part, ofServicePesos: part, advancesPesos, ...none }),
  )
}

/** Nothing is advanced of what is over: the desk has one less to answer. */
const endAsked = async (ctx: OpenCtx, orderId: string): Promise<void> => {
  const id = await endRequestOf(ctx, orderId)
  if (id !== undefined) tellDesk(ctx, { what: 'request', id })
}

/** Once for each order and kind, however often it is told; the order is locked by the act. */
export const openPayout = async (ctx: OpenCtx, earned: Earned): Promise<void> => {
  const { carrierId, kind, orderId } = earned
  if (carrierId === null) return
  if (kind !== 'standby') await endAsked(ctx, orderId)
  if (kind === 'cancellation') return openPayoutOfCancelled(ctx, { ...earned, carrierId })
  if (earned.grossPesos < 1) return
  // A wait has no id of its own to go by: its service's stands for the service itself.
  const id = kind === 'standby' ? ctx.newId() : orderId
  await insertOwed(ctx, { ...earned, carrierId, id, ...payoutDays(ctx.now) })
}

/** The payment of a wait failed: until another comes nothing is owed for it, wherever its payout stood. */
export const voidWaitPayout = async (ctx: OpenCtx, orderId: string): Promise<void> => {
  const wait = await pendingWaitOf(ctx.db, orderId)
  if (!wait) return
  if (wait.batch_id !== null) await reopenBatch(ctx.db, wait.batch_id)
  await releaseDebts(ctx.db, [wait.id])
  await voidPayout(ctx.db, wait.id)
}

/** A service whose row says that it is finished. */
export const openPayoutOfFinished = async (ctx: OpenCtx, orderId: string): Promise<void> => {
  const order = await findOrder(ctx.db, orderId)
  if (!order) throw new Error('a finished service that is not there')
  await openPayout(ctx, {
    orderId,
    carrierId: order.carrier_id,
    kind: 'service',
    grossPesos: order.carrier_pesos ?? 0,
    earnedAt: order.finish_at ?? ctx.now,
  })
}
