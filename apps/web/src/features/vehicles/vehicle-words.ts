import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { formatWeight } from '#shared/format.ts'
import { vehiclesTexts as texts } from './vehicles.texts.ts'

export type VehicleCard = ReplyOf<typeof api.vehicles.all>['items'][number]

/** What decides between vehicles: type, body, capacity, trailer, papers, and whether it may work at all. */
export const vehicleWords = (
  vehicle: Pick<
    VehicleCard,
    '_idTypeVehicle' | 'bodyWork' | 'loadingCapacityKg' | 'trailerPlate' | 'lacking' | 'papers' | 'isActive'
  >,
): string[] => [
  vehicle._idTypeVehicle.name,
  vehicle.bodyWork.name,
  formatWeight(vehicle.loadingCapacityKg),
  ...(vehicle.trailerPlate ? [texts.trailer(vehicle.trailerPlate)] : []),
  ...(vehicle.lacking.length > 0 ? [texts.lacking(vehicle.lacking)] : []),
  ...(vehicle.papers === 'valid' ? [] : [texts.papers[vehicle.papers]]),
  ...(vehicle.isActive ? [] : [texts.inactive]),
]
