/** The figures of the rules that move money: how each is written, read and refused. Decisions §10, §16. */
import { settingRules, type SettingKey } from '@arriero/domain/settings'
import { formatMoney, formatPercent } from '#shared/format.ts'

export const moneySettingKeys = [
  'secondPersonFromPesos',
  'advanceMostBasisPoints',
  'policyIssueCostPesos',
  'carrierShareOfFeeBasisPoints',
] as const satisfies readonly SettingKey[]
export type MoneySettingKey = (typeof moneySettingKeys)[number]

type SettingUnit = 'pesos' | 'percent'

export const unitOf = (key: MoneySettingKey): SettingUnit => (key.endsWith('Pesos') ? 'pesos' : 'percent')

/** As a person reads it: `$10.000.000`, `70 %`. */
export const settingWords = (key: MoneySettingKey, value: number): string =>
  unitOf(key) === 'pesos' ? formatMoney(value) : formatPercent(value)

const perCent = 100
const percentPattern = /^\d{1,3}([.,]\d{0,2})?$/

/** Basis points of what was typed as per cent: `12,5` → 1250; undefined for what is no such number. */
export const basisPointsOf = (text: string): number | undefined => {
  const trimmed = text.trim()
  return percentPattern.test(trimmed) ? Math.round(Number(trimmed.replace(',', '.')) * perCent) : undefined
}

/** The other way round, to begin typing from: 1250 → `12,5`. */
export const percentText = (basisPoints: number): string => String(basisPoints / perCent).replace('.', ',')

export const isWithinRange = (key: MoneySettingKey, value: number): boolean =>
  value >= settingRules[key].least && value <= settingRules[key].most
