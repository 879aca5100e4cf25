import type { ByTerrain } from '@arriero/domain/tariff/model'
import { drivingHours } from '@arriero/domain/tariff/trip-cost'
import { vehicleTypes, type VehicleTypeKey } from '@arriero/domain/vehicles/vehicles'
import type { OpenCtx } from '#context.ts'
import { editionOn } from './tariff.store.ts'

type Driven = { vehicleType: VehicleTypeKey; onDay: string; terrain: ByTerrain | null }

/** On the road with cargo, by the terrain of the way itself and the speeds of the day; null where its terrain is not known. */
export const drivingHoursOf = async (
  { db }: Pick<OpenCtx, 'db'>,
  { vehicleType, onDay, terrain }: Driven,
): Promise<number | null> => {
  const { tariff: configuration } = vehicleTypes[vehicleType]
  return terrain && drivingHours(await editionOn(db, onDay), { configuration }, terrain)
}
