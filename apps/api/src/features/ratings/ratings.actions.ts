/** Both sides rate a finished service, once each. Decisions §7. */
import type { Ctx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { orderFor } from '#features/orders/order-lock.ts'
import { updateOrder } from '#features/orders/orders.store.ts'
import { addScore } from '#features/users/users.store.ts'
import { insertRating } from './ratings.store.ts'

export const rateOrder = async (
  ctx: Ctx,
  { orderId, stars, description }: { orderId: string; stars: number; description: string | undefined },
): Promise<{ _id: string }> => {
  const order = await orderFor(ctx, 'rate', orderId)
  const isClient = order.client_id === ctx.actor.id
  const id = ctx.newId()
  await insertRating(ctx.db, {
    id,
    orderId,
    direction: isClient ? 'client' : 'carrier',
    raterId: ctx.actor.id,
    stars,
    description: description ?? null,
    createdAt: ctx.now,
  })
  // The client's rating is of the trip: it counts for who took it and for who drove it, and says he is content.
  const rated = isClient ? [order.carrier_id, order.driver_id] : [order.client_id]
  await addScore(
    ctx,
    rated.filter((userId) => userId !== null),
    stars,
  )
  await updateOrder(
    ctx.db,
    orderId,
    isClient ? { client_stars: stars, approved_at: order.approved_at ?? ctx.now } : { carrier_stars: stars },
  )
  await tell(ctx, { name: 'order.rated', orderId })
  return { _id: id }
}
