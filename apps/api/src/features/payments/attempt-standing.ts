/** How an attempt stands, in the words of the wire. Pure. Decisions §11. */
import { isPaidState, isPaymentFailure, type AttemptState } from '#providers/payment/attempt-state.ts'
import type { AttemptRow } from './payments.store.ts'

export const stateOf = (attempt: Pick<AttemptRow, 'state'>) => attempt.state as AttemptState
export const isMoney = (attempt: Pick<AttemptRow, 'state'>): boolean => isPaidState(stateOf(attempt))
/** Its money is what pays the charge; one applied to a cancelled service may have failed since. */
export const isCounting = (attempt: Pick<AttemptRow, 'state' | 'is_applied'>): boolean =>
  attempt.is_applied && isMoney(attempt)

/** Paid = authorised (wire ACCEPTED) or captured (CAPTURED); an applied one that failed carries its failure. */
export const wireStatus = (attempt: Pick<AttemptRow, 'state'>): string => {
  if (!isMoney(attempt)) return attempt.state
  return stateOf(attempt) === 'captured' ? 'CAPTURED' : 'ACCEPTED'
}

/** Without an answer an attempt is pending only as long as it lasts. */
export const standingOf = (attempt: Pick<AttemptRow, 'state' | 'expires_at'>, now: Date): string => {
  if (isPaymentFailure(attempt.state)) return attempt.state
  return isMoney(attempt) || attempt.expires_at > now ? 'PENDING' : 'EXPIRED'
}
