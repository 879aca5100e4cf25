/** What a gateway's word is worth, where an attempt at paying stands after it, and how the wire says so. Pure. Security M7, decisions §11. */

/** The gateway's five words for a failed payment. Spec §4. */
export const paymentFailures = ['ABANDONED', 'CANCELLED', 'CAPTURE_FAILED', 'EXPIRED', 'REFUSED'] as const
export type PaymentFailure = (typeof paymentFailures)[number]

export type PaymentMeaning = 'accepted' | 'captured' | 'failed' | 'pending'

/** An attempt's standing; a failed one carries the name of its failure. */
export type AttemptState = 'none' | 'attempted' | 'authorised' | 'captured' | PaymentFailure

const standings: ReadonlyMap<string, AttemptState> = new Map<string, AttemptState>([
  ['AUTHORISED', 'authorised'],
  ['CAPTURED', 'captured'],
  // Nothing was created because the buyer left: the same to everyone who waits for the money.
  ['NOT_CREATED', 'ABANDONED'],
  ...paymentFailures.map((name) => [name, name] as const),
])

/**
 * From least to most final. A buyer may be refused and then pay on the same page, so those two failures stand below
 * authorised; the other three undo an authorisation; captured money is final, whatever word arrives after it.
 */
const order: readonly AttemptState[] = [
  'none',
  'attempted',
  'ABANDONED',
  'REFUSED',
  'authorised',
  'EXPIRED',
  'CANCELLED',
  'CAPTURE_FAILED',
  'captured',
]

export const isPaymentFailure = (state: string | null): state is PaymentFailure =>
  paymentFailures.some((failure) => failure === state)

/** Paid means authorised or captured, nothing else. Decisions §11. */
export const paidStates = ['authorised', 'captured'] as const satisfies readonly AttemptState[]

export const isPaidState = (state: AttemptState): state is (typeof paidStates)[number] =>
  (paidStates as readonly AttemptState[]).includes(state)

/** The failing name of a status; NOT_CREATED counts as ABANDONED; undefined for every status that is no failure. */
export const failureOf = (status: string): PaymentFailure | undefined => {
  const standing = standings.get(status)
  return standing !== undefined && isPaymentFailure(standing) ? standing : undefined
}

/** By an allow-list: ACCEPTED (a card check) and every unknown word are pending, never money. */
export const meaning = (status: string): PaymentMeaning => {
  const standing = standings.get(status)
  if (standing === undefined) return 'pending'
  if (standing === 'authorised') return 'accepted'
  return standing === 'captured' ? 'captured' : 'failed'
}

/**
 * The state after one more matched notice of this attempt. It takes the more final of two states, so the end is the same
 * for every order and repetition of the same notices. Give it only notices that `matches` lets pass.
 */
export const nextState = (state: AttemptState, notice: { status: string }): AttemptState => {
  const told = standings.get(notice.status) ?? 'attempted'
  return order.indexOf(told) > order.indexOf(state) ? told : state
}

/** Paid = authorised (wire ACCEPTED) or captured (CAPTURED); one that counts and failed carries its failure. */
export const wireStatus = (state: AttemptState): string => {
  if (!isPaidState(state)) return state
  return state === 'captured' ? 'CAPTURED' : 'ACCEPTED'
}

/** Of one that does not count: without an answer it is pending only as long as it lasts. */
export const standingOf = (
  { state, expiresAt }: { state: AttemptState; expiresAt: Date },
  now: Date,
): string => {
  if (isPaymentFailure(state)) return state
  return isPaidState(state) || expiresAt > now ? 'PENDING' : 'EXPIRED'
}
