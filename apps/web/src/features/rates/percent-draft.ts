/** The four percentages while they are typed. Spec §5: lengths 3, 4, 4, 3. */
import { errorTexts } from '@arriero/contract/es/errors'
import { percentNames, type PercentName } from '@arriero/contract/money/rates'
import { percentDenial, ratesFromPercents, type Rates } from '@arriero/domain/money/rates'
import type { FieldOf } from '#shared/forms/form-spec.ts'
import { type NumberKind, numberKind } from '#shared/numbers/number-kinds.ts'
import { ratesTexts as texts } from './rates.texts.ts'

export type Percents = Record<PercentName, number>
/** Undefined where nothing is typed that can be read. */
export type PercentDraft = Record<PercentName, number | undefined>
export type PercentProblems = Readonly<Partial<Record<PercentName, string>>>

const inputLengths: Record<PercentName, number> = {
  profit: 3,
  insurance: 4,
  percent: 4,
  percentArrieroInsurance: 3,
}

export const draftOf = (percents: Percents): PercentDraft =>
  Object.fromEntries(percentNames.map((name) => [name, percents[name]])) as PercentDraft

const isWhole = (name: PercentName): boolean => name === 'profit'

/** What each takes as it is typed, in the words of the rule. */
export const percentKinds = Object.fromEntries(
  percentNames.map((name) => [
    name,
    {
      ...numberKind({
        least: 0,
        most: 100,
        decimals: isWhole(name) ? 0 : 2,
        unit: '%',
        own: {
          unreadable: errorTexts['rates.value_required'],
          negative: errorTexts['rates.below_zero'],
          too_large: errorTexts['rates.over_limit'],
          too_fine: errorTexts['rates.too_fine'],
          not_whole: errorTexts['rates.profit_not_whole'],
        },
      }),
      mostLetters: inputLengths[name],
    },
  ]),
) as Record<PercentName, NumberKind>

/** The sentence of each that is wrong; empty where all may be sent. */
export const problemsOf = (draft: PercentDraft): PercentProblems =>
  Object.fromEntries(
    percentNames.flatMap((name) => {
      const denial = percentDenial(draft[name], { isWhole: isWhole(name) })
      return denial ? [[name, errorTexts[denial]]] : []
    }),
  )

/** What would be sent; undefined while something is wrong. */
export const percentsOf = (draft: PercentDraft): Percents | undefined =>
  Object.keys(problemsOf(draft)).length > 0 ? undefined : (draft as Percents)

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

export const percentFields = Object.fromEntries(
  percentNames.map((name) => [
    name,
    { kind: 'number', label: texts.names[name], help: texts.helps[name], takes: percentKinds[name] },
  ]),
) as Record<PercentName, FieldOf<number | undefined, PercentDraft>>
