/** What VAT is taken on is a dated choice: planned for a day, in force from then on. Decisions §9. */
import { planAheadDays } from '../typed/limits.ts'
import { aheadDenial, isDay } from '../time/calendar.ts'
import type { ErrorCode } from '../errors/errors.ts'
import type { VatBase } from './rates.ts'

/** `validFrom` is a Bogotá day. */
export type VatBasePlan = { vatBase: VatBase; validFrom: string }

export type VatBaseFacts = {
  today: string
  inForce: VatBase
  /** Changes whose day has not come yet. */
  planned: readonly VatBasePlan[]
}

/** What will count on a day as things are planned now. */
export const vatBaseOn = (day: string, { inForce, planned }: Omit<VatBaseFacts, 'today'>): VatBase =>
  planned
    .filter(({ validFrom }) => validFrom <= day)
    .toSorted((one, other) => one.validFrom.localeCompare(other.validFrom))
    .at(-1)?.vatBase ?? inForce

/** Why this change may not be planned. */
export const vatBaseDenial = (plan: VatBasePlan, facts: VatBaseFacts): ErrorCode | undefined => {
  if (!isDay(plan.validFrom) || plan.validFrom < facts.today) return 'rates.vat_base_day_passed'
  const ahead = aheadDenial(plan.validFrom, facts.today, planAheadDays.vatBase)
  if (ahead) return ahead
  if (facts.planned.some(({ validFrom }) => validFrom === plan.validFrom)) return 'rates.vat_base_day_taken'
  return vatBaseOn(plan.validFrom, facts) === plan.vatBase ? 'rates.vat_base_same' : undefined
}
