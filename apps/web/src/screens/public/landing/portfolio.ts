/** The vehicles as they are shown to somebody who chooses one. Spec §1. */
import { vehicleTypeKeys, vehicleTypes, type VehicleTypeKey } from '@arriero/domain/vehicles/vehicles'

export type VehicleGroup = 'light' | 'trucks' | 'miniTractors' | 'tractors'

const groupOf = (key: VehicleTypeKey): VehicleGroup => {
  const { axleConfiguration, isArticulated } = vehicleTypes[key]
  if (isArticulated) return axleConfiguration.startsWith('2') ? 'miniTractors' : 'tractors'
  return axleConfiguration === 'under C2-8' ? 'light' : 'trucks'
}

/** Of a tractor with its trailer both count: 3S2 has five. */
export const axlesOf = (key: VehicleTypeKey): number => {
  const { axleConfiguration } = vehicleTypes[key]
  const articulated = /^(\d)S(\d)$/.exec(axleConfiguration)
  if (articulated) return Number(articulated[1]) + Number(articulated[2])
  return Number(/^C(\d)/.exec(axleConfiguration)?.[1] ?? 2)
}

export const portfolio: readonly [group: VehicleGroup, keys: readonly VehicleTypeKey[]][] = (
  ['light', 'trucks', 'miniTractors', 'tractors'] as const
).map((group) => [group, vehicleTypeKeys.filter((key) => groupOf(key) === group)])
