/** Something became of an attempt: the money of its charge is put in order, and its order's parties are told. */
import { isPaidWord } from '@arriero/domain/paid'
import { isPaymentCharge } from '@arriero/contract/payments'
import type { OpenCtx } from '#context.ts'
import type { FinerAct } from '@arriero/domain/order-events'
import { tell } from '#effects/tell.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { isCounting } from './attempt-standing.ts'
import { lockAttemptsOf } from './payments.store.ts'
import { settleOrder } from './settle-order.ts'
import { settleStandby } from './settle-standby.ts'
import { isPolicyBought } from './unsold-premium.ts'

export type Outcome = {
  charge: string
  /** The word the client's screen waits for. */
  outcome: string
  /** How the service's timeline says it. */
  act: FinerAct
}

/** `order` is locked; the attempt's row says already what became of it. */
export const settleAttempt = async (
  ctx: OpenCtx,
  order: OrderRow,
  { charge, outcome, act }: Outcome,
): Promise<void> => {
  if (!isPaymentCharge(charge)) throw new Error(`no charge ${charge}`)
  const attempts = await lockAttemptsOf(ctx.db, { orderId: order.id, charge })
  if (charge === 'standby') return settleStandby(ctx, order, { attempts, outcome })
  const wasPaid = order.paid_at !== null
  await settleOrder(ctx, order, attempts)
  const isUndone = wasPaid && order.paid_at === null
  // That another try came to nothing is no news to who has paid.
  if (attempts.some(isCounting) && !isPaidWord(outcome)) return
  await tell(
    ctx,
    { name: 'payment.outcome', orderId: order.id, detail: outcome },
    { act: isUndone ? 'payment.undone' : act },
  )
  if (isUndone && (await isPolicyBought(ctx.db, order.id)))
    await tell(ctx, { name: 'policy.unpaid', orderId: order.id })
}
