/** What a driver is asked next: one question at a time, in the order of decisions §7. */
import type { Milestone } from '@arriero/contract/places/tracking'
import type { SaidCode } from '@arriero/domain/errors/errors'
import { isSetOut, type ListedTrip, type Trip } from './trip.ts'

export type NextStep =
  | { kind: 'milestone'; milestone: Milestone; why: SaidCode | null; mayBeSkipped: boolean }
  | { kind: 'document'; why: SaidCode | null }
  | { kind: 'waiting'; for: 'assignment' | 'payment' }
  | { kind: 'over'; as: 'finished' | 'cancelled' }

/** Useful for waiting times, but the trip goes on without them. */
const optional: readonly Milestone[] = ['onTheWay', 'loadingStart', 'unloadingStart']
/** Nobody can take these back, so they wait a few seconds for a second thought. */
export const irreversible: readonly Milestone[] = ['tripStart', 'finish']
/** The steps of the place where the cargo is picked up; setting out looks ahead to the other one. */
const ofOrigin: readonly Milestone[] = ['onTheWay', 'inPosition', 'loadingStart']
/** Until one of these is reported he is on his way to its place. */
const onTheRoad: readonly Milestone[] = ['onTheWay', 'inPosition', 'tripStart', 'inFinish']

type Places<Place> = { origin: Place; destination: Place }

export const isOfOrigin = (milestone: Milestone): boolean => ofOrigin.includes(milestone)

/** Where he has to be for a step. */
export const placeOfStep = <Place>(trip: Places<Place>, milestone: Milestone): Place =>
  isOfOrigin(milestone) ? trip.origin : trip.destination

/** Whether he drives to the step's place, and does not stand there already. */
export const isDrivenTo = (milestone: Milestone): boolean => onTheRoad.includes(milestone)

const ask = (trip: ListedTrip, milestone: Milestone): NextStep => ({
  kind: 'milestone',
  milestone,
  // A step the server does not list is not this person's to report.
  why: trip.acts[milestone] === undefined ? 'milestone.assign_first' : trip.acts[milestone],
  mayBeSkipped: optional.includes(milestone),
})

const isOpen = (trip: ListedTrip, milestone: keyof ListedTrip['stamps'], skipped: readonly Milestone[]) =>
  trip.stamps[milestone] === null && !skipped.includes(milestone)

const beforeTheTrip = (trip: ListedTrip, skipped: readonly Milestone[]): NextStep => {
  if (!trip.isAssigned) return { kind: 'waiting', for: 'assignment' }
  if (!trip.isPaid) return { kind: 'waiting', for: 'payment' }
  if (!trip.isInPosition) return ask(trip, isOpen(trip, 'onTheWay', skipped) ? 'onTheWay' : 'inPosition')
  if (isOpen(trip, 'loadingStart', skipped)) return ask(trip, 'loadingStart')
  if (!trip.hasSupportDocument) return { kind: 'document', why: trip.acts['loadSupportDocument'] ?? null }
  return ask(trip, 'tripStart')
}

const onTheTrip = (trip: ListedTrip, skipped: readonly Milestone[]): NextStep => {
  if (!trip.hasArrived) return ask(trip, 'inFinish')
  return ask(trip, isOpen(trip, 'unloadingStart', skipped) ? 'unloadingStart' : 'finish')
}

/** `skipped`: optional steps this driver passed over. */
export const nextStep = (trip: ListedTrip, skipped: readonly Milestone[] = []): NextStep => {
  switch (trip.status) {
    case 'pending':
      return { kind: 'waiting', for: 'assignment' }
    case 'assigned':
      return beforeTheTrip(trip, skipped)
    case 'running':
      return onTheTrip(trip, skipped)
    case 'finished':
    case 'cancelled':
      return { kind: 'over', as: trip.status }
  }
}

/** Reports that stand, in their order. */
export const doneSteps = (trip: Trip): { milestone: Milestone; at: string }[] =>
  (Object.keys(trip.stamps) as Milestone[]).flatMap((milestone) => {
    const at = trip.stamps[milestone]
    return at === null ? [] : [{ milestone, at }]
  })

/** The running one, then those under way, then by appointment. */
export const byUrgency = (trips: readonly ListedTrip[]): ListedTrip[] => {
  const rank = (trip: ListedTrip) => (trip.status === 'running' ? 0 : isSetOut(trip) ? 1 : 2)
  return trips.toSorted(
    (one, other) => rank(one) - rank(other) || one.reservationAt.localeCompare(other.reservationAt),
  )
}
