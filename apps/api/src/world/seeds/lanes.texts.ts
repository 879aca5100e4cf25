/** Lanes of a carrier of the demo: one far from where its visitors ask for services, one that is paused. */
export const laneSeeds = [
  {
    name: 'Guajira a Santa Marta',
    origin: { code: '44001', reach: 'department' },
    destination: { code: '47001', reach: 60 },
    typeVehicleIds: [],
    perKmLeast: 3_500,
    weightMost: null,
    isPaused: false,
  },
  {
    name: 'Regresos a la Sabana',
    origin: null,
    destination: { code: '11001', reach: 60 },
    typeVehicleIds: [],
    perKmLeast: null,
    weightMost: 10_000,
    isPaused: true,
  },
] as const

/** Of a driver who is his own carrier. */
export const ownLaneSeeds = [
  {
    name: 'De regreso al Cauca',
    origin: { code: '52001', reach: 120 },
    destination: { code: '19001', reach: 'department' },
    typeVehicleIds: [],
    perKmLeast: null,
    weightMost: null,
  },
] as const
