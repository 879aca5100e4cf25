/**
 * What the payments of a charge come to: at most one counts, every other real one is due back, whatever came in which sequence. What must
 * stand follows from the facts alone, and only the difference to what stands is ever written. Security M6, M7, M10, decisions §11, §16.
 */
import { unsoldPremium, type Premium } from './insurance.ts'
import { pesos } from './money.ts'
import type { OrderStatus } from '../orders/orders.ts'
import {
  isPaidState,
  isPaymentFailure,
  standingOf,
  wireStatus,
  type AttemptState,
} from './payment-attempts.ts'
import type { RefundCause } from './refunds.ts'
import { payUntil } from '../orders/schedule.ts'

/** One try at paying a charge. */
export type Attempt = {
  id: string
  state: AttemptState
  transaction: string
  amountPesos: number
  /** Its client may still be paying it. */
  isOpen: boolean
  /** It counts for the charge; one applied to a cancelled service may have failed since. */
  isApplied: boolean
  attemptedAt: Date
  expiresAt: Date
}

export type RefundDue = { attemptId: string | null; cause: RefundCause; amountPesos: number }

/** Once somebody has begun to pay it back it stays, whatever the gateway says later. */
export type StandingRefund = RefundDue & { id: string; isBegun: boolean }

export type ChargeFacts = {
  now: Date
  totalPesos: number | null
  /** Oldest first. */
  attempts: readonly Attempt[]
  /** All refunds of the order that stand. */
  refunds: readonly StandingRefund[]
}

/** What people are shown of the payment of a charge. */
export type ChargePay = { status: string | null; transaction: string | null; paidAt: Date | null }

/** How a service does: until when it may be paid, and since when what had paid it is lost. */
export type ServicePay = ChargePay & { payUntil: Date | null; lostAt: Date | null }

/** By the record of a service's end, of the payment that counted. */
export type EndOfService = {
  cause: RefundCause
  feePesos: number
  refundPesos: number
  insuranceKeptPesos: number
}

export type ServiceFacts = ChargeFacts & {
  status: OrderStatus
  isInPosition: boolean
  reservationAt: Date
  pay: ServicePay
  /** Null unless the service was cancelled. */
  end: EndOfService | null
  premium: Pick<Premium, 'salePesos' | 'vatPesos'> | null
  /** No insurer sold its policy. */
  isUnsold: boolean
}

export type WaitFacts = ChargeFacts & {
  pay: ChargePay
  /** The client accepted it, or accountancy decided. */
  isDue: boolean
}

/** What the payment and the refunds of a charge must come to, whatever is stored now. */
export type Wanted<Pay extends ChargePay> = {
  /** The attempt that counts; undefined where none does. */
  applied: Attempt | undefined
  pay: Pay
  refunds: readonly RefundDue[]
  /** No attempt of it may still be open. */
  isClosed: boolean
}

/** Whatever it counts for: promised or taken. */
export const isMoney = ({ state }: Pick<Attempt, 'state'>): boolean => isPaidState(state)

/** Its money is what pays the charge. */
export const isCounting = (attempt: Attempt): boolean => attempt.isApplied && isMoney(attempt)

const surplusCauses: readonly RefundCause[] = ['duplicate', 'late', 'amount_differs']

/** The first that is money for just the total; what somebody pays back because it did not count never counts again. */
const fittingOf = ({ attempts, refunds, totalPesos }: ChargeFacts): Attempt | undefined => {
  const givenBack = refunds.filter(({ isBegun, cause }) => isBegun && surplusCauses.includes(cause))
  return attempts.find(
    (attempt) =>
      isMoney(attempt) &&
      attempt.amountPesos === totalPesos &&
      !givenBack.some(({ attemptId }) => attemptId === attempt.id),
  )
}

const surplusOf = (
  { attempts }: ChargeFacts,
  applied: Attempt | undefined,
  causeOf: (attempt: Attempt) => RefundCause,
): RefundDue[] =>
  attempts
    .filter((attempt) => isMoney(attempt) && attempt !== applied)
    .map((attempt) => ({ attemptId: attempt.id, cause: causeOf(attempt), amountPesos: attempt.amountPesos }))

