/** What of a price is VAT, as the client reads it: its base and rate where they are his to know. Decisions §8, §9. */
import { vatLineTexts } from '@arriero/contract/es/vat'
import { basisPoints, pesos, wholeBasisPoints } from '@arriero/domain/money/money'
import { netOf } from '@arriero/domain/money/pricing'
import type { VatBase } from '@arriero/domain/money/rates'
import { formatPercent } from '#shared/format.ts'
import type { StatementLine } from '#shared/plain/values/Statement.tsx'
import { compareTexts } from './compare.texts.ts'

const texts = compareTexts.parts

/** Of an offer: its freight before VAT, the VAT, and what it was taken on. */
interface Priced {
  totalCost: number
  ivaCost: number
  vatBase: VatBase
}

/** The rate the VAT was taken by; undefined where its base is not the client's to know, or there is none. */
const rateOf = ({ totalCost, ivaCost, vatBase }: Priced): number | undefined =>
  vatBase === 'freight' && totalCost > 0 ? Math.round((ivaCost * wholeBasisPoints) / totalCost) : undefined

const lines = (priced: Priced, rate: number | undefined): StatementLine[] => [
  { what: texts.freight, amountPesos: priced.totalCost },
  {
    what: vatLineTexts[priced.vatBase],
    amountPesos: priced.ivaCost,
    ...(rate === undefined ? {} : { basePesos: priced.totalCost, rate: formatPercent(rate) }),
  },
  { what: texts.total, amountPesos: priced.totalCost + priced.ivaCost, isTotal: true },
]

/** Without their sum, which stands above them as the offer's price. */
export const offerLines = (offer: Priced): StatementLine[] =>
  lines(offer, rateOf(offer)).filter(({ isTotal }) => !isTotal)

/** A total the client would pay, by the terms of the offer he answers; without its parts where they hang on the commission. */
export const counterLines = (offer: Priced, totalPesos: number): StatementLine[] => {
  const rate = rateOf(offer)
  const { vatBase } = offer
  if (vatBase === 'commission')
    return [{ what: texts.total, amountPesos: totalPesos, note: texts.commissionVat, isTotal: true }]
  const rates = { profit: basisPoints(0), vat: basisPoints(rate ?? 0) }
  const totalCost = netOf(pesos(totalPesos), rates, vatBase)
  return lines({ totalCost, ivaCost: totalPesos - totalCost, vatBase }, rate)
}
