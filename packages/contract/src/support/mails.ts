/** Mails that came in and joined no PQR: somebody of the desk looks at each. docs/decisions/0074. */
import { desk } from '@arriero/domain/people/roles'
import { mailReasons, mailStates } from '@arriero/domain/support/mailbox'
import { lettersMost } from '@arriero/domain/typed/limits'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { pqrTypes } from '../es/support.ts'
import { listOf, listQuery, manyOf } from '../lists/list.ts'
import { created, idParams, idShape, instantShape, line, says, updated } from '../shapes.ts'

const mine = { roles: desk } as const
const person = z.object({ _id: z.string(), name: z.string() })
const pqr = z.object({ _id: z.string(), number: z.string() })

/** Of what came with it: kept as a file, or why not. */
export const mailFileShape = z.object({
  name: z.string(),
  /** Null where it was not kept. */
  url: z.string().nullable(),
  /** The refusal's sentence; null where it was kept. */
  refusal: z.string().nullable(),
})

const mailShape = z.object({
  _id: z.string(),
  receivedAt: instantShape,
  from: z.string(),
  fromName: z.string().nullable(),
  subject: z.string(),
  /** Without what its program quoted; null once its time is over. */
  text: z.string().nullable(),
  /** It was longer than what is kept. */
  isCut: z.boolean(),
  files: z.array(mailFileShape),
  state: z.enum(mailStates),
  reason: z.enum(mailReasons),
  /** Whose address it came from, as far as accounts know. */
  account: person.nullable(),
  /** The request that its token names; or the one it became part of. */
  pqr: pqr.nullable(),
  settledBy: person.nullable(),
  settledAt: instantShape.nullable(),
})
export type IncomingMail = z.infer<typeof mailShape>

export const mails = {
  all: endpoint('GET /pqr/mail', {
    access: mine,
    query: listQuery(['-receivedAt', 'receivedAt']).extend({
      state: manyOf(z.enum(mailStates, says('input.invalid'))),
      reason: manyOf(z.enum(mailReasons, says('input.invalid'))),
      /** Asks for this one only. */
      id: idShape.optional(),
    }),
    reply: listOf(mailShape),
  }),
  /** It becomes what its sender wrote in this PQR, by the number that is read out. */
  join: endpoint('POST /pqr/mail/join/{_id}', {
    access: mine,
    params: idParams,
    body: z.strictObject({ number: line(lettersMost.requestNumber, 'mail.request_required') }),
    reply: updated,
    errors: ['mail.not_found', 'mail.already_settled', 'pqr.not_found', 'pqr.already_solved'],
  }),
  /** It becomes a PQR of its own, of whom it is; its legal term runs from when it came in. */
  file: endpoint('POST /pqr/mail/file/{_id}', {
    access: mine,
    params: idParams,
    body: z.strictObject({
      userId: idShape,
      type: z.enum(pqrTypes, says('input.invalid')).default('Consulta'),
    }),
    reply: created,
    errors: ['mail.not_found', 'mail.already_settled', 'user.not_found'],
  }),
  /** It is nobody's business here; `isDiscarded` false brings it back. */
  discard: endpoint('POST /pqr/mail/discard/{_id}', {
    access: mine,
    params: idParams,
    body: z.strictObject({ isDiscarded: z.boolean(says('input.invalid')) }),
    reply: updated,
    errors: ['mail.not_found', 'mail.already_settled'],
  }),
}
