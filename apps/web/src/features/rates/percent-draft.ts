/** The four percentages while they are typed. Spec §5: lengths 3, 4, 4, 3; decimals with point or comma. */
import { errorTexts } from '@arriero/contract/es/errors'
import { percentNames, type PercentName } from '@arriero/contract/rates'
import { percentDenial, ratesFromPercents, type Rates } from '@arriero/domain/rates'

export type Percents = Record<PercentName, number>
export type PercentDraft = Record<PercentName, string>
export type PercentProblems = Readonly<Partial<Record<PercentName, string>>>

export const inputLengths: Record<PercentName, number> = {
  profit: 3,
  insurance: 4,
  percent: 4,
  percentArrieroInsurance: 3,
}

/** As a person writes it: 0.15 → `0,15`. */
export const written = (value: number): string => String(value).replace('.', ',')

export const draftOf = (percents: Percents): PercentDraft =>
  Object.fromEntries(percentNames.map((name) => [name, written(percents[name])])) as PercentDraft

const numberPattern = /^\d+([.,]\d*)?$|^[.,]\d+$/

const numberOf = (text: string): number | undefined => {
  const trimmed = text.trim()
  return numberPattern.test(trimmed) ? Number(trimmed.replace(',', '.')) : undefined
}

/** The sentence of each that is wrong; empty where all may be sent. */
export const problemsOf = (draft: PercentDraft): PercentProblems =>
  Object.fromEntries(
    percentNames.flatMap((name) => {
      const denial = percentDenial(numberOf(draft[name]), { isWhole: name === 'profit' })
      return denial ? [[name, errorTexts[denial]]] : []
    }),
  )

/** What would be sent; undefined while something is wrong. */
export const percentsOf = (draft: PercentDraft): Percents | undefined =>
  Object.keys(problemsOf(draft)).length > 0
    ? undefined
    : (Object.fromEntries(percentNames.map((name) => [name, numberOf(draft[name])])) as Percents)

export const ratesOf = ({
  profit,
  insurance,
  percent,
  percentArrieroInsurance,
}: Percents): Rates | undefined =>
  ratesFromPercents({ profit, insurance, vat: percent, insurerShare: percentArrieroInsurance })

export interface PercentChange {
  name: PercentName
  from: number
  to: number
}

export const changesBetween = (before: Percents, after: Percents): PercentChange[] =>
  percentNames
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ name, from: before[name], to: after[name] }))
