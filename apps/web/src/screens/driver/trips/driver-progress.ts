/** Which first steps a driver has behind him, from his trips and his own answer. */
import type { Consent } from '#features/tracking/trip/consent.ts'
import type { Trip } from '#features/tracking/trip/trip.ts'

type Told = { status: Trip['status']; stamps: Pick<Trip['stamps'], 'onTheWay' | 'inPosition'> }

const hasReported = ({ status, stamps }: Told) =>
  status === 'running' || status === 'finished' || stamps.onTheWay !== null || stamps.inPosition !== null

/** Whoever answered no has been asked: the step is behind him. */
export const driverProgress = (trips: readonly Told[], consent: Pick<Consent, 'answer'>): boolean[] => [
  consent.answer !== 'unasked',
  trips.some(hasReported),
  trips.some(({ status }) => status === 'finished'),
]
