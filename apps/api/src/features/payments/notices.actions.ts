/** A signed notice arrives: verified, matched, recorded once, and the order's money put in order. Decisions §11, security M6–M11. */
import { isPaidState, wireStatus, type AttemptState } from '@arriero/domain/money/payment-attempts'
import type { GatewayNotice } from '#providers/payment/port.ts'
import type { OpenCtx } from '#context.ts'
import type { FinerAct } from '@arriero/domain/orders/order-events'
import { lockOrder } from '#features/orders/orders.store.ts'
import { fail } from '#app-error.ts'
import { insertNotice } from './notices.store.ts'
import { attemptOfNotice, lockAttempt, setAttempt, type AttemptRow } from './payments.store.ts'
import { refuseNotice } from './refused-notice.ts'
import { settleAttempt } from './settle-attempt.ts'

const received = { received: true } as const

type Fields = Record<string, unknown>
type Matched = { notice: GatewayNotice; attempt: AttemptRow }

/** `20261121033000` → `2026-11-21`. */
const utcDayOf = (date: string) => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`

const readNotice = async (ctx: OpenCtx, fields: Fields): Promise<GatewayNotice> => {
  const reading = ctx.providers.payment.read(fields)
  if (reading.ok) return reading.notice
  const { reason, isSigned = false } = reading
  return reason === 'signature'
    ? refuseNotice(ctx, fields, { code: 'payment.notice_signature', verdict: 'forged', reason, isSigned })
    : refuseNotice(ctx, fields, { code: 'payment.notice_incomplete', verdict: 'malformed', reason, isSigned })
}

const matchNotice = async (ctx: OpenCtx, fields: Fields): Promise<Matched> => {
  const notice = await readNotice(ctx, fields)
  const { siteId, transaction } = notice
  const attempt = await attemptOfNotice(ctx.db, {
    siteId,
    transaction,
    utcDay: utcDayOf(notice.transactionDate),
  })
  if (!attempt)
    return refuseNotice(ctx, fields, {
      code: 'payment.notice_unknown',
      verdict: 'unknown',
      reason: 'unknown',
      isSigned: true,
    })
  const difference = ctx.providers.payment.matches(notice, {
    orderId: attempt.order_id,
    transaction: attempt.transaction,
    attemptedAt: attempt.attempted_at,
    amountPesos: attempt.amount_pesos,
    customerId: attempt.client_id,
  })
  if (!difference) return { notice, attempt }
  return refuseNotice(ctx, fields, {
    code: 'payment.notice_mismatch',
    verdict: 'mismatch',
    reason: difference,
    isSigned: true,
    attemptId: attempt.id,
  })
}

/** The word the client's screen waits for. */
const outcomeOf = (state: AttemptState): string =>
  state === 'attempted' || state === 'none' ? 'PENDING' : wireStatus(state)

const actOf = (state: AttemptState): FinerAct =>
  isPaidState(state) ? `payment.${state}` : state === 'attempted' ? 'payment.pending' : 'payment.failed'

export const receiveNotice = async (ctx: OpenCtx, fields: Fields): Promise<typeof received> => {
  const { notice, attempt: known } = await matchNotice(ctx, fields)
  // The order first, then its attempts: every act takes the two in this sequence.
  const order = (await lockOrder(ctx.db, known.order_id)) ?? fail('payment.notice_unknown')
  const isNew = await insertNotice(ctx.db, {
    id: ctx.newId(),
    attemptId: known.id,
    receivedAt: ctx.now,
    verdict: 'matched',
    status: notice.status,
    gatewayUuid: notice.uuid ?? null,
    claimedTransaction: known.transaction,
    claimedOrder: known.order_id,
    fields: notice.raw,
  })
  if (!isNew) return received
  const attempt = await lockAttempt(ctx.db, known.id)
  const state = ctx.providers.payment.nextState(attempt.state, notice)
  if (state === attempt.state) return received
  await setAttempt(ctx.db, attempt.id, {
    state,
    gateway_status: notice.status,
    ...(state === 'attempted' ? {} : { is_open: false }),
  })
  await settleAttempt(ctx, order, {
    charge: attempt.charge,
    outcome: outcomeOf(state),
    act: actOf(state),
  })
  return received
}
