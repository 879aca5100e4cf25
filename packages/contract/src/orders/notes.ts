/** Notes that staff writes to each other about a service; nobody else reads them. docs/decisions/0067. */
import { callOutcomes } from '@arriero/domain/house/inbox'
import { mentionsMost } from '@arriero/domain/notes/notes'
import { roles, staff } from '@arriero/domain/people/roles'
import { lettersMost } from '@arriero/domain/typed/limits'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery } from '../lists/list.ts'
import { created, idParams, idShape, instantShape, paragraph, says, updated } from '../shapes.ts'

const person = z.object({ _id: z.string(), name: z.string() })
const mine = { roles: staff } as const

const noteShape = z.object({
  _id: z.string(),
  author: person,
  /** Null where it was taken back, or its words are gone; empty where a call says all. */
  text: z.string().nullable(),
  /** Of a call that was noted in the inbox: whom, and what came of it. */
  call: z.object({ called: z.string(), outcome: z.enum(callOutcomes) }).nullable(),
  createdAt: instantShape,
  /** When its author changed it last. */
  changedAt: instantShape.nullable(),
  removedAt: instantShape.nullable(),
  /** Whom it calls. */
  mentions: z.array(person),
  /** Until when the reader may change it or take it back; null where he may not. */
  changeableUntil: instantShape.nullable(),
  /** `inbox`: noted about what waited for staff, and changed by nobody. */
  from: z.enum(['service', 'inbox']),
})
export type OrderNote = z.infer<typeof noteShape>

const writing = z.strictObject({
  text: paragraph(lettersMost.orderNote, 'note.text_required'),
  /** Colleagues who are told that it calls them. */
  mentions: z.array(idShape).max(mentionsMost, says('note.too_many_mentions')).default([]),
})

export const notes = {
  all: endpoint('GET /note/all/{_id}', {
    access: mine,
    params: idParams,
    query: listQuery(['-createdAt']),
    reply: listOf(noteShape),
    errors: ['order.not_found'],
  }),
  colleagues: endpoint('GET /note/colleagues', {
    access: mine,
    reply: z.object({ items: z.array(person.extend({ rol: z.enum(roles) })) }),
  }),
  write: endpoint('POST /note/write/{_id}', {
    access: mine,
    params: idParams,
    body: writing,
    reply: created,
    errors: ['order.not_found', 'note.mention_unknown'],
  }),
  change: endpoint('POST /note/change/{_id}', {
    access: mine,
    params: idParams,
    body: writing,
    reply: updated,
    errors: ['note.not_found', 'note.too_late', 'note.mention_unknown'],
  }),
  /** Its author takes it back: that there was one stays, its words go. */
  remove: endpoint('DELETE /note/{_id}', {
    access: mine,
    params: idParams,
    reply: updated,
    errors: ['note.not_found', 'note.too_late'],
  }),
}
