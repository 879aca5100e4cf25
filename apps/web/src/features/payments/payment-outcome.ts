/** What a payment status means for the person who pays. Spec §4, decisions §11. */
import { isPaidWord } from '@arriero/domain/money/paid'
import { isPaymentFailure, type PaymentFailure } from '@arriero/domain/money/payment-attempts'

export type Standing =
  | { kind: 'paid' }
  | { kind: 'failed'; failure: PaymentFailure }
  | { kind: 'pending' }
  /** No attempt was ever made. */
  | { kind: 'none' }

/** Only CAPTURED and ACCEPTED are money; what is neither that nor one of the five failures is not known yet. */
export const standingOf = (status: string | null): Standing => {
  if (status === null) return { kind: 'none' }
  if (isPaidWord(status)) return { kind: 'paid' }
  return isPaymentFailure(status) ? { kind: 'failed', failure: status } : { kind: 'pending' }
}
