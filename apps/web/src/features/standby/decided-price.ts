/** What a decision would come to, before it is sent; the server computes it again, by the same rule. */
import type { ErrorCode } from '@arriero/domain/errors'
import { basisPoints } from '@arriero/domain/money'
import { fromPercent } from '@arriero/domain/rates'
import { decisionDenial, standbyPrice } from '@arriero/domain/standby'
import type { Standby } from './standby-view.ts'

/** Whole hours as typed; undefined for what is none. */
export const hoursTyped = (typed: string): number | undefined =>
  /^\d{1,4}$/.test(typed) ? Number(typed) : undefined

/** Why so many hours cannot be charged. */
export const hoursProblem = (typed: string, { meteredHours }: Pick<Standby, 'meteredHours'>) => {
  const hours = hoursTyped(typed)
  const code: ErrorCode | undefined =
    hours === undefined ? 'standby.hours_required' : decisionDenial(hours, meteredHours)
  return code
}

/** What the client would pay for so many hours, in its parts. */
export const priceOfHours = (
  { tariff, vatPercent }: Pick<Standby, 'tariff' | 'vatPercent'>,
  hours: number,
): Pick<Standby, 'net' | 'vat' | 'total'> => {
  const vat = fromPercent(vatPercent) ?? basisPoints(0)
  const price = standbyPrice(hours, tariff.hourPesos, { vat, vatBase: 'freight' })
  return { net: price.carrierPesos, vat: price.vatPesos, total: price.totalPesos }
}
