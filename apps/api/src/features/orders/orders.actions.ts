/** A client asks for transport. Spec §3 "Create-order payload", decisions §7, §9, §12. */
import { randomInt } from 'node:crypto'
import { bogotaDay } from '@arriero/domain/calendar'
import { parseMeasure, type MeasureKind } from '@arriero/domain/measures'
import { isPayableTotal, pesos } from '@arriero/domain/money'
import { fromClientTotal } from '@arriero/domain/pricing'
import { earliestReservation, parseReservation, plannedEndAt } from '@arriero/domain/schedule'
import { isVehicleTypeKey } from '@arriero/domain/vehicles'
import type { Ctx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { typeLoadExists, vehicleTypeById } from '#features/catalogues/catalogues.views.ts'
import { attachFiles } from '#features/files/files.actions.ts'
import { rateColumns, ratesInForce } from '#features/rates/rates.store.ts'
import { addOrderCount } from '#features/users/users.store.ts'
import { fail, refuse } from '#http/app-error.ts'
import type { Route } from '#providers/routing/port.ts'
import { insertOrder, updateOrder } from './orders.store.ts'
import { orderFor } from './order-lock.ts'
import { rewriteOrderSearch } from './order-search.ts'
import { suggestPrice } from './suggested-price.ts'

export type PlaceFacts = {
  name: string
  latitude: number
  longitude: number
  code?: string | undefined
  exact?: boolean | undefined
}

export type NewOrder = {
  origin: PlaceFacts
  destination: PlaceFacts
  imageIds: string[]
  typeLoadId: string
  vehicleTypeId: string
  description: string | undefined
  reservationDate: string
  hourService: string | undefined
  high: string
  weight: string
  width: string
  volume: string | undefined
  pieces: string | undefined
  bottom: string | undefined
  /** What the client would pay, VAT included. */
  clientPricePesos: number | undefined
  wantsDeliveryCode: boolean
}

const yearMs = 366 * 86_400_000

/** The reserved instant of what was typed: at least an hour ahead, at most a year. */
export const reservationOf = (ctx: Pick<Ctx, 'now'>, date: string, hour: string | undefined): Date => {
  const at = parseReservation(date, hour) ?? fail('order.reservation_required', 'reservationDate')
  if (at < earliestReservation(ctx.now)) fail('order.reservation_too_soon', 'reservationDate')
  if (at.getTime() > ctx.now.getTime() + yearMs) fail('order.reservation_too_late', 'reservationDate')
  return at
}

const measured = (kind: MeasureKind, text: string, field: string): number =>
  parseMeasure(kind, text) ?? fail('measure.invalid', field)

const checkMeasures = (order: NewOrder): { weightKg: number } => {
  measured('length', order.high, 'high')
  measured('length', order.width, 'width')
  if (order.bottom !== undefined) measured('length', order.bottom, 'bottom')
  if (order.volume !== undefined) measured('volume', order.volume, 'volume')
  if (order.pieces !== undefined) measured('pieces', order.pieces, 'pieces')
  return { weightKg: measured('cargoWeight', order.weight, 'weight') }
}

const locate = (ctx: Ctx, place: PlaceFacts) => ({
  name: place.name,
  latitude: place.latitude,
  longitude: place.longitude,
  code: place.code ?? ctx.providers.places.nearest(place.latitude, place.longitude).code,
  exact: place.exact ?? false,
})

const isSamePlace = (a: ReturnType<typeof locate>, b: ReturnType<typeof locate>) =>
  a.latitude === b.latitude && a.longitude === b.longitude

/** The client's price with the rates of today, frozen here and now; nothing when carriers are to name theirs. */
const priced = async (ctx: Ctx, clientPricePesos: number | undefined) => {
  if (clientPricePesos === undefined) return { client_price: null }
  const inForce = await ratesInForce(ctx.db)
  const split = fromClientTotal(pesos(clientPricePesos), inForce.rates, inForce.vatBase)
  if (!isPayableTotal(split.clientPesos) || split.carrierPesos < 1) fail('offer.total_too_large', 'price')
  return { client_price: clientPricePesos, ...rateColumns(inForce) }
}

const deliveryCode = (isWanted: boolean) => (isWanted ? String(randomInt(0, 10_000)).padStart(4, '0') : null)

/** The way between two places; asked before the transaction, since it may come over the network. */
export const routeFor = (ctx: Ctx, origin: PlaceFacts, destination: PlaceFacts): Promise<Route> =>
  ctx.providers.routing.route(locate(ctx, origin), locate(ctx, destination))

export const createOrder = async (ctx: Ctx, order: NewOrder, route: Route): Promise<{ _id: string }> => {
  const reservationAt = reservationOf(ctx, order.reservationDate, order.hourService)
  const { weightKg } = checkMeasures(order)
  const origin = locate(ctx, order.origin)
  const destination = locate(ctx, order.destination)
  refuse(isSamePlace(origin, destination) ? 'order.route_same_place' : undefined)
  if (!(await typeLoadExists(ctx.db, order.typeLoadId))) fail('cargo.not_found', 'typeLoad')
  const vehicleType =
    (await vehicleTypeById(ctx.db, order.vehicleTypeId)) ?? fail('vehicle.type_not_found', 'typeVehicleId')
  if (!isVehicleTypeKey(vehicleType.key)) return fail('vehicle.type_not_found', 'typeVehicleId')
  const trip = { vehicleType: vehicleType.key, distanceKm: route.distanceKm, onDay: bogotaDay(reservationAt) }
  const suggested = suggestPrice(await ratesInForce(ctx.db), trip)
  const id = ctx.newId()
  await attachFiles(ctx, order.imageIds, { objectKind: 'order', objectId: id })
  await insertOrder(ctx.db, {
    id,
    status: 0,
    client_id: ctx.actor.id,
    carrier_id: null,
    driver_id: null,
    vehicle_id: null,
    offer_id: null,
    type_load_id: order.typeLoadId,
    vehicle_type_id: order.vehicleTypeId,
    origin_name: origin.name,
    origin_code: origin.code,
    origin_latitude: origin.latitude,
    origin_longitude: origin.longitude,
    origin_exact: origin.exact,
    destination_name: destination.name,
    destination_code: destination.code,
    destination_latitude: destination.latitude,
    destination_longitude: destination.longitude,
    destination_exact: destination.exact,
    distance_km: route.distanceKm,
    distance_method: route.method,
    route_line: JSON.stringify(route.line),
    reservation_at: reservationAt,
    planned_end_at: plannedEndAt(reservationAt, route.distanceKm),
    high: order.high,
    weight: order.weight,
    width: order.width,
    volume: order.volume ?? null,
    bottom: order.bottom ?? null,
    pieces: order.pieces ?? null,
    weight_kg: weightKg,
    description: order.description ?? null,
    image_ids: order.imageIds,
    delivery_code: deliveryCode(order.wantsDeliveryCode),
    delivery_code_tries: 0,
    ...(await priced(ctx, order.clientPricePesos)),
    suggested_pesos: suggested.pricePesos,
    is_in_position: false,
    delivery_image_ids: [],
    search: '',
    created_at: ctx.now,
    version: 1,
  })
  await rewriteOrderSearch(ctx.db, id)
  await addOrderCount(ctx, [ctx.actor.id])
  await tell(ctx, { name: 'order.created', orderId: id })
  return { _id: id }
}

/** The client is content: the carrier's payout need not wait. */
export const approveOrder = async (ctx: Ctx, orderId: string): Promise<{ updated: true }> => {
  await orderFor(ctx, 'approve', orderId)
  await updateOrder(ctx.db, orderId, { approved_at: ctx.now })
  await tell(ctx, { name: 'order.approved', orderId })
  return { updated: true }
}
