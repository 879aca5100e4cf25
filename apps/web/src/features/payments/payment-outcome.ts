/** What a payment status means for the person who pays. Spec §4, decisions §11. */
import { isPaidWord } from '@arriero/domain/money/paid'

const failures = ['ABANDONED', 'CANCELLED', 'CAPTURE_FAILED', 'EXPIRED', 'REFUSED'] as const
export type PaymentFailure = (typeof failures)[number]

export type Standing =
  | { kind: 'paid' }
  | { kind: 'failed'; failure: PaymentFailure }
  | { kind: 'pending' }
  /** No attempt was ever made. */
  | { kind: 'none' }

export const isFailure = (status: string | null): status is PaymentFailure =>
  failures.some((name) => name === status)

/** Only CAPTURED and ACCEPTED are money; what is neither that nor one of the five failures is not known yet. */
export const standingOf = (status: string | null): Standing => {
  if (status === null) return { kind: 'none' }
  if (isPaidWord(status)) return { kind: 'paid' }
  return isFailure(status) ? { kind: 'failed', failure: status } : { kind: 'pending' }
}
