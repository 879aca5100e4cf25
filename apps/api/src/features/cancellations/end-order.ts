/** However a service ends before its time: the order, its record, its offers and the money to give back. Decisions §10. */
import type { CancellationCause } from '@arriero/domain/orders/cancellations'
import { orderStatus } from '@arriero/domain/orders/orders'
import type { OpenCtx } from '#context.ts'
import { closeOffersOf } from '#features/offers/offers.store.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { updateOrder } from '#features/orders/orders.store.ts'
import { settleOrder } from '#features/payments/settle-order.ts'
import { openPayout } from '#features/settlements/open-payout.ts'
import { addOrderCount } from '#features/users/users.store.ts'
import { insertCancellation } from './cancellations.store.ts'

export type Ending = {
  cause: CancellationCause
  description: string
  userId: string | null
  feePesos: number
  vatPesos: number
  refundPesos: number
  carrierPesos: number
  /** Of the policy, what is not given back; left out: nothing. */
  insuranceKeptPesos?: number
}

/** `closed`: the carriers whose offers ended with it. */
export type Ended = { id: string; closed: readonly string[] }

/** `order` is locked; `id` is the record's. */
export const endOrder = async (ctx: OpenCtx, order: OrderRow, ending: Ending): Promise<Ended> => {
  const id = ctx.newId()
  const changes = {
    status: orderStatus.cancelled,
    cancelled_at: ctx.now,
    cancel_cause: ending.cause,
    cancel_reason: ending.description,
  }
  await updateOrder(ctx.db, order.id, changes)
  await insertCancellation(ctx.db, {
    id,
    orderId: order.id,
    places: [order.origin_name, order.destination_name],
    createdAt: ctx.now,
    insuranceKeptPesos: 0,
    ...ending,
  })
  const closed = await closeOffersOf(ctx.db, order.id, { state: 'declined' })
  await openPayout(ctx, {
    orderId: order.id,
    carrierId: order.carrier_id,
    kind: 'cancellation',
    grossPesos: ending.carrierPesos,
    earnedAt: ctx.now,
  })
  await settleOrder(ctx, { ...order, ...changes })
  await addOrderCount(ctx, order.carrier_id ? [order.client_id, order.carrier_id] : [order.client_id], -1)
  return { id, closed }
}
