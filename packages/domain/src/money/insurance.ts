/** The optional cargo policy: its premium, its VAT and what the service costs with it. Decisions §9. */
import { minus, noPesos, shareOf, sum, type Pesos } from './money.ts'
import type { Rates } from './rates.ts'

export const maxDeclaredPesos = 500_000_000

export type Premium = {
  /** What the client pays for the cover, before VAT. */
  salePesos: Pesos
  /** What the insurer is paid. */
  costPesos: Pesos
  platformPesos: Pesos
  /** Always on the whole sale, whatever the freight's VAT base is. */
  vatPesos: Pesos
}

export type InsuranceRates = Pick<Rates, 'insurance' | 'vat' | 'insurerShare'>

/** Whether a declared value can be insured: 1 … 500,000,000 whole pesos. Spec §5. */
export const isInsurable = (declared: number): boolean =>
  Number.isInteger(declared) && declared >= 1 && declared <= maxDeclaredPesos

export const insurancePremium = (declaredPesos: Pesos, rates: InsuranceRates): Premium => {
  const salePesos = shareOf(declaredPesos, rates.insurance)
  const platformPesos = shareOf(salePesos, rates.insurerShare)
  return {
    salePesos,
    costPesos: minus(salePesos, platformPesos),
    platformPesos,
    vatPesos: shareOf(salePesos, rates.vat),
  }
}

/** An insurer that says nothing of a purchase for so long has sold none. */
export const policyLookUpMs = 7 * 24 * 3_600_000

/** What goes back where no policy was ever sold: all that was paid for it; of a cancelled service what had been kept of that. */
export const unsoldPremium = (
  { salePesos, vatPesos }: Pick<Premium, 'salePesos' | 'vatPesos'>,
  keptPesos?: Pesos,
): Pesos => keptPesos ?? sum(salePesos, vatPesos)

/** All the client pays: the freight with its VAT, and the policy with its own where there is one. Security M3. */
export const orderTotal = (clientPesos: Pesos, premium?: Pick<Premium, 'salePesos' | 'vatPesos'>): Pesos =>
  sum(clientPesos, premium?.salePesos ?? noPesos, premium?.vatPesos ?? noPesos)
