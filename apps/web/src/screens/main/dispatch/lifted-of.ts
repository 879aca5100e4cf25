import type { Bar, Load } from './use-board.ts'
import type { Lifted } from './use-lift.ts'

/** What is taken with a service: its way and hours, and who was named for it when it was taken. */
export const liftedOf = (service: Load | Bar, rowId?: string): Lifted => {
  const { _id, origin, destination, from, until } = service
  const was =
    'stages' in service
      ? { driverId: service.driver?._id ?? null, vehicleId: service.vehicle?._id ?? null }
      : { driverId: null, vehicleId: null }
  return { _id, origin, destination, from, until, rowId, was }
}
