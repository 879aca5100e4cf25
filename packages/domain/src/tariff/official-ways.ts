/** The ministry's own roads between two municipalities, and what a trip costs by each. Decisions §13, domain facts §4.7. */
import type { TariffConfiguration } from '../vehicles/vehicles.ts'
import type { ByTerrain, CostSheet, TariffEdition, Trip } from './model.ts'
import { tollAxlesOf, type TollTable } from './toll-axles.ts'
import { tripCost } from './trip-cost.ts'

export type OfficialWay = {
  /** The ministry's. */
  id: number
  /** As published: `BOGOTÁ _ CALI - VIA LA MESA CUNDINAMARCA`. */
  name: string
  fromCode: string
  toCode: string
  /** The village, port or mine of the municipality where it begins or ends; null for its head, and where the name tells none. */
  fromPlace: string | null
  toPlace: string | null
  /** Where the name is not read, an end may be elsewhere: that is not between heads. */
  isBetweenHeads: boolean
  /** Only the other direction is published, and stands in. */
  isReversed: boolean
  km: ByTerrain
  /** Towns passed, in their order, or a remark of the ministry's on them. */
  via: readonly string[]
  tolls: TollTable
  /** Year and month of the figures. */
  edition: string
}

/** A trip but for the road it takes. */
export type TripKind = Omit<Trip, 'km' | 'tollPesos'>

export type WayCost = { way: OfficialWay; sheet: CostSheet }

export const tollsOf = (tolls: TollTable, configuration: TariffConfiguration): number =>
  tolls[tollAxlesOf[configuration]]

/** Each way with its cost, the cheapest first: that one is the floor. */
export const wayCosts = (edition: TariffEdition, trip: TripKind, ways: readonly OfficialWay[]): WayCost[] =>
  ways
    .map((way) => {
      const tollPesos = tollsOf(way.tolls, trip.configuration)
      return { way, sheet: tripCost(edition, { ...trip, km: way.km, tollPesos }) }
    })
    .toSorted((a, b) => a.sheet.totalPesos - b.sheet.totalPesos || a.way.id - b.way.id)
