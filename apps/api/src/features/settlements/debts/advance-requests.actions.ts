/** A carrier asks for part of his pay on the road; accountancy gives it or says why not. Asking moves no money. docs/decisions/0061. */
import { requestDenial } from '@arriero/domain/money/advance-requests'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { tellDesk } from '#features/notifications/news/money-asked.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { lockOrder } from '#features/orders/orders.store.ts'
import { fail, refuse } from '#app-error.ts'
import { tell } from '#effects/tell.ts'
import { judgeAdvance } from './judge-advance.ts'
import {
  endRequest,
  findRequest,
  insertRequest,
  openRequestOf,
  type AdvanceRequestRow,
} from './advance-requests.store.ts'

/** To anybody but its carrier a service is not there. */
const ownOrder = async ({ db, actor }: Ctx, orderId: string): Promise<OrderRow> => {
  const order = (await lockOrder(db, orderId)) ?? fail('order.not_found')
  return order.carrier_id === actor.id ? order : fail('order.not_found')
}

export const askAdvance = async (
  ctx: Ctx,
  { orderId, valuePesos }: { orderId: string; valuePesos: number },
): Promise<{ _id: string }> => {
  const order = await ownOrder(ctx, orderId)
  await judgeAdvance(ctx, order, { askedPesos: valuePesos, by: 'carrier' })
  if (await openRequestOf(ctx.db, orderId)) fail('advance.already_asked')
  const id = ctx.newId()
  await insertRequest(ctx, { id, orderId, carrierId: ctx.actor.id, valuePesos })
  await tell(ctx, { name: 'advance.wanted', orderId }, { details: { kind: 'advance', value: valuePesos } })
  tellDesk(ctx, { what: 'request', id })
  return { _id: id }
}

/** Locked by its service, read as it stands then. */
const lockedRequest = async (ctx: Ctx, id: string): Promise<AdvanceRequestRow> => {
  const seen = (await findRequest(ctx.db, id)) ?? fail('advance.request_not_found')
  await lockOrder(ctx.db, seen.order_id)
  return (await findRequest(ctx.db, id)) ?? fail('advance.request_not_found')
}

export const withdrawRequest = async (ctx: Ctx, id: string): Promise<{ updated: true }> => {
  const request = await lockedRequest(ctx, id)
  if (request.carrier_id !== ctx.actor.id) fail('advance.request_not_found')
  refuse(requestDenial(request.state))
  await endRequest(ctx, id, { state: 'withdrawn' })
  tellDesk(ctx, { what: 'request', id })
  return { updated: true }
}

export const refuseRequest = async (ctx: Ctx, id: string, reason: string): Promise<{ updated: true }> => {
  const request = await lockedRequest(ctx, id)
  refuse(requestDenial(request.state))
  await endRequest(ctx, id, { state: 'refused', reason })
  const { order_id: orderId, value_pesos: value } = request
  await record(ctx, {
    act: 'advance.refused',
    objectKind: 'order',
    objectId: orderId,
    details: { orderId, value, reason },
  })
  await tell(ctx, { name: 'advance.refused', orderId }, { reason, details: { kind: 'advance', value } })
  tellDesk(ctx, { what: 'request', id })
  return { updated: true }
}

/** Whoever pays read that request, and pays nothing where another person has answered it meanwhile; its service is locked. */
export const isStillAsked = async (
  { db }: Ctx,
  orderId: string,
  requestId: string | undefined,
): Promise<void> => {
  if (requestId === undefined) return
  const open = await openRequestOf(db, orderId)
  if (open?.id !== requestId) fail('advance.request_over')
}

/** The advance that was just recorded answers what its carrier asked for, whoever thought of it. */
export const answerWith = async (
  ctx: Ctx,
  { orderId, payoutId }: { orderId: string; payoutId: string },
): Promise<void> => {
  const open = await openRequestOf(ctx.db, orderId)
  if (open) await endRequest(ctx, open.id, { state: 'given', payoutId })
}
