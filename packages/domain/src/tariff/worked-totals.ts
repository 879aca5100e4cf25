/** The trip by which editions are compared and the model is judged: Bogotá–Medellín, loaded, general body. Domain facts §4.7. */
import type { Pesos } from '../money/money.ts'
import { tariffConfigurations, type TariffConfiguration } from '../vehicles/vehicles.ts'
import { sampleTolls } from './toll-axles.ts'
import { tripCost } from './trip-cost.ts'
import type { ByTerrain, TariffEdition } from './model.ts'

/** 438.5 km as the ministry splits them. */
export const workedKm: ByTerrain = { flat: 160, rolling: 101, mountain: 155, urban: 22.5, unpaved: 0 }
const workedDistanceKm = 438.5
const workedLogisticHours = 8

export type WorkedTotal = { configuration: TariffConfiguration; totalPesos: Pesos }

/** What that trip costs in each configuration by these figures, tolls by the edition's own sample. */
export const workedTotals = (edition: TariffEdition): WorkedTotal[] =>
  tariffConfigurations.map((configuration) => {
    const { totalPesos } = tripCost(edition, {
      configuration,
      bodyWork: 'stake',
      km: workedKm,
      tollPesos: sampleTolls(edition.tollSample, configuration, workedDistanceKm),
      logisticHours: workedLogisticHours,
    })
    return { configuration, totalPesos }
  })
