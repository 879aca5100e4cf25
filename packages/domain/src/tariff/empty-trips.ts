/** How a trip without cargo differs from a loaded one. Domain facts §4.7. */
import type { TariffConfiguration } from '../vehicles/vehicles.ts'
import type { ByTerrain, EmptyTripFigures } from './model.ts'

/** In force with the edition of June 2025; what an edition kept before has none of its own falls back on them. */
export const emptyTrips202506: EmptyTripFigures = {
  speedFactor: 1.245,
  lightFlatSpeedFactor: 1.205,
  factor: 1.221824,
}

const lightConfigurations: ReadonlySet<TariffConfiguration> = new Set(['C2-8', 'C2-9', 'C2-10.5'])

/** A rigid truck of up to 10.5 tonnes gross. */
export const isLight = (configuration: TariffConfiguration): boolean => lightConfigurations.has(configuration)

const times = (figures: ByTerrain, factor: number): ByTerrain => ({
  flat: figures.flat * factor,
  rolling: figures.rolling * factor,
  mountain: figures.mountain * factor,
  urban: figures.urban * factor,
  unpaved: figures.unpaved * factor,
})

export const emptySpeeds = (
  loaded: ByTerrain,
  { speedFactor, lightFlatSpeedFactor }: EmptyTripFigures,
  configuration: TariffConfiguration,
): ByTerrain => ({
  ...times(loaded, speedFactor),
  flat: loaded.flat * (isLight(configuration) ? lightFlatSpeedFactor : speedFactor),
})

export const emptyGallons = (loaded: ByTerrain, { gallonFactor = 1 }: EmptyTripFigures): ByTerrain =>
  times(loaded, gallonFactor)
