/** The SICE-TAC cost model: what a trip costs whoever drives it, by configuration, body and terrain. Domain facts §4.7. */
import { pesos, type Pesos } from '../money/money.ts'
import type { BodyWork, TariffConfiguration } from '../vehicles/vehicles.ts'

export const terrains = ['flat', 'rolling', 'mountain', 'urban', 'unpaved'] as const
export type Terrain = (typeof terrains)[number]
export type ByTerrain = Record<Terrain, number>

/** Classes of vehicles by axles, as toll booths count them. */
export type AxleClass = 'two' | 'threeOrFour' | 'five' | 'six'

export type ConfigurationFigures = {
  speedKmPerHour: ByTerrain
  kmPerGallon: ByTerrain
  variablePesosPerKm: number
  /** Stake, pallet and platform bodies cost the same; the others come from these by the edition's factors. */
  monthlyFixedPesos: { general: number; boxVan: number; refrigerated: number }
  axleClass: AxleClass
}

/** One dated set of the ministry's figures. */
export type TariffEdition = {
  /** Bogotá day from which it counts. */
  validFrom: string
  dieselPesosPerGallon: number
  /** Administration, insurance and margin on top of the costs; sources differ, so it is a figure like the rest. */
  loadedFactor: number
  /** The share added to the variable cost for what is unforeseen. */
  contingencyShare: number
  /** 24 days of 12 hours. */
  hoursPerMonth: number
  /** Against the general body's monthly cost; the middle of the ranges seen. */
  bodyFactor: Partial<Record<BodyWork, number>>
  /** For a trip known only by its km, the tolls of a known one stand in, by the km. */
  tollSample: { distanceKm: number; pesos: Record<AxleClass, number> }
  configurations: Record<TariffConfiguration, ConfigurationFigures>
}

export type Trip = {
  configuration: TariffConfiguration
  bodyWork: BodyWork
  km: ByTerrain
  tollPesos: number
  /** Loading and unloading, all hours. Left out: 8 where the transit takes over 8 h, else 4. */
  logisticHours?: number
}

/** Inputs and result, as they are shown; the parts are rounded for reading, the total once from the exact sum. */
export type CostSheet = {
  transitHours: number
  logisticHours: number
  fixedPesos: Pesos
  fuelPesos: Pesos
  /** Includes the contingency share. */
  variablePesos: Pesos
  tollPesos: Pesos
  totalPesos: Pesos
}

const over = (km: ByTerrain, divisor: ByTerrain): number =>
  terrains.reduce((total, terrain) => total + km[terrain] / divisor[terrain], 0)

export const distanceOf = (km: ByTerrain): number =>
  terrains.reduce((total, terrain) => total + km[terrain], 0)

const longTransitHours = 8
export const logisticHoursFor = (transitHours: number): number => (transitHours > longTransitHours ? 8 : 4)

const monthlyFixed = (edition: TariffEdition, { configuration, bodyWork }: Trip): number => {
  const { general, boxVan, refrigerated } = edition.configurations[configuration].monthlyFixedPesos
  if (bodyWork === 'boxVan') return boxVan
  return bodyWork === 'refrigerated' ? refrigerated : general * (edition.bodyFactor[bodyWork] ?? 1)
}

const rounded = (amount: number): Pesos => pesos(Math.round(amount))

/** The cost of a trip that runs loaded. */
export const tripCost = (edition: TariffEdition, trip: Trip): CostSheet => {
  const figures = edition.configurations[trip.configuration]
  const transitHours = over(trip.km, figures.speedKmPerHour)
  const logisticHours = trip.logisticHours ?? logisticHoursFor(transitHours)
  const fixed = (monthlyFixed(edition, trip) * (transitHours + logisticHours)) / edition.hoursPerMonth
  const fuel = over(trip.km, figures.kmPerGallon) * edition.dieselPesosPerGallon
  const variable = distanceOf(trip.km) * figures.variablePesosPerKm * (1 + edition.contingencyShare)
  return {
    transitHours,
    logisticHours,
    fixedPesos: rounded(fixed),
    fuelPesos: rounded(fuel),
    variablePesos: rounded(variable),
    tollPesos: rounded(trip.tollPesos),
    totalPesos: rounded((fixed + fuel + variable + trip.tollPesos) * edition.loadedFactor),
  }
}
