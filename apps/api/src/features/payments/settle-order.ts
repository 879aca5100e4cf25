/**
 * The state of an order's money as a function of the set of its attempts: at most one is applied, every other real
 * payment is due back, whatever came in which sequence. Security M6, M7, M10.
 */
import { orderStatus } from '@arriero/domain/orders'
import { payUntil } from '@arriero/domain/schedule'
import { isPaymentFailure } from '#providers/payment/attempt-state.ts'
import type { OpenCtx } from '#context.ts'
import { postOrderMoney } from '#features/journal/post-order.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { updateOrder } from '#features/orders/orders.store.ts'
import { isCounting, isMoney, standingOf, wireStatus } from './attempt-standing.ts'
import { alertOfLoss, isOnTheRoad } from './lost-payment.ts'
import {
  dropRefundDue,
  dropSurplus,
  endOf,
  givenBackOf,
  insertRefundDue,
  setAttempt,
  type AttemptRow,
  type RefundCause,
} from './payments.store.ts'
import { unsoldPremiumOf } from './unsold-premium.ts'

const isCancelled = (order: OrderRow) => order.status === orderStatus.cancelled

/** Asked where nothing counts: so it is on the road too, once what had counted was lost. */
const mayBePaid = (order: OrderRow) => order.status >= orderStatus.assigned && !isCancelled(order)

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

/** The newest; on the road what its payment was lost to, until it is tried again. */
const shownOf = (order: OrderRow, attempts: readonly AttemptRow[]): AttemptRow | undefined => {
  const newest = attempts.at(-1)
  const { paid_at: paidAt, payment_lost_at: lostAt } = order
  const isTriedAgain = newest && lostAt && newest.attempted_at >= lostAt
  if (paidAt === null || isTriedAgain) return newest
  return attempts.findLast(({ state }) => isPaymentFailure(state))
}

/** Where no payment counts, the order shows how one of its attempts stands. */
const showStanding = async (
  ctx: OpenCtx,
  order: OrderRow,
  attempts: readonly AttemptRow[],
): Promise<void> => {
  const shown = shownOf(order, attempts)
  if (!shown || attempts.some(({ is_applied }) => is_applied)) return
  const status = standingOf(shown, ctx.now)
  if (status !== order.pay_status) await updateOrder(ctx.db, order.id, { pay_status: status })
}

/** What of the payment that counted had been for a policy nobody sold. */
const refundOfPremium = async (ctx: OpenCtx, order: OrderRow, attempt: AttemptRow): Promise<void> => {
  const amountPesos = await unsoldPremiumOf(ctx.db, order)
  const due = { id: ctx.newId(), orderId: order.id, attemptId: attempt.id, createdAt: ctx.now }
  await insertRefundDue(ctx.db, { ...due, cause: 'insurance', amountPesos })
}

/** A service that ended gives back of the payment that counted what its record says. */
const refundOfApplied = async (ctx: OpenCtx, order: OrderRow, attempt: AttemptRow): Promise<void> => {
  await refundOfPremium(ctx, order, attempt)
  const end = isCancelled(order) ? await endOf(ctx.db, order.id) : undefined
  if (!end) return dropSurplus(ctx.db, attempt.id)
  const { cause, refundPesos: amountPesos } = end
  const [id, attemptId] = [ctx.newId(), attempt.id]
  await insertRefundDue(ctx.db, { id, orderId: order.id, attemptId, cause, amountPesos, createdAt: ctx.now })
}

/** The first that is money for just the total, and was not given back. */
const candidateOf = async (ctx: OpenCtx, order: OrderRow, attempts: readonly AttemptRow[]) => {
  const givenBack = await givenBackOf(ctx.db, order.id)
  return attempts.find(
    (attempt) => isMoney(attempt) && attempt.amount_pesos === order.total_pesos && !givenBack.has(attempt.id),
  )
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
  const candidate = applied ? undefined : await candidateOf(ctx, order, attempts)
  if (candidate && mayBePaid(order)) await apply(ctx, order, candidate)
  await showStanding(ctx, order, attempts)
  await alertOfLoss(ctx, order, attempts.some(isCounting))
  for (const attempt of attempts) {
    if (!isMoney(attempt)) await dropRefundDue(ctx.db, attempt.id)
    else if (attempt.is_applied) await refundOfApplied(ctx, order, attempt)
    else await refundDue(ctx, order, attempt)
  }
  await postOrderMoney(ctx, order.id)
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
