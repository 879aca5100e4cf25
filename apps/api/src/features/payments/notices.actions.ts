/** A signed notice arrives: verified, matched, recorded once, and the order's money put in order. Decisions §11, security M6–M11. */
import { isPaidState, type AttemptState } from '#providers/payment/attempt-state.ts'
import type { GatewayNotice } from '#providers/payment/port.ts'
import type { OpenCtx } from '#context.ts'
import { tell, type FinerAct } from '#effects/tell.ts'
import { lockOrder } from '#features/orders/orders.store.ts'
import { fail } from '#http/app-error.ts'
import {
  attemptOfNotice,
  insertNotice,
  lockAttemptsOf,
  setAttempt,
  type AttemptRow,
} from './payments.store.ts'
import { settleOrder } from './settle-order.ts'

const received = { received: true } as const

/** `20261121033000` → `2026-11-21`. */
const utcDayOf = (date: string) => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`

const readNotice = (ctx: OpenCtx, fields: Record<string, unknown>): GatewayNotice => {
  const reading = ctx.providers.payment.read(fields)
  if (reading.ok) return reading.notice
  ctx.log.warn({ event: 'payment.notice_refused', reason: reading.reason })
  return fail(reading.reason === 'signature' ? 'payment.notice_signature' : 'payment.notice_incomplete')
}

const findAttempt = async (ctx: OpenCtx, notice: GatewayNotice): Promise<AttemptRow> => {
  const key = {
    siteId: notice.siteId,
    utcDay: utcDayOf(notice.transactionDate),
    transaction: notice.transaction,
  }
  const attempt = await attemptOfNotice(ctx.db, key)
  if (attempt) return attempt
  ctx.log.warn({ event: 'payment.notice_refused', reason: 'unknown' })
  return fail('payment.notice_unknown')
}

const refuseMismatch = (ctx: OpenCtx, notice: GatewayNotice, attempt: AttemptRow): void => {
  const difference = ctx.providers.payment.matches(notice, {
    orderId: attempt.order_id,
    transaction: attempt.transaction,
    attemptedAt: attempt.attempted_at,
    amountPesos: attempt.amount_pesos,
    customerId: attempt.client_id,
  })
  if (!difference) return
  ctx.log.warn({
    event: 'payment.notice_refused',
    reason: `mismatch.${difference}`,
    orderId: attempt.order_id,
  })
  fail('payment.notice_mismatch')
}

/** The word the client's screen waits for. */
const outcomeOf = (state: AttemptState): string => {
  if (state === 'captured') return 'CAPTURED'
  if (state === 'authorised') return 'ACCEPTED'
  return state === 'attempted' || state === 'none' ? 'PENDING' : state
}

export const receiveNotice = async (
  ctx: OpenCtx,
  fields: Record<string, unknown>,
): Promise<typeof received> => {
  const notice = readNotice(ctx, fields)
  const known = await findAttempt(ctx, notice)
  refuseMismatch(ctx, notice, known)
  // The order first, then its attempts: every act takes the two in this sequence.
  const order = (await lockOrder(ctx.db, known.order_id)) ?? fail('payment.notice_unknown')
  const isNew = await insertNotice(ctx.db, {
    id: ctx.newId(),
    attemptId: known.id,
    receivedAt: ctx.now,
    verdict: 'matched',
    status: notice.status,
    gatewayUuid: notice.uuid ?? null,
    fields: notice.raw,
  })
  if (!isNew) return received
  const attempts = await lockAttemptsOf(ctx.db, order.id)
  const attempt = attempts.find(({ id }) => id === known.id) ?? known
  const state = ctx.providers.payment.nextState(attempt.state as AttemptState, notice)
  if (state === attempt.state) return received
  attempt.state = state
  await setAttempt(ctx.db, attempt.id, {
    state,
    gateway_status: notice.status,
    ...(state === 'attempted' ? {} : { is_open: false }),
  })
  await settleOrder(ctx, order, attempts)
  await tell(
    ctx,
    { name: 'payment.outcome', orderId: order.id, detail: outcomeOf(state) },
    { act: actOf(state) },
  )
  return received
}

const actOf = (state: AttemptState): FinerAct =>
  isPaidState(state) ? `payment.${state}` : state === 'attempted' ? 'payment.pending' : 'payment.failed'
