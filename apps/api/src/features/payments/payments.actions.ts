/** Opening, signing and recording attempts. Only the gateway's notice pays. Decisions §11. */
import { randomInt } from 'node:crypto'
import type { Ctx, OpenCtx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { orderFor } from '#features/orders/order-lock.ts'
import { lockOrder, updateOrder } from '#features/orders/orders.store.ts'
import { fail, refuse } from '#http/app-error.ts'
import {
  attemptsOver,
  closeAttemptsOf,
  expireAttemptOf,
  insertAttempt,
  lockAttemptsOf,
  openAttemptOf,
} from './payments.store.ts'
import { settleOrder } from './settle-order.ts'

const attemptLifeMs = 15 * 60_000
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const drawsMax = 8

/** 6 characters of one case: the gateway ignores case. Security M11. */
const drawTransaction = (): string =>
  Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')

export const startPayment = async (ctx: Ctx, orderId: string) => {
  const order = await orderFor(ctx, 'pay', orderId)
  const total = order.total_pesos ?? fail('payment.nothing_to_pay')
  if (order.pay_until && order.pay_until <= ctx.now) fail('payment.window_closed')
  await closeAttemptsOf(ctx.db, orderId)
  const attempt = {
    orderId,
    clientId: ctx.actor.id,
    siteId: ctx.providers.payment.siteId,
    attemptedAt: ctx.now,
    amountPesos: total,
    expiresAt: new Date(ctx.now.getTime() + attemptLifeMs),
  }
  for (let draw = 0; draw < drawsMax; draw++) {
    const transaction = drawTransaction()
    if (!(await insertAttempt(ctx.db, { ...attempt, id: ctx.newId(), transaction }))) continue
    await updateOrder(ctx.db, orderId, { pay_transaction: transaction, pay_status: 'PENDING' })
    await tell(ctx, { name: 'payment.started', orderId })
    return { transaction, total, expiresAt: attempt.expiresAt.toISOString() }
  }
  return fail('server.busy')
}

/** The form of one of the caller's own open attempts; nothing else is ever signed. Security TH1. */
export const signAttempt = async (ctx: Ctx, transaction: string) => {
  const attempt = await openAttemptOf(ctx.db, { clientId: ctx.actor.id, transaction, now: ctx.now })
  if (!attempt) return fail('payment.attempt_not_found')
  return ctx.providers.payment.form({
    orderId: attempt.order_id,
    transaction: attempt.transaction,
    attemptedAt: attempt.attempted_at,
    amountPesos: attempt.amount_pesos,
    customerId: attempt.client_id,
  })
}

/** `orderPay`: the client's word about which attempt it was. It records an id and pays nothing. Security M9. */
export const recordOrderPay = async (
  ctx: Ctx,
  orderId: string,
  transaction: string,
): Promise<{ updated: true }> => {
  const order = await ctx.db
    .selectFrom('orders')
    .select(['id', 'client_id'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (order?.client_id !== ctx.actor.id) return fail('order.not_found')
  const attempts = await lockAttemptsOf(ctx.db, orderId)
  const isOurs = attempts.some((attempt) => attempt.transaction === transaction.toUpperCase())
  refuse(isOurs ? undefined : 'payment.attempt_not_found')
  await updateOrder(ctx.db, orderId, { order_pay: transaction.toUpperCase() })
  return { updated: true }
}

/** The attempt is over for us; money that comes of it after all still counts. */
const expireAttempt = async (ctx: OpenCtx, { id, order_id: orderId }: { id: string; order_id: string }) => {
  // The order first, then its attempts: every act takes the two in this sequence.
  const order = await lockOrder(ctx.db, orderId)
  if (!order || !(await expireAttemptOf(ctx.db, id))) return
  await settleOrder(ctx, order, await lockAttemptsOf(ctx.db, orderId))
  await tell(ctx, { name: 'payment.outcome', orderId, detail: 'EXPIRED' }, { act: 'payment.expired' })
}

/** Attempts end by our own clock, since the gateway may never tell. Decisions §11. */
export const sweepAttempts = async (ctx: OpenCtx): Promise<void> => {
  for (const attempt of await attemptsOver(ctx.db, ctx.now))
    await ctx.inTransaction((db) => expireAttempt({ ...ctx, db }, attempt))
}
