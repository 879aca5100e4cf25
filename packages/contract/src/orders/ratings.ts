import { lettersMost } from '@arriero/domain/typed/limits'
import { carriers, clients } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { created, idShape, optionalParagraph, says } from '../shapes.ts'

export const ratings = {
  create: endpoint('POST /calification/create/backoffice', {
    access: { roles: [...clients, ...carriers] },
    body: z.strictObject({
      _id: idShape,
      calification: z
        .number(says('rating.required'))
        .int(says('rating.required'))
        .min(1, says('rating.required'))
        .max(5, says('rating.required')),
      description: optionalParagraph(lettersMost.words),
    }),
    reply: created,
    errors: ['order.not_found', 'order.not_finished', 'rating.already_given', 'order.cancelled'],
  }),
}
