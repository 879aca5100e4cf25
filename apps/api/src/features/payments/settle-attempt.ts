/** Something became of an attempt: the money of its charge is put in order, and its order's parties are told. */
import { isPaidWord } from '@arriero/domain/money/paid'
import { isPaymentCharge } from '@arriero/contract/money/payments'
import type { OpenCtx } from '#context.ts'
import type { FinerAct } from '@arriero/domain/orders/order-events'
import { tell } from '#effects/tell.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { settleOrder } from './settle-order.ts'
import { settleStandby } from './settle-standby.ts'

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
  if (charge === 'standby') return settleStandby(ctx, order, outcome)
  const { isCounting, isUndone, isPolicyBought } = await settleOrder(ctx, order)
  // That another try came to nothing is no news to who has paid.
  if (isCounting && !isPaidWord(outcome)) return
  await tell(
    ctx,
    { name: 'payment.outcome', orderId: order.id, detail: outcome },
    { act: isUndone ? 'payment.undone' : act },
  )
  if (isUndone && isPolicyBought) await tell(ctx, { name: 'policy.unpaid', orderId: order.id })
}
