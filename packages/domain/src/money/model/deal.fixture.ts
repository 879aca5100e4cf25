/** Asking for a service, and agreeing on its price. */
import { orderTotal } from '../insurance.ts'
import { noPesos, pesos } from '../money.ts'
import {
  denialToAcceptCounter,
  denialToAcceptOffer,
  denialToCounter,
  denialToOfferAgain,
} from '../../orders/offers.ts'
import { fromClientTotal, offerUpwards, splitDenial } from '../pricing.ts'
import type { Actor } from '../../people/roles.ts'
import { asking, client, nextId, type House, type Offer, type Outcome } from './house.fixture.ts'

const hourMs = 3_600_000

export const create = (house: House, pricePesos: number | null, inHours: number): Outcome => {
  if (house.service) return 'order.not_open'
  const frozen = { rates: house.rates, vatBase: house.vatBase }
  const clientPrice = pricePesos === null ? null : pesos(pricePesos)
  house.service = {
    facts: {
      status: 'pending',
      clientId: client.id,
      carrierId: null,
      driverId: null,
      isPaid: false,
      isPaymentLost: false,
      isInsured: false,
      payingUntil: null,
      payUntil: null,
      hasClientPrice: clientPrice !== null,
      hasSupportDocument: false,
      isInPosition: false,
      isLoading: false,
      hasArrived: false,
      isUnloading: false,
      isCodeSpent: false,
      isRatedByClient: false,
      isRatedByCarrier: false,
      isApproved: false,
      remindedAt: null,
      proposedAt: null,
      reservationAt: new Date(house.now + inHours * hourMs),
    },
    createdAt: house.now,
    clientPrice,
    frozen,
    split: null,
    premium: null,
    totalPesos: noPesos,
    attempts: [],
    ending: null,
    refundsPaid: [],
    advances: [],
    payouts: [],
    finishedAt: null,
  }
  return undefined
}

const takeOffer = (
  house: House,
  carrierId: string,
  { split, ...frozen }: Pick<Offer, 'split' | 'rates' | 'vatBase'>,
) => {
  const { service } = house
  if (!service) return
  Object.assign(service, { split, frozen, totalPesos: orderTotal(split.clientPesos) })
  Object.assign(service.facts, { status: 'assigned', carrierId })
  for (const offer of house.offers) if (offer.state !== 'accepted') offer.state = 'declined'
}

export const offer = (house: House, carrier: Actor, valuePesos: number): Outcome => {
  const denied = asking(house, 'offer', carrier)
  if (denied || !house.service) return denied
  const mine = house.offers.filter(({ carrierId }) => carrierId === carrier.id)
  const rounds = denialToOfferAgain(mine.length)
  if (rounds) return rounds
  const split = offerUpwards(pesos(valuePesos), house.rates, house.vatBase)
  const unpayable = splitDenial(split)
  if (unpayable) return unpayable
  for (const one of mine) if (one.state === 'open' || one.state === 'countered') one.state = 'replaced'
  house.offers.push({
    id: nextId(house, 'offer'),
    orderId: 'order',
    carrierId: carrier.id,
    state: 'open',
    expiresAt: new Date(Math.min(house.now + 24 * hourMs, house.service.facts.reservationAt.getTime())),
    carrierRounds: mine.length + 1,
    clientRounds: mine.at(-1)?.clientRounds ?? 0,
    split,
    counter: null,
    rates: house.rates,
    vatBase: house.vatBase,
  })
  return undefined
}

const newestOf = ({ offers }: House, carrier: Actor) =>
  offers.findLast(({ carrierId }) => carrierId === carrier.id)

export const counter = (house: House, carrier: Actor, totalPesos: number): Outcome => {
  const one = newestOf(house, carrier)
  const denied =
    asking(house, 'accept', client) ?? (one ? denialToCounter(one, new Date(house.now)) : 'offer.not_found')
  if (denied || !one) return denied
  const split = fromClientTotal(pesos(totalPesos), one.rates, one.vatBase)
  const unpayable = splitDenial(split)
  if (unpayable) return unpayable
  Object.assign(one, { state: 'countered', counter: split, clientRounds: one.clientRounds + 1 })
  return undefined
}

export const accept = (house: House, carrier: Actor): Outcome => {
  const one = newestOf(house, carrier)
  const denied =
    asking(house, 'accept', client) ??
    (one ? denialToAcceptOffer(one, new Date(house.now)) : 'offer.not_found')
  if (denied || !one) return denied
  one.state = 'accepted'
  takeOffer(house, carrier.id, { split: one.split, rates: one.rates, vatBase: one.vatBase })
  return undefined
}

export const acceptCounter = (house: House, carrier: Actor): Outcome => {
  const one = newestOf(house, carrier)
  const denied =
    asking(house, 'offer', carrier) ??
    (one ? denialToAcceptCounter(one, new Date(house.now)) : 'offer.not_found')
  if (denied || !one?.counter) return denied ?? 'offer.not_countered'
  one.state = 'accepted'
  takeOffer(house, carrier.id, { split: one.counter, rates: one.rates, vatBase: one.vatBase })
  return undefined
}

export const take = (house: House, carrier: Actor): Outcome => {
  const denied = asking(house, 'take', carrier)
  const price = house.service?.clientPrice
  if (denied || !house.service || !price) return denied ?? 'offer.no_client_price'
  const { rates, vatBase } = house.service.frozen
  takeOffer(house, carrier.id, { split: fromClientTotal(price, rates, vatBase), rates, vatBase })
  return undefined
}
