/** The figures of the rules that move money: how each is written, read and refused. Decisions §10, §16. */
import { settingRules, type SettingKey } from '@arriero/domain/settings'
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

const perCent = 100
const percentPattern = /^\d{1,3}([.,]\d{0,2})?$/

/** Basis points of what was typed as per cent: `12,5` → 1250; undefined for what is no such number. */
export const basisPointsOf = (text: string): number | undefined => {
  const trimmed = text.trim()
  return percentPattern.test(trimmed) ? Math.round(Number(trimmed.replace(',', '.')) * perCent) : undefined
}

const daysPattern = /^\d{1,4}$/

/** Whole days as typed: `7`; undefined for what is no such number. */
export const daysOf = (text: string): number | undefined =>
  daysPattern.test(text.trim()) ? Number(text.trim()) : undefined

/** The other way round, to begin typing from: 1250 → `12,5`. */
export const percentText = (basisPoints: number): string => String(basisPoints / perCent).replace('.', ',')

export const isWithinRange = (key: MoneySettingKey, value: number): boolean =>
  value >= settingRules[key].least && value <= settingRules[key].most
