/** What the posts of a way ask for by the tariffs of a day. docs/decisions/0044. */
import type { ReferenceFacts } from '@arriero/contract/orders/reference-shape'
import type { RouteFacts } from '@arriero/contract/places/route-shape'
import type { TripTollsShape } from '@arriero/contract/money/trip-tolls-shape'
import { tripTolls, type KnownRoad, type TripTolls } from '@arriero/domain/tariff/trip-tolls'
import { vehicleTypes, type VehicleTypeKey } from '@arriero/domain/vehicles/vehicles'
import type { Ctx } from '#context.ts'
import { figuresOn } from './tariff.store.ts'

type Told = Pick<ReferenceFacts, 'basis' | 'tolls' | 'ways'>
type Way = Pick<RouteFacts, 'officialWayId' | 'tolls'>

/** The reference is of the cheapest way: another that is driven has its own total, and where it is none of the ministry's, its posts. */
const referenceOf = (reference: Told | null, way: Way | null): KnownRoad['reference'] => {
  if (!reference || !way || reference.basis !== 'official') return reference
  const driven = reference.ways.find(({ id }) => id === way.officialWayId)
  return driven ? { basis: 'official', tolls: driven.tolls } : { ...reference, basis: 'estimated' }
}

/** Null where nothing is known of the road. */
export const tollsOf = async (
  { db }: Pick<Ctx, 'db'>,
  trip: { vehicleType: VehicleTypeKey; onDay: string; reference: Told | null; way: Way | null },
): Promise<TripTolls | null> =>
  tripTolls(await figuresOn(db, { kind: 'tolls', day: trip.onDay }), vehicleTypes[trip.vehicleType].tariff, {
    reference: referenceOf(trip.reference, trip.way),
    passed: trip.way?.tolls ?? null,
  })

export const tollsShape = (tolls: TripTolls): TripTollsShape => ({
  basis: tolls.basis,
  total: tolls.totalPesos,
  posts: tolls.posts,
  unknown: tolls.unknownCount,
  edition: tolls.edition,
})
