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
  devices: `${paths.driverArea}/rastreo`,
  notifications: `${paths.driverArea}/avisos`,
  near: `${paths.driverArea}/cargas`,
  servicePattern: `${paths.driverArea}/cargas/:id`,
  service: (id: string) => `${paths.driverArea}/cargas/${encodeURIComponent(id)}`,
  offerPattern: `${paths.driverArea}/cargas/:id/oferta`,
  offer: (id: string) => `${paths.driverArea}/cargas/${encodeURIComponent(id)}/oferta`,
  earnings: `${paths.driverArea}/ganancias`,
  earningPattern: `${paths.driverArea}/ganancias/:id`,
  earning: (id: string) => `${paths.driverArea}/ganancias/${encodeURIComponent(id)}`,
  vehicles: `${paths.driverArea}/vehiculos`,
  newVehicle: `${paths.driverArea}/vehiculos/nuevo`,
  vehiclePattern: `${paths.driverArea}/vehiculos/:licensePlate`,
  vehicle: (licensePlate: string) => `${paths.driverArea}/vehiculos/${encodeURIComponent(licensePlate)}`,
  papers: `${paths.driverArea}/papeles`,
  ownAccount: `${paths.driverArea}/perfil`,
  trip: (id: string) => `${paths.driverArea}/viaje/${encodeURIComponent(id)}`,
} as const
