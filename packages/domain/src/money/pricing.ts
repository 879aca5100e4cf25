/** How a price splits between carrier, platform and VAT, in both directions. Decisions §9. */
import {
  isPayableTotal,
  minus,
  noPesos,
  pesos,
  ratio,
  shareOf,
  sum,
  wholeBasisPoints,
  type Pesos,
} from './money.ts'
import type { ErrorCode } from '../errors/errors.ts'
import type { Rates, VatBase } from './rates.ts'

/** carrier + platform = net; net + VAT = client. */
export type Breakdown = {
  carrierPesos: Pesos
  platformPesos: Pesos
  netPesos: Pesos
  vatPesos: Pesos
  clientPesos: Pesos
}

/** Both sides must be left with something to pay and to earn. */
export const splitDenial = ({ clientPesos, carrierPesos }: Breakdown): ErrorCode | undefined =>
  isPayableTotal(clientPesos) && carrierPesos >= 1 ? undefined : 'offer.total_too_large'

export type PriceRates = Pick<Rates, 'profit' | 'vat'>

/** The carrier names what he earns; the rest is put on top. Spec's value → valueProfit. */
export const offerUpwards = (carrierPesos: Pesos, rates: PriceRates, vatBase: VatBase): Breakdown => {
  const platformPesos = shareOf(carrierPesos, rates.profit)
  return withVatOf(
    { carrierPesos, platformPesos, netPesos: sum(carrierPesos, platformPesos) },
    rates,
    vatBase,
  )
}

/** The client types a price before VAT; what he would pay and what the carrier would earn follow from it. */
export const withVat = (netPesos: Pesos, rates: PriceRates, vatBase: VatBase): Breakdown =>
  withVatOf(splitNet(netPesos, rates), rates, vatBase)

/**
 * The client names all he pays, VAT included: as his order's price or as a counter. The client's part equals it to the
 * peso, so the VAT is what remains over the net price.
 */
export const fromClientTotal = (clientPesos: Pesos, rates: PriceRates, vatBase: VatBase): Breakdown => {
  const netPesos = netOf(clientPesos, rates, vatBase)
  return { ...splitNet(netPesos, rates), vatPesos: minus(clientPesos, netPesos), clientPesos }
}

/** The price before VAT behind a price with it: the one whose VAT leads back to it, else the nearest integer. */
export const netOf = (clientPesos: Pesos, rates: PriceRates, vatBase: VatBase): Pesos => {
  const nearest = nearestNet(clientPesos, rates, vatBase)
  // VAT on the commission rounds twice, so the nearest integer can miss the typed price by one.
  // No rate is over 100 %, so the nearest of any price is at least 1 and its neighbour no less than nothing.
  const leadsBack = [nearest, nearest - 1, nearest + 1].find(
    (candidate) => withVat(pesos(candidate), rates, vatBase).clientPesos === clientPesos,
  )
  return leadsBack === undefined ? nearest : pesos(leadsBack)
}

type Split = Pick<Breakdown, 'carrierPesos' | 'platformPesos' | 'netPesos'>

const splitNet = (netPesos: Pesos, { profit }: PriceRates): Split => {
  const carrierPesos = ratio(netPesos, wholeBasisPoints, wholeBasisPoints + profit)
  return { carrierPesos, platformPesos: minus(netPesos, carrierPesos), netPesos }
}

const withVatOf = (split: Split, { vat }: PriceRates, vatBase: VatBase): Breakdown => {
  const taxedPesos = { freight: split.netPesos, commission: split.platformPesos, none: noPesos }[vatBase]
  const vatPesos = shareOf(taxedPesos, vat)
  return { ...split, vatPesos, clientPesos: sum(split.netPesos, vatPesos) }
}

const nearestNet = (clientPesos: Pesos, { profit, vat }: PriceRates, vatBase: VatBase): Pesos => {
  switch (vatBase) {
    case 'none':
      return clientPesos
    case 'freight':
      return ratio(clientPesos, wholeBasisPoints, wholeBasisPoints + vat)
    case 'commission': {
      const whole = wholeBasisPoints * (wholeBasisPoints + profit)
      return ratio(clientPesos, whole, whole + profit * vat)
    }
  }
}
