/**
 * The state of an order's money as a function of the set of its attempts: at most one is applied, every other real
 * payment is due back, whatever came in which sequence. Security M6, M7, M10.
 */
import { payUntil } from '@arriero/domain/schedule'
import { isPaidState, isPaymentFailure, type AttemptState } from '#providers/payment/attempt-state.ts'
import type { OpenCtx } from '#context.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { updateOrder } from '#features/orders/orders.store.ts'
import { alertOfLoss, isOnTheRoad } from './lost-payment.ts'
import {
  dropRefundDue,
  dropSurplus,
  endOf,
  insertRefundDue,
  setAttempt,
  type AttemptRow,
  type RefundCause,
} from './payments.store.ts'

const stateOf = (attempt: AttemptRow) => attempt.state as AttemptState
const isMoney = (attempt: AttemptRow) => isPaidState(stateOf(attempt))

const isCancelled = (order: OrderRow) => order.status === 4

/** Paid = authorised (wire ACCEPTED) or captured (CAPTURED); an applied one that failed carries its failure. Decisions §11. */
const wireStatus = (attempt: AttemptRow): string => {
  if (!isMoney(attempt)) return attempt.state
  return stateOf(attempt) === 'captured' ? 'CAPTURED' : 'ACCEPTED'
}

const mayBePaid = (order: OrderRow) =>
  order.status >= 1 &&
  !isCancelled(order) &&
  (order.paid_at === null || isPaymentFailure(order.pay_status ?? ''))

const causeOf = (order: OrderRow, attempt: AttemptRow): RefundCause => {
  if (isCancelled(order)) return 'late'
  return attempt.amount_pesos === order.total_pesos ? 'duplicate' : 'amount_differs'
}

/** The payment that had counted failed after all. */
const unapply = async (ctx: OpenCtx, order: OrderRow, attempt: AttemptRow): Promise<void> => {
  attempt.is_applied = false
  await setAttempt(ctx.db, attempt.id, { is_applied: false })
  order.pay_status = attempt.state
  if (isOnTheRoad(order)) {
    await updateOrder(ctx.db, order.id, { pay_status: attempt.state })
    return
  }
  order.paid_at = null
  await updateOrder(ctx.db, order.id, {
    pay_status: attempt.state,
    paid_at: null,
    pay_until: payUntil(ctx.now, order.reservation_at),
  })
}

const apply = async (ctx: OpenCtx, order: OrderRow, attempt: AttemptRow): Promise<void> => {
  attempt.is_applied = true
  order.paid_at ??= ctx.now
  order.pay_status = wireStatus(attempt)
  await setAttempt(ctx.db, attempt.id, { is_applied: true })
  await updateOrder(ctx.db, order.id, {
    paid_at: order.paid_at,
    pay_status: order.pay_status,
    pay_transaction: attempt.transaction,
  })
}

/** Without an answer an attempt is pending only as long as it lasts. */
const standingOf = (attempt: AttemptRow, now: Date): string => {
  if (isPaymentFailure(attempt.state)) return attempt.state
  return isMoney(attempt) || attempt.expires_at > now ? 'PENDING' : 'EXPIRED'
}

/** Where no payment counts, the order shows how its newest attempt stands; on the road, what its payment was lost to. */
const showStanding = async (
  ctx: OpenCtx,
  order: OrderRow,
  attempts: readonly AttemptRow[],
): Promise<void> => {
  const shown =
    order.paid_at === null ? attempts.at(-1) : attempts.findLast(({ state }) => isPaymentFailure(state))
  if (!shown || attempts.some(({ is_applied }) => is_applied)) return
  const status = standingOf(shown, ctx.now)
  if (status !== order.pay_status) await updateOrder(ctx.db, order.id, { pay_status: status })
}

/** A service that ended gives back of the payment that counted what its record says. */
const refundOfApplied = async (ctx: OpenCtx, order: OrderRow, attempt: AttemptRow): Promise<void> => {
  const end = isCancelled(order) ? await endOf(ctx.db, order.id) : undefined
  if (!end) return dropSurplus(ctx.db, attempt.id)
  const { cause, refundPesos: amountPesos } = end
  const [id, attemptId] = [ctx.newId(), attempt.id]
  await insertRefundDue(ctx.db, { id, orderId: order.id, attemptId, cause, amountPesos, createdAt: ctx.now })
}

/** `order` and all its `attempts` are locked; both are brought up to date here too. */
export const settleOrder = async (ctx: OpenCtx, order: OrderRow, attempts: AttemptRow[]): Promise<void> => {
  const lost = attempts.find((attempt) => attempt.is_applied && !isMoney(attempt))
  if (lost && !isCancelled(order)) await unapply(ctx, order, lost)
  const applied = attempts.find((attempt) => attempt.is_applied)
  if (applied && order.pay_status !== wireStatus(applied)) {
    order.pay_status = wireStatus(applied)
    await updateOrder(ctx.db, order.id, { pay_status: order.pay_status })
  }
  const candidate = attempts.find((attempt) => isMoney(attempt) && attempt.amount_pesos === order.total_pesos)
  if (!applied && candidate && mayBePaid(order)) await apply(ctx, order, candidate)
  await showStanding(ctx, order, attempts)
  await alertOfLoss(
    ctx,
    order,
    attempts.some((attempt) => attempt.is_applied && isMoney(attempt)),
  )
  for (const attempt of attempts) {
    if (!isMoney(attempt)) await dropRefundDue(ctx.db, attempt.id)
    else if (attempt.is_applied) await refundOfApplied(ctx, order, attempt)
    else await refundDue(ctx, order, attempt)
  }
}

const refundDue = (ctx: OpenCtx, order: OrderRow, attempt: AttemptRow) =>
  insertRefundDue(ctx.db, {
    id: ctx.newId(),
    orderId: order.id,
    attemptId: attempt.id,
    cause: causeOf(order, attempt),
    amountPesos: attempt.amount_pesos,
    createdAt: ctx.now,
  })
