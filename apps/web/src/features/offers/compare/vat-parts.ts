/** What of a price is VAT, as the client reads it: its base and rate where they are his to know. Decisions §8, §9. */
import { vatLineTexts } from '@arriero/contract/es/vat'
import { basisPoints, pesos } from '@arriero/domain/money/money'
import { netOf } from '@arriero/domain/money/pricing'
import { fromPercent, type VatBase } from '@arriero/domain/money/rates'
import { formatPercent } from '#shared/format.ts'
import type { StatementLine } from '#shared/plain/values/Statement.tsx'
import { compareTexts } from './compare.texts.ts'

const texts = compareTexts.parts

/** Of an offer: its freight before VAT, the VAT, and what it was taken on. */
interface Priced {
  totalCost: number
  ivaCost: number
  vatBase: VatBase
  vatPercent: number
}

const rateOf = ({ vatPercent }: Priced) => fromPercent(vatPercent) ?? basisPoints(0)

/** With what the VAT was taken on and its rate, where that is the client's to know. */
const lines = (priced: Priced): StatementLine[] => [
  { what: texts.freight, amountPesos: priced.totalCost },
  {
    what: vatLineTexts[priced.vatBase],
    amountPesos: priced.ivaCost,
    ...(priced.vatBase === 'freight' && priced.totalCost > 0
      ? { basePesos: priced.totalCost, rate: formatPercent(rateOf(priced)) }
      : {}),
  },
  { what: texts.total, amountPesos: priced.totalCost + priced.ivaCost, isTotal: true },
]

/** Without their sum, which stands above them as the offer's price. */
export const offerLines = (offer: Priced): StatementLine[] => lines(offer).filter(({ isTotal }) => !isTotal)

/** A total the client would pay, by the terms of the offer he answers; without its parts where they hang on the commission. */
export const counterLines = (offer: Priced, totalPesos: number): StatementLine[] => {
  const { vatBase } = offer
  if (vatBase === 'commission')
    return [{ what: texts.total, amountPesos: totalPesos, note: texts.commissionVat, isTotal: true }]
  const rates = { profit: basisPoints(0), vat: rateOf(offer) }
  const totalCost = netOf(pesos(totalPesos), rates, vatBase)
  return lines({ ...offer, totalCost, ivaCost: totalPesos - totalCost })
}
