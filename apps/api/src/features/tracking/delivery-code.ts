import { timingSafeEqual } from 'node:crypto'
import type { Ctx } from '#context.ts'
import { wrongTriesMax, type OrderRow } from '#features/orders/order-row.ts'
import { updateOrder } from '#features/orders/orders.store.ts'
import { AppError, fail } from '#http/app-error.ts'

const isSame = (typed: string, code: string) =>
  typed.length === code.length && timingSafeEqual(Buffer.from(typed), Buffer.from(code))

/**
 * The consignee's four digits, where the client asked for them; a carrier reporting on behalf gives a reason instead. Who
 * drives for himself is his own carrier, and has no other way once his tries are used up.
 */
export const checkDeliveryCode = async (
  ctx: Ctx,
  order: OrderRow,
  { code, reason }: { code: string | undefined; reason: string | undefined },
) => {
  const isSpent = order.delivery_code_tries >= wrongTriesMax
  const isDriver = order.driver_id === ctx.actor.id
  const mayReport = order.carrier_id === ctx.actor.id && (isSpent || !isDriver)
  if (order.delivery_code === null || (mayReport && reason !== undefined)) return
  if (isSpent && mayReport) return fail('delivery.reason_required', 'reason')
  if (isSpent) return fail('delivery.tries_exhausted', 'code')
  if (!code) return fail('delivery.code_required', 'code')
  if (isSame(code, order.delivery_code)) return
  await updateOrder(ctx.db, order.id, { delivery_code_tries: order.delivery_code_tries + 1 })
  throw new AppError('delivery.code_wrong', { fields: { code: 'delivery.code_wrong' }, keepsChanges: true })
}
