import { typedAmountMaxPesos } from '@arriero/domain/money/money'
import { lettersMost } from '@arriero/domain/typed/limits'
import { cancellationCauses } from '@arriero/domain/orders/cancellations'
import { orderStatus } from '@arriero/domain/orders/orders'
import { carriers, clients, roles, treasurers } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery, manyOf } from '../lists/list.ts'
import { confirmErrors, ownProof } from '../people/own-account.ts'
import { created, idParams, idShape, instantShape, paragraph, pesosShape, says, updated } from '../shapes.ts'

const day = z.iso.date(says('input.invalid')).optional()

/** Spec §3 "Cancelled record", with what it cost and gave back. */
export const cancelledShape = z.object({
  _id: z.string(),
  /** Id of the service. */
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
  release: endpoint('POST /order/release/{_id}', {
    access: { roles: carriers },
    keyScope: 'orders.write',
    params: idParams,
    body: z.strictObject({ reason: paragraph(lettersMost.words, 'reason.required') }),
    reply: updated,
    errors: ['order.not_found', 'order.already_moving', 'order.in_position', 'order.cancelled'],
  }),
  close: endpoint('POST /order/close/{_id}', {
    access: { roles: ['administrator'] },
    params: idParams,
    body: z.strictObject({
      status: z.union([z.literal(orderStatus.finished), z.literal(orderStatus.cancelled)]),
      reason: paragraph(lettersMost.words, 'reason.required'),
      /** Before VAT, kept of what the client paid; 0 where it is closed as finished. */
      fee: z
        .number(says('fee.out_of_range'))
        .int(says('fee.out_of_range'))
        .min(0, says('fee.out_of_range'))
        .max(typedAmountMaxPesos, says('fee.out_of_range')),
      /** Password and code of the administrator who acts. */
      ...ownProof,
    }),
    reply: updated,
    transaction: 'own',
    errors: [
      'order.not_found',
      'order.not_running',
      'order.cancelled',
      'fee.exceeds_paid',
      'fee.not_for_finished',
      'fee.not_for_undriven',
      'order.never_driven',
      ...confirmErrors,
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
