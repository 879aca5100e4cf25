import { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import type { Ctx } from '#context.ts'
import { fail } from '#http/app-error.ts'
import { serve, servePrepared, type Served } from '#http/serve.ts'
import { orderHistory } from './history.views.ts'
import { nearOrders } from './near-orders.views.ts'
import { approveOrder, createOrder, routeFor } from './orders.actions.ts'
import type { NewOrder } from './new-order.ts'
import {
  availableOrders,
  drivesFor,
  orderDetail,
  ordersOfDriver,
  ordersOfPerson,
  ownOrders,
} from './orders.views.ts'
import { priceFor } from './suggested-price.ts'
import { loadSupportDocument } from './support-document.actions.ts'
import { waiveGate } from './waiver.actions.ts'

type CreateBody = InputOf<typeof api.orders.create>['body']

const newOrderOf = (body: CreateBody): NewOrder => ({
  origin: body.origin,
  destination: body.destination,
  imageIds: body.images,
  typeLoadId: body.typeLoad,
  vehicleTypeId: body.typeVehicleId,
  description: body.description,
  reservationDate: body.reservationDate,
  hourService: body.hourService,
  high: body.high,
  weight: body.weight,
  width: body.width,
  volume: body.volume,
  pieces: body.pieces,
  bottom: body.bottom,
  clientPricePesos: body.price,
  wantsDeliveryCode: body.deliveryCode,
})

/** One's own; as an enterprise those of one of its drivers, as an administrator anybody's. Decisions §18. */
const ordersOf = async (
  ctx: Ctx,
  { userType, _id }: InputOf<typeof api.orders.mine>['body'],
  query: InputOf<typeof api.orders.mine>['query'],
) => {
  if (_id === ctx.actor.id && userType === ctx.actor.role) return ownOrders(ctx, query)
  if (ctx.actor.role === 'administrator')
    return (await ordersOfPerson(ctx, { id: _id, role: userType }, query)) ?? fail('user.not_found')
  const isOwnDriver = userType === 'enterprisedriver' && (await drivesFor(ctx, _id))
  return isOwnDriver ? ordersOfDriver(ctx, _id, query) : fail('user.not_found')
}

export const ordersRoutes: Served[] = [
  servePrepared(api.orders.create, {
    prepare: (ctx, { body }) => routeFor(ctx, body.origin, body.destination),
    handle: (ctx, { body, prepared }) => createOrder(ctx, newOrderOf(body), prepared),
  }),
  serve(api.orders.detail, (ctx, { params }) => orderDetail(ctx, params._id)),
  serve(api.orders.history, (ctx, { params }) => orderHistory(ctx, params._id)),
  serve(api.orders.available, (ctx, { query }) => availableOrders(ctx, query)),
  serve(api.orders.near, (ctx, { query }) => nearOrders(ctx, query)),
  serve(api.orders.mine, (ctx, { body, query }) => ordersOf(ctx, body, query)),
  serve(api.orders.suggestedPrice, (ctx, { body }) => priceFor(ctx, body)),
  serve(api.orders.loadSupportDocument, (ctx, { params, body }) =>
    loadSupportDocument(ctx, params._id, body.file),
  ),
  serve(api.orders.waive, (ctx, { params, body }) => waiveGate(ctx, { ...params, ...body })),
  serve(api.orders.approve, (ctx, { params }) => approveOrder(ctx, params._id)),
]
