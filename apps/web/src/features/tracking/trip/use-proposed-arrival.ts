import { useTripHistory } from './trip-queries.ts'
import { useSaidNo } from './arrival-answers.ts'
import { isArrival, proposedArrival, type ProposedArrival } from './proposed-arrival.ts'
import { nextStep } from './trip-steps.ts'
import { isTracked, type ListedTrip } from './trip.ts'

/** The arrival to ask this driver about; read only while his next step is one and his truck is followed. */
export const useProposedArrival = (trip: ListedTrip | undefined): ProposedArrival | undefined => {
  const step = trip && nextStep(trip)
  const isAwaited = trip !== undefined && step !== undefined && isTracked(trip) && isArrival(step)
  const { data } = useTripHistory(trip?.id ?? '', { isFollowed: isAwaited, enabled: isAwaited })
  const found = isAwaited && data ? proposedArrival(step, data.items) : undefined
  const isDenied = useSaidNo(trip?.id ?? '', found?.at)
  return isDenied ? undefined : found
}
