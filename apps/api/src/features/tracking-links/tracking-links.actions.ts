/** Client or carrier give somebody without an account a way to follow one service. Decisions §14. */
import { randomBytes } from 'node:crypto'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import type { Ctx } from '#context.ts'
import { viewerOf } from '#features/orders/shapes/order-viewer.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { lockOrder } from '#features/orders/orders.store.ts'
import { fail, refuse } from '#app-error.ts'
import { hashToken } from '#http/exchange.ts'
import { insertLink, revokeLink } from './tracking-links.store.ts'

const tokenBytes = 24

/** From the taking to the finish there is something to follow. */
const whyNot: Partial<Record<number, ErrorCode>> = {
  0: 'order.not_assigned',
  3: 'order.finished',
  4: 'order.cancelled',
}

/** Locked, of the caller as client or carrier; nobody else learns that it exists. */
const ownOrder = async (ctx: Ctx, orderId: string): Promise<OrderRow> => {
  const order = await lockOrder(ctx.db, orderId)
  const viewer = order && viewerOf(order, ctx.actor, ctx.now)
  return order && (viewer === 'client' || viewer === 'carrier') ? order : fail('order.not_found')
}

export const makeLink = async (ctx: Ctx, orderId: string) => {
  const order = await ownOrder(ctx, orderId)
  refuse(whyNot[order.status])
  const token = randomBytes(tokenBytes).toString('base64url')
  const whose = { orderId, madeBy: ctx.actor.id, now: ctx.now }
  await revokeLink(ctx.db, whose)
  await insertLink(ctx.db, { ...whose, id: ctx.newId(), tokenHash: hashToken(token) })
  return {
    token,
    url: `${ctx.facts.publicUrl}/seguimiento/${token}`,
    createdAt: ctx.now.toISOString(),
  }
}

export const takeLinkBack = async (ctx: Ctx, orderId: string): Promise<{ removed: boolean }> => {
  await ownOrder(ctx, orderId)
  return { removed: await revokeLink(ctx.db, { orderId, madeBy: ctx.actor.id, now: ctx.now }) }
}
