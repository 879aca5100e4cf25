/** What a carrier's own offers on an open service say about what he may do. Decisions §8. */
import type { OrderRowFor } from '@arriero/contract/orders/order-rows'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { isStanding, offerStateAt, roundsLeft } from '@arriero/domain/orders/offers'
import { codeText } from '#shared/api/error-text.ts'

export type OpenOrder = OrderFor<'open'>
/** As the board has it. */
export type OpenRow = OrderRowFor<'open'>
export type MyOffer = OpenOrder['offers'][number]

/** The one that still stands, mine or with the client's counter; undefined when there is none. */
export const liveOfferOf = <Offer extends OpenRow['offers'][number]>(
  { offers }: { offers: readonly Offer[] },
  now: number,
): Offer | undefined => offers.find((offer) => isStanding(offer, now))

/** What he would get by how it stands now. */
export const earnedBy = (offer: OpenRow['offers'][number], now: number): number | null =>
  offerStateAt(offer, now) === 'countered' ? offer.counterEarnings : offer.value

export const roundsLeftOf = ({ offers }: Pick<OpenOrder, 'offers'>): number =>
  roundsLeft(Math.max(0, ...offers.map(({ carrierRounds }) => carrierRounds)))

/** The newest one decides what the list says. */
export const lastOfferOf = ({ offers }: Pick<OpenRow, 'offers'>): OpenRow['offers'][number] | undefined =>
  offers.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0]

export const whyNotOffer = ({ acts }: Pick<OpenRow, 'acts'>): string | undefined => codeText(acts.offer)

export const whyNotTake = ({ acts }: Pick<OpenRow, 'acts'>): string | undefined => codeText(acts.take)

/** Its client names no price: it cannot be taken, one can only say what one wants for it. */
export const isForOfferOnly = (order: Pick<OpenRow, 'acts'>): boolean =>
  whyNotTake(order) !== undefined && whyNotOffer(order) === undefined

/** Why neither offering nor taking is possible; undefined when one of them is. */
export const whyNotEnter = (order: Pick<OpenRow, 'acts'>): string | undefined =>
  whyNotTake(order) && whyNotOffer(order)

export const whyNotWithdraw = ({ acts }: MyOffer): string | undefined => codeText(acts.withdraw)

/** Why the client's counter cannot be taken. */
export const whyNotAcceptCounter = ({ acts }: MyOffer): string | undefined => codeText(acts.accept)
