import { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import { isCarrierRole } from '@arriero/domain/people/roles'
import type { Ctx } from '#context.ts'
import { moveDate } from '#features/offers/move-date.actions.ts'
import { assignOrder } from '#features/orders/assignment/assignment.actions.ts'
import { viewOrder } from '#features/orders/orders.views.ts'
import { fail } from '#app-error.ts'
import { serve, serveFound, serveSentBack, type Served } from '#http/serve.ts'
import { receiveNotice } from './notices.actions.ts'
import { noticeDetail, noticesPage, lostPayments } from './payments.views.ts'
import { recordOrderPay, signAttempt, startPayment, startStandbyPayment } from './payments.actions.ts'

type Update = InputOf<typeof api.orders.update>['body']

/** One path of the specification for three acts, each with its own role. */
const updateOrder = (ctx: Ctx, orderId: string, body: Update) => {
  const isCarrier = isCarrierRole(ctx.actor.role)
  if ('driverId' in body) {
    if (!isCarrier) return fail('auth.role_refused')
    const { driverId, vehicleId, reason, was } = body
    return assignOrder(ctx, orderId, {
      driverId,
      vehicleId,
      reason,
      was,
      isConfirmed: body.confirmed ?? false,
    })
  }
  if (isCarrier) return fail('auth.role_refused')
  if ('orderPay' in body) return recordOrderPay(ctx, orderId, body.orderPay)
  return moveDate(ctx, orderId, { date: body.reservationDate, hour: body.hourService })
}

/** Only its client and its carrier change anything of it. */
const ownOrder = (seen: Awaited<ReturnType<typeof viewOrder>>) =>
  seen?.viewer === 'client' || seen?.viewer === 'carrier' ? seen : undefined

export const paymentsRoutes: Served[] = [
  serveSentBack(
    api.orders.update,
    { read: async (ctx, { params }) => ownOrder(await viewOrder(ctx, params._id)), mayWrite: () => true },
    (ctx, { params, body }) => updateOrder(ctx, params._id, body),
  ),
  serve(api.payments.start, (ctx, { body: { orderId, charge } }) =>
    charge === 'standby' ? startStandbyPayment(ctx, orderId) : startPayment(ctx, orderId),
  ),
  serve(api.payments.sign, (ctx, { body }, { visitedAt }) => signAttempt(ctx, body.sign, visitedAt)),
  serve(api.payments.lost, (ctx, { query }) => lostPayments(ctx, query)),
  serve(api.payments.notices, (ctx, { query }) => noticesPage(ctx, query)),
  serveFound(api.payments.notice, 'payment.notice_not_found', (ctx, { params }) =>
    noticeDetail(ctx, params._id),
  ),
  serve(api.payments.notification, (ctx, { body }) => receiveNotice(ctx, body)),
]
