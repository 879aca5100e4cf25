/** A client asks for transport. Spec §3 "Create-order payload", decisions §7, §9, §12. */
import { randomInt } from 'node:crypto'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { routeDenial } from '@arriero/domain/places/geography'
import { isTypedAmount, pesos } from '@arriero/domain/money/money'
import { fromClientTotal, splitDenial } from '@arriero/domain/money/pricing'
import { floorDenial, floorOf, type FloorFacts } from '@arriero/domain/tariff/floor'
import { deliveryCodeDigits } from '@arriero/domain/orders/delivery'
import { parseReservation, plannedEndAt, reservationDenial } from '@arriero/domain/orders/schedule'
import { vehicleTypeNames } from '@arriero/contract/es/vehicle-types'
import { fitDenial } from '@arriero/domain/orders/cargo-fit'
import { measureDenial, parseMeasure, type MeasureKind } from '@arriero/domain/typed/measures'
import type { VehicleTypeKey } from '@arriero/domain/vehicles/vehicles'
import type { Ctx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { record } from '#features/audit/audit.store.ts'
import { attachFiles } from '#features/files/files.actions.ts'
import { rateColumns, type RatesInForce } from '#features/rates/rates.store.ts'
import { editionOf } from '#features/tariff/tariff.store.ts'
import { addOrderCount } from '#features/users/users.store.ts'
import { fail, refuse, AppError } from '#app-error.ts'
import { chosenRoute } from '#features/places/chosen-route.ts'
import { municipalityOf } from '#features/places/municipality-of.ts'
import type { Route } from '#providers/routing/port.ts'
import {
  isTypeLoadId,
  typeLoadKeyOf,
  vehicleTypeId,
  vehicleTypeKeyOf,
} from '#features/catalogues/catalogue-ids.ts'
import { insertContacts } from './contacts/order-contacts.store.ts'
import { insertOrder, updateOrder } from './orders.store.ts'
import type { NewOrder, PlaceFacts } from './asked/new-order.ts'
import { newOrderTerms } from './asked/new-order.views.ts'
import { cargoColumns, untouched, wayColumns } from './asked/new-order-row.ts'
import { orderFor } from './order-lock.ts'
import { searchWords } from './order-search.store.ts'
import { priceWarningOf, type PriceWarning } from './asked/price-warning.ts'
import { factsOfReference, roadOf } from './asked/reference.ts'
import { suggestPrice } from './asked/suggested-price.ts'

const measured = (kind: MeasureKind, text: string, field: string): number =>
  parseMeasure(kind, text) ?? fail(measureDenial(kind, text) ?? 'measure.invalid', field)

const measuredWhere = (kind: MeasureKind, text: string | undefined, field: string): number | undefined =>
  text === undefined ? undefined : measured(kind, text, field)

const measuresOf = (order: NewOrder) => ({
  highCm: measured('length', order.high, 'high'),
  widthCm: measured('length', order.width, 'width'),
  depthCm: measuredWhere('length', order.bottom, 'bottom'),
  volumeM3: measuredWhere('volume', order.volume, 'volume'),
  pieces: measuredWhere('pieces', order.pieces, 'pieces'),
  weightKg: measured('cargoWeight', order.weight, 'weight'),
})

const named = (key: VehicleTypeKey) => ({ id: vehicleTypeId(key), name: vehicleTypeNames[key] })

/** What a new order asks to carry: each measure within its limits, and all of it by the type of vehicle asked for. Decisions §12. */
const checkedCargo = (order: NewOrder): { weightKg: number; vehicleType: VehicleTypeKey } => {
  const measures = measuresOf(order)
  if (!isTypeLoadId(order.typeLoadId)) fail('cargo.not_found', 'typeLoad')
  const vehicleType = vehicleTypeKeyOf(order.vehicleTypeId) ?? fail('vehicle.type_not_found', 'typeVehicleId')
  const denial = fitDenial(vehicleType, { ...measures, kind: typeLoadKeyOf(order.typeLoadId) })
  if (denial) {
    const { code, smallest } = denial
    throw new AppError(code, {
      fields: { typeVehicleId: code },
      ...(smallest && { typeVehicle: named(smallest) }),
    })
  }
  return { weightKg: measures.weightKg, vehicleType }
}

/** The reserved instant of what was typed: at least an hour ahead, at most a year. */
export const reservationOf = (ctx: Pick<Ctx, 'now'>, date: string, hour: string | undefined): Date => {
  const at = parseReservation(date, hour) ?? fail('order.reservation_required', 'reservationDate')
  const denial = reservationDenial(at, ctx.now)
  if (denial) fail(denial, 'reservationDate')
  return at
}

const locate = (ctx: Ctx, place: PlaceFacts) => ({
  name: place.name,
  latitude: place.latitude,
  longitude: place.longitude,
  code: municipalityOf(ctx, place),
  exact: place.exact ?? false,
})

/** The client's price with the rates of today, frozen here and now; nothing when carriers are to name theirs. */
const priced = (inForce: RatesInForce, clientPricePesos: number | undefined, floor: FloorFacts) => {
  if (clientPricePesos === undefined) return { netPesos: null, columns: { client_price: null } }
  const split = fromClientTotal(pesos(clientPricePesos), inForce.rates, inForce.vatBase)
  if (!isTypedAmount(split.netPesos)) fail('money.too_large', 'price')
  const denial = splitDenial(split) ?? floorDenial(split.carrierPesos, floor, 'client')
  if (denial) fail(denial, 'price')
  return { netPesos: split.netPesos, columns: { client_price: clientPricePesos, ...rateColumns(inForce) } }
}

const deliveryCode = (isWanted: boolean) =>
  isWanted ? String(randomInt(0, 10 ** deliveryCodeDigits)).padStart(deliveryCodeDigits, '0') : null

type Asked = { origin: PlaceFacts; destination: PlaceFacts; way?: number | undefined }

/** Asked before the transaction, since it may come over the network. */
export const routeFor = (ctx: Ctx, { origin, destination, way }: Asked): Promise<Route> =>
  chosenRoute(ctx.providers.routing, [locate(ctx, origin), locate(ctx, destination)], way)

/** All that a new service comes to, with every refusal there may be; nothing is written. */
export const reckonOrder = async (ctx: Ctx, order: NewOrder, route: Route) => {
  const reservationAt = reservationOf(ctx, order.reservationDate, order.hourService)
  const { weightKg, vehicleType } = checkedCargo(order)
  const way = { origin: locate(ctx, order.origin), destination: locate(ctx, order.destination), route }
  refuse(routeDenial(way.origin, way.destination))
  const onDay = bogotaDay(reservationAt)
  const { inForce, settings, editionId, clientName } = await newOrderTerms(ctx.db, ctx.actor.id, onDay)
  const edition = await editionOf(ctx.db, editionId)
  const road = roadOf(ctx, way, route)
  const { pricePesos: suggestedPesos, reference } = suggestPrice(inForce, {
    vehicleType,
    ...road,
    onDay,
    edition,
  })
  const floorPesos = floorOf(reference)
  const price = priced(inForce, order.clientPricePesos, { floorPesos, isBlocking: settings.isFloorBlocking })
  const planEndAt = plannedEndAt(reservationAt, route.distanceKm, settings.plan)
  return { way, reservationAt, planEndAt, weightKg, price, suggestedPesos, floorPesos, reference, clientName }
}

export const createOrder = async (
  ctx: Ctx,
  order: NewOrder,
  route: Route,
): Promise<{ _id: string; warning: PriceWarning }> => {
  const reckoned = await reckonOrder(ctx, order, route)
  const { price, suggestedPesos, reference } = reckoned
  const id = ctx.newId()
  await attachFiles(ctx, order.imageIds, { objectKind: 'order', objectId: id })
  const places = wayColumns(reckoned.way)
  await insertOrder(ctx.db, {
    ...untouched,
    ...places,
    ...cargoColumns(order),
    ...price.columns,
    id,
    client_id: ctx.actor.id,
    reservation_at: reckoned.reservationAt,
    planned_end_at: reckoned.planEndAt,
    weight_kg: reckoned.weightKg,
    delivery_code: deliveryCode(order.wantsDeliveryCode),
    suggested_pesos: suggestedPesos,
    floor_pesos: reckoned.floorPesos,
    reference_pesos: reference.totalPesos,
    reference: JSON.stringify(factsOfReference(reference)),
    ...searchWords({ id, ...places }, [reckoned.clientName]),
    created_at: ctx.now,
  })
  await insertContacts(ctx.db, id, order.contacts)
  await addOrderCount(ctx, [ctx.actor.id])
  await tell(ctx, { name: 'order.created', orderId: id })
  return { _id: id, warning: priceWarningOf(price.netPesos, suggestedPesos) }
}

/** The carrier hears of it as of the reminders that go by themselves. */
export const remindCarrier = async (ctx: Ctx, orderId: string): Promise<{ updated: true }> => {
  await orderFor(ctx, 'remind', orderId)
  await updateOrder(ctx.db, orderId, { reminded_at: ctx.now, reminded_by: ctx.actor.id })
  await record(ctx, { act: 'order.remind', objectKind: 'order', objectId: orderId, details: {} })
  await tell(ctx, { name: 'order.reminded', orderId })
  return { updated: true }
}

/** The client is content: the carrier's payout need not wait. */
export const approveOrder = async (ctx: Ctx, orderId: string): Promise<{ updated: true }> => {
  await orderFor(ctx, 'approve', orderId)
  await updateOrder(ctx.db, orderId, { approved_at: ctx.now })
  await record(ctx, { act: 'order.approve', objectKind: 'order', objectId: orderId, details: {} })
  await tell(ctx, { name: 'order.approved', orderId })
  return { updated: true }
}
