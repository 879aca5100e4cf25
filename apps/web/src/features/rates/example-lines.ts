/** The arithmetic of the percentages on an example, by the domain's own functions. Decisions §9. */
import { insurancePremium } from '@arriero/domain/money/insurance'
import { pesos } from '@arriero/domain/money/money'
import { offerUpwards, withVat, type Breakdown } from '@arriero/domain/money/pricing'
import type { Rates, VatBase } from '@arriero/domain/money/rates'
import { formatPercent } from '#shared/format.ts'
import type { StatementLine } from '#shared/plain/values/Statement.tsx'
import { ratesTexts } from './rates.texts.ts'

const texts = ratesTexts.example

interface Terms {
  rates: Rates
  vatBase: VatBase
}

const vatLine = (
  { netPesos, platformPesos, vatPesos }: Breakdown,
  { rates, vatBase }: Terms,
): StatementLine => ({
  what: texts.vat,
  amountPesos: vatPesos,
  ...(vatBase === 'none'
    ? {}
    : { basePesos: vatBase === 'freight' ? netPesos : platformPesos, rate: formatPercent(rates.vat) }),
})

const lines = (
  split: Breakdown,
  terms: Terms,
  platform: Pick<StatementLine, 'basePesos' | 'rate'>,
): StatementLine[] => [
  { what: texts.carrier, amountPesos: split.carrierPesos },
  { what: texts.platform, amountPesos: split.platformPesos, ...platform },
  { what: texts.freight, amountPesos: split.netPesos },
  vatLine(split, terms),
  { what: texts.total, amountPesos: split.clientPesos, isTotal: true },
]

/** An offer line by line: from what the carrier earns up to what the client pays. */
export const offerLines = (valuePesos: number, terms: Terms): StatementLine[] => {
  const split = offerUpwards(pesos(valuePesos), terms.rates, terms.vatBase)
  return lines(split, terms, { basePesos: split.carrierPesos, rate: formatPercent(terms.rates.profit) })
}

/** The client names a price before VAT: the same rate, taken out of it. */
export const clientPriceLines = (netPesos: number, terms: Terms): StatementLine[] =>
  lines(withVat(pesos(netPesos), terms.rates, terms.vatBase), terms, {})

export const insuranceLines = (declaredPesos: number, { rates }: Terms): StatementLine[] => {
  const { salePesos, vatPesos, costPesos, platformPesos } = insurancePremium(pesos(declaredPesos), rates)
  return [
    {
      what: texts.premium,
      basePesos: declaredPesos,
      rate: formatPercent(rates.insurance),
      amountPesos: salePesos,
    },
    { what: texts.premiumVat, basePesos: salePesos, rate: formatPercent(rates.vat), amountPesos: vatPesos },
    { what: texts.total, amountPesos: salePesos + vatPesos, isTotal: true },
    {
      what: texts.share,
      basePesos: salePesos,
      rate: formatPercent(rates.insurerShare),
      amountPesos: platformPesos,
    },
    { what: texts.insurerCost, amountPesos: costPesos },
  ]
}
