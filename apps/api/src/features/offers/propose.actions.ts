/** Nobody has it yet and its hour comes: whoever offered is asked to confirm, its client to answer. Decisions §7. */
import { denialToOfferAgain, isStanding, offerStateAt } from '@arriero/domain/orders/offers'
import type { Ctx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { record } from '#features/audit/audit.store.ts'
import { orderFor } from '#features/orders/order-lock.ts'
import { updateOrder } from '#features/orders/orders.store.ts'
import { fail } from '#app-error.ts'
import { factsOfOffer, lastWordsFor, type OfferRow } from './offers.store.ts'

/** The client's counter waits for him, or what he offered came to nothing and he may offer again. */
const isHisWord = (offer: OfferRow, now: Date): boolean => {
  const { state, expiresAt, carrierRounds } = factsOfOffer(offer)
  if (isStanding({ state, expiresAt }, now)) return state === 'countered'
  return offerStateAt({ state, expiresAt }, now) !== 'accepted' && !denialToOfferAgain(carrierRounds)
}

const isClients = ({ state, expires_at: expiresAt }: OfferRow, now: Date): boolean =>
  state === 'open' && isStanding({ state, expiresAt }, now)

/** Refused where there is nobody to ask. */
export const proposeOffers = async (
  ctx: Ctx,
  orderId: string,
): Promise<{ carriers: number; isClientTold: boolean }> => {
  const order = await orderFor(ctx, 'propose', orderId)
  const offers = await lastWordsFor(ctx.db, orderId)
  const asked = offers.filter((offer) => isHisWord(offer, ctx.now)).map((offer) => offer.carrier_id)
  const isClientTold = offers.some((offer) => isClients(offer, ctx.now))
  if (asked.length === 0 && !isClientTold) fail('order.nobody_offered')
  await updateOrder(ctx.db, orderId, { proposed_at: ctx.now, proposed_by: ctx.actor.id })
  await record(ctx, { act: 'order.propose', objectKind: 'order', objectId: orderId, details: {} })
  const answering = isClientTold ? [order.client_id] : []
  await tell(ctx, { name: 'order.proposed', orderId }, { details: { asked, answering } })
  return { carriers: asked.length, isClientTold }
}
