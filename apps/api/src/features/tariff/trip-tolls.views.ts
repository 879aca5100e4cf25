/** What the posts of a way ask for by the tariffs of a day. docs/decisions/0044. */
import type { ReferenceFacts } from '@arriero/contract/orders/reference-shape'
import type { RouteFacts } from '@arriero/contract/places/route-shape'
import type { TripTollsShape } from '@arriero/contract/money/trip-tolls-shape'
import type { TollEdition } from '@arriero/domain/tariff/toll-posts'
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

export type TollTrip = { vehicleType: VehicleTypeKey; reference: Told | null; way: Way | null }

/** By the tariffs of an edition; null where nothing is known of the road. */
export const tollsBy = (edition: TollEdition, { vehicleType, reference, way }: TollTrip): TripTolls | null =>
  tripTolls(edition, vehicleTypes[vehicleType].tariff, {
    reference: referenceOf(reference, way),
    passed: way?.tolls ?? null,
  })

export const tollsOf = async (
  { db }: Pick<Ctx, 'db'>,
  { onDay, ...trip }: TollTrip & { onDay: string },
): Promise<TripTolls | null> => tollsBy(await figuresOn(db, { kind: 'tolls', day: onDay }), trip)

export const tollsShape = (tolls: TripTolls): TripTollsShape => ({
  basis: tolls.basis,
  total: tolls.totalPesos,
  posts: tolls.posts,
  unknown: tolls.unknownCount,
  edition: tolls.edition,
})
