import { paths } from '#shared/paths.ts'

/** Addresses of the driver area. */
export const driverPaths = {
  trips: paths.driverArea,
  tripPattern: `${paths.driverArea}/viaje/:id`,
  requests: `${paths.driverArea}/solicitudes`,
  newRequest: `${paths.driverArea}/solicitudes/nueva`,
  requestPattern: `${paths.driverArea}/solicitudes/:id`,
  request: (id: string) => `${paths.driverArea}/solicitudes/${encodeURIComponent(id)}`,
  documents: `${paths.driverArea}/documentos`,
  trip: (id: string) => `${paths.driverArea}/viaje/${encodeURIComponent(id)}`,
} as const
