/** The way of a service for who may still offer for it: the client's own, but not to where the cargo stands. Security B3. */
import type { Passes } from '@arriero/contract/places/route-shape'
import { middleOf } from '@arriero/domain/places/hidden-ends'
import type { OrderRow } from '#features/orders/order-row.ts'
import { blurredKm, blurredPoint } from '#features/orders/shapes/order-places.ts'
import { lineOf } from '#features/places/kept-line.ts'
import { inWholeKm, passesOf } from '#features/places/route-facts.ts'

/** The place itself lies up to 0.8 km from what is told of it, so the line keeps at least 1.5 km away. */
const hiddenKm = 2.5

const hiddenPasses = (passes: Passes | null): Passes | null =>
  passes && {
    ...passes,
    towns: passes.towns && inWholeKm(passes.towns),
    tolls: passes.tolls && inWholeKm(passes.tolls),
  }

type WayColumns = Pick<
  OrderRow,
  | 'origin_latitude'
  | 'origin_longitude'
  | 'destination_latitude'
  | 'destination_longitude'
  | 'route_line'
  | 'route_facts'
  | 'distance_km'
  | 'distance_method'
>

export const openWay = (order: WayColumns) => {
  const ends = [
    blurredPoint({ latitude: order.origin_latitude, longitude: order.origin_longitude }),
    blurredPoint({ latitude: order.destination_latitude, longitude: order.destination_longitude }),
  ] as const
  const line = middleOf(lineOf(order.route_line), ends, hiddenKm)
  return {
    line: line.map(([longitude, latitude]): [number, number] => [longitude, latitude]),
    passes: hiddenPasses(passesOf(order)),
    distanceKm: blurredKm(order),
  }
}
