import { clients, treasurers } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery, manyOf } from '../lists/list.ts'
import { idParams, idShape, instantShape, says } from '../shapes.ts'

/** What an attempt pays for. */
export const paymentCharges = ['service', 'standby'] as const
export type PaymentCharge = (typeof paymentCharges)[number]
export const isPaymentCharge = (text: string): text is PaymentCharge =>
  (paymentCharges as readonly string[]).includes(text)

/** What became of a notice: only `matched` ones move money, the others are kept as they came. Security M8. */
export const noticeVerdicts = ['matched', 'mismatch', 'unknown', 'forged', 'malformed'] as const
export type NoticeVerdict = (typeof noticeVerdicts)[number]

const day = z.iso.date(says('input.invalid')).optional()

const noticeShape = z.object({
  _id: z.string(),
  receivedAt: instantShape,
  verdict: z.enum(noticeVerdicts),
  /** What exactly was wrong: the field that differs, the kind of malformation. Null for matched ones. */
  reason: z.string().nullable(),
  /** The gateway's word as it stood in the notice; of a refused one nobody vouches for it. */
  status: z.string().nullable(),
  transaction: z.string().nullable(),
  orderId: z.string().nullable(),
  /** By the gateway's key: what is signed and still did not match is about money that came. */
  isSigned: z.boolean(),
})

export const payments = {
  start: endpoint('POST /order/pay', {
    access: { roles: clients },
    callsPerMinute: 20,
    body: z.strictObject({
      orderId: idShape,
      /** What is paid: the service itself, or waiting beyond its free hours. Decisions §16. */
      charge: z.enum(paymentCharges, says('input.invalid')).default('service'),
    }),
    reply: z.object({ transaction: z.string(), total: z.number(), expiresAt: z.string() }),
    errors: [
      'order.not_found',
      'order.already_paid',
      'order.cancelled',
      'payment.nothing_to_pay',
      'payment.window_closed',
      'standby.not_found',
      'standby.not_due',
      'standby.already_paid',
    ],
  }),
  sign: endpoint('POST /order/crypto', {
    isRead: true,
    access: { roles: clients },
    callsPerMinute: 20,
    body: z.strictObject({
      sign: z.string(says('input.invalid')).regex(/^[0-9A-Za-z]{6}$/, says('payment.attempt_not_found')),
    }),
    reply: z.object({ action: z.string(), fields: z.record(z.string(), z.string()), signature: z.string() }),
    errors: ['order.already_paid', 'standby.already_paid'],
  }),
  lost: endpoint('GET /payment/lost', {
    access: { roles: treasurers },
    query: listQuery(['-alertAt', 'alertAt']),
    reply: listOf(
      z.object({
        orderId: z.string(),
        status: z.number(),
        /** The gateway's word for the failure. */
        payStatus: z.string().nullable(),
        total: z.number(),
        alertAt: instantShape,
        client: z.object({ _id: z.string(), name: z.string() }),
        carrier: z.object({ _id: z.string(), name: z.string() }).nullable(),
      }),
    ),
  }),
  notices: endpoint('GET /payment/notices', {
    access: { roles: treasurers },
    query: listQuery(['-receivedAt', 'receivedAt']).extend({
      verdict: manyOf(z.enum(noticeVerdicts, says('input.invalid'))),
      status: manyOf(z.string().regex(/^[A-Z_]{1,40}$/, says('input.invalid'))),
      /** Only what the gateway signed and no attempt matches: it is somebody's to follow. */
      signed: z.enum(['true'], says('input.invalid')).optional(),
      /** A transaction of six characters, or how the id of a service ends. */
      attempt: z.string().trim().max(24).optional(),
      /** Days of Bogotá, both included. */
      from: day,
      to: day,
    }),
    reply: listOf(noticeShape),
  }),
  notice: endpoint('GET /payment/notice/{_id}', {
    access: { roles: treasurers },
    params: idParams,
    reply: noticeShape.extend({
      fields: z.record(z.string(), z.string()),
      amount: z.number().nullable(),
      charge: z.enum(paymentCharges).nullable(),
    }),
    errors: ['payment.notice_not_found'],
  }),
  notification: endpoint('POST /payment/notification', {
    access: 'gateway',
    isReserved: true,
    keyless: 'report',
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
