/** The reference cost of a service, and the price suggested to the client from it. Decisions §13. */
import type { Pesos } from '../money/money.ts'
import { offerUpwards, type PriceRates } from '../money/pricing.ts'
import type { VatBase } from '../money/rates.ts'
import { vehicleTypes, type BodyWork, type VehicleTypeKey } from '../vehicles/vehicles.ts'
import { edition202506 } from './edition-2025-06.ts'
import { distanceOf, tripCost, type ByTerrain, type CostSheet, type TariffEdition } from './model.ts'

/** Oldest first. */
type Editions = readonly [TariffEdition, ...TariffEdition[]]
const editions: Editions = [edition202506]

/** The figures in force on a Bogotá day; before the first edition, the first. */
export const editionOn = (day: string, among: Editions = editions): TariffEdition =>
  among.findLast(({ validFrom }) => validFrom <= day) ?? among[0]

/** How a road is made where only its length is known. */
const usualShare: ByTerrain = { flat: 0.36, rolling: 0.23, mountain: 0.36, urban: 0.05, unpaved: 0 }

export const usualSplit = (distanceKm: number): ByTerrain => ({
  flat: distanceKm * usualShare.flat,
  rolling: distanceKm * usualShare.rolling,
  mountain: distanceKm * usualShare.mountain,
  urban: distanceKm * usualShare.urban,
  unpaved: 0,
})

export type ReferenceTrip = {
  vehicleType: VehicleTypeKey
  distanceKm: number
  /** Bogotá day of the service. */
  onDay: string
  /** The figures in force on that day; left out: those the product comes with. */
  edition?: TariffEdition
  bodyWork?: BodyWork
  /** The route's own km by terrain; they replace the distance. */
  split?: ByTerrain
  /** The route's own tolls. */
  tollPesos?: number
}

export type Reference = CostSheet & {
  distanceKm: number
  km: ByTerrain
  bodyWork: BodyWork
  /** `validFrom` of the figures used. */
  edition: string
  /** `2S1→2S2` where the type has no figures of its own and the nearest stands in. */
  approximation: string | null
}

export const referenceCost = (trip: ReferenceTrip): Reference => {
  const edition = trip.edition ?? editionOn(trip.onDay)
  const { tariff, axleConfiguration } = vehicleTypes[trip.vehicleType]
  const km = trip.split ?? usualSplit(trip.distanceKm)
  const distanceKm = trip.split ? distanceOf(trip.split) : trip.distanceKm
  const bodyWork = trip.bodyWork ?? 'stake'
  const { axleClass } = edition.configurations[tariff]
  const usualTolls = (distanceKm * edition.tollSample.pesos[axleClass]) / edition.tollSample.distanceKm
  const sheet = tripCost(edition, {
    configuration: tariff,
    bodyWork,
    km,
    tollPesos: trip.tollPesos ?? usualTolls,
  })
  return {
    ...sheet,
    distanceKm,
    km,
    bodyWork,
    edition: edition.validFrom,
    approximation: axleConfiguration === tariff ? null : `${axleConfiguration}→${tariff}`,
  }
}

/** What the client is advised to type, before VAT: the carrier earns the reference cost, the platform its margin. */
export const suggestedPrice = (trip: ReferenceTrip, rates: PriceRates, vatBase: VatBase): Pesos =>
  offerUpwards(referenceCost(trip).totalPesos, rates, vatBase).netPesos
