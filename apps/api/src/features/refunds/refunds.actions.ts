/** A client is paid back, by one person or two. Decisions §16, security M12. */
import { confirmDenial, needsSecondPerson } from '@arriero/domain/payouts'
import type { Ctx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { record } from '#features/audit/audit.store.ts'
import { postOrderMoney } from '#features/journal/post-order.ts'
import { tellDesk, tellSecondPersons } from '#features/notifications/money-asked.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { lockOrder } from '#features/orders/orders.store.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { fail, refuse } from '#http/app-error.ts'
import { confirmRefund, insertRefund, refundOf, removeRefund, type RefundRow } from './refunds.store.ts'
import { dueOf, type DueFacts } from './refunds.views.ts'
import { settleAgain } from './settle-again.ts'

/** The order first, as every act takes it: what is due may have gone meanwhile. */
const lockedDue = async (ctx: Ctx, id: string): Promise<{ due: DueFacts; order: OrderRow }> => {
  const { orderId } = (await dueOf(ctx.db, id)) ?? fail('refund.not_found')
  const order = (await lockOrder(ctx.db, orderId)) ?? fail('refund.not_found')
  return { due: (await dueOf(ctx.db, id)) ?? fail('refund.not_found'), order }
}

const confirm = async (ctx: Ctx, refund: RefundRow, reference: string): Promise<void> => {
  const asked = { reference: refund.reference, askedBy: refund.asked_by }
  const denial = confirmDenial(asked, { reference, actorId: ctx.actor.id })
  if (denial === 'payout.reference_differs') fail(denial, 'reference')
  refuse(denial)
  await confirmRefund(ctx, refund.id)
}

const ask = async (ctx: Ctx, due: DueFacts, reference: string): Promise<boolean> => {
  const { secondPersonFromPesos } = await settingsInForce(ctx.db)
  const isPaid = !needsSecondPerson(due.amountPesos, secondPersonFromPesos)
  await insertRefund(ctx, due, { reference, isPaid })
  return isPaid
}

export const payRefund = async (
  ctx: Ctx,
  id: string,
  reference: string,
): Promise<{ state: 'confirming' | 'paid' }> => {
  const { due } = await lockedDue(ctx, id)
  const begun = await refundOf(ctx.db, id)
  if (begun?.state === 'paid') fail('refund.already_paid')
  // Money that was only promised may still not come.
  if (!due.isCaptured) fail('refund.not_captured')
  if (begun) await confirm(ctx, begun, reference)
  const isPaid = begun !== undefined || (await ask(ctx, due, reference))
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

export const withdrawRefund = async (ctx: Ctx, id: string): Promise<{ updated: true }> => {
  const { due, order } = await lockedDue(ctx, id)
  const begun = await refundOf(ctx.db, id)
  if (begun?.state === 'paid') fail('refund.already_paid')
  if (!begun) return fail('refund.not_waiting')
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
