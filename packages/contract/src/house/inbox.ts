/** What waits for somebody of the staff, in one queue, ranked by the time left to the harm. Decisions §11–§18. */
import { callOutcomes, calledSides, inboxCauses, inboxKinds, inboxLevels } from '@arriero/domain/house/inbox'
import { roles, staff } from '@arriero/domain/people/roles'
import { lettersMost } from '@arriero/domain/typed/limits'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery, manyOf } from '../lists/list.ts'
import {
  created,
  idParams,
  idShape,
  instantShape,
  optionalParagraph,
  paragraph,
  pesosShape,
  says,
  updated,
} from '../shapes.ts'

const person = z.object({ _id: z.string(), name: z.string() })
const cause = z.enum(inboxCauses)

export const inboxItemShape = z.object({
  /** What it is of: of a service its id. */
  _id: z.string(),
  kind: z.enum(inboxKinds),
  /** The most urgent first. */
  causes: z.array(
    z.object({
      cause,
      /** What its remedy is about: the service, its payout, its refund, the request. */
      object: z.string(),
      since: instantShape,
      /** By when harm comes of it. */
      harmAt: instantShape,
      stake: pesosShape,
    }),
  ),
  level: z.enum(inboxLevels),
  since: instantShape,
  harmAt: instantShape,
  /** Money that it is about; 0 where it is about none. */
  stake: pesosShape,
  /** Of a service. */
  origin: z.string().nullable(),
  destination: z.string().nullable(),
  /** The service's client; else whoever it is about. */
  person: person.extend({ rol: z.enum(roles) }).nullable(),
  /** Of a mail: who wrote it, as it says itself, and about what. */
  mail: z.object({ from: z.string().nullable(), subject: z.string().nullable() }).nullable(),
  carrier: person.nullable(),
  owner: person.nullable(),
  snoozedUntil: instantShape.nullable(),
  notes: z.number().int(),
  /** Null where it is a call of which nothing else is said, or none. */
  lastNote: z.string().nullable(),
  /** What came of it, where the last note is a call. */
  lastCall: z.enum(callOutcomes).nullable(),
})
export type InboxItem = z.infer<typeof inboxItemShape>

const mine = { roles: staff } as const

export const inbox = {
  items: endpoint('GET /inbox/items', {
    access: mine,
    query: listQuery(['harmAt']).extend({
      cause: manyOf(cause),
      /** `mine`: the reader's; `free`: nobody's. Left out = whoever's. */
      owner: z.enum(['mine', 'free'], says('input.invalid')).optional(),
      /** What is put off instead of what is not. */
      shows: z.enum(['awake', 'asleep'], says('input.invalid')).default('awake'),
      /** Asks for this one only, put off or not. */
      id: idShape.optional(),
    }),
    reply: listOf(inboxItemShape).extend({
      /** How many there are of each cause that are not put off, whoever's they are. */
      counts: z.array(z.object({ cause, count: z.number().int() })),
      asleep: z.number().int(),
    }),
  }),
  take: endpoint('POST /inbox/take/{_id}', {
    access: mine,
    params: idParams,
    body: z.strictObject({
      /** Whose it was as the reader saw it. */
      seenOwner: idShape.nullable(),
      /** The reader's from now on, or nobody's. */
      isMine: z.boolean(says('input.invalid')),
    }),
    reply: updated,
    errors: ['inbox.not_found', 'inbox.taken'],
  }),
  snooze: endpoint('POST /inbox/snooze/{_id}', {
    access: mine,
    params: idParams,
    /** Null brings it back. */
    body: z.strictObject({ until: z.iso.datetime(says('input.invalid')).nullable() }),
    reply: updated,
    errors: ['inbox.not_found', 'inbox.snooze_invalid'],
  }),
  notes: endpoint('GET /inbox/notes/{_id}', {
    access: mine,
    params: idParams,
    query: listQuery(['-createdAt']),
    reply: listOf(
      z.object({
        _id: z.string(),
        author: person,
        /** Empty where a call says all. */
        text: z.string(),
        /** Of a call: whom, and what came of it. */
        call: z.object({ called: z.string(), outcome: z.enum(callOutcomes) }).nullable(),
        createdAt: instantShape,
      }),
    ),
    errors: ['inbox.not_found'],
  }),
  note: endpoint('POST /inbox/note/{_id}', {
    access: mine,
    params: idParams,
    body: z.strictObject({ text: paragraph(lettersMost.inboxNote, 'inbox.note_required') }),
    reply: created,
    errors: ['inbox.not_found'],
  }),
  /** That somebody was called about a service: noted, and told in its history to staff. */
  call: endpoint('POST /inbox/call/{_id}', {
    access: { roles: ['administrator'] },
    params: idParams,
    body: z.strictObject({
      called: z.enum(calledSides, says('input.invalid')),
      outcome: z.enum(callOutcomes, says('input.invalid')),
      text: optionalParagraph(lettersMost.inboxNote),
    }),
    reply: created,
    errors: ['order.not_found', 'inbox.nobody_to_call'],
  }),
}
