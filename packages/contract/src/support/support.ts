/** PQR: what people ask, complain of and claim, and what they are answered. Spec §3, decisions §17. */
import { roles, staff } from '@arriero/domain/people/roles'
import { lights } from '@arriero/domain/support/support'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { habeasDataRequests, pqrStatuses, pqrTypes } from '../es/support.ts'
import { listOf, listQuery, manyOf } from '../lists/list.ts'
import { created, idParams, idShape, instantShape, line, paragraph, says, updated } from '../shapes.ts'
import { caseShape } from './case-shapes.ts'
import { mailFileShape } from './mails.ts'

export const pqrSubjectMax = 120
export const pqrTextMax = 4000

const status = z.enum(pqrStatuses, says('pqr.status_required'))
const type = z.enum(pqrTypes, says('input.invalid'))
const habeasData = z.enum(habeasDataRequests, says('input.invalid'))
const yes = z.preprocess((value) => (value === 'true' ? true : value), z.literal(true))

const answer = z.object({ response: z.string(), status: z.enum(pqrStatuses), at: instantShape })

const ownPqrShape = z.object({
  _id: z.string(),
  /** What is read out on the telephone: `2026-000042`. */
  number: z.string(),
  type: z.enum(pqrTypes),
  /** Only where the type is `Habeas data`. */
  habeasData: z.enum(habeasDataRequests).nullable(),
  subject: z.string(),
  description: z.string(),
  /** The last answer. */
  response: z.string().nullable(),
  status: z.enum(pqrStatuses),
  createDate: instantShape,
  createUpdate: instantShape,
  userId: z.object({ _id: z.string(), name: z.string(), rol: z.enum(roles) }),
  orderId: z.string().nullable(),
  /** Last day to answer in Bogotá, `YYYY-MM-DD`. */
  dueOn: z.string(),
  /** Working days; negative when the term is over, null once it is solved. */
  daysLeft: z.number().nullable(),
  light: z.enum(lights).nullable(),
  /** Whether it was solved within its term; null while it is open. */
  isOnTime: z.boolean().nullable(),
  answers: z.array(answer),
})
const person = z.object({ _id: z.string(), name: z.string() })

/** What the person wrote after filing it, by mail. */
const reply = z.object({
  _id: z.string(),
  text: z.string(),
  at: instantShape,
  /** It was longer than what is kept. */
  isCut: z.boolean(),
  files: z.array(mailFileShape),
})
const ownDetailShape = ownPqrShape.extend({ replies: z.array(reply) })

export const staffPqrShape = ownPqrShape.extend({
  /** Who of the staff answers it; null while nobody has it. */
  assignee: person.nullable(),
  /** The person wrote since the last answer. */
  hasReply: z.boolean(),
  /** Who of the staff wrote it down for the person; null where he filed it himself. */
  filedBy: z.object({ name: z.string() }).nullable(),
  answers: z.array(answer.extend({ by: z.object({ name: z.string() }) })),
})

const otherPqr = z.object({
  _id: z.string(),
  number: z.string(),
  subject: z.string(),
  status: z.enum(pqrStatuses),
  createDate: instantShape,
})

/** What whoever answers needs at hand; only where one PQR is read. */
const deskPqrShape = staffPqrShape.extend({
  replies: z.array(reply.extend({ from: z.string().nullable() })),
  /** Null where the account has none any more. */
  cellPhone: z.string().nullable(),
  order: z
    .object({
      origin: z.string(),
      destination: z.string(),
      status: z.number(),
      reservationDate: instantShape,
    })
    .nullable(),
  /** The newest of the same person's other ones; those that the reader may read. */
  others: z.array(otherPqr),
  otherCount: z.number(),
})

const everyone = { roles, inValidation: true } as const
/** All staff, though accountancy may answer complaints only. */
const answering = { roles: staff } as const

const detail = endpoint('GET /pqr/detail/{_id}', {
  access: everyone,
  params: idParams,
  reply: { viewers: { staff: deskPqrShape, own: ownDetailShape } },
  errors: ['pqr.not_found'],
})

export const support = {
  create: endpoint('POST /pqr/create', {
    access: everyone,
    callsPerMinute: 20,
    errorKey: 'errors',
    body: z.strictObject({
      subject: line(pqrSubjectMax, 'pqr.subject_required'),
      description: paragraph(pqrTextMax, 'pqr.description_required'),
      type: type.default('Consulta'),
      habeasData: habeasData.optional(),
      orderId: idShape.optional(),
      userId: idShape.optional(),
      status: status.optional(),
    }),
    reply: created,
    errors: ['pqr.user_required', 'user.not_found', 'order.not_found'],
  }),
  all: endpoint('GET /pqr/all', {
    access: everyone,
    /** `urgency`: what is open by the day it is due, then what is solved. */
    query: listQuery(['-createDate', 'createDate', 'dueOn', '-dueOn', 'urgency']).extend({
      status: manyOf(status),
      type: manyOf(type),
      light: manyOf(z.enum(lights, says('input.invalid'))),
      userId: idShape.optional(),
      /** Only one's own, also for those who see all. */
      mine: yes.optional(),
      /** Whose work it is; for the desk alone. `mine`: the reader's; `free`: nobody's. */
      assignee: z.enum(['mine', 'free'], says('input.invalid')).optional(),
      /** Only where the person wrote since the last answer. */
      hasReply: yes.optional(),
    }),
    reply: { viewers: { staff: listOf(staffPqrShape), own: listOf(ownPqrShape) } },
  }),
  detail,
  update: endpoint('PUT /pqr/update/{_id}', {
    access: answering,
    params: idParams,
    sentBack: { reading: detail, guards: ['_id', 'createUpdate'] },
    body: z.strictObject({
      _id: idShape.optional(),
      response: paragraph(pqrTextMax, 'pqr.response_required'),
      status,
      /** As it was when it was read: an answer given meanwhile by somebody else is not written over. */
      createUpdate: z.iso.datetime(says('input.invalid')).optional(),
    }),
    reply: updated,
    errors: ['pqr.not_found', 'pqr.already_solved', 'pqr.changed', 'pqr.place_unfilled'],
  }),
  /** The person, his service, its money and what went out: what an answer needs at hand. */
  case: endpoint('GET /pqr/case/{_id}', {
    access: answering,
    params: idParams,
    reply: caseShape,
    errors: ['pqr.not_found'],
  }),
  /** Who of the staff may be given it. */
  assignees: endpoint('GET /pqr/assignees/{_id}', {
    access: answering,
    params: idParams,
    reply: z.object({ items: z.array(person.extend({ rol: z.enum(roles) })) }),
    errors: ['pqr.not_found'],
  }),
  assign: endpoint('POST /pqr/assign/{_id}', {
    access: answering,
    params: idParams,
    body: z.strictObject({
      /** Null: nobody's from now on. */
      assignee: idShape.nullable(),
      /** Whose it was for whoever gives it: what is taken meanwhile is not taken away. */
      seenAssignee: idShape.nullable(),
    }),
    reply: updated,
    errors: ['pqr.not_found', 'pqr.already_solved', 'pqr.taken', 'pqr.assignee_unknown'],
  }),
}
