/** Opening, signing and recording attempts. Only the gateway's notice pays. Decisions §11. */
import { isPaymentCharge } from '@arriero/contract/money/payments'
import { standbyDenial } from '@arriero/domain/orders/standby'
import type { Ctx, OpenCtx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { orderFor } from '#features/orders/order-lock.ts'
import { lockOrder, updateOrder } from '#features/orders/orders.store.ts'
import { fail, refuse } from '#app-error.ts'
import { factsOf } from '#features/standby/charge-facts.views.ts'
import { chargeOf, setChargePayment } from '#features/standby/standby.store.ts'
import {
  attemptsOver,
  expireAttemptOf,
  isPaidFor,
  lockAttemptsOf,
  openAttemptOf,
  type AttemptRow,
  closeAttemptsOf,
  insertAttempt,
  type Charge,
} from './payments.store.ts'
import { settleAttempt } from './settle-attempt.ts'
import { randomInt } from 'node:crypto'

const attemptLifeMs = 15 * 60_000
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const drawsMax = 8

/** 6 characters of one case: the gateway ignores case. Security M11. */
const drawTransaction = (): string =>
  Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')

type Opened = { transaction: string; total: number; expiresAt: string }

/**
 * One open attempt per charge of an order; a new one closes the older. Decisions §11. The order is locked, and its client
 * may pay this now.
 */
const openAttempt = async (ctx: Ctx, of: Charge, amountPesos: number): Promise<Opened> => {
  await closeAttemptsOf(ctx.db, of)
  const attempt = {
    ...of,
    clientId: ctx.actor.id,
    siteId: ctx.providers.payment.siteId,
    attemptedAt: ctx.now,
    amountPesos,
    expiresAt: new Date(ctx.now.getTime() + attemptLifeMs),
  }
  for (let draw = 0; draw < drawsMax; draw++) {
    const transaction = drawTransaction()
    if (await insertAttempt(ctx.db, { ...attempt, id: ctx.newId(), transaction }))
      return { transaction, total: amountPesos, expiresAt: attempt.expiresAt.toISOString() }
  }
  return fail('server.busy')
}

/** Paying for waiting: a charge of its own beside the service's, with attempts of its own. Decisions §16. */
export const startStandbyPayment = async (ctx: Ctx, orderId: string): Promise<Opened> => {
  const order = await lockOrder(ctx.db, orderId)
  if (order?.client_id !== ctx.actor.id) return fail('order.not_found')
  const charge = (await chargeOf(ctx.db, orderId)) ?? fail('standby.not_found')
  refuse(standbyDenial('pay', await factsOf(ctx, charge)))
  const opened = await openAttempt(ctx, { orderId, charge: 'standby' }, charge.total_pesos)
  await setChargePayment(ctx.db, charge, { status: 'PENDING', transaction: opened.transaction })
  return opened
}

export const startPayment = async (ctx: Ctx, orderId: string): Promise<Opened> => {
  const order = await orderFor(ctx, 'pay', orderId)
  const total = order.total_pesos ?? fail('payment.nothing_to_pay')
  const opened = await openAttempt(ctx, { orderId, charge: 'service' }, total)
  await updateOrder(ctx.db, orderId, { pay_transaction: opened.transaction, pay_status: 'PENDING' })
  await tell(ctx, { name: 'payment.started', orderId })
  return opened
}

const paidCodes = { service: 'order.already_paid', standby: 'standby.already_paid' } as const

/**
 * The form of one of the caller's own open attempts, unless another has paid meanwhile; nothing else is ever signed. Security TH1.
 * `visitedAt`: which of our addresses the browser is at; it comes back there.
 */
export const signAttempt = async (ctx: Ctx, transaction: string, visitedAt?: string) => {
  const attempt = await openAttemptOf(ctx.db, { clientId: ctx.actor.id, transaction, now: ctx.now })
  if (!attempt || !isPaymentCharge(attempt.charge)) return fail('payment.attempt_not_found')
  const { charge } = attempt
  if (await isPaidFor(ctx.db, { orderId: attempt.order_id, charge })) fail(paidCodes[charge])
  return ctx.providers.payment.form({
    orderId: attempt.order_id,
    charge,
    transaction: attempt.transaction,
    attemptedAt: attempt.attempted_at,
    amountPesos: attempt.amount_pesos,
    customerId: attempt.client_id,
    visitedAt,
  })
}

/** `orderPay`: the client's word about which attempt it was. It records an id and pays nothing. Security M9. */
export const recordOrderPay = async (
  ctx: Ctx,
  orderId: string,
  transaction: string,
): Promise<{ updated: true }> => {
  const order = await lockOrder(ctx.db, orderId)
  if (order?.client_id !== ctx.actor.id) return fail('order.not_found')
  const attempts = await lockAttemptsOf(ctx.db, { orderId, charge: 'service' })
  const isOurs = attempts.some((attempt) => attempt.transaction === transaction.toUpperCase())
  refuse(isOurs ? undefined : 'payment.attempt_not_found')
  await updateOrder(ctx.db, orderId, { order_pay: transaction.toUpperCase() })
  return { updated: true }
}

/** The attempt is over for us; money that comes of it after all still counts. */
const expireAttempt = async (
  ctx: OpenCtx,
  { id, order_id: orderId, charge }: Pick<AttemptRow, 'id' | 'order_id' | 'charge'>,
) => {
  // The order first, then its attempts: every act takes the two in this sequence.
  const order = await lockOrder(ctx.db, orderId)
  if (!order || !(await expireAttemptOf(ctx.db, id))) return
  await settleAttempt(ctx, order, { charge, outcome: 'EXPIRED', act: 'payment.expired' })
}

/** Attempts end by our own clock, since the gateway may never tell. Decisions §11. */
export const sweepAttempts = async (ctx: OpenCtx): Promise<void> => {
  for (const attempt of await attemptsOver(ctx.db, ctx.now))
    await ctx.inTransaction((db) => expireAttempt({ ...ctx, db }, attempt))
}
