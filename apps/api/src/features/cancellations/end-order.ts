/** However a service ends before its time: the order, its record, its offers and the money to give back. Decisions §10. */
import type { OpenCtx } from '#context.ts'
import { closeOffersOf } from '#features/offers/offers.store.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { updateOrder } from '#features/orders/orders.store.ts'
import {
  closeAttemptsOf,
  insertRefundDue,
  lockAttemptsOf,
  type RefundCause,
} from '#features/payments/payments.store.ts'
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
    status: 4,
    cancelled_at: ctx.now,
    cancel_cause: ending.cause,
    cancel_reason: ending.description,
  })
  await insertCancellation(ctx.db, {
    id,
    orderId: order.id,
    places: [order.origin_name, order.destination_name],
    createdAt: ctx.now,
    ...ending,
  })
  const closed = await closeOffersOf(ctx.db, order.id, { state: 'declined' })
  const attempts = await lockAttemptsOf(ctx.db, order.id)
  await closeAttemptsOf(ctx.db, order.id)
  await insertRefundDue(ctx.db, {
    id: ctx.newId(),
    orderId: order.id,
    attemptId: attempts.find((attempt) => attempt.is_applied)?.id ?? null,
    cause: refundCauses[ending.cause],
    amountPesos: ending.refundPesos,
    createdAt: ctx.now,
  })
  await addOrderCount(ctx, order.carrier_id ? [order.client_id, order.carrier_id] : [order.client_id], -1)
  return { id, closed }
}
