/** Whichever way the two agree: the order goes to the carrier (counted by its gate) and everybody is told. */
import type { Breakdown } from '@arriero/domain/pricing'
import { payUntil } from '@arriero/domain/schedule'
import type { Ctx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { searchWords } from '#features/orders/order-search.store.ts'
import { giveOrderTo } from '#features/orders/orders.store.ts'
import type { RateColumns } from '#features/rates/rates.store.ts'
import { fail } from '#http/app-error.ts'

export type Agreed = {
  offerId: string
  carrierId: string
  split: Breakdown
  rates: RateColumns
  /** The client's and the carrier's. */
  names: readonly string[]
  /** The carriers whose offers end with it. */
  declined: readonly string[]
}

export const agree = async (
  ctx: Ctx,
  order: OrderRow,
  { names, declined, ...agreed }: Agreed,
): Promise<void> => {
  const isGiven = await giveOrderTo(ctx.db, order.id, {
    ...agreed,
    takenAt: ctx.now,
    payUntil: payUntil(ctx.now, order.reservation_at),
    words: searchWords(order, names),
  })
  if (!isGiven) fail('order.not_open')
  await tell(
    ctx,
    { name: 'offer.accepted', orderId: order.id, offerId: agreed.offerId },
    { details: { declined } },
  )
}
