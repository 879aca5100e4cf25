/** A client is paid back, by one person or two. Decisions §16, security M12. */
import { confirmDenial, needsSecondPerson } from '@arriero/domain/money/payouts'
import { beginDenial, referenceDenial, rejectionDenial, type RefundWay } from '@arriero/domain/money/refunds'
import type { Ctx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { record } from '#features/audit/audit.store.ts'
import { attachFiles } from '#features/files/files.actions.ts'
import { postOrderMoney } from '#features/journal/post-order.ts'
import { tellDesk, tellSecondPersons } from '#features/notifications/news/money-asked.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { fail, refuse } from '#app-error.ts'
import { settleOrder } from '#features/payments/settle-order.ts'
import { settleStandby } from '#features/payments/settle-standby.ts'
import { accountOf } from './accounts.store.ts'
import { lockedDue } from './locked-due.ts'
import {
  askRefund,
  confirmRefund,
  isReferenceUsed,
  refundOf,
  rejectRefundRow,
  removeRefund,
  type Paying,
  type RefundRow,
} from './refunds.store.ts'
import type { DueFacts } from './refunds.views.ts'

/**
 * What was begun to be paid back is kept out of its order's money. Once it is not paid back after all the order is settled as if
 * nobody had begun: it may count again, be due again, or be due no more. Security M6, M7. `order` is locked; `charge` is what
 * the payment was for, null where the money due was of none.
 */
const settleAgain = async (ctx: Ctx, order: OrderRow, charge: string | null): Promise<void> => {
  if (charge === null) return
  if (charge === 'standby') return settleStandby(ctx, order, 'PENDING')
  const { wasCounting, isCounting, payStatus: detail } = await settleOrder(ctx, order)
  if (wasCounting || !isCounting || detail === null) return
  const act = detail === 'CAPTURED' ? 'payment.captured' : 'payment.authorised'
  await tell(ctx, { name: 'payment.outcome', orderId: order.id, detail }, { act })
}

const confirm = async (ctx: Ctx, refund: RefundRow, { reference, evidence }: Paying): Promise<void> => {
  const asked = { reference: refund.reference, askedBy: refund.asked_by }
  const denial = confirmDenial(asked, { reference, actorId: ctx.actor.id })
  if (denial === 'payout.reference_differs') fail(denial, 'reference')
  refuse(denial)
  // One proof stands: a second is refused rather than lost.
  if (refund.evidence_id !== null && evidence !== undefined) fail('refund.evidence_given', 'evidence')
  await confirmRefund(ctx, refund, evidence)
}

/** Never the payment's own name, nor one that another movement has. */
const refuseReference = async (ctx: Ctx, due: DueFacts, reference: string): Promise<void> => {
  const isUsed = await isReferenceUsed(ctx.db, due.id, reference)
  const denial = referenceDenial({ reference, paymentNames: [due.transaction, due.gatewayId], isUsed })
  if (denial) fail(denial, 'reference')
}

/** To the account its client named, as it stood on the screen; else by whatever other means. */
const wayOf = async (ctx: Ctx, id: string, { accountGivenAt }: Paying): Promise<RefundWay> => {
  const given = (await accountOf(ctx.db, id))?.given
  const seenAt = accountGivenAt === undefined ? undefined : Date.parse(accountGivenAt)
  if (given?.at.getTime() !== seenAt) fail('refund.account_changed')
  return given ? 'transfer' : 'hand'
}

const ask = async (ctx: Ctx, due: DueFacts, paying: Paying): Promise<boolean> => {
  await refuseReference(ctx, due, paying.reference)
  const way = await wayOf(ctx, due.id, paying)
  const { secondPersonFromPesos } = await settingsInForce(ctx.db)
  const isPaid = !needsSecondPerson(due.amountPesos, secondPersonFromPesos)
  await askRefund(ctx, due, { ...paying, isPaid, way })
  return isPaid
}

export const payRefund = async (
  ctx: Ctx,
  id: string,
  paying: Paying,
): Promise<{ state: 'confirming' | 'paid' }> => {
  const { reference, evidence } = paying
  const { due } = await lockedDue(ctx, id)
  const begun = await refundOf(ctx.db, id)
  refuse(beginDenial(begun, 'hand'))
  // Money that was only promised may still not come.
  if (!due.isCaptured) fail('refund.not_captured')
  const isSecond = begun?.state === 'confirming'
  if (evidence !== undefined) await attachFiles(ctx, [evidence], { objectKind: 'refund', objectId: id })
  if (isSecond) await confirm(ctx, begun, paying)
  const isPaid = isSecond || (await ask(ctx, due, paying))
  const { orderId, amountPesos: value } = due
  await record(ctx, {
    act: isPaid ? 'refund.paid' : 'refund.asked',
    objectKind: 'refund',
    objectId: id,
    details: { orderId, value, reference },
  })
  if (isPaid) {
    await tell(ctx, { name: 'refund.paid', orderId }, { details: { value } })
    await postOrderMoney(ctx, orderId)
  } else await tellSecondPersons(ctx, { what: 'refund', id, pesos: value })
  tellDesk(ctx, { what: 'refund', id })
  return { state: isPaid ? 'paid' : 'confirming' }
}

/** The gateway or the bank sent it back: it is due again, its books are taken back, and its client is told. */
export const rejectRefund = async (ctx: Ctx, id: string, reason: string): Promise<{ updated: true }> => {
  const { due } = await lockedDue(ctx, id)
  const begun = await refundOf(ctx.db, id)
  refuse(rejectionDenial(begun?.state ?? 'due'))
  if (!begun) return fail('refund.not_paid')
  await rejectRefundRow(ctx, begun, reason)
  const { orderId, amountPesos: value } = due
  await record(ctx, {
    act: 'refund.rejected',
    objectKind: 'refund',
    objectId: id,
    details: { orderId, value, reference: begun.reference, reason },
  })
  await tell(ctx, { name: 'refund.rejected', orderId }, { details: { value } })
  await postOrderMoney(ctx, orderId)
  tellDesk(ctx, { what: 'refund', id })
  return { updated: true }
}

export const withdrawRefund = async (ctx: Ctx, id: string): Promise<{ updated: true }> => {
  const { due, order } = await lockedDue(ctx, id)
  const begun = await refundOf(ctx.db, id)
  if (begun?.state === 'paid') fail('refund.already_paid')
  if (begun?.state !== 'confirming') return fail('refund.not_waiting')
  await removeRefund(ctx.db, id)
  await record(ctx, {
    act: 'refund.withdrawn',
    objectKind: 'refund',
    objectId: id,
    details: { orderId: order.id, reference: begun.reference },
  })
  await settleAgain(ctx, order, due.charge)
  tellDesk(ctx, { what: 'refund', id })
  return { updated: true }
}
