/** Which offers are compared, in which order, and what the client may still do with each. Decisions §8. */
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { isStanding } from '@arriero/domain/orders/offers'
import { codeText } from '#shared/api/error-text.ts'

export type ComparedOrder = OrderFor<'client'>
export type ComparedOffer = ComparedOrder['offers'][number]

/** Live ones by what the client would pay, cheapest first; the better score breaks a tie. The rest, newest first. */
export const splitOffers = (offers: readonly ComparedOffer[], now: number) => ({
  live: offers
    .filter((offer) => isStanding(offer, now))
    .toSorted((a, b) => a.valueProfit - b.valueProfit || (b.driver.score ?? 0) - (a.driver.score ?? 0)),
  closed: offers
    .filter((offer) => !isStanding(offer, now))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
})

/** Why the client may not accept this offer now; undefined means he may. */
export const whyNotAccept = ({ acts }: ComparedOffer): string | undefined => codeText(acts.accept)

export const whyNotCounter = ({ acts }: ComparedOffer): string | undefined => codeText(acts.counter)
