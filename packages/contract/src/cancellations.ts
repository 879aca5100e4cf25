import { clients } from '@arriero/domain/roles'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { created, idShape, line, says } from './shapes.ts'

export const cancellations = {
  preview: endpoint({
    method: 'GET',
    path: '/order/cancellation/client/{orderId}',
    summary: 'What cancelling now would cost, and until when it is free.',
    access: { roles: clients },
    params: z.object({ orderId: idShape }),
    reply: z.object({
      fee: z.number(),
      vat: z.number(),
      refund: z.number(),
      freeUntil: z.string().nullable(),
    }),
    errors: ['order.not_found', 'order.already_moving', 'order.in_position', 'order.cancelled'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/order/cancellation/client',
    summary: 'The client cancels his service; refused when the fee has grown past what he accepted.',
    access: { roles: clients },
    body: z.strictObject({
      orderId: idShape,
      description: line(500, 'cancellation.reason_required'),
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
}
