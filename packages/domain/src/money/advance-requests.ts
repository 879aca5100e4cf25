/** What becomes of a carrier's question for part of his pay on the road. docs/decisions/0061. */
import type { ErrorCode } from '../errors/errors.ts'
import { advanceDenial, type AdvanceFacts } from './payouts.ts'

/**
 * `open` waits for an answer; `given`: an advance was recorded; `refused` with a reason; `withdrawn` by its carrier; `ended` with its
 * service. */
export const advanceRequestStates = ['open', 'given', 'refused', 'withdrawn', 'ended'] as const

/** Why its carrier cannot ask for so much: what the desk could not pay, and of his own account in words to himself. */
export const askDenial = (facts: AdvanceFacts, askedPesos: number): ErrorCode | undefined => {
  const denial = advanceDenial(facts, askedPesos)
  return denial === 'payout.account_changed' ? 'advance.account_changed' : denial
}

/** Why nobody can answer it or take it back any more. */
export const requestDenial = (state: string): ErrorCode | undefined =>
  state === 'open' ? undefined : 'advance.request_over'
