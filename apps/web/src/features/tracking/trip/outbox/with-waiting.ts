/** The trip as the driver has told it: what waits in the phone counts as done, so that the next step can be reported. */
import type { Milestone } from '@arriero/contract/places/tracking'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { isTimeToSetOut } from '@arriero/domain/orders/near-hours'
import type { ListedTrip } from '../trip.ts'
import type { NewReport } from './waiting-report.ts'

/** Reasons of sequence, which a report before it takes away; the server judges again when they arrive. */
const ofSequence: readonly (ErrorCode | null | undefined)[] = [
  'milestone.in_position_first',
  'milestone.support_document_missing',
  'milestone.trip_not_started',
  'milestone.arrive_first',
]

/** What was read before may be hours old: what only waited for its time or for a report may be asked. */
const actsBy = (trip: ListedTrip, nowMs: number, hasTold: boolean): ListedTrip['acts'] =>
  Object.fromEntries(
    Object.entries(trip.acts).map(([act, why]) => {
      const isOver =
        (why === 'milestone.too_early' && isTimeToSetOut(new Date(trip.reservationAt), new Date(nowMs))) ||
        (hasTold && ofSequence.includes(why))
      return [act, isOver ? null : why]
    }),
  )

const told = <Shown extends ListedTrip>(trip: Shown, report: NewReport): Shown => {
  if (report.kind === 'document') return { ...trip, hasSupportDocument: true }
  const { milestone, at } = report
  const known: Partial<Record<Milestone, string | null>> = trip.stamps
  const stamps = { ...trip.stamps, [milestone]: known[milestone] ?? at }
  const waitingSteps = [...trip.waitingSteps, milestone]
  const next = { ...trip, stamps, waitingSteps }
  switch (milestone) {
    case 'inPosition':
      return { ...next, isInPosition: true }
    case 'tripStart':
      return { ...next, status: 'running' }
    case 'inFinish':
      return { ...next, hasArrived: true }
    case 'finish':
      return { ...next, status: 'finished' }
    case 'onTheWay':
    case 'loadingStart':
    case 'unloadingStart':
      return next
  }
}

/** A refused one waits for what the driver decides, one that is held for his second thought: neither has happened, nor what is behind. */
const notStopped = (reports: readonly NewReport[]): readonly NewReport[] => {
  const first = reports.findIndex(
    ({ refusal, heldUntilMs }) => refusal !== undefined || heldUntilMs !== undefined,
  )
  return first < 0 ? reports : reports.slice(0, first)
}

/** `reports`: of this trip, in their order. A cancelled or finished service takes nothing more. */
export const withWaiting = <Shown extends ListedTrip>(
  trip: Shown,
  reports: readonly NewReport[],
  nowMs: number,
): Shown => {
  const open = notStopped(reports)
  const isOpen = trip.status === 'assigned' || trip.status === 'running'
  const seen = { ...trip, acts: actsBy(trip, nowMs, open.length > 0) }
  return isOpen ? open.reduce(told, seen) : seen
}
