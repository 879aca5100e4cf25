/** What a decision would come to, before it is sent; the server computes it again, by the same rule. */
import { errorTexts } from '@arriero/contract/es/errors'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { basisPoints } from '@arriero/domain/money/money'
import { fromPercent } from '@arriero/domain/money/rates'
import { decisionDenial, standbyPrice } from '@arriero/domain/orders/standby'
import { type NumberKind, numberKind } from '#shared/numbers/number-kinds.ts'
import type { Standby } from './standby-view.ts'

/** Started hours as they are typed. */
export const hoursUpTo = (most: number): NumberKind =>
  numberKind({ least: 0, most, own: { too_large: errorTexts['standby.hours_too_many'] } })

/** Why so many hours cannot be charged. */
export const hoursProblem = (
  hours: number | undefined,
  { meteredHours }: Pick<Standby, 'meteredHours'>,
): ErrorCode | undefined =>
  hours === undefined ? 'standby.hours_required' : decisionDenial(hours, meteredHours)

/** What the client would pay for so many hours, in its parts. */
export const priceOfHours = (
  { tariff, vatPercent }: Pick<Standby, 'tariff' | 'vatPercent'>,
  hours: number,
): Pick<Standby, 'net' | 'vat' | 'total'> => {
  const vat = fromPercent(vatPercent) ?? basisPoints(0)
  const price = standbyPrice(hours, tariff.hourPesos, { vat, vatBase: 'freight' })
  return { net: price.carrierPesos, vat: price.vatPesos, total: price.totalPesos }
}
