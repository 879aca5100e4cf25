/** What is taken with a service: its way and hours, and who was named for it when it was taken. */
import type { Bar, Load } from './use-board.ts'
import type { Lifted } from './use-lift.ts'

const tripOf = ({ _id, origin, destination, from, until }: Load | Bar) => ({
  _id,
  origin,
  destination,
  from,
  until,
})

/** Of the tray: nobody is named for it. */
export const liftedLoad = (load: Load): Lifted => ({
  ...tripOf(load),
  was: { driverId: null, vehicleId: null },
})

/** Of a row. */
export const liftedBar = (bar: Bar, rowId: string): Lifted => ({
  ...tripOf(bar),
  rowId,
  was: { driverId: bar.driver?._id ?? null, vehicleId: bar.vehicle?._id ?? null },
})
