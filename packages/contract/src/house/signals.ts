/** Signs of fraud, for administrators alone: what they rest on, who put them aside and why. docs/decisions/0073. */
import { signalKinds, signalStates } from '@arriero/domain/house/signals'
import { roles } from '@arriero/domain/people/roles'
import { lettersMost } from '@arriero/domain/typed/limits'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery, manyOf } from '../lists/list.ts'
import { idParams, idShape, instantShape, paragraph, pesosShape, says, updated } from '../shapes.ts'

const person = z.object({ _id: z.string(), name: z.string() })
const account = person.extend({ rol: z.enum(roles) })

const decision = z.object({ by: person, at: instantShape, note: z.string() })

const signalShape = z.object({
  _id: z.string(),
  kind: z.enum(signalKinds),
  state: z.enum(signalStates),
  /** The account it is about first; null where that one left. */
  about: account.nullable(),
  /** How many accounts it tells of. */
  accounts: z.number().int(),
  /** The service it is of. */
  orderId: z.string().nullable(),
  /** Money that it is about; 0 where it is about none. */
  stake: pesosShape,
  firstAt: instantShape,
  /** When the newest evidence came. */
  raisedAt: instantShape,
  /** Who put it aside last, when and why; null while it is open. */
  aside: decision.nullable(),
})
export type Signal = z.infer<typeof signalShape>

const evidence = z.object({
  _id: z.string(),
  /** When what it tells of happened. */
  at: instantShape,
  foundAt: instantShape,
  person: account.nullable(),
  vehicle: z.object({ _id: z.string(), licensePlate: z.string() }).nullable(),
  orderId: z.string().nullable(),
  /** The picture, where it is one. */
  image: z.string().nullable(),
  /** What of it is a figure or a short word. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type SignalEvidence = z.infer<typeof evidence>

const administrators = { roles: ['administrator'] } as const

export const signals = {
  all: endpoint('GET /signal/all', {
    access: administrators,
    query: listQuery(['-raisedAt', 'raisedAt']).extend({
      kind: manyOf(z.enum(signalKinds, says('input.invalid'))),
      state: z.enum(signalStates, says('input.invalid')).optional(),
      /** Only those that tell of this person, vehicle or service. */
      about: idShape.optional(),
    }),
    reply: listOf(signalShape),
  }),
  detail: endpoint('GET /signal/detail/{_id}', {
    access: administrators,
    params: idParams,
    reply: signalShape.extend({
      /** The newest first, a hundred at most. */
      evidence: z.array(evidence),
      evidenceCount: z.number().int(),
      /** Each time somebody put it aside, the newest first. */
      decisions: z.array(decision),
    }),
    errors: ['signal.not_found'],
  }),
  aside: endpoint('POST /signal/aside/{_id}', {
    access: administrators,
    params: idParams,
    body: z.strictObject({
      note: paragraph(lettersMost.signalNote, 'signal.note_required'),
      /** `raisedAt` as its reader saw it. */
      seenAt: z.iso.datetime(says('input.invalid')),
    }),
    reply: updated,
    errors: ['signal.not_found', 'signal.already_aside', 'signal.changed'],
  }),
}