const causeOfSurplus = ({ totalPesos }: ChargeFacts, { amountPesos }: Attempt): RefundCause =>
  amountPesos === totalPesos ? 'duplicate' : 'amount_differs'

const isCancelled = ({ status }: ServiceFacts) => status === 'cancelled'

/** Asked where nothing counts: so it is on the road too, once what had counted was lost. */
const mayBePaid = ({ status }: ServiceFacts) => status !== 'pending' && status !== 'cancelled'

/** From in position on: what was paid for has begun. */
const isOnTheRoad = ({ status, isInPosition }: ServiceFacts): boolean =>
  status === 'running' || status === 'finished' || (isInPosition && status !== 'cancelled')

/** What of its payment had been for a policy that no insurer sold: due once nothing is bought for it any more. Decisions §10. */
export const unsoldOf = ({ status, premium, isUnsold, end }: ServiceFacts): number => {
  const isOver = status === 'finished' || status === 'cancelled'
  if (!isOver || !isUnsold || premium === null) return 0
  return unsoldPremium(premium, end ? pesos(end.insuranceKeptPesos) : undefined)
}

/** A service that ended gives back of the payment that counted what its record says. */
const refundsOfApplied = (facts: ServiceFacts, applied: Attempt | undefined): RefundDue[] => {
  if (applied && !isMoney(applied)) return []
  const attemptId = applied?.id ?? null
  return [
    ...(applied ? [{ attemptId, cause: 'insurance' as const, amountPesos: unsoldOf(facts) }] : []),
    ...(facts.end ? [{ attemptId, cause: facts.end.cause, amountPesos: facts.end.refundPesos }] : []),
  ].filter(({ amountPesos }) => amountPesos > 0)
}

/** Where no payment counts, the newest; on the road what the payment was lost to, until it is tried again. */
const shownOf = (
  { attempts }: ServiceFacts,
  { paidAt, lostAt }: Pick<ServicePay, 'paidAt' | 'lostAt'>,
): Attempt | undefined => {
  const newest = attempts.at(-1)
  const isTriedAgain = newest && lostAt && newest.attemptedAt >= lostAt
  if (paidAt === null || isTriedAgain) return newest
  return attempts.findLast(({ state }) => isPaymentFailure(state))
}

/**
 * When what had paid it failed although the truck is on its way, or a fee of it was to be kept. Once raised, only money ends it: a new
 * driver who has yet to arrive does not. Decisions §11.
 */
const lostSince = (facts: ServiceFacts, paidAt: Date | null): Date | null => {
  const { lostAt } = facts.pay
  const isMissed = isOnTheRoad(facts) || (facts.end !== null && facts.end.feePesos > 0)
  if (paidAt === null) return null
  return lostAt ?? (isMissed ? facts.now : null)
}

type Standing = { before: Attempt | undefined; applied: Attempt | undefined }

/** What had counted and what counts now. A cancelled service keeps what had counted when it ended, also where that failed since. */
const standingNow = (facts: ServiceFacts): Standing => {
  const before = facts.attempts.find(({ isApplied }) => isApplied)
  if (before && (isMoney(before) || isCancelled(facts))) return { before, applied: before }
  return { before, applied: mayBePaid(facts) ? fittingOf(facts) : undefined }
}

/** What had paid it failed before the truck was on its way: it is unpaid again. */
const isUndone = (facts: ServiceFacts, { before, applied }: Standing): boolean =>
  before !== undefined && applied !== before && !isOnTheRoad(facts)

const paidSince = (facts: ServiceFacts, standing: Standing): Date | null => {
  const kept = isUndone(facts, standing) ? null : facts.pay.paidAt
  return standing.applied && standing.applied !== standing.before ? (kept ?? facts.now) : kept
}

const statusOf = (facts: ServiceFacts, { applied }: Standing, pay: Pick<ServicePay, 'paidAt' | 'lostAt'>) => {
  if (applied) return wireStatus(applied.state)
  const shown = shownOf(facts, pay)
  return shown ? standingOf(shown, facts.now) : facts.pay.status
}

