/** A tariff as it is typed, and what of it is wrong; the server says the same. */
import { hourMostPesos } from '@arriero/domain/limits'
import { errorTexts } from '@arriero/contract/es/errors'
import type { ErrorCode } from '@arriero/domain/errors'
import { standbyHoursMax } from '@arriero/domain/standby'
import { pesosKind } from '#shared/numbers/number-kinds.ts'
import { hoursUpTo } from './decided-price.ts'

export type TariffDraft = {
  validFrom: string | undefined
  hourPesos: number | undefined
  loading: number | undefined
  unloading: number | undefined
}

export const hourPesosKind = pesosKind({
  most: hourMostPesos,
  tooLarge: errorTexts['standby.price_too_large'],
})

export const hoursKind = hoursUpTo(standbyHoursMax)

const hoursProblem = (typed: number | undefined): ErrorCode | undefined => {
  if (typed === undefined) return 'standby.hours_required'
  return typed > standbyHoursMax ? 'standby.hours_too_many' : undefined
}

const priceProblem = (hourPesos: number | undefined): ErrorCode | undefined => {
  if (hourPesos === undefined) return 'standby.tariff_required'
  if (hourPesos < 1) return 'money.too_small'
  return hourPesos <= hourMostPesos ? undefined : 'standby.price_too_large'
}

type Problems = Partial<Record<keyof TariffDraft, ErrorCode>>

export const problemsOf = ({ validFrom, hourPesos, loading, unloading }: TariffDraft): Problems => {
  const price = priceProblem(hourPesos)
  const [atLoading, atUnloading] = [hoursProblem(loading), hoursProblem(unloading)]
  return {
    ...(validFrom ? {} : { validFrom: 'standby.day_past' as const }),
    ...(price ? { hourPesos: price } : {}),
    ...(atLoading ? { loading: atLoading } : {}),
    ...(atUnloading ? { unloading: atUnloading } : {}),
  }
}

/** Undefined while something of it is wrong. */
export const bodyOf = (draft: TariffDraft) => {
  const { validFrom, hourPesos, loading, unloading } = draft
  if (Object.keys(problemsOf(draft)).length > 0) return undefined
  if (!validFrom || hourPesos === undefined || loading === undefined || unloading === undefined)
    return undefined
  return { validFrom, hourPesos, loadingFreeHours: loading, unloadingFreeHours: unloading }
}
