/** The money of a service as its viewer may see it: only what his projection carries. Decisions §9. */
import { pesos, shareOf } from '@arriero/domain/money/money'
import { fromPercent } from '@arriero/domain/money/rates'
import { vatLineTexts } from '@arriero/contract/es/vat'
import { formatPercent } from '#shared/format.ts'
import type { StatementLine } from '#shared/plain/values/Statement.tsx'
import { ordersTexts } from '../orders.texts.ts'
import type { OrderFacts } from '../data/seen-order.ts'

const texts = ordersTexts.statement

/** Base and rate behind an amount: shown only where they lead to it to the peso, which a price asked with its VAT may not. */
export const rateBehind = (
  amountPesos: number,
  basePesos: number,
  percent: number | null | undefined,
): Pick<StatementLine, 'basePesos' | 'rate'> => {
  const rate = typeof percent === 'number' ? fromPercent(percent) : undefined
  if (basePesos <= 0 || rate === undefined) return {}
  return shareOf(pesos(basePesos), rate) === amountPesos ? { basePesos, rate: formatPercent(rate) } : {}
}

/** What of an order the statement is made of; each viewer has his part of it. */
export type MoneyOf = Pick<
  OrderFacts,
  | 'clientPrice'
  | 'earnings'
  | 'insurancePercent'
  | 'ivaCost'
  | 'offer'
  | 'percentArrieroInsurance'
  | 'priceArrieroInsurance'
  | 'priceCommodity'
  | 'priceInsurance'
  | 'profitPercent'
  | 'profits'
  | 'total'
  | 'totalCost'
  | 'vatBase'
  | 'vatPercent'
>

/** How the carrier's value became the price; administrators only. */
const platformLines = ({ profits, profitPercent, offer }: MoneyOf): StatementLine[] => {
  if (typeof profits !== 'number' || offer?.value === undefined) return []
  return [
    { what: texts.carrier, amountPesos: offer.value },
    { what: texts.platform, amountPesos: profits, ...rateBehind(profits, offer.value, profitPercent) },
  ]
}

const insuranceLines = ({
  priceCommodity,
  priceInsurance,
  percentArrieroInsurance,
  insurancePercent,
  vatPercent,
}: MoneyOf): StatementLine[] => {
  if (typeof priceInsurance !== 'number') return []
  const vat = percentArrieroInsurance ?? 0
  return [
    {
      what: texts.premium,
      amountPesos: priceInsurance,
      ...rateBehind(priceInsurance, priceCommodity ?? 0, insurancePercent),
    },
    { what: texts.premiumVat, amountPesos: vat, ...rateBehind(vat, priceInsurance, vatPercent) },
  ]
}

/** What VAT is taken on says which amount is its base; a client reads no commission, so then he reads no base. */
const vatLine = ({ totalCost, ivaCost, profits, vatBase, vatPercent }: MoneyOf): StatementLine[] => {
  if (typeof totalCost !== 'number' || typeof ivaCost !== 'number') return []
  const basePesos = { freight: totalCost, commission: profits ?? 0, none: 0 }[vatBase ?? 'freight']
  return [
    {
      what: vatLineTexts[vatBase ?? 'freight'],
      amountPesos: ivaCost,
      ...rateBehind(ivaCost, basePesos, vatPercent),
    },
  ]
}

const agreedLines = (facts: MoneyOf): StatementLine[] => {
  if (typeof facts.totalCost !== 'number') return []
  const total = facts.total ?? facts.totalCost + (facts.ivaCost ?? 0)
  return [
    ...platformLines(facts),
    { what: texts.freight, amountPesos: facts.totalCost },
    ...vatLine(facts),
    ...insuranceLines(facts),
    { what: texts.total, amountPesos: total, isTotal: true },
    ...(typeof facts.priceArrieroInsurance === 'number'
      ? [{ what: texts.insurerCost, amountPesos: facts.priceArrieroInsurance }]
      : []),
  ]
}

/** Without the parts of the price there is the client's own price, and what a carrier earns. */
const openLines = ({ clientPrice, earnings, offer }: MoneyOf): StatementLine[] => [
  ...(typeof clientPrice === 'number'
    ? [
        {
          what: texts.clientPrice,
          amountPesos: clientPrice,
          ...(offer ? {} : { note: ordersTexts.notAgreed }),
        },
      ]
    : []),
  ...(typeof earnings === 'number' ? [{ what: texts.earnings, amountPesos: earnings, isTotal: true }] : []),
]

export const statementLines = (facts: MoneyOf): StatementLine[] => {
  const agreed = agreedLines(facts)
  return agreed.length > 0 ? agreed : openLines(facts)
}
