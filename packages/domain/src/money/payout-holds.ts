/** What keeps a payout from being paid, as one rule that lists and acts both follow. Decisions §16, security M14. */
import type { ErrorCode } from '../errors/errors.ts'

/** What holds a payout follows from these alone. The database reckons each by the same name, for lists and acts alike. */
export const payoutFacts = [
  /** Asked for on the road; what was paid for a service that was cancelled since goes back to the client. */
  'isOverAdvance',
  /** The money of the service was lost and has not come back. */
  'isPaymentLost',
  /** The payment that counts has reached the account; authorised alone is a promise. */
  'isCaptured',
  /** The client's complaint on this service is not solved. */
  'hasComplaint',
  /** Money that the client's own word releases; all else is released at once. */
  'isOfService',
  'isApproved',
  /** His time to say something is over. */
  'isTermOver',
  'hasAccount',
  /** Its carrier changed where he is paid not long ago, and nobody of the desk has confirmed it with him. */
  'isAccountUnchecked',
  /** It is in a batch, and goes to an account that is no longer its carrier's; alone, its second person reads that. */
  'isOldAccount',
  /** An advance of the same service waits for its second person. */
  'hasOpenAdvance',
] as const
export type PayoutFact = (typeof payoutFacts)[number]
export type PayoutFacts = Record<PayoutFact, boolean>

export type HoldRule = { code: ErrorCode; when: Partial<PayoutFacts> }

/** The one rule of what holds a payout; what is said first of several lasts longest. */
export const holdRules: readonly HoldRule[] = [
  { code: 'advance.not_running', when: { isOverAdvance: true } },
  { code: 'payout.payment_lost', when: { isPaymentLost: true } },
  { code: 'payout.not_captured', when: { isCaptured: false } },
  { code: 'payout.complaint', when: { hasComplaint: true } },
  { code: 'payout.not_released', when: { isOfService: true, isApproved: false, isTermOver: false } },
  { code: 'payout.no_account', when: { hasAccount: false } },
  { code: 'payout.account_changed', when: { isAccountUnchecked: true } },
  { code: 'payout.account_old', when: { isOldAccount: true } },
  { code: 'payout.advance_open', when: { hasOpenAdvance: true } },
]

export const payoutHold = (facts: PayoutFacts): ErrorCode | undefined =>
  holdRules.find(({ when }) =>
    payoutFacts.every((fact) => when[fact] === undefined || when[fact] === facts[fact]),
  )?.code

/**
 * What its account holds back is held until its file leaves. What a bank has done by then is recorded, whatever its carrier changed
 * since: the money went where two people read that it goes. */
export const holdsRecording = (hold: ErrorCode | null | undefined, hasFile: boolean): boolean => {
  if (hold === null || hold === undefined) return false
  return !hasFile || (hold !== 'payout.account_changed' && hold !== 'payout.account_old')
}
