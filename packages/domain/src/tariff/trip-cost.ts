/** What one trip costs by one edition's figures: the ministry's protocol. Domain facts §4.7. */
import { pesos, type Pesos } from '../money/money.ts'
import { monthlyFixed } from './bodies.ts'
import { emptyGallons, emptySpeeds, emptyTrips202506 } from './empty-trips.ts'
import {
  distanceOf,
  terrains,
  type ByTerrain,
  type CostSheet,
  type TariffEdition,
  type Trip,
} from './model.ts'

const over = (km: ByTerrain, divisor: ByTerrain): number =>
  terrains.reduce((total, terrain) => total + km[terrain] / divisor[terrain], 0)

const longTransitHours = 8
export const logisticHoursFor = (transitHours: number): number => (transitHours > longTransitHours ? 8 : 4)

const rounded = (amount: number): Pesos => pesos(Math.round(amount))

type Running = { speeds: ByTerrain; gallons: ByTerrain; factor: number }

/** How fast and how far on a gallon, and what is laid on top, with cargo or without. */
const runningOf = (
  edition: TariffEdition,
  { configuration, isEmpty }: Pick<Trip, 'configuration' | 'isEmpty'>,
): Running => {
  const { speedKmPerHour, kmPerGallon } = edition.configurations[configuration]
  if (!isEmpty) return { speeds: speedKmPerHour, gallons: kmPerGallon, factor: edition.loadedFactor }
  const empty = edition.emptyTrips ?? emptyTrips202506
  return {
    speeds: emptySpeeds(speedKmPerHour, empty, configuration),
    gallons: emptyGallons(kmPerGallon, empty),
    factor: empty.factor,
  }
}

/** Hours on the road over so many kilometres of each terrain, without loading and rest. */
export const transitHours = (
  edition: TariffEdition,
  trip: Pick<Trip, 'configuration' | 'isEmpty'>,
  km: ByTerrain,
): number => over(km, runningOf(edition, trip).speeds)

export const tripCost = (edition: TariffEdition, trip: Trip): CostSheet => {
  const { speeds, gallons, factor } = runningOf(edition, trip)
  const hours = over(trip.km, speeds)
  const logisticHours = trip.logisticHours ?? logisticHoursFor(hours)
  const fixedPerHour = monthlyFixed(edition, trip) / edition.hoursPerMonth
  const fixed = fixedPerHour * (hours + logisticHours)
  const fuel = over(trip.km, gallons) * edition.dieselPesosPerGallon
  const { variablePesosPerKm } = edition.configurations[trip.configuration]
  const variable = distanceOf(trip.km) * variablePesosPerKm * (1 + edition.contingencyShare)
  return {
    transitHours: hours,
    logisticHours,
    fixedPesos: rounded(fixed),
    fuelPesos: rounded(fuel),
    variablePesos: rounded(variable),
    tollPesos: rounded(trip.tollPesos),
    totalPesos: rounded((fixed + fuel + variable + trip.tollPesos) * factor),
    hourPesos: rounded(fixedPerHour * factor),
  }
}
