import type { Pesos } from '@arriero/domain/money'
import {
  referenceCost,
  suggestedPrice,
  type Reference,
  type ReferenceTrip,
} from '@arriero/domain/tariff/reference'
import type { RatesInForce } from '#features/rates/rates.store.ts'

export type Suggestion = { pricePesos: Pesos; reference: Reference }

/** Price before VAT at which the carrier would earn the reference cost of the trip today. Decisions §13. */
export const suggestPrice = (
  inForce: Pick<RatesInForce, 'rates' | 'vatBase'>,
  trip: Omit<ReferenceTrip, 'onDay'> & { onDay: string },
): Suggestion => ({
  pricePesos: suggestedPrice(trip, inForce.rates, inForce.vatBase),
  reference: referenceCost(trip),
})
