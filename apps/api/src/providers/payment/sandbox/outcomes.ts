/** Every end a payment can have, as the notices the gateway would send. */

/** `now` before the browser goes back, `capture` a moment later, `late` long after, `held` only by hand from the list. */
type When = 'now' | 'capture' | 'late' | 'held'

export type Step = {
  status: string
  result: string
  /** The gateway's field `vads_url_check_src`: what caused the notice. */
  source: 'PAY' | 'BATCH' | 'MERCH_BO'
  when: When
  /** Taken off the amount, to try a gateway that tells another one. */
  missingCents?: number
}

export type ReturnEnd = 'success' | 'refused' | 'cancel' | 'error' | 'return'

const step = (status: string, when: When = 'now', source: Step['source'] = 'PAY'): Step => ({
  status,
  result: { REFUSED: '05', ABANDONED: '17', NOT_CREATED: '17', CAPTURE_FAILED: '96' }[status] ?? '00',
  source,
  when,
})
const capture = step('CAPTURED', 'capture', 'BATCH')

export const outcomes = {
  paid: { end: 'success', steps: [step('AUTHORISED'), capture] },
  refused: { end: 'refused', steps: [step('REFUSED')] },
  abandoned: { end: 'cancel', steps: [step('ABANDONED')] },
  cancelled: { end: 'return', steps: [step('CANCELLED', 'now', 'MERCH_BO')] },
  expired: { end: 'return', steps: [step('EXPIRED')] },
  captureFailed: { end: 'error', steps: [step('CAPTURE_FAILED')] },
  captureFailedLater: {
    end: 'success',
    steps: [step('AUTHORISED'), step('CAPTURE_FAILED', 'capture', 'BATCH')],
  },
  pending: { end: 'return', steps: [step('UNDER_VERIFICATION')] },
  duplicate: { end: 'success', steps: [step('AUTHORISED'), step('AUTHORISED'), capture, capture] },
  reordered: { end: 'success', steps: [{ ...capture, when: 'now' }, step('AUTHORISED', 'capture')] },
  late: { end: 'return', steps: [step('AUTHORISED', 'late'), { ...capture, when: 'late' }] },
  lost: { end: 'return', steps: [step('AUTHORISED', 'held'), { ...capture, when: 'held' }] },
  wrongAmount: { end: 'success', steps: [{ ...step('AUTHORISED'), missingCents: 100 }] },
} satisfies Record<string, { end: ReturnEnd; steps: readonly Step[] }>

export type Outcome = keyof typeof outcomes

export const isOutcome = (value: unknown): value is Outcome =>
  typeof value === 'string' && Object.hasOwn(outcomes, value)

/** Every word the platform knows; the list may send any of them by hand for a transaction that hangs. Domain facts §1.6. */
export const gatewayStatuses = [
  'AUTHORISED',
  'CAPTURED',
  'REFUSED',
  'CANCELLED',
  'EXPIRED',
  'CAPTURE_FAILED',
  'ABANDONED',
  'NOT_CREATED',
  'ACCEPTED',
  'PARTIALLY_AUTHORISED',
  'AUTHORISED_TO_VALIDATE',
  'WAITING_AUTHORISATION',
  'WAITING_AUTHORISATION_TO_VALIDATE',
  'WAITING_FOR_PAYMENT',
  'PRE_AUTHORISED',
  'PENDING',
  'REFUND_TO_RETRY',
  'INITIAL',
  'UNDER_VERIFICATION',
  'SUSPENDED',
] as const
/** What was told at the time of the payment, whatever it was. */
export const toldStep = (status: string): Step => step(status)
export const handStep = (status: string): Step | undefined =>
  (gatewayStatuses as readonly string[]).includes(status) ? step(status, 'now', 'MERCH_BO') : undefined
