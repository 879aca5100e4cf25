import type { Bar, Load } from './use-board.ts'
import type { Lifted } from './use-lift.ts'

/** What is taken with a service: its way and hours, and who was named for it when it was taken. */
export const liftedOf = (taken: Load | Bar, rowId?: string): Lifted => {
  const { _id, origin, destination, from, until } = taken
  const was =
    'stages' in taken
      ? { driverId: taken.driver?._id ?? null, vehicleId: taken.vehicle?._id ?? null }
      : { driverId: null, vehicleId: null }
  return { _id, origin, destination, from, until, rowId, was }
}
