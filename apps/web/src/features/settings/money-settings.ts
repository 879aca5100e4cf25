/** The figures of the rules that move money: how each is written, read and refused. Decisions §10, §16. */
import { settingRules, type SettingKey } from '@arriero/domain/house/settings'
import { formatDays, formatMoney, formatPercent } from '#shared/format.ts'

export const moneySettingKeys = [
  'secondPersonFromPesos',
  'advanceMostBasisPoints',
  'policyIssueCostPesos',
  'carrierShareOfFeeBasisPoints',
  'captureWithinDays',
] as const satisfies readonly SettingKey[]
export type MoneySettingKey = (typeof moneySettingKeys)[number]

type SettingUnit = 'pesos' | 'percent' | 'days'

export const unitOf = (key: MoneySettingKey): SettingUnit => {
  if (key.endsWith('Pesos')) return 'pesos'
  return key.endsWith('Days') ? 'days' : 'percent'
}

const wordsIn: Readonly<Record<SettingUnit, (value: number) => string>> = {
  pesos: formatMoney,
  percent: formatPercent,
  days: formatDays,
}

/** As a person reads it: `$10.000.000`, `70 %`, `7 días`. */
export const settingWords = (key: MoneySettingKey, value: number): string => wordsIn[unitOf(key)](value)

export const isWithinRange = (key: MoneySettingKey, value: number): boolean =>
  value >= settingRules[key].least && value <= settingRules[key].most
