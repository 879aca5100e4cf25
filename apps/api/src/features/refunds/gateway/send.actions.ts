/** A person has money given back through the gateway; what goes over the line comes afterwards, in its own time. Security M12. */
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { gatewayDenial, sumDenial } from '@arriero/domain/money/gateway-refunds'
import { needsSecondPerson, secondPersonDenial } from '@arriero/domain/money/payouts'
import { beginDenial } from '@arriero/domain/money/refunds'
import type { Ctx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { fail, refuse } from '#app-error.ts'
import { record } from '#features/audit/audit.store.ts'
import { tellDesk, tellSecondPersons } from '#features/notifications/news/money-asked.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { lockedDue } from '../locked-due.ts'
import { refundOf } from '../refunds.store.ts'
import type { DueFacts } from '../refunds.views.ts'
import { askGateway, hastenLook } from './tries.store.ts'
import { lastRemedy, paymentBack, type PaymentBack } from './tries.views.ts'

type Payable = PaymentBack & { paymentId: string }

/** Why the gateway cannot give it back; undefined where it can. */
export const gatewayHold = async (ctx: Ctx, due: DueFacts): Promise<ErrorCode | undefined> => {
  const remedy = await lastRemedy(ctx.db, due.id)
  return gatewayDenial({
    isCaptured: due.isCaptured,
    paymentId: due.gatewayId,
    isOpen: ctx.providers.refunds !== null,
    lastRefusal: remedy && { remedy },
  })
}

/** Refuses what the gateway cannot give back, or what would be more than the payment brought. */
const payable = async (ctx: Ctx, due: DueFacts): Promise<Payable> => {
  refuse(await gatewayHold(ctx, due))
  const payment = await paymentBack(ctx.db, due.id)
  if (!payment || due.gatewayId === null) return fail('refund.gateway_unknown')
  refuse(sumDenial({ ...payment, amountPesos: due.amountPesos }))
  return { ...payment, paymentId: due.gatewayId }
}

/** `value`: what the screen showed. Above the setting the first press asks, another person's sends it. */
export const sendRefund = async (
  ctx: Ctx,
  id: string,
  value: number,
): Promise<{ state: 'confirming' | 'requested' }> => {
  const { due } = await lockedDue(ctx, id)
  const begun = await refundOf(ctx.db, id)
  refuse(beginDenial(begun, 'gateway'))
  if (value !== due.amountPesos) fail('refund.value_differs', 'value')
  const { attemptId, paymentId } = await payable(ctx, due)
  const isSecond = begun?.state === 'confirming'
  if (isSecond) refuse(secondPersonDenial(begun.asked_by, ctx.actor.id))
  const { secondPersonFromPesos } = await settingsInForce(ctx.db)
  const isConfirmed = isSecond || !needsSecondPerson(due.amountPesos, secondPersonFromPesos)
  const asked = isSecond ? { askedBy: begun.asked_by } : {}
  await askGateway(ctx, { ...due, attemptId, paymentId, isConfirmed, ...asked })
  const { orderId } = due
  await record(ctx, {
    act: isConfirmed ? 'refund.sent' : 'refund.asked',
    objectKind: 'refund',
    objectId: id,
    details: { orderId, value },
  })
  if (isConfirmed) await tell(ctx, { name: 'refund.started', orderId }, { details: { value } })
  else await tellSecondPersons(ctx, { what: 'refund', id, pesos: value })
  tellDesk(ctx, { what: 'refund', id })
  return { state: isConfirmed ? 'requested' : 'confirming' }
}

/** The next round asks the gateway; nothing is sent again. */
export const lookAtRefund = async (ctx: Ctx, id: string): Promise<{ updated: true }> => {
  await lockedDue(ctx, id)
  if (!(await hastenLook(ctx.db, id, ctx.now))) fail('refund.not_with_gateway')
  return { updated: true }
}
