import { paths } from '#shared/paths.ts'

/** Addresses of the driver area. */
export const driverPaths = {
  trips: paths.driverArea,
  tripPattern: `${paths.driverArea}/viaje/:id`,
  trip: (id: string) => `${paths.driverArea}/viaje/${encodeURIComponent(id)}`,
} as const
