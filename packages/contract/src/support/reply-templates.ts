/** Words that staff answers PQRs with again and again, with places that the case fills. docs/decisions/0074. */
import { staff } from '@arriero/domain/people/roles'
import { lettersMost } from '@arriero/domain/typed/limits'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { created, idParams, instantShape, line, paragraph, says, updated } from '../shapes.ts'
import { pqrTextMax } from './support.ts'

const templateShape = z.object({
  _id: z.string(),
  name: z.string(),
  body: z.string(),
  changedAt: instantShape,
  changedBy: z.object({ name: z.string() }),
})
export type ReplyTemplate = z.infer<typeof templateShape>

const writing = z.strictObject({
  name: line(lettersMost.label, 'name.required'),
  body: paragraph(pqrTextMax, 'reply_template.words_required'),
})

const administrators = { roles: ['administrator'] } as const

export const replyTemplates = {
  /** All of them, by name: few, and chosen from while one writes. */
  all: endpoint('GET /pqr/template', {
    access: { roles: staff },
    reply: z.object({ items: z.array(templateShape) }),
  }),
  create: endpoint('POST /pqr/template', {
    access: administrators,
    body: writing,
    reply: created,
    errors: ['reply_template.name_taken', 'reply_template.place_unknown', 'reply_template.too_many'],
  }),
  change: endpoint('POST /pqr/template/{_id}', {
    access: administrators,
    params: idParams,
    /** `seenAt`: when it was last changed for whoever changes it. */
    body: writing.extend({ seenAt: z.iso.datetime(says('input.invalid')) }),
    reply: updated,
    errors: [
      'reply_template.not_found',
      'reply_template.changed',
      'reply_template.name_taken',
      'reply_template.place_unknown',
    ],
  }),
  remove: endpoint('DELETE /pqr/template/{_id}', {
    access: administrators,
    params: idParams,
    reply: z.object({ removed: z.literal(true) }),
    errors: ['reply_template.not_found'],
  }),
}
