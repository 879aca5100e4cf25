/** The four rates staff set, and what VAT is taken on. Decisions §9; the screen and the wire speak per cent. */
import type { ErrorCode } from '../errors/errors.ts'
import { basisPoints, wholeBasisPoints, type BasisPoints } from './money.ts'

export type Rates = {
  /** The platform's margin on what the carrier earns. */
  profit: BasisPoints
  /** The premium on the declared value. */
  insurance: BasisPoints
  vat: BasisPoints
  /** The part of the premium that stays with the platform (wire `percentArrieroInsurance`). */
  insurerShare: BasisPoints
}

/** Of the law, where a service or a house never set another. */
export const usualVat = basisPoints(1900)

/** `freight` is the specification's; Colombian law excludes freight, so `commission` and `none` exist. */
export const vatBases = ['freight', 'commission', 'none'] as const
export type VatBase = (typeof vatBases)[number]

export type PercentRates = { profit: number; insurance: number; vat: number; insurerShare: number }

const hundredthTolerance = 1e-6

/** 0.15 → 15. Undefined for what is not from 0 to 100 in hundredths of a per cent. */
export const fromPercent = (percent: number): BasisPoints | undefined => {
  const hundredths = Math.round(percent * 100)
  const isExact = Math.abs(percent * 100 - hundredths) < hundredthTolerance
  return isExact && percent >= 0 && hundredths <= wholeBasisPoints ? basisPoints(hundredths) : undefined
}

export const toPercent = (rate: BasisPoints): number => rate / 100

/** Why a typed percentage will not do; `isWhole`: the profit, which is set in whole per cents. Spec §5. */
export const percentDenial = (
  percent: number | undefined,
  { isWhole }: { isWhole: boolean },
): ErrorCode | undefined => {
  if (percent === undefined) return 'rates.value_required'
  if (percent < 0) return 'rates.below_zero'
  if (percent > 100) return 'rates.over_limit'
  if (fromPercent(percent) === undefined) return 'rates.too_fine'
  return isWhole && !Number.isInteger(percent) ? 'rates.profit_not_whole' : undefined
}

/** Undefined where any of the four is refused. */
export const ratesFromPercents = (percents: PercentRates): Rates | undefined => {
  const profit = fromPercent(percents.profit)
  const insurance = fromPercent(percents.insurance)
  const vat = fromPercent(percents.vat)
  const insurerShare = fromPercent(percents.insurerShare)
  if (profit === undefined || insurance === undefined || vat === undefined || insurerShare === undefined)
    return undefined
  return { profit, insurance, vat, insurerShare }
}

export const percentsOfRates = (rates: Rates): PercentRates => ({
  profit: toPercent(rates.profit),
  insurance: toPercent(rates.insurance),
  vat: toPercent(rates.vat),
  insurerShare: toPercent(rates.insurerShare),
})
