/** The reference cost of a service, and the price suggested to the client from it. Decisions §13. */
import { pesos, type Pesos } from '../money/money.ts'
import { offerUpwards, type PriceRates } from '../money/pricing.ts'
import type { VatBase } from '../money/rates.ts'
import { vehicleTypes, type BodyWork, type VehicleTypeKey } from '../vehicles/vehicles.ts'
import { isPrintedBody, monthlyDoubt, monthlyFixed } from './bodies.ts'
import { edition202506 } from './edition-2025-06.ts'
import { estimateOf, type EstimatedRoad } from './estimate.ts'
import { distanceOf, type ByTerrain, type CostSheet, type TariffEdition } from './model.ts'
import { wayCosts, type OfficialWay, type TripKind, type WayCost } from './official-ways.ts'

/** Oldest first. */
type Editions = readonly [TariffEdition, ...TariffEdition[]]
const editions: Editions = [edition202506]

/** The figures in force on a Bogotá day; before the first edition, the first. */
export const editionOn = (day: string, among: Editions = editions): TariffEdition =>
  among.findLast(({ validFrom }) => validFrom <= day) ?? among[0]

/** With official ways the road is theirs; without, it is estimated by what is told of it: `split` replaces the distance. */
export type ReferenceTrip = EstimatedRoad & {
  vehicleType: VehicleTypeKey
  /** Bogotá day of the service. */
  onDay: string
  /** The figures in force on that day; left out: those the product comes with. */
  edition?: TariffEdition
  bodyWork?: BodyWork | undefined
  /** All that the ministry publishes between the two municipalities. */
  ways?: readonly OfficialWay[] | undefined
  /** Hours agreed on for loading and unloading together, in the place of the usual 4 or 8. */
  agreedHours?: number | undefined
  isEmpty?: boolean | undefined
  isSolidBulk?: boolean | undefined
}

/** What in a figure is not the ministry's own. */
export const assumptions = [
  /** The ministry publishes no way between the two. */
  'no_official_way',
  /** It publishes only the way back. */
  'other_direction',
  /** It publishes ways of another place of the municipality, and none between the heads. */
  'other_place',
  /** The vehicle's type is not in its tables; the nearest stands in. */
  'vehicle_type',
  /** The body is not printed in them to the peso. */
  'body',
  /** What an empty truck burns is not known. */
  'empty_fuel',
] as const
export type Assumption = (typeof assumptions)[number]

/** Official is what the ministry itself would answer. */
export const bases = ['official', 'estimated'] as const
export type Basis = (typeof bases)[number]

export type Reference = CostSheet & {
  basis: Basis
  /** Empty where the basis is official. */
  assumptions: Assumption[]
  /** Within which the cost lies, as far as one can tell; both are the total where it is official. */
  lowPesos: Pesos
  highPesos: Pesos
  /** The cheapest official way, whose cost this is; null where there is none. */
  floorWay: OfficialWay | null
  /** Every official way with its cost, the cheapest first. */
  ways: WayCost[]
  distanceKm: number
  km: ByTerrain
  bodyWork: BodyWork
  /** `validFrom` of the figures used. */
  edition: string
  /** `2S1→2S2` where the type has no figures of its own and the nearest stands in. */
  approximation: string | null
}

const kindOf = (trip: ReferenceTrip): TripKind => ({
  configuration: vehicleTypes[trip.vehicleType].tariff,
  bodyWork: trip.bodyWork ?? 'stake',
  logisticHours: trip.agreedHours,
  isEmpty: trip.isEmpty,
  isSolidBulk: trip.isSolidBulk,
})

const approximationOf = ({ vehicleType }: ReferenceTrip): string | null => {
  const { tariff, axleConfiguration } = vehicleTypes[vehicleType]
  return axleConfiguration === tariff ? null : `${axleConfiguration}→${tariff}`
}

const assumptionsOf = (edition: TariffEdition, trip: ReferenceTrip): Assumption[] => {
  const { ways = [] } = trip
  const isAssumed: Record<Assumption, boolean> = {
    no_official_way: ways.length === 0,
    other_direction: ways.some(({ isReversed }) => isReversed),
    other_place: ways.length > 0 && !ways.some(({ isBetweenHeads }) => isBetweenHeads),
    vehicle_type: approximationOf(trip) !== null,
    body: !isPrintedBody(trip.bodyWork ?? 'stake'),
    empty_fuel: trip.isEmpty === true && edition.emptyTrips?.gallonFactor === undefined,
  }
  return (Object.keys(isAssumed) as Assumption[]).filter((assumption) => isAssumed[assumption])
}

type Road = Pick<Reference, 'km' | 'distanceKm' | 'ways'> & {
  sheet: CostSheet
  lowPesos: number
  highPesos: number
}

/** As the ministry tells kilometres; the sum of its decimals would tell more. */
const toHundredths = (km: number): number => Math.round(km * 100) / 100

const roadOf = (edition: TariffEdition, trip: ReferenceTrip): Road => {
  const kind = kindOf(trip)
  const ways = wayCosts(edition, kind, trip.ways ?? [])
  const [floor] = ways
  if (floor) {
    const { sheet, way } = floor
    const { totalPesos } = sheet
    const range = { lowPesos: totalPesos, highPesos: totalPesos }
    return { sheet, km: way.km, distanceKm: toHundredths(distanceOf(way.km)), ...range, ways }
  }
  const distanceKm = trip.split ? distanceOf(trip.split) : trip.distanceKm
  return { ...estimateOf(edition, kind, { ...trip, distanceKm }), distanceKm, ways }
}

/** What the body's range makes of the total, either way. */
const bodyDoubtPesos = (edition: TariffEdition, trip: ReferenceTrip, sheet: CostSheet): number => {
  const kind = kindOf(trip)
  const hours = sheet.transitHours + sheet.logisticHours
  return (sheet.hourPesos * hours * monthlyDoubt(edition, kind)) / monthlyFixed(edition, kind)
}

export const referenceCost = (trip: ReferenceTrip): Reference => {
  const edition = trip.edition ?? editionOn(trip.onDay)
  const { sheet, km, distanceKm, lowPesos, highPesos, ways } = roadOf(edition, trip)
  const doubt = bodyDoubtPesos(edition, trip, sheet)
  const assumed = assumptionsOf(edition, trip)
  return {
    ...sheet,
    basis: assumed.length === 0 ? 'official' : 'estimated',
    assumptions: assumed,
    lowPesos: pesos(Math.round(lowPesos - doubt)),
    highPesos: pesos(Math.round(highPesos + doubt)),
    floorWay: ways[0]?.way ?? null,
    ways,
    distanceKm,
    km,
    bodyWork: trip.bodyWork ?? 'stake',
    edition: edition.validFrom,
    approximation: approximationOf(trip),
  }
}

/** What the client is advised to type, before VAT: the carrier earns the reference cost, the platform its margin. */
export const suggestedPrice = (trip: ReferenceTrip, rates: PriceRates, vatBase: VatBase): Pesos =>
  offerUpwards(referenceCost(trip).totalPesos, rates, vatBase).netPesos
