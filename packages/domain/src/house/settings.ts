/** Figures of the rules that administrators may set, with where they start and how far they go. Decisions §5, §7, §10, §14. */
import type { ErrorCode } from '../errors/errors.ts'
import {
  basisPoints,
  pesos,
  typedAmountMaxPesos,
  wholeBasisPoints,
  type BasisPoints,
  type Pesos,
} from '../money/money.ts'
import type { RestRule } from '../arrival/pace.ts'
import type { PlanSettings } from '../orders/schedule.ts'
import type { SecondLook } from '../papers/paper-review.ts'

type SettingRule = { initial: number; least: number; most: number }

/** The start and the range of each setting, all in whole numbers. */
export const settingRules = {
  /** Kept of the premium when an insured service is cancelled before its cover begins. */
  policyIssueCostPesos: { initial: 0, least: 0, most: typedAmountMaxPesos },
  /** The carrier's part of a cancellation fee: 5000 is half. */
  carrierShareOfFeeBasisPoints: { initial: 5000, least: 0, most: wholeBasisPoints },
  plannedSpeedKmPerHour: { initial: 40, least: 10, most: 120 },
  plannedHandlingHours: { initial: 4, least: 0, most: 72 },
  /** How long it is known where trucks were. */
  positionHistoryDays: { initial: 90, least: 1, most: 3650 },
  /** What was done with services, and by whom in the house: commercial papers are kept for ten years (Código de Comercio art. 60, Ley 962 of 2005 art. 28). */
  historyMonths: { initial: 120, least: 120, most: 1200 },
  auditMonths: { initial: 120, least: 120, most: 1200 },
  /** How long the words of a conversation are kept once its service ended. */
  messageHistoryMonths: { initial: 24, least: 6, most: 120 },
  /** A driver's phone that says nothing for longer is told of. */
  silentPhoneMinutes: { initial: 30, least: 5, most: 720 },
  /** Beside the road's own line; a line from town to town is allowed more (`corridorKmOf`). */
  offRouteKm: { initial: 3, least: 2, most: 100 },
  /** A driver drives so many hours and then rests so many: an arrival counts his rests. */
  drivingHoursMost: { initial: 10, least: 4, most: 16 },
  restHours: { initial: 8, least: 1, most: 24 },
  accountancyIdleMinutes: { initial: 30, least: 5, most: 120 },
  /** What the gateway promised and has not taken for longer is told of. */
  captureWithinDays: { initial: 7, least: 1, most: 60 },
  /** What leaves the house above this amount is confirmed by another person than who asked for it. */
  secondPersonFromPesos: { initial: 10_000_000, least: 0, most: typedAmountMaxPesos },
  /** The most of a service's value that a carrier may be paid before its end. */
  advanceMostBasisPoints: { initial: 7000, least: 0, most: 9000 },
  /** 1: what leaves a carrier below the legal floor is refused; 0: it is only shown. Decisions §13. */
  blocksBelowFloor: { initial: 0, least: 0, most: 1 },
  /** 1: a carrier reads what the client pays for its service in all; 0: only what it earns. Security B3. */
  showsClientTotalToCarrier: { initial: 1, least: 0, most: 1 },
  /** 1: a newer paper by which money is reckoned is validated by two. Decision 0069. */
  secondPersonOnMoneyPapers: { initial: 1, least: 0, most: 1 },
  /** 1: every paper is validated by two. */
  secondPersonOnEveryPaper: { initial: 0, least: 0, most: 1 },
} as const satisfies Record<string, SettingRule>

export type SettingKey = keyof typeof settingRules
export const settingKeys = Object.keys(settingRules) as [SettingKey, ...SettingKey[]]
export type SettingValues = Record<SettingKey, number>

const isWithin = (key: SettingKey, value: unknown): value is number => {
  const { least, most } = settingRules[key]
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most
}

/** Why this value may not be set. */
export const settingDenial = (key: SettingKey, value: number): ErrorCode | undefined =>
  isWithin(key, value) ? undefined : 'setting.out_of_range'

/** Of what is stored; what is missing, or no longer within its range, stands where it starts. */
export const settingValues = (stored: Readonly<Record<string, unknown>>): SettingValues =>
  Object.fromEntries(
    settingKeys.map((key) => [key, isWithin(key, stored[key]) ? stored[key] : settingRules[key].initial]),
  ) as SettingValues

/** The settings in the types and units that the rules work with. */
export type Settings = {
  policyIssueCostPesos: Pesos
  carrierShareOfFee: BasisPoints
  plan: PlanSettings
  positionLifeMs: number
  historyMonths: number
  auditMonths: number
  messageHistoryMonths: number
  silentPhoneMs: number
  offRouteKm: number
  rest: RestRule
  accountancyIdleMs: number
  captureWithinDays: number
  secondPersonFromPesos: number
  advanceMost: BasisPoints
  isFloorBlocking: boolean
  secondLook: SecondLook
}

export const settingsOf = (values: SettingValues): Settings => ({
  policyIssueCostPesos: pesos(values.policyIssueCostPesos),
  carrierShareOfFee: basisPoints(values.carrierShareOfFeeBasisPoints),
  plan: { speedKmPerHour: values.plannedSpeedKmPerHour, handlingHours: values.plannedHandlingHours },
  positionLifeMs: values.positionHistoryDays * 86_400_000,
  historyMonths: values.historyMonths,
  auditMonths: values.auditMonths,
  messageHistoryMonths: values.messageHistoryMonths,
  silentPhoneMs: values.silentPhoneMinutes * 60_000,
  offRouteKm: values.offRouteKm,
  rest: { drivingMs: values.drivingHoursMost * 3_600_000, restMs: values.restHours * 3_600_000 },
  accountancyIdleMs: values.accountancyIdleMinutes * 60_000,
  captureWithinDays: values.captureWithinDays,
  secondPersonFromPesos: values.secondPersonFromPesos,
  advanceMost: basisPoints(values.advanceMostBasisPoints),
  isFloorBlocking: values.blocksBelowFloor === 1,
  secondLook: {
    onNewMoneyPapers: values.secondPersonOnMoneyPapers === 1,
    onEveryPaper: values.secondPersonOnEveryPaper === 1,
  },
})

export const initialSettings: Settings = settingsOf(settingValues({}))
