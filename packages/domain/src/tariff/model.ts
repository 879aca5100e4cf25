/** The SICE-TAC cost model: what a trip costs whoever drives it, by configuration, body and terrain. Domain facts §4.7. */
import type { Pesos } from '../money/money.ts'
import type { BodyWork, TariffConfiguration } from '../vehicles/vehicles.ts'
import type { TollSample } from './toll-axles.ts'

export const terrains = ['flat', 'rolling', 'mountain', 'urban', 'unpaved'] as const
export type Terrain = (typeof terrains)[number]
export type ByTerrain = Record<Terrain, number>

export type ConfigurationFigures = {
  speedKmPerHour: ByTerrain
  kmPerGallon: ByTerrain
  variablePesosPerKm: number
  /** Stake, pallet and platform bodies cost the same; the others come from these by the edition's factors. */
  monthlyFixedPesos: { general: number; boxVan: number; refrigerated: number }
}

/** How a trip without cargo differs from a loaded one. */
export type EmptyTripFigures = {
  /** An empty truck is so many times as fast as a loaded one. */
  speedFactor: number
  /** The same for the light trucks, where the road is flat. */
  lightFlatSpeedFactor: number
  /** In the place of the factor for loaded trips. */
  factor: number
  /**
   * An empty truck goes so many times as far on a gallon. The public facts do not tell it: left out, it is reckoned as if it
   * burnt what a loaded one does, which is the most it can, and the figure is no official one.
   */
  gallonFactor?: number
}

/** Solid goods in bulk wear a body more: so much is added to its monthly cost. */
export type SolidBulkPesos = { light: number; other: number }

/** One dated set of the ministry's figures. */
export type TariffEdition = {
  /** Bogotá day from which it counts. */
  validFrom: string
  dieselPesosPerGallon: number
  /** Administration, insurance and margin on top of the costs; sources differ, so it is a figure like the rest. */
  loadedFactor: number
  /** On the variable cost. */
  contingencyShare: number
  /** 24 days of 12 hours. */
  hoursPerMonth: number
  /** Against the general body's monthly cost; the middle of the ranges seen. */
  bodyFactor: Partial<Record<BodyWork, number>>
  /** For a trip known only by its km, the tolls of a known one stand in, by the km. */
  tollSample: TollSample
  /** Editions kept before there were any have none, and fall back on those of June 2025. */
  emptyTrips?: EmptyTripFigures
  solidBulkPesos?: SolidBulkPesos
  configurations: Record<TariffConfiguration, ConfigurationFigures>
}

export type Trip = {
  configuration: TariffConfiguration
  bodyWork: BodyWork
  km: ByTerrain
  tollPesos: number
  /** Loading and unloading, all hours. Left out: 8 where the transit takes over 8 h, else 4. */
  logisticHours?: number | undefined
  /** Without cargo. */
  isEmpty?: boolean | undefined
  /** Solid goods without packing. */
  isSolidBulk?: boolean | undefined
}

/** Inputs and result, as they are shown; the parts are rounded for reading, the total once from the exact sum. */
export type CostSheet = {
  transitHours: number
  logisticHours: number
  fixedPesos: Pesos
  fuelPesos: Pesos
  /** With its contingency. */
  variablePesos: Pesos
  tollPesos: Pesos
  totalPesos: Pesos
  /** What one more hour of loading or unloading adds to the total. */
  hourPesos: Pesos
}

export const distanceOf = (km: ByTerrain): number =>
  terrains.reduce((total, terrain) => total + km[terrain], 0)
