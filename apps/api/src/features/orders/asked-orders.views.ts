import type { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import type { Ctx } from '#context.ts'
import type { OrderQuery } from './shapes/order-filters.views.ts'
import { drivesFor, ordersOfDriver, ordersOfPerson, ownOrders } from './orders.views.ts'

type Whose = InputOf<typeof api.orders.mine>['body']

/** One's own; as an enterprise those of one of its drivers, as an administrator anybody's; undefined of whom he may not. Decisions §18. */
export const askedOrders = async (ctx: Ctx, { userType, _id }: Whose, query: OrderQuery) => {
  if (_id === ctx.actor.id && userType === ctx.actor.role) return ownOrders(ctx, query)
  if (ctx.actor.role === 'administrator') return ordersOfPerson(ctx, { id: _id, role: userType }, query)
  const isOwnDriver = userType === 'enterprisedriver' && (await drivesFor(ctx, _id))
  return isOwnDriver ? ordersOfDriver(ctx, _id, query) : undefined
}
