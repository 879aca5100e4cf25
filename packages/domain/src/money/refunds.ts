/** Giving money back: what names it, and when it did not arrive. Decisions §16, security M12. */
import type { ErrorCode } from '../errors/errors.ts'
import { isWithGateway, withGatewayStates } from './gateway-refunds.ts'

/** Why money is due back. */
export const refundCauses = [
  'duplicate',
  'late',
  'amount_differs',
  'cancellation',
  'released',
  'closed',
  /** Beside any of the others: a part of it was for a policy that no insurer sold. */
  'insurance',
] as const
export type RefundCause = (typeof refundCauses)[number]

/** As the gateway and banks write them: letters and digits, at least one digit, so that "listo" or a name is no reference. */
const written = /^(?=.*\d)[A-Za-z0-9][A-Za-z0-9 ._/-]{3,59}$/

const isRefundReference = (reference: string): boolean => written.test(reference)

/** Two that differ only in case, spaces and signs are the same movement typed twice. */
export const referenceKey = (reference: string): string => reference.toUpperCase().replace(/[^A-Z0-9]/g, '')

export type RefundFacts = {
  reference: string
  /** The payment's own names: copied by mistake they say nothing of the money that went back. */
  paymentNames: readonly (string | null)[]
  /** Another refund, or an earlier try of this one, has it. */
  isUsed: boolean
}

/** Asked where it is first typed: who confirms repeats what stands there. */
export const referenceDenial = ({ reference, paymentNames, isUsed }: RefundFacts): ErrorCode | undefined => {
  if (!isRefundReference(reference)) return 'refund.reference_invalid'
  const key = referenceKey(reference)
  if (paymentNames.some((name) => name !== null && referenceKey(name) === key))
    return 'refund.reference_is_payment'
  return isUsed ? 'refund.reference_used' : undefined
}

/** How giving back stands: `rejected` was recorded as paid and came back, so it is due again. */
export const refundStates = ['due', 'confirming', ...withGatewayStates, 'paid', 'rejected'] as const
export type RefundState = (typeof refundStates)[number]

/** How it goes back: recorded by a person, asked of the gateway, or sent to the account that its client named. */
export const refundWays = ['hand', 'gateway', 'transfer'] as const
export type RefundWay = (typeof refundWays)[number]

export type BegunRefund = { state: RefundState; way: RefundWay }

/** Whether it may be begun, or confirmed by a second person, this way. */
export const beginDenial = (begun: BegunRefund | undefined, way: RefundWay): ErrorCode | undefined => {
  if (begun?.state === 'paid') return 'refund.already_paid'
  if (begun !== undefined && isWithGateway(begun.state)) return 'refund.with_gateway'
  // A transfer is recorded by hand, as all that does not go through the gateway.
  const isOther = begun !== undefined && (begun.way === 'gateway') !== (way === 'gateway')
  return begun?.state === 'confirming' && isOther ? 'refund.other_way' : undefined
}

/** Only what was recorded as paid can have come back. */
export const rejectionDenial = (state: RefundState): ErrorCode | undefined =>
  state === 'paid' ? undefined : 'refund.not_paid'
