/** Which offers are compared, in which order, and what the client may still do with each. Decisions §8. */
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { isStanding } from '@arriero/domain/orders/offers'
import { codeText } from '#shared/api/error-text.ts'

export type ComparedOrder = OrderFor<'client'>
export type ComparedOffer = ComparedOrder['offers'][number]

/** What the client looks for first; the best of it stands on top. */
export const offerSorts = ['price', 'arrival', 'score', 'services'] as const
export type OfferSort = (typeof offerSorts)[number]

type Compare = (one: ComparedOffer, other: ComparedOffer) => number

const cheapest: Compare = (one, other) =>
  one.valueProfit - other.valueProfit || (other.driver.score ?? 0) - (one.driver.score ?? 0)

const bests: Readonly<Record<OfferSort, Compare>> = {
  price: cheapest,
  arrival: (one, other) =>
    Number(one.distanceFromBaseKm === null) - Number(other.distanceFromBaseKm === null) ||
    (one.distanceFromBaseKm ?? 0) - (other.distanceFromBaseKm ?? 0),
  score: (one, other) => (other.driver.score ?? -1) - (one.driver.score ?? -1),
  services: (one, other) =>
    other.driver.countOrder - one.driver.countOrder || one.driver.releasedCount - other.driver.releasedCount,
}

interface Arranged {
  sort: OfferSort
  /** The carriers he wants in sight: they stand above the others. */
  kept: ReadonlySet<string>
}

/** Live ones, the best of what is looked for on top and the cheaper of two equal ones first. The rest, newest first. */
export const splitOffers = (offers: readonly ComparedOffer[], now: number, { sort, kept }: Arranged) => ({
  live: offers
    .filter((offer) => isStanding(offer, now))
    .toSorted(
      (one, other) =>
        Number(kept.has(other._id)) - Number(kept.has(one._id)) ||
        bests[sort](one, other) ||
        cheapest(one, other),
    ),
  closed: offers
    .filter((offer) => !isStanding(offer, now))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
})

/** The cheapest of several; nothing is the cheapest of one. */
export const cheapestOf = (live: readonly ComparedOffer[]): string | undefined =>
  live.length > 1 ? live.toSorted(cheapest)[0]?._id : undefined

/** By how much a price before VAT is over another one, in whole percent. */
export const percentOver = ({ totalCost }: ComparedOffer, referencePesos: number | null | undefined) =>
  referencePesos ? Math.round((totalCost / referencePesos - 1) * 100) : undefined

/** Why the client may not accept this offer now; undefined means he may. */
export const whyNotAccept = ({ acts }: ComparedOffer): string | undefined => codeText(acts.accept)

export const whyNotCounter = ({ acts }: ComparedOffer): string | undefined => codeText(acts.counter)
