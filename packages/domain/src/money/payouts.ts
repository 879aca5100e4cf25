/** When a carrier may be paid, and by whom: the payout clock, what holds it, the second person. Decisions §16, security M12, M14. */
import { bogotaDay, daysAfter } from '../time/calendar.ts'
import type { ErrorCode } from '../errors/errors.ts'
import { ratio, wholeBasisPoints, type BasisPoints, type Pesos } from './money.ts'
import type { PayoutKind } from './settlement.ts'
import { workingDaysAfter } from '../time/working-days.ts'

/** Its amounts stand, and somebody is paying it. */
export const settlingPayoutStates = ['batched', 'confirming'] as const
/** Still to be paid: open until somebody pays it, alone or in a batch; above a setting it waits for a second person. */
export const pendingPayoutStates = ['open', ...settlingPayoutStates] as const
/** Its carrier has what was his: in his account, or against what he owed. */
export const settledPayoutStates = ['paid', 'offset'] as const
/** No advance is given a second time for what is on its way or came. */
export const givenPayoutStates = [...settlingPayoutStates, ...settledPayoutStates] as const
/**
 * How it ended: paid; `offset` with what its carrier owes, no money moved; `returned` by the bank, and owed anew in a row
 * of its own; `void`, owed no more. */
export const payoutStates = [...pendingPayoutStates, ...settledPayoutStates, 'returned', 'void'] as const
export type PayoutState = (typeof payoutStates)[number]

/**
 * What sums of payouts leave out: an advance is counted with the service it is of, what the bank returned with its next try,
 * and what is owed no more not at all. */
export const uncounted: { readonly kinds: readonly PayoutKind[]; readonly states: readonly PayoutState[] } = {
  kinds: ['advance'],
  states: ['returned', 'void'],
}

export const isCounted = ({ kind, state }: { kind: PayoutKind; state: PayoutState }): boolean =>
  !uncounted.kinds.includes(kind) && !uncounted.states.includes(state)

export const isPending = (state: PayoutState): boolean =>
  pendingPayoutStates.some((pending) => pending === state)

/** Why a payout in this state is not paid by itself. */
export const payDenial = (state: PayoutState): ErrorCode | undefined => {
  if (state === 'open' || state === 'confirming') return undefined
  return state === 'batched' ? 'payout.in_batch' : 'payout.already_paid'
}

/** Why there is nothing to take back: nobody has begun to pay it, or it is paid. */
export const withdrawDenial = (state: PayoutState): ErrorCode | undefined => {
  if (state === 'batched' || state === 'confirming') return undefined
  return state === 'open' ? 'payout.not_waiting' : 'payout.already_paid'
}

/** Whoever approves a payment is told of an account that changed so many days ago or less: a theft is paid in the first weeks. */
export const payChangeWatchDays = 30

const releaseWorkingDays = 3
const dueWorkingDays = 5

export type PayoutDays = {
  /** The last working day on which the client may still say something; from the day after it is released by itself. */
  releaseOn: string
  /** The last day on which the carrier is paid in time. */
  dueOn: string
}

/**
 * In Bogotá, of the instant at which the house learned that something was earned. A phone may tell of a finish days late:
 * nobody's time to object runs before he could know. */
export const payoutDays = (learnedAt: Date): PayoutDays => {
  const day = bogotaDay(learnedAt)
  return {
    releaseOn: workingDaysAfter(day, releaseWorkingDays),
    dueOn: workingDaysAfter(day, dueWorkingDays),
  }
}

/** Of payouts without a word of the client: those whose `releaseOn` is before this day are released. */
export const releasedBefore = (now: Date): string => bogotaDay(now)

export const isLate = (dueOn: string, now: Date): boolean => bogotaDay(now) > dueOn

/** Above the setting two people agree; exactly the setting one may pay alone. */
export const needsSecondPerson = (amountPesos: number, secondPersonFromPesos: number): boolean =>
  amountPesos > secondPersonFromPesos

/** A first step of an outgoing payment, waiting for another person. */
export type Asked = { reference: string; askedBy: string }

/** Why this person may not be the second: he began it himself. */
export const secondPersonDenial = (
  askedBy: string | null | undefined,
  actorId: string,
): ErrorCode | undefined => (askedBy === actorId ? 'payout.second_person' : undefined)

/** Why this person may not confirm what another has begun: he is that other, or he names another reference. */
export const confirmDenial = (
  asked: Asked,
  { reference, actorId }: { reference: string; actorId: string },
): ErrorCode | undefined =>
  secondPersonDenial(asked.askedBy, actorId) ??
  (asked.reference === reference ? undefined : 'payout.reference_differs')

export type AdvanceFacts = {
  isRunning: boolean
  isCaptured: boolean
  isPaymentLost: boolean
  hasAccount: boolean
  /** Changed not long ago, and confirmed by nobody. */
  isAccountUnchecked: boolean
  valuePesos: Pesos
  /** Of earlier ones, paid or waiting for a second person. */
  advancesPesos: Pesos
  /** The most of the value that may be paid before the end. */
  most: BasisPoints
}

/** The most that may still be advanced of it. */
export const advanceLeft = ({
  valuePesos,
  advancesPesos,
  most,
}: Pick<AdvanceFacts, 'valuePesos' | 'advancesPesos' | 'most'>): number =>
  Math.max(0, ratio(valuePesos, most, wholeBasisPoints) - advancesPesos)

/** An advance is paid on the road, of money that has come, and leaves enough to settle. Domain facts §4.8. */
export const advanceDenial = (facts: AdvanceFacts, askedPesos: number): ErrorCode | undefined => {
  if (!facts.isRunning) return 'advance.not_running'
  if (facts.isPaymentLost) return 'payout.payment_lost'
  if (!facts.isCaptured) return 'payout.not_captured'
  if (!facts.hasAccount) return 'payout.no_account'
  if (facts.isAccountUnchecked) return 'payout.account_changed'
  return askedPesos > advanceLeft(facts) ? 'advance.too_much' : undefined
}

/** A year at most in one settlement, both ends included. */
export const settlementDaysMost = 366

export const isSettlementSpan = (from: string, to: string): boolean =>
  from <= to && to < daysAfter(from, settlementDaysMost)

/** A settlement on paper is read by a person: so many services at most, some eighty pages. */
export const settlementPaperMost = 500
