/** The tolls of one trip by the best that is known of its road, and what they leave the carrier. docs/decisions/0044. */
import { pesos, type Pesos } from '../money/money.ts'
import type { TariffConfiguration } from '../vehicles/vehicles.ts'
import { usualSplit } from './estimate.ts'
import type { ByTerrain, TariffEdition } from './model.ts'
import type { Basis } from './reference.ts'
import { roadTolls, type PassedPost, type RoadTolls, type TollEdition } from './toll-posts.ts'
import { leftOf } from './left.ts'
import { tripCost } from './trip-cost.ts'

/** The ministry's own total of its way; the sum of the posts; else what ways nearby ask for as many kilometres. */
export const tollBases = ['official', 'posts', 'estimated'] as const
export type TollBasis = (typeof tollBases)[number]

export type KnownRoad = {
  /** As it was reckoned when the service was asked for. */
  reference: { basis: Basis; tolls: number } | null
  /** Null where no router has told the posts; empty where the road has none. */
  passed: readonly PassedPost[] | null
}

export type TripTolls = RoadTolls & { basis: TollBasis }

/** Null where nothing is known: no tolls and no knowledge of them are not the same. */
export const tripTolls = (
  edition: TollEdition,
  configuration: TariffConfiguration,
  { reference, passed }: KnownRoad,
): TripTolls | null => {
  const road = roadTolls(edition, configuration, passed ?? [])
  if (reference?.basis === 'official')
    return { ...road, basis: 'official', totalPesos: pesos(reference.tolls) }
  if (passed) return { ...road, basis: 'posts' }
  return reference && { ...road, basis: 'estimated', totalPesos: pesos(reference.tolls) }
}

export type Load = { fuelPesos: Pesos; leftPesos: number | null }

/** What a carrier has left of what he earns once he has filled the tank and paid the posts; it may be less than nothing. */
export const loadOf = (
  edition: TariffEdition,
  configuration: TariffConfiguration,
  trip: {
    distanceKm: number
    terrain: ByTerrain | null
    earningsPesos: number | null
    tollPesos: number
  },
): Load => {
  const km = trip.terrain ?? usualSplit(trip.distanceKm)
  const { fuelPesos } = tripCost(edition, { configuration, bodyWork: 'stake', km, tollPesos: 0 })
  const { earningsPesos, tollPesos } = trip
  const leftPesos = earningsPesos === null ? null : leftOf(earningsPesos, { fuelPesos, tollPesos })
  return { fuelPesos, leftPesos }
}
