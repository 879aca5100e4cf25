/** Being told by WhatsApp: offered by this house or not, and agreed to on the telephone itself. Decisions §17. */
import { lettersMost } from '@arriero/domain/typed/limits'
import { roles } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instantShape, says, updated } from '../shapes.ts'

const access = { roles, inValidation: true } as const

export const whatsapp = {
  own: endpoint('GET /user/whatsapp', {
    access,
    reply: z.object({
      /** False where this house sends none. */
      isOffered: z.boolean(),
      /** The number of his account, E.164; null where it is no mobile one. */
      number: z.string().nullable(),
      /** Since when he agrees; null where he does not, or his number is another one by now. */
      since: instantShape.nullable(),
      /** Until when the code that was sent counts; null where none waits. */
      codeUntil: instantShape.nullable(),
      /** Of the words he agrees to with the code. */
      version: z.string(),
    }),
  }),
  ask: endpoint('POST /user/whatsapp', {
    access,
    callsPerMinute: 10,
    body: z.strictObject({}),
    reply: z.object({ updated: z.literal(true), codeUntil: instantShape }),
    errors: ['whatsapp.no_mobile', 'whatsapp.not_offered', 'whatsapp.too_many_codes'],
  }),
  confirm: endpoint('PUT /user/whatsapp', {
    access,
    callsPerMinute: 20,
    body: z.strictObject({
      code: z
        .string(says('whatsapp.code_required'))
        .trim()
        .min(1, says('whatsapp.code_required'))
        .max(lettersMost.code, says('whatsapp.code_wrong')),
      /** Version of the consent words that were shown. */
      version: z.string(says('input.invalid')).regex(/^[0-9a-z.-]{1,40}$/, says('input.invalid')),
    }),
    reply: updated,
    errors: ['consent.version_outdated'],
  }),
  end: endpoint('DELETE /user/whatsapp', {
    access,
    reply: updated,
  }),
}
