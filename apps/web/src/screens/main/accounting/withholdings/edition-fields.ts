/** What every edition says: from which day, and by which norm. */
import { lettersMost, planAheadDays } from '@arriero/domain/typed/limits'
import { daysAfter } from '@arriero/domain/time/calendar'
import { withholdingDayDenial } from '@arriero/domain/money/withholdings'
import { withholdingsTexts } from './withholdings.texts.ts'

export const dayField = (today: string) =>
  ({
    kind: 'day',
    label: withholdingsTexts.validFrom,
    first: today,
    last: daysAfter(today, planAheadDays.withholdings),
    required: 'input.invalid',
    denial: (day: string | undefined) => day && withholdingDayDenial(day, today),
  }) as const

export const basisField = {
  kind: 'text',
  label: withholdingsTexts.form.basis,
  most: lettersMost.basis,
  required: 'withholding.basis_required',
} as const

/** The day from which an edition holds. */
export const beginOf = ({ validFrom }: { validFrom: string }): string => validFrom
