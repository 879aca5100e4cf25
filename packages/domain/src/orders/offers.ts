/** The negotiation of one offer between a carrier and the order's client. Decisions §8. */
import type { ErrorCode } from '../errors/errors.ts'

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

/** States of an offer that still waits for one of the two sides. */
export const liveOfferStates = ['open', 'countered'] as const satisfies readonly OfferState[]
/** What the client and staff read of a service: the rest came to nothing. */
export const readOfferStates = [...liveOfferStates, 'accepted'] as const satisfies readonly OfferState[]

const roundsPerSideMax = 5
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

/** Rounds are counted per order and carrier, whatever became of each offer. */
export const roundsLeft = (used: number): number => Math.max(0, roundsPerSideMax - used)

/** What waits for one of the sides; its term may be over though nobody has swept it yet. */
export const isUndecided = ({ state }: { state: OfferState }): boolean =>
  liveOfferStates.some((live) => live === state)

/** As both sides read it: in the store, or on the wire. */
type Term = { state: OfferState; expiresAt: Date | string }

/** Its state at this moment: over with its term, even before it is swept. */
export const offerStateAt = ({ state, expiresAt }: Term, now: Date | number): OfferState =>
  isUndecided({ state }) && new Date(expiresAt).getTime() <= new Date(now).getTime() ? 'expired' : state

/** Whether it still waits for one of the sides. */
export const isStanding = (offer: Term, now: Date | number): boolean =>
  isUndecided({ state: offerStateAt(offer, now) })

const notLive = (offer: OfferFacts, now: Date): ErrorCode | undefined => {
  if (isStanding(offer, now)) return undefined
  return isUndecided(offer) ? 'offer.expired' : 'offer.not_open'
}

/** The client takes the carrier's price: only while it is the carrier's word that stands. */
export const denialToAcceptOffer = (offer: OfferFacts, now: Date): ErrorCode | undefined =>
  notLive(offer, now) ?? (offer.state === 'countered' ? 'offer.already_countered' : undefined)

/** The client answers with a price of his own. */
export const denialToCounter = (offer: OfferFacts, now: Date): ErrorCode | undefined => {
  const closed = notLive(offer, now)
  if (closed) return closed
  if (offer.state === 'countered') return 'offer.already_countered'
  return roundsLeft(offer.clientRounds) === 0 ? 'offer.rounds_exhausted' : undefined
}

/** The carrier takes the client's counter. */
export const denialToAcceptCounter = (offer: OfferFacts, now: Date): ErrorCode | undefined =>
  notLive(offer, now) ?? (offer.state === 'open' ? 'offer.not_countered' : undefined)

/** Why the carrier cannot take his offer back. */
export const denialToWithdraw = (offer: OfferFacts): ErrorCode | undefined =>
  isUndecided(offer) ? undefined : 'offer.not_open'

/** A further offer of the same carrier for the same order. */
export const denialToOfferAgain = (carrierRounds: number): ErrorCode | undefined =>
  roundsLeft(carrierRounds) === 0 ? 'offer.rounds_exhausted' : undefined

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
