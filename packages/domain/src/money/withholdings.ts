/**
 * What an administrator may set of the withholdings, in the units he types: per cent, per mille, tax units, kilograms. All of
 * them together with the largest advance never come to more than the pay. Domain facts §4.8.
 */
import { aheadDenial } from '../time/calendar.ts'
import { planAheadDays } from '../typed/limits.ts'
import type { ErrorCode } from '../errors/errors.ts'

export const withholdingFields = ['source', 'sourceFromUvt', 'fopat', 'fopatFromKg', 'perMille'] as const
export type WithholdingField = (typeof withholdingFields)[number]

/** `steps`: how many to one; of rates they make the hundred-thousandths that are stored. */
const fields: Record<WithholdingField, { most: number; steps: number }> = {
  source: { most: 5, steps: 1000 },
  sourceFromUvt: { most: 100, steps: 1 },
  fopat: { most: 1, steps: 1000 },
  fopatFromKg: { most: 60_000, steps: 1 },
  perMille: { most: 20, steps: 100 },
}

export const withholdingMost = (field: WithholdingField): number => fields[field].most

export const withholdingDecimals = (field: WithholdingField): number => Math.log10(fields[field].steps)

const tolerance = 1e-6

/** As it is stored; a finer one is refused by `withholdingDenial`. */
export const storedWithholding = (field: WithholdingField, value: number): number =>
  Math.round(value * fields[field].steps)

export const withholdingDenial = (
  field: WithholdingField,
  value: number | undefined,
): ErrorCode | undefined => {
  const { most, steps } = fields[field]
  const isWithin =
    value !== undefined &&
    value >= 0 &&
    value <= most &&
    Math.abs(value * steps - storedWithholding(field, value)) < tolerance
  return isWithin ? undefined : 'withholding.out_of_range'
}

/** What held on a day, of editions that stand the newest first. Days are Bogotá's, as `2026-11-26`. */
export const heldOn = <Edition>(
  newestFirst: readonly Edition[],
  day: string,
  beginOf: (edition: Edition) => string,
): Edition | undefined => newestFirst.find((edition) => beginOf(edition) <= day)

/** From today on: what was earned on a day that is over keeps the rules of that day. Both are Bogotá days. */
export const withholdingDayDenial = (validFrom: string, today: string): ErrorCode | undefined =>
  validFrom < today ? 'withholding.day_past' : aheadDenial(validFrom, today, planAheadDays.withholdings)
