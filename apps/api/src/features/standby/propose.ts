/** A service that finished: what it waited beyond the free hours is proposed to its client. Decisions §16. */
import { hoursOf, meterOf } from '@arriero/domain/orders/standby'
import type { OpenCtx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { lockOrder } from '#features/orders/orders.store.ts'
import { fail } from '#app-error.ts'
import { agreedOn, priceOf, stampsOf } from './metered.ts'
import { insertCharge, tariffOn } from './standby.store.ts'

/** The order's row says already that it is finished; nothing is proposed where nobody waited too long. */
export const proposeStandby = async (ctx: OpenCtx, orderId: string): Promise<void> => {
  const order = (await lockOrder(ctx.db, orderId)) ?? fail('order.not_found')
  const stamps = stampsOf(order)
  if (stamps.inPositionAt === null && stamps.arrivedAt === null) return
  const tariff = await tariffOn(ctx.db, agreedOn(order))
  const hours = hoursOf(meterOf(stamps, tariff, ctx.now))
  if (hours === 0) return
  await insertCharge(ctx, { orderId, tariff, hours, price: priceOf(order, hours, tariff.hourPesos) })
  await tell(ctx, { name: 'standby.proposed', orderId })
}
