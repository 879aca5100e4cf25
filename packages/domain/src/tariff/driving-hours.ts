import { vehicleTypes, type VehicleTypeKey } from '../vehicles/vehicles.ts'
import type { ByTerrain, TariffEdition } from './model.ts'
import { transitHours } from './trip-cost.ts'

/** On the road with cargo, by the terrain of the way itself and the speeds of the edition; null where its terrain is not known. */
export const drivingHours = (
  edition: TariffEdition,
  vehicleType: VehicleTypeKey,
  terrain: ByTerrain | null,
): number | null =>
  terrain && transitHours(edition, { configuration: vehicleTypes[vehicleType].tariff }, terrain)
