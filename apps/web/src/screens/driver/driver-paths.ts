/** Addresses of the driver area. */
export const driverPaths = {
  trips: '/conductor',
  trip: (id: string) => `/conductor/viaje/${encodeURIComponent(id)}`,
  /** Where the other roles work. */
  portal: '/main/index',
} as const
