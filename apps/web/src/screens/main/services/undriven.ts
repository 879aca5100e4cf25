import type { OrderFor } from '@arriero/contract/order-shapes'

const hourMs = 3_600_000
/** As the list of services without a driver counts it. */
const soonMs = 24 * hourMs

/** Taken, and nobody to drive it although its hour is near. */
export const isUndrivenSoon = (
  { status, vehicle, reservationDate }: OrderFor<'admin'>,
  now: number,
): boolean => status === 1 && vehicle === null && new Date(reservationDate).getTime() - now < soonMs
