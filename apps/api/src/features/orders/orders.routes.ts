import { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import { serve, serveFound, servePrepared, type Served } from '#http/serve.ts'
import { orderContacts } from './contacts/order-contacts.views.ts'
import { orderHistory } from './history.views.ts'
import { nearOrders } from './near-orders.views.ts'
import { approveOrder, createOrder, remindCarrier, routeFor } from './orders.actions.ts'
import type { NewOrder } from './asked/new-order.ts'
import { orderVehicles } from './assignment/order-vehicles.views.ts'
import { createFrom, ownPattern, preparePattern } from './repeat.actions.ts'
import { orderDetail } from './orders.views.ts'
import { askedOrders, availableOrders } from './rows/order-lists.views.ts'
import { priceFor } from './asked/suggested-price.ts'
import { loadSupportDocument } from './support-document.actions.ts'
import { waiveGate } from './assignment/waiver.actions.ts'

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
  contacts: body.contacts,
})

export const ordersRoutes: Served[] = [
  servePrepared(api.orders.create, {
    prepare: (ctx, { body }) => routeFor(ctx, body),
    handle: (ctx, { body, prepared }) => createOrder(ctx, newOrderOf(body), prepared),
  }),
  servePrepared(api.orders.repeat, {
    prepare: async (ctx, { params }) => preparePattern(ctx, await ownPattern(ctx, params._id)),
    handle: (ctx, { body, prepared }) => createFrom(ctx, prepared, body),
  }),
  serveFound(api.orders.detail, 'order.not_found', (ctx, { params }) => orderDetail(ctx, params._id)),
  serveFound(api.orders.history, 'order.not_found', (ctx, { params }) => orderHistory(ctx, params._id)),
  serveFound(api.orders.contacts, 'order.not_found', (ctx, { params }) => orderContacts(ctx, params._id)),
  serveFound(api.orders.vehicles, 'order.not_found', (ctx, { params, query }) =>
    orderVehicles(ctx, params._id, query.q),
  ),
  serve(api.orders.available, (ctx, { query }) => availableOrders(ctx, query)),
  serve(api.orders.near, (ctx, { query }) => nearOrders(ctx, query)),
  serveFound(api.orders.mine, 'user.not_found', (ctx, { body, query }) => askedOrders(ctx, body, query)),
  serve(api.orders.suggestedPrice, (ctx, { body }) => priceFor(ctx, body)),
  serve(api.orders.loadSupportDocument, (ctx, { params, body }) =>
    loadSupportDocument(ctx, params._id, body.file),
  ),
  serve(api.orders.waive, (ctx, { params, body }) => waiveGate(ctx, { ...params, ...body })),
  serve(api.orders.remind, (ctx, { params }) => remindCarrier(ctx, params._id)),
  serve(api.orders.approve, (ctx, { params }) => approveOrder(ctx, params._id)),
]
