/** A tariff as it is typed, and what of it is wrong; the server says the same. */
import type { ErrorCode } from '@arriero/domain/errors'
import { standbyHoursMax } from '@arriero/domain/standby'

export type TariffDraft = {
  validFrom: string | undefined
  hourPesos: number | undefined
  loading: string
  unloading: string
}

const hourPesosMax = 1_000_000

const isHours = (typed: string): boolean => /^\d{1,3}$/.test(typed) && Number(typed) <= standbyHoursMax

const priceProblem = (hourPesos: number | undefined): ErrorCode | undefined => {
  if (hourPesos === undefined) return 'standby.tariff_required'
  return hourPesos >= 1 && hourPesos <= hourPesosMax ? undefined : 'money.out_of_range'
}

type Problems = Partial<Record<keyof TariffDraft, ErrorCode>>

export const problemsOf = ({ validFrom, hourPesos, loading, unloading }: TariffDraft): Problems => {
  const price = priceProblem(hourPesos)
  return {
    ...(validFrom ? {} : { validFrom: 'standby.day_past' as const }),
    ...(price ? { hourPesos: price } : {}),
    ...(isHours(loading) ? {} : { loading: 'standby.hours_required' as const }),
    ...(isHours(unloading) ? {} : { unloading: 'standby.hours_required' as const }),
  }
}

/** Undefined while something of it is wrong. */
export const bodyOf = (draft: TariffDraft) => {
  const { validFrom, hourPesos, loading, unloading } = draft
  if (Object.keys(problemsOf(draft)).length > 0 || !validFrom || hourPesos === undefined) return undefined
  return { validFrom, hourPesos, loadingFreeHours: Number(loading), unloadingFreeHours: Number(unloading) }
}
