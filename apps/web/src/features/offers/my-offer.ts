/** What a carrier's own offers on an open service say about what he may do. Decisions §8. */
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { isStanding, roundsLeft } from '@arriero/domain/orders/offers'
import { codeText } from '#shared/api/error-text.ts'

export type OpenOrder = OrderFor<'open'>
export type MyOffer = OpenOrder['offers'][number]

/** The one that still stands, mine or with the client's counter; undefined when there is none. */
export const liveOfferOf = ({ offers }: Pick<OpenOrder, 'offers'>, now: number): MyOffer | undefined =>
  offers.find((offer) => isStanding(offer, now))

export const roundsLeftOf = ({ offers }: Pick<OpenOrder, 'offers'>): number =>
  roundsLeft(Math.max(0, ...offers.map(({ carrierRounds }) => carrierRounds)))

/** The newest one decides what the list says. */
export const lastOfferOf = ({ offers }: Pick<OpenOrder, 'offers'>): MyOffer | undefined =>
  offers.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0]

export const whyNotOffer = ({ acts }: OpenOrder): string | undefined => codeText(acts.offer)

export const whyNotTake = ({ acts }: OpenOrder): string | undefined => codeText(acts.take)

/** Why neither offering nor taking is possible; undefined when one of them is. */
export const whyNotEnter = (order: OpenOrder): string | undefined => whyNotTake(order) && whyNotOffer(order)

export const whyNotWithdraw = ({ acts }: MyOffer): string | undefined => codeText(acts.withdraw)

/** Why the client's counter cannot be taken. */
export const whyNotAcceptCounter = ({ acts }: MyOffer): string | undefined => codeText(acts.accept)
