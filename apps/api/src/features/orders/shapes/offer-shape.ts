/** One offer as the client compares it and as its carrier sees it. Decisions §8. */
import type {
  adminOfferShape,
  carrierOfferShape,
  clientOfferShape,
} from '@arriero/contract/orders/order-shapes'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { papersStanding } from '@arriero/domain/papers/credentials'
import { greatCircleKm } from '@arriero/domain/places/geography'
import {
  denialOfCarrier,
  denialToAcceptCounter,
  denialToAcceptOffer,
  denialToAgreeWith,
  denialToCounter,
  denialToWithdraw,
  offerStateAt,
} from '@arriero/domain/orders/offers'
import { denial } from '@arriero/domain/orders/orders'
import { basisPoints } from '@arriero/domain/money/money'
import { toPercent, type VatBase } from '@arriero/domain/money/rates'
import { scoreOf } from '@arriero/domain/orders/scores'
import { isBelowFloor } from '@arriero/domain/tariff/floor'
import type { z } from 'zod'
import type { Ctx } from '#context.ts'
import { carrierFacts } from '../assignment/carrier-standing.views.ts'
import type { OfferJson, OrderView } from './order-select.views.ts'
import { momentOf } from '../order-row.ts'

type ClientOffer = z.output<typeof clientOfferShape>
type AdminOffer = z.output<typeof adminOfferShape>
type Compared = Omit<ClientOffer, 'acts'>
type CarrierOffer = z.output<typeof carrierOfferShape>

/** JSON made by PostgreSQL writes `+00:00`; the wire says `Z`. */
const iso = (text: string) => new Date(text).toISOString()

const base = (offer: OfferJson, ctx: Ctx) => ({
  _id: offer.id,
  isOffer: offer.is_offer,
  description: offer.description,
  state: offerStateAt({ state: offer.state, expiresAt: offer.expires_at }, ctx.now),
  createdAt: iso(offer.created_at),
  expiresAt: iso(offer.expires_at),
  carrierRounds: offer.carrier_rounds,
  clientRounds: offer.client_rounds,
})

const fromBaseKm = (offer: OfferJson, order: OrderView, ctx: Ctx): number | null => {
  const town = offer.base_place_code ? ctx.providers.places.byCode(offer.base_place_code) : undefined
  if (!town) return null
  return Math.round(
    greatCircleKm(town, { latitude: order.origin_latitude, longitude: order.origin_longitude }),
  )
}

const compared = (offer: OfferJson, order: OrderView, ctx: Ctx): Compared => ({
  ...base(offer, ctx),
  driver: {
    _id: offer.carrier_id,
    name: offer.name,
    image: offer.image_id ? ctx.fileUrl(offer.image_id) : null,
    score: scoreOf(offer.score_sum, offer.score_count),
    countOrder: offer.finished_count,
    releasedCount: offer.released_count,
    role: offer.role,
  },
  valueProfit: offer.client_pesos,
  totalCost: offer.net_pesos,
  ivaCost: offer.vat_pesos,
  vatBase: offer.vat_base as VatBase,
  vatPercent: toPercent(basisPoints(offer.vat_bp)),
  isBelowFloor: isBelowFloor(offer.carrier_pesos, order.floor_pesos),
  counterValue: offer.counter_client_pesos,
  distanceFromBaseKm: fromBaseKm(offer, order, ctx),
  papers: papersStanding(offer.role, offer.papers, bogotaDay(ctx.now)),
})

const factsOf = (offer: OfferJson, order: OrderView) => ({
  state: offer.state,
  carrierId: offer.carrier_id,
  orderId: order.id,
  expiresAt: new Date(offer.expires_at),
  carrierRounds: offer.carrier_rounds,
  clientRounds: offer.client_rounds,
})

const carrierFactsOf = ({ is_active: isActive, ...offer }: OfferJson, order: OrderView, { now }: Ctx) =>
  carrierFacts({ ...offer, isActive }, order, now)

/** The answers the client's acts would give, without asking again for each offer. */
const clientActs = (offer: OfferJson, order: OrderView, ctx: Ctx): ClientOffer['acts'] => {
  const closed = denial('accept', momentOf(order, ctx))
  const facts = factsOf(offer, order)
  const agreeing = () => denialToAgreeWith(carrierFactsOf(offer, order, ctx))
  return {
    accept: closed ?? denialToAcceptOffer(facts, ctx.now) ?? agreeing() ?? null,
    counter: closed ?? denialToCounter(facts, ctx.now) ?? null,
  }
}

/** The answers the carrier's acts on his offer would give. */
const carrierActs = (offer: OfferJson, order: OrderView, ctx: Ctx): CarrierOffer['acts'] => {
  const closed = denial('offer', momentOf(order, ctx))
  const facts = factsOf(offer, order)
  const unfit = () => denialOfCarrier(carrierFactsOf(offer, order, ctx))
  return {
    accept: closed ?? denialToAcceptCounter(facts, ctx.now) ?? unfit() ?? null,
    withdraw: denialToWithdraw(facts) ?? null,
  }
}

export const clientOffer = (offer: OfferJson, order: OrderView, ctx: Ctx): ClientOffer => ({
  ...compared(offer, order, ctx),
  acts: clientActs(offer, order, ctx),
})

/** Both sides' amounts, and no acts: staff does not negotiate. */
export const adminOffer = (offer: OfferJson, order: OrderView, ctx: Ctx): AdminOffer => ({
  ...compared(offer, order, ctx),
  value: offer.carrier_pesos,
})

export const carrierOffer = (offer: OfferJson, order: OrderView, ctx: Ctx): CarrierOffer => ({
  ...base(offer, ctx),
  value: offer.carrier_pesos,
  counterEarnings: offer.counter_carrier_pesos,
  counterDescription: offer.counter_description,
  acts: carrierActs(offer, order, ctx),
})
