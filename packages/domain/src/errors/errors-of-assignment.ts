/** Refusals of naming a driver and a vehicle. Part of `errors.ts`. */
export const assignmentRefusals = {
  'driver.busy': 409,
  'driver.inactive': 409,
  'driver.not_yours': 409,
  'driver.rest_short': 409,
  'order.assignment_changed': 409,
} as const
