/** A batch goes to the bank as a file; above the setting only what two people agreed on. What comes back from the bank. Decisions §16. */
import type { ErrorCode } from '../errors/errors.ts'
import type { PayoutState } from './payouts.ts'

export const batchStates = ['open', 'confirming', 'approved', 'paid'] as const
export type BatchState = (typeof batchStates)[number]

/** So many payouts go into one batch. */
export const batchPayoutsMost = 200

type BatchFacts = { state: BatchState; needsSecond: boolean }

/** Why nobody needs to be asked about a batch, or be asked again. */
export const approvalDenial = ({ state, needsSecond }: BatchFacts): ErrorCode | undefined => {
  if (state === 'paid') return 'batch.already_paid'
  return state === 'approved' || (state === 'open' && !needsSecond) ? 'batch.approval_unneeded' : undefined
}

/** Its file moves money: above the setting it leaves the house, and is recorded as paid, only once two people agreed. */
export const batchDenial = ({ state, needsSecond }: BatchFacts): ErrorCode | undefined =>
  needsSecond && state !== 'approved' && state !== 'paid' ? 'batch.not_approved' : undefined

/** Why a payout cannot be said to have come back from the bank. */
export const returnDenial = (facts: {
  state: PayoutState
  isSettledAdvance: boolean
}): ErrorCode | undefined => {
  if (facts.state !== 'paid') return 'payout.not_paid'
  // Its service was paid less by it: what is owed of it now is no longer in its row.
  return facts.isSettledAdvance ? 'advance.settled' : undefined
}
