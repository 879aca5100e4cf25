/** Whichever way the two agree: the order goes to the carrier, the other offers end, and everybody is told. */
import type { Breakdown } from '@arriero/domain/money/pricing'
import { payUntil } from '@arriero/domain/orders/schedule'
import type { Ctx } from '#context.ts'
import { inOneGo } from '#database/late-writes.ts'
import { tell } from '#effects/tell.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { searchWords } from '#features/orders/order-search.store.ts'
import { giveOrderTo } from '#features/orders/orders.store.ts'
import type { RateColumns } from '#features/rates/rates.store.ts'
import { fail } from '#app-error.ts'
import { decideOffers } from './offers.store.ts'

export type Award = {
  offerId: string
  carrierId: string
  split: Breakdown
  rates: RateColumns
  /** The names of client and carrier, for the words a search finds. */
  names: readonly string[]
}

/** A clock that was put back since the service was asked for must not end its term for paying as soon as it is right again. */
const takenAtOf = ({ created_at: askedAt }: OrderRow, now: Date): Date => (askedAt > now ? askedAt : now)

/** The order is locked, and both its offer and its carrier were asked. */
export const awardOrder = async (ctx: Ctx, order: OrderRow, { names, ...award }: Award): Promise<void> => {
  const takenAt = takenAtOf(order, ctx.now)
  const agreement = {
    ...award,
    takenAt,
    payUntil: payUntil(takenAt, order.reservation_at),
    words: searchWords(order, names),
  }
  const [ended, given] = await inOneGo(
    ctx.db,
    decideOffers(order.id, award.offerId),
    giveOrderTo(ctx.db, order.id, agreement),
  )
  if (given.length !== 1) fail('order.not_open')
  const declined = ended.filter(({ id }) => id !== award.offerId).map((offer) => offer.carrier_id)
  await tell(
    ctx,
    { name: 'offer.accepted', orderId: order.id, offerId: award.offerId },
    { details: { declined } },
  )
}
