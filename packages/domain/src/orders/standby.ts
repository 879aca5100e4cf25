/**
 * The stand-by meter: a truck that waits longer than the free hours of loading or unloading raises the freight.
 * Spec §1, decisions §16. The carrier earns the tariff whole; VAT follows the service's frozen base.
 */
import { aheadDenial } from '../time/calendar.ts'
import { planAheadDays } from '../typed/limits.ts'
import type { ErrorCode } from '../errors/errors.ts'
import { basisPoints, pesos, type BasisPoints, type Pesos } from '../money/money.ts'
import { offerUpwards } from '../money/pricing.ts'
import type { VatBase } from '../money/rates.ts'

export const standbyPhases = ['loading', 'unloading'] as const
export type StandbyPhase = (typeof standbyPhases)[number]

/** One of the dated tariffs; `validFrom` is a Bogotá day. */
export type StandbyTariff = {
  validFrom: string
  hourPesos: number
  loadingFreeHours: number
  unloadingFreeHours: number
}

/** The tariff of a day: the latest that had begun; of several for one day the last one written, which stands first. */
export const tariffOfDay = <T extends StandbyTariff>(newestFirst: readonly T[], day: string): T | undefined =>
  newestFirst
    .filter(({ validFrom }) => validFrom <= day)
    .toSorted((one, other) => other.validFrom.localeCompare(one.validFrom))
    .at(0)

/** A tariff may be set from tomorrow on: what was agreed until today keeps its own. Both are Bogotá days. */
export const tariffDenial = (validFrom: string, today: string): ErrorCode | undefined =>
  validFrom > today ? aheadDenial(validFrom, today, planAheadDays.standbyTariff) : 'standby.day_past'

/** The stamps of a service that the meter reads. */
export type StandbyStamps = {
  reservationAt: Date
  inPositionAt: Date | null
  tripStartAt: Date | null
  arrivedAt: Date | null
  finishAt: Date | null
}

export type Waiting = {
  phase: StandbyPhase
  fromAt: Date
  /** Null while the truck still waits. */
  untilAt: Date | null
  waitedMs: number
  freeHours: number
  /** Started hours beyond the free ones. */
  hours: number
}

const hourMs = 3_600_000
/** Whoever waits a month does not wait for the cargo any more. */
export const standbyHoursMax = 720
/** Of both phases, where accountancy decides them. */
export const decidedHoursMost = 2 * standbyHoursMax

const later = (one: Date, other: Date): Date => (one > other ? one : other)

const waiting = (
  phase: StandbyPhase,
  { fromAt, untilAt, freeHours }: Pick<Waiting, 'fromAt' | 'untilAt' | 'freeHours'>,
  now: Date,
): Waiting => {
  const waitedMs = Math.max(0, (untilAt ?? now).getTime() - fromAt.getTime())
  const beyondMs = Math.max(0, waitedMs - freeHours * hourMs)
  return {
    phase,
    fromAt,
    untilAt,
    waitedMs,
    freeHours,
    hours: Math.min(Math.ceil(beyondMs / hourMs), standbyHoursMax),
  }
}

/**
 * What the meter says now. Loading counts from the appointment, or from when the truck came where it came later, until the
 * trip starts; unloading from the arrival until the delivery. A phase that has not begun is not there.
 */
export const meterOf = (stamps: StandbyStamps, tariff: StandbyTariff, now: Date): Waiting[] => {
  const { reservationAt, inPositionAt, tripStartAt, arrivedAt, finishAt } = stamps
  const phases: Waiting[] = []
  if (inPositionAt)
    phases.push(
      waiting(
        'loading',
        {
          fromAt: later(reservationAt, inPositionAt),
          // Staff may close a service that never started its trip.
          untilAt: tripStartAt ?? finishAt,
          freeHours: tariff.loadingFreeHours,
        },
        now,
      ),
    )
  if (arrivedAt)
    phases.push(
      waiting(
        'unloading',
        { fromAt: arrivedAt, untilAt: finishAt, freeHours: tariff.unloadingFreeHours },
        now,
      ),
    )
  return phases
}

export const hoursOf = (phases: readonly Waiting[]): number =>
  phases.reduce((sum, { hours }) => sum + hours, 0)

/** What so many hours come to: the carrier's part, the VAT on it where freight bears VAT, and what the client pays. */
export type StandbyPrice = { carrierPesos: Pesos; vatPesos: Pesos; totalPesos: Pesos }

export const standbyPrice = (
  hours: number,
  hourPesos: number,
  { vat, vatBase }: { vat: BasisPoints; vatBase: VatBase },
): StandbyPrice => {
  const split = offerUpwards(pesos(hours * hourPesos), { profit: basisPoints(0), vat }, vatBase)
  return { carrierPesos: split.carrierPesos, vatPesos: split.vatPesos, totalPesos: split.clientPesos }
}

/** `proposed` at the finish, `objected` by the client, `accepted` by him, `decided` or `waived` (no hours) by accountancy. */
export const standbyStates = ['proposed', 'objected', 'accepted', 'decided', 'waived'] as const
export type StandbyState = (typeof standbyStates)[number]

/** States in which the client owes the charge. */
export const dueWaitStates = ['accepted', 'decided'] as const satisfies readonly StandbyState[]
/** Nobody knows yet what the client owes, or he has not paid it. */
export const openWaitStates = [
  'proposed',
  'objected',
  ...dueWaitStates,
] as const satisfies readonly StandbyState[]
export const isWaitDue = ({ state }: { state: StandbyState }): boolean =>
  dueWaitStates.some((due) => due === state)

export type StandbyFacts = {
  state: StandbyState
  isPaid: boolean
  /** An attempt is open at the gateway. */
  isPaying: boolean
}

export const standbyActs = ['accept', 'object', 'decide', 'pay'] as const
export type StandbyAct = (typeof standbyActs)[number]

const isOpen = ({ state }: StandbyFacts): boolean => state === 'proposed' || state === 'objected'

/** Why this may not be done now; who may is for the endpoints to say. */
export const standbyDenial = (act: StandbyAct, facts: StandbyFacts): ErrorCode | undefined => {
  if (facts.isPaid) return 'standby.already_paid'
  switch (act) {
    case 'accept':
      return isOpen(facts) ? undefined : 'standby.settled'
    case 'object':
      return facts.state === 'proposed' ? undefined : 'standby.settled'
    case 'decide':
      // The amount must not change under a client who is at the gateway's page.
      return facts.isPaying ? 'standby.payment_open' : undefined
    case 'pay':
      return isWaitDue(facts) ? undefined : 'standby.not_due'
  }
}

/** Accountancy may find for the client, never against what the meter says: that is all both sides have seen and he may have accepted. */
export const decisionDenial = (hours: number, meteredHours: number): ErrorCode | undefined =>
  hours > meteredHours ? 'standby.beyond_meter' : undefined
