/** Both ends of a service, as exactly as its viewer may know them. Security B3. */
import type { Point } from '@arriero/domain/places/geography'
import type { Ctx } from '#context.ts'
import { zoneOfKept } from '#features/places/zones.ts'
import type { OrderView } from './order-select.views.ts'

/** About 1 km: enough to judge a trip, not enough to find the cargo. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100
/** What is rounded so lies in a circle of this. */
const roundedKm = 1

const placeOf = (row: OrderView, end: 'origin' | 'destination', ctx: Ctx) => {
  const [code, exact] = [row[`${end}_code`], row[`${end}_exact`]]
  return {
    name: row[`${end}_name`],
    latitude: row[`${end}_latitude`],
    longitude: row[`${end}_longitude`],
    code,
    exact,
    zoneKm: zoneOfKept(ctx, { code, exact }),
  }
}

type Placed = ReturnType<typeof placeOf>

export const blurredPoint = ({ latitude, longitude }: Point): Point => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
})

const blurred = (place: Placed): Placed => ({
  ...place,
  ...blurredPoint(place),
  zoneKm: Math.max(roundedKm, place.zoneKm ?? 0),
})

export const placesOf = (row: OrderView, ctx: Ctx) => ({
  origin: placeOf(row, 'origin', ctx),
  destination: placeOf(row, 'destination', ctx),
})

/** By road to the metre, the door could be told by counting back; what the ministry publishes is nobody's door. */
export const blurredKm = ({
  distance_km,
  distance_method,
}: Pick<OrderView, 'distance_km' | 'distance_method'>) =>
  distance_method === 'official' ? distance_km : Math.max(1, Math.round(distance_km))

export const blurredPlacesOf = (row: OrderView, ctx: Ctx) => {
  const { origin, destination } = placesOf(row, ctx)
  return { origin: blurred(origin), destination: blurred(destination) }
}
