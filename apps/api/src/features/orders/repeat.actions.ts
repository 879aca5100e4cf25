/** A service of one's own asked for once more. */
import type { Ctx } from '#context.ts'
import { fail } from '#app-error.ts'
import type { Route } from '#providers/routing/port.ts'
import { orderOf, patternOf, type OrderPattern, type When } from './asked/pattern.ts'
import { createOrder, routeFor } from './orders.actions.ts'
import { findOrder } from './orders.store.ts'

export type PreparedPattern = { pattern: OrderPattern; route: Route }

/** Of a service of the caller's own; of any other there is none. */
export const ownPattern = async (ctx: Ctx, orderId: string): Promise<OrderPattern> => {
  const row = await findOrder(ctx.db, orderId)
  return row?.client_id === ctx.actor.id ? patternOf(ctx.db, row) : fail('order.not_found')
}

/** With its road, which may come over the network. */
export const preparePattern = async (ctx: Ctx, pattern: OrderPattern): Promise<PreparedPattern> => ({
  pattern,
  route: await routeFor(ctx, pattern),
})

export const createFrom = (ctx: Ctx, { pattern, route }: PreparedPattern, when: When) =>
  createOrder(ctx, orderOf(pattern, when), route)
