/** One offer as the client compares it and as its carrier sees it. Decisions §8. */
import type { adminOfferShape, carrierOfferShape, clientOfferShape } from '@arriero/contract/order-shapes'
import { bogotaDay } from '@arriero/domain/calendar'
import { hasPapers, papersStanding } from '@arriero/domain/credentials'
import { denialToAcceptOffer, denialToAgreeWith, denialToCounter } from '@arriero/domain/offers'
import { denial } from '@arriero/domain/orders'
import type { VatBase } from '@arriero/domain/rates'
import { isBelowFloor } from '@arriero/domain/tariff/floor'
import type { z } from 'zod'
import type { Ctx } from '#context.ts'
import { vehicleDenial } from './fleet-kinds.ts'
import type { OfferJson, OrderView } from './order-select.ts'
import { greatCircleKm } from './great-circle.ts'
import { momentOf } from './order-row.ts'
import { scoreOf } from './score.ts'

type ClientOffer = z.output<typeof clientOfferShape>
type AdminOffer = z.output<typeof adminOfferShape>
type Compared = Omit<ClientOffer, 'acts'>
type CarrierOffer = z.output<typeof carrierOfferShape>

/** JSON made by PostgreSQL writes `+00:00`; the wire says `Z`. */
const iso = (text: string) => new Date(text).toISOString()

const base = (offer: OfferJson) => ({
  _id: offer.id,
  isOffer: offer.is_offer,
  description: offer.description,
  state: offer.state,
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
  ...base(offer),
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

/** The answers the acts would give, without asking again for each offer. */
const actsOf = (offer: OfferJson, order: OrderView, ctx: Ctx): ClientOffer['acts'] => {
  const closed = denial('accept', momentOf(order, ctx))
  const facts = factsOf(offer, order)
  const carrier = {
    isActive: offer.is_active,
    hasPapers: hasPapers(offer.role, offer.papers, bogotaDay(ctx.now)),
    vehicleDenial: vehicleDenial(offer.fleet, order),
  }
  return {
    accept: closed ?? denialToAcceptOffer(facts, ctx.now) ?? denialToAgreeWith(carrier) ?? null,
    counter: closed ?? denialToCounter(facts, ctx.now) ?? null,
  }
}

export const clientOffer = (offer: OfferJson, order: OrderView, ctx: Ctx): ClientOffer => ({
  ...compared(offer, order, ctx),
  acts: actsOf(offer, order, ctx),
})

/** Both sides' amounts, and no acts: staff does not negotiate. */
export const adminOffer = (offer: OfferJson, order: OrderView, ctx: Ctx): AdminOffer => ({
  ...compared(offer, order, ctx),
  value: offer.carrier_pesos,
})

export const carrierOffer = (offer: OfferJson): CarrierOffer => ({
  ...base(offer),
  value: offer.carrier_pesos,
  counterEarnings: offer.counter_carrier_pesos,
  counterDescription: offer.counter_description,
})
