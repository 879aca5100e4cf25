/** However a service ends before its time: the order, its record, its offers and the money to give back. Decisions §10. */
import { orderStatus } from '@arriero/domain/orders'
import type { OpenCtx } from '#context.ts'
import { closeOffersOf } from '#features/offers/offers.store.ts'
import { postOrderMoney } from '#features/journal/post-order.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { updateOrder } from '#features/orders/orders.store.ts'
import {
  closeAttemptsOf,
  insertRefundDue,
  lockAttemptsOf,
  type RefundCause,
} from '#features/payments/payments.store.ts'
import { owe } from '#features/settlements/owe.ts'
import { addOrderCount } from '#features/users/users.store.ts'
import { insertCancellation, type CancelCause } from './cancellations.store.ts'

export type Ending = {
  cause: CancelCause
  description: string
  userId: string | null
  feePesos: number
  vatPesos: number
  refundPesos: number
  carrierPesos: number
  /** Of the policy, what is not given back; left out: nothing. */
  insuranceKeptPesos?: number
}

const refundCauses: Record<CancelCause, RefundCause> = {
  client: 'cancellation',
  carrier: 'released',
  staff: 'closed',
  unpaid: 'cancellation',
  untaken: 'cancellation',
}

/** `closed`: the carriers whose offers ended with it. */
export type Ended = { id: string; closed: readonly string[] }

/** `order` is locked; `id` is the record's. */
export const endOrder = async (ctx: OpenCtx, order: OrderRow, ending: Ending): Promise<Ended> => {
  const id = ctx.newId()
  await updateOrder(ctx.db, order.id, {
    status: orderStatus.cancelled,
    cancelled_at: ctx.now,
    cancel_cause: ending.cause,
    cancel_reason: ending.description,
  })
  await insertCancellation(ctx.db, {
    id,
    orderId: order.id,
    places: [order.origin_name, order.destination_name],
    createdAt: ctx.now,
    insuranceKeptPesos: 0,
    ...ending,
  })
  const closed = await closeOffersOf(ctx.db, order.id, { state: 'declined' })
  const attempts = await lockAttemptsOf(ctx.db, { orderId: order.id, charge: 'service' })
  await closeAttemptsOf(ctx.db, { orderId: order.id, charge: 'service' })
  await insertRefundDue(ctx.db, {
    id: ctx.newId(),
    orderId: order.id,
    attemptId: attempts.find((attempt) => attempt.is_applied)?.id ?? null,
    cause: refundCauses[ending.cause],
    amountPesos: ending.refundPesos,
    createdAt: ctx.now,
  })
  await owe(ctx, {
    orderId: order.id,
    carrierId: order.carrier_id,
    kind: 'cancellation',
    grossPesos: ending.carrierPesos,
    earnedAt: ctx.now,
  })
  await postOrderMoney(ctx, order.id)
  await addOrderCount(ctx, order.carrier_id ? [order.client_id, order.carrier_id] : [order.client_id], -1)
  return { id, closed }
}
