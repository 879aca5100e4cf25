/** The kinds of number fields: what each takes, how it is written, and what is said of what it cannot take. */
import { numberTexts, pesosTexts } from '@arriero/contract/es/numbers'
import type { SaidCode } from '@arriero/domain/errors/errors'
import { typedAmountMaxPesos } from '@arriero/domain/money/money'
import type { NumberProblem, NumberRule } from '@arriero/domain/typed/numbers'
import { formatNumber } from '#shared/format.ts'

export interface NumberKind extends NumberRule {
  says: (problem: NumberProblem) => string
  /** Stands in the field before or behind the number. */
  prefix?: string
  suffix?: string
  /** How many letters may be typed; what is pasted is refused rather than cut. */
  mostLetters?: number
}

interface Limits {
  least?: number
  most?: number
}

/** Whole pesos. `tooLarge`: the sentence where the specification has one. */
export const pesosKind = ({
  least = 1,
  most = typedAmountMaxPesos,
  tooLarge,
}: Limits & { tooLarge?: string } = {}): NumberKind => ({
  decimals: 0,
  least,
  most,
  sign: 'pesos',
  prefix: '$',
  says: (problem) => {
    switch (problem) {
      case 'negative':
      case 'unreadable':
        return pesosTexts[problem]
      case 'not_whole':
        return pesosTexts.notWhole
      case 'too_small':
        return pesosTexts.tooSmall(least)
      case 'too_large':
        return tooLarge ?? pesosTexts.tooLarge(most)
      case 'ambiguous':
      case 'too_fine':
        return pesosTexts.unreadable
    }
  },
})

export const pesos = pesosKind()

/** The code of a problem with pesos, for forms that carry codes. */
export const pesosCode = (problem: NumberProblem): SaidCode => {
  if (problem === 'not_whole' || problem === 'too_large' || problem === 'too_small') return `money.${problem}`
  return problem === 'negative' ? 'number.negative' : 'money.unreadable'
}

interface CountedIn extends Required<Limits> {
  decimals?: number
  /** `%`, `horas`. */
  unit?: string
  /** Sentences that replace the usual ones. */
  own?: Partial<Record<NumberProblem, string>>
}

/** A number within a range and with a unit: per cent, hours, days, a measure. */
export const numberKind = ({ least, most, decimals = 0, unit = '', own = {} }: CountedIn): NumberKind => {
  const words = (value: number) => [formatNumber(value, decimals), unit].filter(Boolean).join('\u00a0')
  return {
    decimals,
    least,
    most,
    ...(unit && { suffix: unit }),
    ...(unit === '%' && { sign: 'percent' as const }),
    says: (problem) => {
      const said = own[problem]
      if (said !== undefined) return said
      switch (problem) {
        case 'unreadable':
        case 'negative':
        case 'ambiguous':
          return numberTexts[problem]
        case 'not_whole':
          return numberTexts.notWhole
        case 'too_fine':
          return numberTexts.tooFine(decimals)
        case 'too_small':
          return numberTexts.tooSmall(words(least))
        case 'too_large':
          return numberTexts.tooLarge(words(most))
      }
    },
  }
}
