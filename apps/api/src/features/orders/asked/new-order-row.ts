/** The columns a new order begins with: what the client asked for, where it goes, and nothing done yet. */
import { orderStatus } from '@arriero/domain/orders/orders'
import { placeLine } from '@arriero/domain/places/place-name'
import type { Insertable } from 'kysely'
import type { OrdersTable } from '#database/tables/tables-of-orders.ts'
import type { Route } from '#providers/routing/port.ts'
import { keptLine } from '#features/places/kept-line.ts'
import { routeFacts } from '#features/places/route-facts.ts'
import type { NewOrder } from './new-order.ts'

export type LocatedPlace = { name: string; latitude: number; longitude: number; code: string; exact: boolean }
export type Way = { origin: LocatedPlace; destination: LocatedPlace; route: Route }

export const wayColumns = ({ origin, destination, route }: Way) => ({
  origin_name: placeLine(origin.name),
  origin_code: origin.code,
  origin_latitude: origin.latitude,
  origin_longitude: origin.longitude,
  origin_exact: origin.exact,
  destination_name: placeLine(destination.name),
  destination_code: destination.code,
  destination_latitude: destination.latitude,
  destination_longitude: destination.longitude,
  destination_exact: destination.exact,
  distance_km: route.distanceKm,
  distance_method: route.method,
  route_line: keptLine(route.line),
  route_facts: JSON.stringify(routeFacts(route)),
})

export const cargoColumns = (order: NewOrder) => ({
  type_load_id: order.typeLoadId,
  vehicle_type_id: order.vehicleTypeId,
  high: order.high,
  weight: order.weight,
  width: order.width,
  volume: order.volume ?? null,
  bottom: order.bottom ?? null,
  pieces: order.pieces ?? null,
  description: order.description ?? null,
  image_ids: order.imageIds,
})

/** Columns of a new order: pending, and nobody's yet. */
export const untouched = {
  status: orderStatus.pending,
  carrier_id: null,
  driver_id: null,
  vehicle_id: null,
  offer_id: null,
  is_in_position: false,
  delivery_image_ids: [],
  delivery_code_tries: 0,
  version: 1,
} satisfies Partial<Insertable<OrdersTable>>
