/** The negotiation of one offer between a carrier and the order's client. Decisions §8. */
import type { ErrorCode } from './errors.ts'

/** `open`: waits for the client. `countered`: waits for the carrier. The rest are ends. */
export const offerStates = [
  'open',
  'countered',
  'accepted',
  'declined',
  'withdrawn',
  'replaced',
  'expired',
] as const
export type OfferState = (typeof offerStates)[number]

export const roundsPerSideMax = 5
export const offerLifeMs = 24 * 3_600_000

export type OfferFacts = {
  state: OfferState
  carrierId: string
  orderId: string
  expiresAt: Date
  /** How many times each side has named a price for this order and carrier. */
  carrierRounds: number
  clientRounds: number
}

const isLive = (offer: OfferFacts) => offer.state === 'open' || offer.state === 'countered'

const notLive = (offer: OfferFacts, now: Date): ErrorCode | undefined => {
  if (!isLive(offer)) return 'offer.not_open'
  return offer.expiresAt <= now ? 'offer.expired' : undefined
}

/** The client takes the carrier's price: only while it is the carrier's word that stands. */
export const denialToAcceptOffer = (offer: OfferFacts, now: Date): ErrorCode | undefined =>
  notLive(offer, now) ?? (offer.state === 'countered' ? 'offer.already_countered' : undefined)

/** The client answers with a price of his own. */
export const denialToCounter = (offer: OfferFacts, now: Date): ErrorCode | undefined => {
  const closed = notLive(offer, now)
  if (closed) return closed
  if (offer.state === 'countered') return 'offer.already_countered'
  return offer.clientRounds >= roundsPerSideMax ? 'offer.rounds_exhausted' : undefined
}

/** The carrier takes the client's counter. */
export const denialToAcceptCounter = (offer: OfferFacts, now: Date): ErrorCode | undefined =>
  notLive(offer, now) ?? (offer.state === 'open' ? 'offer.not_countered' : undefined)

/** The carrier takes his offer back. */
export const denialToWithdraw = (offer: OfferFacts): ErrorCode | undefined =>
  isLive(offer) ? undefined : 'offer.not_open'

/** A further offer of the same carrier for the same order. */
export const denialToOfferAgain = (carrierRounds: number): ErrorCode | undefined =>
  carrierRounds >= roundsPerSideMax ? 'offer.rounds_exhausted' : undefined

/** A carrier as it stands in the moment of an agreement. Decisions §12. */
export type CarrierFacts = {
  isActive: boolean
  hasPapers: boolean
  /** Why it has no active vehicle of the order's type, permitted for the cargo and of which all is told. */
  vehicleDenial: ErrorCode | undefined
}

/** Why this carrier may not offer for an order, take it, or be agreed with; in the carrier's own words. */
export const denialOfCarrier = (carrier: CarrierFacts): ErrorCode | undefined => {
  if (!carrier.isActive) return 'carrier.inactive'
  if (!carrier.hasPapers) return 'carrier.papers_invalid'
  return carrier.vehicleDenial
}

/** The same for the client who would accept: the reason is the carrier's own business. */
export const denialToAgreeWith = (carrier: CarrierFacts): ErrorCode | undefined =>
  denialOfCarrier(carrier) && 'offer.carrier_unfit'
