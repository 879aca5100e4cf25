/**
 * Giving money back through the gateway, pure. The gateway keeps nothing apart that is asked twice, so nothing is ever sent again before
 * it was asked what became of it. Decisions §11, §16, security M12.
 */
import type { ErrorCode } from '../errors/errors.ts'

/** What a refusal is worth: pay by transfer, try later, mend the settings, or ask what stands there. */
export const refusalRemedies = ['transfer', 'later', 'settings', 'look'] as const
export type RefusalRemedy = (typeof refusalRemedies)[number]

export type GatewayRefusal = { code: string; message: string; remedy: RefusalRemedy }

/** What the gateway says to being asked to give money back; `unknown`: it may have done so or not. */
export type RefundAnswer =
  | { kind: 'credited'; creditId: string }
  | { kind: 'underway'; creditId: string }
  | ({ kind: 'refused' } & GatewayRefusal)
  | { kind: 'unknown'; why: string }

/** Money that the gateway gave back of a payment, or is about to. Ids are its own. */
export type GatewayCredit = {
  id: string
  paymentId: string
  amountPesos: number
  state: 'paid' | 'underway' | 'failed'
}

/** One try at giving back through the gateway, from the moment a person wants it. */
export const withGatewayStates = ['requested', 'sent', 'unknown', 'underway'] as const
export const gatewayTryStates = [...withGatewayStates, 'done', 'refused'] as const
export type GatewayTryState = (typeof gatewayTryStates)[number]

export type GatewayTry = {
  state: GatewayTryState
  paymentId: string
  amountPesos: number
  /** As soon as the gateway has named it. */
  creditId: string | null
  sentAt: Date | null
  /** It was refused for what it said to have done already: what stands there decides. */
  refusal: GatewayRefusal | null
}

/** What a try comes to by what was heard of it. */
export type TryChange = {
  state: GatewayTryState
  creditId: string | null
  refusal: GatewayRefusal | null
}

/** Silence is taken for a refusal after so long; the gateway answers nobody later than a minute. */
export const silenceMs = 24 * 3_600_000

const minuteMs = 60_000
/** A call that was made gets this long before it is asked what became of it. */
export const answerMs = 2 * minuteMs

export const silence: GatewayRefusal = {
  code: 'SILENCE',
  message: 'The gateway knows of no such refund.',
  remedy: 'later',
}

const failedLater: GatewayRefusal = {
  code: 'CREDIT_FAILED',
  message: 'The bank did not take it.',
  remedy: 'transfer',
}

/** While it is out nobody begins anything else of it. */
export const isWithGateway = (state: string): boolean =>
  (withGatewayStates as readonly string[]).includes(state)

const isOpenEnd = ({ state }: Pick<GatewayTry, 'state'>): boolean =>
  state === 'sent' || state === 'unknown' || state === 'underway'

/** The answer to what was sent, however late; what has ended, or has an answer, stays as it is. */
export const afterAnswer = (tried: GatewayTry, answer: RefundAnswer): TryChange => {
  const { state, creditId, refusal } = tried
  if (state !== 'sent' && state !== 'unknown') return { state, creditId, refusal }
  if (answer.kind === 'credited') return { state: 'done', creditId: answer.creditId, refusal: null }
  if (answer.kind === 'underway') return { state: 'underway', creditId: answer.creditId, refusal: null }
  if (answer.kind === 'unknown') return { state: 'unknown', creditId, refusal }
  const { code, message, remedy } = answer
  return {
    state: remedy === 'look' ? 'unknown' : 'refused',
    creditId,
    refusal: { code, message, remedy },
  }
}

const ranks = ['paid', 'underway'] as const

/**
 * The credit that is this try's: by its name, else one of its payment and amount that no other try has. One that failed and that
 * nobody named says nothing: the right one may still come.
 */
export const creditOf = (
  { creditId, paymentId, amountPesos }: Pick<GatewayTry, 'creditId' | 'paymentId' | 'amountPesos'>,
  credits: readonly GatewayCredit[],
  others: readonly string[],
): GatewayCredit | undefined => {
  if (creditId !== null) return credits.find(({ id }) => id === creditId)
  const fitting = credits.filter(
    (credit) =>
      credit.paymentId === paymentId && credit.amountPesos === amountPesos && !others.includes(credit.id),
  )
  return ranks
    .map((rank) => fitting.find(({ state }) => state === rank))
    .find((credit) => credit !== undefined)
}

export type Look = { credits: readonly GatewayCredit[]; others: readonly string[]; now: Date }

const stateOfCredit = { paid: 'done', underway: 'underway', failed: 'refused' } as const

/** What stands at the gateway decides; that nothing stands there only after a day, since what was sent may still be under way. */
export const afterLook = (tried: GatewayTry, { credits, others, now }: Look): TryChange => {
  const { state, creditId, refusal, sentAt } = tried
  if (!isOpenEnd(tried)) return { state, creditId, refusal }
  const credit = creditOf(tried, credits, others)
  if (credit) {
    const became = stateOfCredit[credit.state]
    return { state: became, creditId: credit.id, refusal: became === 'refused' ? failedLater : null }
  }
  // It had a name: that it is not in the list is no answer.
  if (creditId !== null) return { state, creditId, refusal }
  if (refusal !== null) return { state: 'refused', creditId, refusal }
  const isOver = sentAt !== null && now.getTime() - sentAt.getTime() >= silenceMs
  return isOver
    ? { state: 'refused', creditId, refusal: silence }
    : { state: 'unknown', creditId, refusal: null }
}

/** When it is asked for next: each minute at first, each quarter of an hour later, each hour what is on its way. */
export const nextLook = ({ state, sentAt }: Pick<GatewayTry, 'state' | 'sentAt'>, now: Date): Date | null => {
  if (!isOpenEnd({ state })) return null
  const ageMs = sentAt === null ? 0 : now.getTime() - sentAt.getTime()
  if (state === 'sent') return new Date(now.getTime() + answerMs)
  if (state === 'underway') return new Date(now.getTime() + 60 * minuteMs)
  return new Date(now.getTime() + (ageMs < 15 * minuteMs ? minuteMs : 15 * minuteMs))
}

export type GatewayFacts = {
  isCaptured: boolean
  /** The gateway's own name of the payment. */
  paymentId: string | null
  /** This installation may ask the gateway for refunds. */
  isOpen: boolean
  /** Why the last try of it was refused. */
  lastRefusal: Pick<GatewayRefusal, 'remedy'> | null
}

/** Why the gateway cannot give this back; a transfer can. */
export const gatewayDenial = (facts: GatewayFacts): ErrorCode | undefined => {
  if (!facts.isCaptured) return 'refund.not_captured'
  if (!facts.isOpen) return 'refund.gateway_closed'
  if (facts.paymentId === null) return 'refund.gateway_unknown'
  return facts.lastRefusal?.remedy === 'transfer' ? 'refund.needs_transfer' : undefined
}

export type SumFacts = {
  /** What the payment brought. */
  takenPesos: number
  /** Of it, what goes back or went back by other refunds, whoever began them. */
  otherPesos: number
  amountPesos: number
}

/** Never more goes back of a payment than it brought. */
export const sumDenial = ({ takenPesos, otherPesos, amountPesos }: SumFacts): ErrorCode | undefined =>
  otherPesos + amountPesos > takenPesos ? 'refund.beyond_payment' : undefined
