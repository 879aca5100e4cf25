/** The negotiation: offer, take, accept, counter, accept a counter, withdraw. Decisions §7, §8, §9. */
import { pesos } from '@arriero/domain/money/money'
import {
  denialOfCarrier,
  denialToAcceptCounter,
  denialToAcceptOffer,
  denialToAgreeWith,
  denialToCounter,
  denialToOfferAgain,
  denialToWithdraw,
  isUndecided,
} from '@arriero/domain/orders/offers'
import { fromClientTotal, offerUpwards, splitDenial } from '@arriero/domain/money/pricing'
import { offerExpiresAt } from '@arriero/domain/orders/schedule'
import { floorDenial } from '@arriero/domain/tariff/floor'
import type { Ctx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { orderFor } from '#features/orders/order-lock.ts'
import { priceWarningOf, type PriceWarning } from '#features/orders/asked/price-warning.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { lockOrder } from '#features/orders/orders.store.ts'
import { frozenOf, rateColumns, type RateColumns } from '#features/rates/rates.store.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { fail, refuse } from '#app-error.ts'
import { awardOrder } from './award.ts'
import { heldCarrier, heldOffer } from './carrier-gate.views.ts'
import { offerTerms } from './offer-terms.views.ts'
import {
  counterOffer,
  counterSplitOf,
  factsOfOffer,
  findOffer,
  insertOffer,
  lastOfferOf,
  lockOffer,
  replaceOfferOf,
  setOfferState,
  splitOf,
} from './offers.store.ts'

/** A carrier names his price; it replaces his open one. */
export const makeOffer = async (
  ctx: Ctx,
  wanted: { orderId: string; valuePesos: number; description: string },
): Promise<{ _id: string; warning: PriceWarning }> => {
  const order = await orderFor(ctx, 'offer', wanted.orderId)
  const { facts, inForce, last, isFloorBlocking } = await offerTerms(ctx, order)
  refuse(denialOfCarrier(facts))
  refuse(denialToOfferAgain(last?.carrier_rounds ?? 0))
  const split = offerUpwards(pesos(wanted.valuePesos), inForce.rates, inForce.vatBase)
  const floor = { floorPesos: order.floor_pesos, isBlocking: isFloorBlocking }
  const tooLow = floorDenial(split.carrierPesos, floor, 'carrier')
  if (tooLow) fail(tooLow, 'value')
  refuse(splitDenial(split))
  if (last && isUndecided(last)) await replaceOfferOf(ctx.db, order.id, ctx.actor.id)
  const id = ctx.newId()
  await insertOffer(ctx.db, {
    id,
    orderId: order.id,
    carrierId: ctx.actor.id,
    state: 'open',
    isOffer: true,
    description: wanted.description,
    split,
    rates: rateColumns(inForce),
    carrierRounds: (last?.carrier_rounds ?? 0) + 1,
    clientRounds: last?.client_rounds ?? 0,
    expiresAt: offerExpiresAt(ctx.now, order.reservation_at),
    createdAt: ctx.now,
  })
  await tell(ctx, { name: 'offer.made', orderId: order.id, offerId: id })
  return { _id: id, warning: priceWarningOf(split.carrierPesos, order.reference_pesos) }
}

/** A carrier takes the order at its client's price, with the rates frozen when the client named it. */
export const takeOrder = async (ctx: Ctx, orderId: string): Promise<{ _id: string; warning: null }> => {
  const order = await orderFor(ctx, 'take', orderId)
  const carrier = await heldCarrier(ctx, order)
  refuse(denialOfCarrier(carrier.facts))
  const rates = order as RateColumns
  const frozen = frozenOf(rates)
  const split = fromClientTotal(pesos(order.client_price ?? 0), frozen.rates, frozen.vatBase)
  const last = await lastOfferOf(ctx.db, order.id, ctx.actor.id)
  if (last && isUndecided(last)) await replaceOfferOf(ctx.db, order.id, ctx.actor.id)
  const id = ctx.newId()
  await insertOffer(ctx.db, {
    id,
    orderId: order.id,
    carrierId: ctx.actor.id,
    state: 'accepted',
    isOffer: false,
    description: null,
    split,
    rates: rateColumns(frozen),
    carrierRounds: last?.carrier_rounds ?? 0,
    clientRounds: last?.client_rounds ?? 0,
    expiresAt: offerExpiresAt(ctx.now, order.reservation_at),
    createdAt: ctx.now,
  })
  await awardOrder(ctx, order, {
    offerId: id,
    carrierId: ctx.actor.id,
    split,
    rates: rateColumns(frozen),
    names: carrier.names,
  })
  return { _id: id, warning: null }
}

type Choice = { offerId: string; denialTo: typeof denialToAcceptOffer }

/** The chosen offer with its carrier, where it may be accepted now. */
const chosen = async (ctx: Ctx, order: OrderRow, { offerId, denialTo }: Choice) => {
  const held = (await heldOffer(ctx, order, offerId)) ?? fail('offer.not_found')
  refuse(denialTo(factsOfOffer(held.offer), ctx.now))
  return held
}

/** The client takes a carrier's price. Both ids are his own order's. */
export const acceptOffer = async (ctx: Ctx, orderId: string, offerId: string): Promise<{ updated: true }> => {
  const order = await orderFor(ctx, 'accept', orderId)
  const { offer, carrier } = await chosen(ctx, order, { offerId, denialTo: denialToAcceptOffer })
  refuse(denialToAgreeWith(carrier.facts))
  await awardOrder(ctx, order, {
    offerId: offer.id,
    carrierId: offer.carrier_id,
    split: splitOf(offer),
    rates: ratesOf(offer),
    names: carrier.names,
  })
  return { updated: true }
}

const ratesOf = ({
  profit_bp,
  vat_bp,
  insurance_bp,
  insurer_share_bp,
  vat_base,
}: RateColumns): RateColumns => ({
  profit_bp,
  vat_bp,
  insurance_bp,
  insurer_share_bp,
  vat_base,
})

/** The client answers with the total he would pay; the offer's own rates say what the carrier would earn. */
export const counter = async (
  ctx: Ctx,
  wanted: { offerId: string; valuePesos: number; description: string },
): Promise<{ updated: true; warning: PriceWarning }> => {
  const found = (await findOffer(ctx.db, wanted.offerId)) ?? fail('offer.not_found')
  const order = await orderFor(ctx, 'accept', found.order_id).catch(asOffer)
  const offer = (await lockOffer(ctx.db, wanted.offerId)) ?? fail('offer.not_found')
  const facts = factsOfOffer(offer)
  refuse(denialToCounter(facts, ctx.now))
  const frozen = frozenOf(offer)
  const split = fromClientTotal(pesos(wanted.valuePesos), frozen.rates, frozen.vatBase)
  refuse(splitDenial(split))
  const { isFloorBlocking: isBlocking } = await settingsInForce(ctx.db)
  const tooLow = floorDenial(split.carrierPesos, { floorPesos: order.floor_pesos, isBlocking }, 'client')
  if (tooLow) fail(tooLow, 'value')
  await counterOffer(ctx.db, offer.id, {
    split,
    description: wanted.description,
    rounds: facts.clientRounds + 1,
  })
  await tell(ctx, { name: 'offer.countered', orderId: order.id, offerId: offer.id })
  return { updated: true, warning: priceWarningOf(split.netPesos, order.suggested_pesos) }
}

/** Whoever may not see the order must not learn that the offer exists. */
const asOffer = (error: unknown): never => {
  if (error instanceof Error && 'code' in error && error.code === 'order.not_found')
    return fail('offer.not_found')
  throw error
}

/** The carrier takes the client's counter. */
export const acceptCounter = async (ctx: Ctx, offerId: string): Promise<{ updated: true }> => {
  const found = await findOffer(ctx.db, offerId)
  if (found?.carrier_id !== ctx.actor.id) return fail('offer.not_found')
  const order = await orderFor(ctx, 'offer', found.order_id)
  const { offer, carrier } = await chosen(ctx, order, { offerId, denialTo: denialToAcceptCounter })
  refuse(denialOfCarrier(carrier.facts))
  await awardOrder(ctx, order, {
    offerId: offer.id,
    carrierId: offer.carrier_id,
    split: counterSplitOf(offer),
    rates: ratesOf(offer),
    names: carrier.names,
  })
  return { updated: true }
}

export const withdrawOffer = async (ctx: Ctx, offerId: string): Promise<{ updated: true }> => {
  const found = await findOffer(ctx.db, offerId)
  if (found?.carrier_id !== ctx.actor.id) return fail('offer.not_found')
  await lockOrder(ctx.db, found.order_id)
  const offer = (await lockOffer(ctx.db, offerId)) ?? fail('offer.not_found')
  refuse(denialToWithdraw(factsOfOffer(offer)))
  await setOfferState(ctx.db, offer.id, 'withdrawn')
  await tell(ctx, { name: 'offer.withdrawn', orderId: offer.order_id, offerId: offer.id })
  return { updated: true }
}
