import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { oddPriceText } from '@arriero/contract/es/price-sense'
import { priceOddity } from '@arriero/domain/money/price-sense'

export type PriceWarning = ReplyOf<typeof api.orders.create>['warning']

/** What the reply says of a price far from the reference of its trip. Decisions §13. */
export const priceWarningOf = (valuePesos: number | null, referencePesos: number | null): PriceWarning => {
  const oddity = valuePesos === null ? undefined : priceOddity(valuePesos, referencePesos)
  if (valuePesos === null || referencePesos === null || !oddity) return null
  return {
    code: `price.${oddity}`,
    text: oddPriceText(oddity, valuePesos, referencePesos),
    value: valuePesos,
    reference: referencePesos,
  }
}
