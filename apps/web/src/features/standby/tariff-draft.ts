/** A tariff as it is typed, and what of it is wrong; the server says the same. */
import { hourMostPesos, planAheadDays } from '@arriero/domain/typed/limits'
import { errorTexts } from '@arriero/contract/es/errors'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { daysAfter } from '@arriero/domain/time/calendar'
import { standbyHoursMax } from '@arriero/domain/orders/standby'
import type { Fields } from '#shared/forms/form-spec.ts'
import { pesosKind } from '#shared/numbers/number-kinds.ts'
import { hoursUpTo } from './decided-price.ts'
import { tariffTexts } from './tariff.texts.ts'

const texts = tariffTexts.form

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

const hours = (label: string) =>
  ({
    kind: 'number',
    label,
    takes: hoursKind,
    required: 'standby.hours_required',
    denial: (typed: number | undefined) =>
      (typed ?? 0) > standbyHoursMax ? 'standby.hours_too_many' : undefined,
  }) as const

const priceDenial = (hourPesos = 0): ErrorCode | undefined => {
  if (hourPesos < 1) return 'money.too_small'
  return hourPesos <= hourMostPesos ? undefined : 'standby.price_too_large'
}

/** `first`: the day from which it may begin. */
export const tariffFields = (first: string) =>
  ({
    validFrom: {
      kind: 'day',
      label: texts.validFrom,
      help: texts.validFromHelp,
      first,
      last: daysAfter(first, planAheadDays.standbyTariff - 1),
      required: 'standby.day_past',
    },
    hourPesos: {
      kind: 'number',
      label: texts.hourPesos,
      takes: hourPesosKind,
      required: 'standby.tariff_required',
      denial: priceDenial,
    },
    loading: hours(texts.loading),
    unloading: hours(texts.unloading),
  }) as const satisfies Fields<TariffDraft>

type Whole = { [K in keyof TariffDraft]: NonNullable<TariffDraft[K]> }

export const bodyOf = ({ validFrom, hourPesos, loading, unloading }: Whole) => ({
  validFrom,
  hourPesos,
  loadingFreeHours: loading,
  unloadingFreeHours: unloading,
})
