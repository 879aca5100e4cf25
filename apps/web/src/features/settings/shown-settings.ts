/** The figures of the rules that a screen shows: how each is written, read and refused. Decisions §10, §14, §16. */
import { settingRules, type SettingKey } from '@arriero/domain/house/settings'
import { formatDays, formatDistance, formatHours, formatMoney, formatPercent } from '#shared/format.ts'

export const moneySettingKeys = [
  'secondPersonFromPesos',
  'advanceMostBasisPoints',
  'policyIssueCostPesos',
  'carrierShareOfFeeBasisPoints',
  'captureWithinDays',
] as const satisfies readonly SettingKey[]
/** Of the trip: what an arrival counts, and when a truck has left its way. */
export const tripSettingKeys = [
  'drivingHoursMost',
  'restHours',
  'offRouteKm',
] as const satisfies readonly SettingKey[]
export const shownSettingKeys = [...moneySettingKeys, ...tripSettingKeys] as const
export type ShownSettingKey = (typeof shownSettingKeys)[number]

type SettingUnit = 'pesos' | 'percent' | 'days' | 'hours' | 'km'

export const unitOf = (key: ShownSettingKey): SettingUnit => {
  if (key.endsWith('Pesos')) return 'pesos'
  if (key.endsWith('Days')) return 'days'
  if (key.endsWith('Km')) return 'km'
  return key.endsWith('BasisPoints') ? 'percent' : 'hours'
}

const wordsIn: Readonly<Record<SettingUnit, (value: number) => string>> = {
  pesos: formatMoney,
  percent: formatPercent,
  days: formatDays,
  hours: formatHours,
  km: formatDistance,
}

/** As a person reads it: `$10.000.000`, `70 %`, `7 días`, `8 horas`. */
export const settingWords = (key: ShownSettingKey, value: number): string => wordsIn[unitOf(key)](value)

export const isWithinRange = (key: ShownSettingKey, value: number): boolean =>
  value >= settingRules[key].least && value <= settingRules[key].most
