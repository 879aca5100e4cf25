/** Giving money back to an account that its client names, where the gateway cannot. Decisions §16, docs/decisions/0075. */
import type { ErrorCode } from '../errors/errors.ts'
import { formatNit, parseCedula, parseNit } from '../people/identifiers.ts'
import { isWithGateway } from './gateway-refunds.ts'
import type { RefundState } from './refunds.ts'

/** Of whom the bank knows as holder: a cédula or a NIT, as it is kept; undefined where it is neither. */
export const holderDocument = (text: string): string | undefined => {
  const cedula = parseCedula(text)
  if (cedula !== undefined) return cedula
  const nit = parseNit(text)
  return nit && formatNit(nit)
}

export type AccountFacts = {
  state: RefundState
  /** Why the gateway cannot give it back; undefined where it can. */
  gatewayHold: ErrorCode | undefined
}

/** Nobody is asked for an account that will not be needed, nor while the money moves. */
export const askAccountDenial = ({ state, gatewayHold }: AccountFacts): ErrorCode | undefined => {
  if (state === 'paid') return 'refund.already_paid'
  if (isWithGateway(state)) return 'refund.with_gateway'
  if (state === 'confirming') return 'refund.other_way'
  if (gatewayHold === undefined) return 'refund.gateway_can'
  return gatewayHold === 'refund.not_captured' ? gatewayHold : undefined
}

/** Until somebody has begun to pay it the client may name another one, and again once it came back. */
export const giveAccountDenial = (state: RefundState, isAsked: boolean): ErrorCode | undefined => {
  if (state === 'paid') return 'refund.already_paid'
  if (!isAsked) return 'refund.account_not_asked'
  return state === 'due' || state === 'rejected' ? undefined : 'refund.account_closed'
}

/** How giving back stands, as its client reads it: no desks, no second persons. */
export const ownRefundStates = ['waiting', 'due', 'account', 'underway', 'failed', 'paid'] as const
export type OwnRefundState = (typeof ownRefundStates)[number]

export type OwnFacts = {
  state: RefundState
  /** The money of his payment has arrived; until then there is nothing to give back. */
  isCaptured: boolean
  /** `renewed`: given after the last try that did not arrive, whose failure says nothing of it. */
  account: 'unasked' | 'asked' | 'given' | 'renewed'
}

/** A second person's signature is the house's own business: to him it is still to be done. */
export const ownRefundState = ({ state, isCaptured, account }: OwnFacts): OwnRefundState => {
  if (state === 'paid') return 'paid'
  if (isWithGateway(state)) return 'underway'
  if (!isCaptured) return 'waiting'
  if (account === 'asked') return 'account'
  return state === 'rejected' && account !== 'renewed' ? 'failed' : 'due'
}
