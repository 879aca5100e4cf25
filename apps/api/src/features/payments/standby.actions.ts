/** Paying for waiting: a charge of its own beside the service's, with attempts of its own. Decisions §16. */
import { standbyDenial } from '@arriero/domain/standby'
import type { Ctx } from '#context.ts'
import { lockOrder } from '#features/orders/orders.store.ts'
import { factsOf } from '#features/standby/charge-facts.views.ts'
import { chargeOf, setChargePayment } from '#features/standby/standby.store.ts'
import { fail, refuse } from '#http/app-error.ts'
import { openAttempt, type Opened } from './open-attempt.ts'

export const startStandbyPayment = async (ctx: Ctx, orderId: string): Promise<Opened> => {
  const order = await lockOrder(ctx.db, orderId)
  if (order?.client_id !== ctx.actor.id) return fail('order.not_found')
  const charge = (await chargeOf(ctx.db, orderId)) ?? fail('standby.not_found')
  refuse(standbyDenial('pay', await factsOf(ctx, charge)))
  const opened = await openAttempt(ctx, { orderId, charge: 'standby' }, charge.total_pesos)
  await setChargePayment(ctx.db, charge, { status: 'PENDING', transaction: opened.transaction })
  return opened
}
