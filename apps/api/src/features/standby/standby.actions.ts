/** What becomes of a charge for waiting: the client accepts it or objects, accountancy decides. Decisions §16. */
import { bogotaDay } from '@arriero/domain/time/calendar'
import {
  decisionDenial,
  standbyDenial,
  tariffDenial,
  type StandbyAct,
  type StandbyTariff,
} from '@arriero/domain/orders/standby'
import type { Ctx } from '#context.ts'
import { hintInbox, tell } from '#effects/tell.ts'
import { record } from '#features/audit/audit.store.ts'
import { postOrderMoney } from '#features/journal/post-order.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { lockOrder } from '#features/orders/orders.store.ts'
import { fail, refuse } from '#app-error.ts'
import { factsOf } from './charge-facts.views.ts'
import { priceOf } from './metered.ts'
import { chargeOf, settleCharge, type ChargeRow, insertTariff } from './standby.store.ts'

const updated = { updated: true } as const

/** Order and charge, locked, when this may be done now. Whose order it is not is told that there is none. */
const chargeFor = async (
  ctx: Ctx,
  act: StandbyAct,
  { orderId, isOwn }: { orderId: string; isOwn: boolean },
): Promise<{ order: OrderRow; charge: ChargeRow }> => {
  const order = await lockOrder(ctx.db, orderId)
  if (!order || (isOwn && order.client_id !== ctx.actor.id)) return fail('order.not_found')
  const charge = (await chargeOf(ctx.db, orderId)) ?? fail('standby.not_found')
  refuse(standbyDenial(act, await factsOf(ctx, charge)))
  return { order, charge }
}

export const acceptStandby = async (ctx: Ctx, orderId: string): Promise<typeof updated> => {
  const { charge } = await chargeFor(ctx, 'accept', { orderId, isOwn: true })
  await settleCharge(ctx, orderId, { state: 'accepted', by: ctx.actor.id })
  const details = { hours: charge.hours, total: charge.total_pesos }
  await record(ctx, { act: 'standby.accept', objectKind: 'order', objectId: orderId, details })
  await postOrderMoney(ctx, orderId)
  await tell(ctx, { name: 'standby.accepted', orderId })
  return updated
}

export const objectStandby = async (ctx: Ctx, orderId: string, reason: string): Promise<typeof updated> => {
  await chargeFor(ctx, 'object', { orderId, isOwn: true })
  await settleCharge(ctx, orderId, { state: 'objected', by: ctx.actor.id, objection: reason })
  await tell(ctx, { name: 'standby.objected', orderId }, { reason })
  hintInbox(ctx)
  return updated
}

/** No hours waive it, and never more than the meter says. */
export const decideStandby = async (
  ctx: Ctx,
  orderId: string,
  { hours, reason }: { hours: number; reason: string },
): Promise<typeof updated> => {
  const { order, charge } = await chargeFor(ctx, 'decide', { orderId, isOwn: false })
  const denial = decisionDenial(hours, charge.metered_hours)
  if (denial) fail(denial, 'hours')
  const price = priceOf(order, hours, charge.hour_pesos)
  const state = hours === 0 ? 'waived' : 'decided'
  await settleCharge(ctx, orderId, { state, by: ctx.actor.id, reason, charged: { hours, price } })
  const details = { metered: charge.metered_hours, hours, total: price.totalPesos }
  await record(ctx, { act: 'standby.decide', objectKind: 'order', objectId: orderId, details })
  await postOrderMoney(ctx, orderId)
  await tell(ctx, { name: 'standby.decided', orderId }, { reason })
  hintInbox(ctx)
  return updated
}

export const setTariff = async (ctx: Ctx, tariff: StandbyTariff): Promise<{ _id: string }> => {
  const denial = tariffDenial(tariff.validFrom, bogotaDay(ctx.now))
  if (denial) fail(denial, 'validFrom')
  const id = await insertTariff(ctx, tariff)
  await record(ctx, {
    act: 'standby.tariff',
    objectKind: 'setting',
    objectId: null,
    details: { validFrom: tariff.validFrom, hourPesos: tariff.hourPesos },
  })
  return { _id: id }
}
