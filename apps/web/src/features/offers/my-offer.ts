/** What a carrier's own offers on an open service say about what he may do. Decisions §8. */
import { errorTexts } from '@arriero/contract/es/errors'
import type { OrderFor } from '@arriero/contract/order-shapes'
import { roundsPerSideMax } from '@arriero/domain/offers'

export type OpenOrder = OrderFor<'open'>
export type MyOffer = OpenOrder['offers'][number]

/** The one that still stands, mine or with the client's counter; undefined when there is none. */
export const liveOfferOf = ({ offers }: Pick<OpenOrder, 'offers'>, now: number): MyOffer | undefined =>
  offers.find(
    ({ state, expiresAt }) =>
      (state === 'open' || state === 'countered') && new Date(expiresAt).getTime() > now,
  )

/** Rounds are counted per service, whatever became of each offer. */
export const roundsLeftOf = ({ offers }: Pick<OpenOrder, 'offers'>): number =>
  Math.max(0, roundsPerSideMax - Math.max(0, ...offers.map(({ carrierRounds }) => carrierRounds)))

/** The newest one decides what the list says. */
export const lastOfferOf = ({ offers }: Pick<OpenOrder, 'offers'>): MyOffer | undefined =>
  offers.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0]

/** What the list says of my offer: an expired one is expired even before the server has swept it. */
export const offerStateOf = (offer: MyOffer, now: number): MyOffer['state'] => {
  const isLive = offer.state === 'open' || offer.state === 'countered'
  return isLive && new Date(offer.expiresAt).getTime() <= now ? 'expired' : offer.state
}

/** Why neither offering nor taking is possible; undefined when one of them is. */
export const whyNotEnter = (order: OpenOrder): string | undefined => {
  const code = order.acts['offer'] ?? order.fits
  return code ? errorTexts[code] : undefined
}

export const whyNotOffer = (order: OpenOrder): string | undefined =>
  whyNotEnter(order) ?? (roundsLeftOf(order) === 0 ? errorTexts['offer.rounds_exhausted'] : undefined)

export const whyNotTake = (order: OpenOrder): string | undefined => {
  const code = order.acts['take'] ?? order.fits
  return code ? errorTexts[code] : undefined
}
