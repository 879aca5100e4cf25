import { clients } from '@arriero/domain/roles'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { listOf, listQuery } from './list.ts'
import { idShape, instantShape, says } from './shapes.ts'

export const payments = {
  start: endpoint({
    method: 'POST',
    path: '/order/pay',
    summary: 'Open a payment attempt for a service; the server computes the amount.',
    access: { roles: clients },
    callsPerMinute: 20,
    body: z.strictObject({ orderId: idShape }),
    reply: z.object({ transaction: z.string(), total: z.number(), expiresAt: z.string() }),
    errors: [
      'order.not_found',
      'order.already_paid',
      'order.cancelled',
      'payment.nothing_to_pay',
      'payment.window_closed',
    ],
  }),
  sign: endpoint({
    method: 'POST',
    path: '/order/crypto',
    isRead: true,
    summary: "The gateway form of one of the caller's own open attempts; nothing else is signed.",
    access: { roles: clients },
    callsPerMinute: 20,
    body: z.strictObject({
      sign: z.string(says('input.invalid')).regex(/^[0-9A-Za-z]{6}$/, says('payment.attempt_not_found')),
    }),
    reply: z.object({ action: z.string(), fields: z.record(z.string(), z.string()), signature: z.string() }),
    errors: ['payment.attempt_not_found'],
  }),
  lost: endpoint({
    method: 'GET',
    path: '/payment/lost',
    summary:
      'Services whose payment failed when they were already on their way: accountancy decides, nothing is paid out.',
    access: { roles: ['administrator', 'accountancy'] },
    query: listQuery(['-alertAt', 'alertAt']),
    reply: listOf(
      z.object({
        orderId: z.string(),
        status: z.number(),
        /** The failing word of the gateway. */
        payStatus: z.string().nullable(),
        total: z.number(),
        alertAt: instantShape,
        client: z.object({ _id: z.string(), name: z.string() }),
        carrier: z.object({ _id: z.string(), name: z.string() }).nullable(),
      }),
    ),
    errors: [],
  }),
  notification: endpoint({
    method: 'POST',
    path: '/payment/notification',
    summary: 'The signed notice of the gateway. Only this changes the state of a payment.',
    access: 'gateway',
    takes: 'form',
    bodyLimitBytes: 64_000,
    body: z.record(z.string(), z.unknown()),
    reply: z.object({ received: z.literal(true) }),
    errors: [
      'payment.notice_signature',
      'payment.notice_incomplete',
      'payment.notice_unknown',
      'payment.notice_mismatch',
    ],
  }),
}
