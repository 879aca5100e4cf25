/** Until when a client's complaint on a finished service holds back what its carrier earned. Decisions §16. */
import { bogotaDay } from '../time/calendar.ts'
import type { ErrorCode } from '../errors/errors.ts'

export type ComplaintFacts = {
  isFinished: boolean
  isApproved: boolean
  /** The last working day to complain, `YYYY-MM-DD`; null where nothing is owed to a carrier. */
  releaseOn: string | null
  /** Of the carrier's earning of the service itself. */
  isPaidOut: boolean
  /** The client has filed a complaint that is not solved yet. */
  hasOpen: boolean
}

/** Why the client may not complain now with the payout held; a request without that effect he may always file. */
export const complaintDenial = (facts: ComplaintFacts, now: Date): ErrorCode | undefined => {
  if (!facts.isFinished) return 'order.not_finished'
  if (facts.hasOpen) return 'complaint.open'
  if (facts.isApproved) return 'order.finished'
  const isOver = facts.releaseOn === null || facts.isPaidOut || bogotaDay(now) > facts.releaseOn
  return isOver ? 'complaint.term_over' : undefined
}
