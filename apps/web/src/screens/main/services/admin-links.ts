import { paths } from '#shared/paths.ts'

/** Where an administrator reads more of who and what a service names. */
export const adminLinks = { vehicle: paths.vehicleDetail, person: paths.userDetail } as const
