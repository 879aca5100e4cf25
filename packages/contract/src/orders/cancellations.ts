import { lettersMost } from '@arriero/domain/typed/limits'
import { cancellationCauses } from '@arriero/domain/orders/cancellations'
import { clients, roles, treasurers } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery, manyOf } from '../lists/list.ts'
import { created, idShape, instantShape, paragraph, pesosShape, says } from '../shapes.ts'

const day = z.iso.date(says('input.invalid')).optional()

/** Spec §3 "Cancelled record", with what it cost and gave back. */
export const cancelledShape = z.object({
  _id: z.string(),
  /** The service. */
  order: z.string(),
  origin: z.string(),
  destination: z.string(),
  dateCreateAt: instantShape,
  description: z.string(),
  cause: z.enum(cancellationCauses),
  /** Null where the service ended by itself. */
  user: z
    .object({ _id: z.string(), identification: z.string(), name: z.string(), rol: z.enum(roles) })
    .nullable(),
  fee: pesosShape,
  vat: pesosShape,
  refund: pesosShape,
  /** Of the policy, what was not given back. */
  insuranceKept: pesosShape,
})

export const cancellations = {
  preview: endpoint('GET /order/cancellation/client/{orderId}', {
    access: { roles: clients },
    keyScope: 'orders.read',
    params: z.object({ orderId: idShape }),
    reply: z.object({
      fee: z.number(),
      vat: z.number(),
      refund: z.number(),
      /** Of the policy, what would not be given back: fee + VAT + this + refund = what was paid. */
      insuranceKept: z.number(),
      freeUntil: z.string().nullable(),
    }),
    errors: ['order.not_found', 'order.already_moving', 'order.in_position', 'order.cancelled'],
  }),
  cancel: endpoint('POST /order/cancellation/client', {
    access: { roles: clients },
    keyScope: 'orders.write',
    body: z.strictObject({
      orderId: idShape,
      description: paragraph(lettersMost.words, 'cancellation.reason_required'),
      /** The fee, before its VAT, as the preview showed it; left out = 0. */
      acceptedFee: z.number(says('input.invalid')).int().min(0).default(0),
    }),
    reply: created,
    errors: [
      'order.not_found',
      'order.already_moving',
      'order.in_position',
      'order.cancelled',
      'cancellation.fee_changed',
    ],
  }),
  all: endpoint('GET /cancellation/all', {
    access: { roles: treasurers },
    query: listQuery(['-dateCreateAt', 'dateCreateAt']).extend({
      rol: manyOf(z.enum(roles)),
      cause: manyOf(z.enum(cancellationCauses)),
      /** Days of Bogotá, both included. */
      from: day,
      to: day,
    }),
    reply: listOf(cancelledShape),
  }),
}
