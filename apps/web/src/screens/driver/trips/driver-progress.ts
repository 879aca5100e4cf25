/** Which first steps a driver has behind him, from his trips and his own answer. */
import type { Consent } from '#features/tracking/trip/consent.ts'
import type { ListedTrip } from '#features/tracking/trip/trip.ts'

type Told = Pick<ListedTrip, 'status' | 'isInPosition'> & { stamps: Pick<ListedTrip['stamps'], 'onTheWay'> }

const hasReported = ({ status, isInPosition, stamps }: Told) =>
  status === 'running' || status === 'finished' || stamps.onTheWay !== null || isInPosition

/** Whoever answered no has been asked: the step is behind him. */
export const driverProgress = (trips: readonly Told[], consent: Pick<Consent, 'answer'>): boolean[] => [
  consent.answer !== 'unasked',
  trips.some(hasReported),
  trips.some(({ status }) => status === 'finished'),
]