const payNow = (facts: ServiceFacts, standing: Standing): ServicePay => {
  const { now, pay, reservationAt } = facts
  const { before, applied } = standing
  const paidAt = paidSince(facts, standing)
  const lostAt = applied && isMoney(applied) ? null : lostSince(facts, paidAt)
  return {
    status: statusOf(facts, standing, { paidAt, lostAt }),
    transaction: applied && applied !== before ? applied.transaction : pay.transaction,
    paidAt,
    payUntil: isUndone(facts, standing) ? payUntil(now, reservationAt) : pay.payUntil,
    lostAt,
  }
}

/** What a service's payments come to. */
export const settledService = (facts: ServiceFacts): Wanted<ServicePay> => {
  const standing = standingNow(facts)
  const { applied } = standing
  const isOver = isCancelled(facts)
  return {
    applied,
    pay: payNow(facts, standing),
    refunds: [
      ...refundsOfApplied(facts, applied),
      ...surplusOf(facts, applied, (attempt) => (isOver ? 'late' : causeOfSurplus(facts, attempt))),
    ],
    isClosed: isOver,
  }
}

/** What the payments of a charge for waiting come to. */
export const settledWait = (facts: WaitFacts): Wanted<ChargePay> => {
  const { attempts, now, pay, isDue } = facts
  const applied = attempts.find(isCounting) ?? (isDue ? fittingOf(facts) : undefined)
  const newest = attempts.at(-1)
  const shown = newest ? standingOf(newest, now) : null
  return {
    applied,
    pay: {
      status: applied ? wireStatus(applied.state) : shown,
      transaction: applied?.transaction ?? pay.transaction,
      paidAt: applied ? (pay.paidAt ?? now) : null,
    },
    refunds: surplusOf(facts, applied, (attempt) => causeOfSurplus(facts, attempt)),
    isClosed: false,
  }
}

/** What is to be written, in this sequence: at no moment do two attempts count, nor is a payment due back twice. */
export type PaymentDifferences<Pay extends ChargePay> = {
  /** Ids of attempts that count no more, the one that counts now, and those that end. */
  released: readonly string[]
  applied: string | undefined
  closed: readonly string[]
  pay: Partial<Pay>
  /** Ids of refunds that are due no more. */
  dropped: readonly string[]
  due: readonly RefundDue[]
}

/** A payment is due back once, for the first cause that came; the premium of a service that bought nothing once too, of whichever payment. */
const isCovered = (wanted: RefundDue, { attemptId, cause, isBegun }: StandingRefund): boolean =>
  (wanted.cause === 'insurance') === (cause === 'insurance') &&
  (wanted.attemptId === attemptId || (cause === 'insurance' && isBegun))

const isSame = (one: unknown, other: unknown): boolean =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other

const changesOf = <Pay extends ChargePay>(from: Pay, to: Pay): Partial<Pay> => {
  const changed = Object.entries(to).filter(([name, value]) => !isSame(from[name as keyof Pay], value))
  return Object.fromEntries(changed) as Partial<Pay>
}

export const paymentDifferences = <Pay extends ChargePay>(
  { attempts, refunds, pay }: Pick<ChargeFacts, 'attempts' | 'refunds'> & { pay: Pay },
  wanted: Wanted<Pay>,
): PaymentDifferences<Pay> => {
  const idsOf = (chosen: (attempt: Attempt) => boolean) => attempts.filter(chosen).map(({ id }) => id)
  const isOfCharge = ({ attemptId }: StandingRefund) => attempts.some(({ id }) => id === attemptId)
  return {
    released: idsOf((attempt) => attempt.isApplied && attempt !== wanted.applied),
    applied: wanted.applied?.isApplied ? undefined : wanted.applied?.id,
    closed: idsOf(({ isOpen }) => isOpen && wanted.isClosed),
    pay: changesOf(pay, wanted.pay),
    dropped: refunds
      .filter((standing) => isOfCharge(standing) && !standing.isBegun)
      .filter((standing) => !wanted.refunds.some((refund) => isCovered(refund, standing)))
      .map(({ id }) => id),
    due: wanted.refunds.filter((refund) => !refunds.some((standing) => isCovered(refund, standing))),
  }
}
