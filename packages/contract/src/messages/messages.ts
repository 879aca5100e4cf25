/** The conversation of a service between client, carrier, driver and, where a PQR is open, the house's staff. docs/decisions/0056. */
import { errorCodes } from '@arriero/domain/errors/errors'
import { threadParts } from '@arriero/domain/messages/threads'
import { plainWords } from '@arriero/domain/messages/plain-words'
import { carriers, clients, operators, staff } from '@arriero/domain/people/roles'
import { lettersMost, picturesMost } from '@arriero/domain/typed/limits'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery } from '../lists/list.ts'
import { idParams, idShape, instantShape, pointInput, says, updated } from '../shapes.ts'

/** Parties of services: each reads those he is part of. */
const parties = [...new Set([...clients, ...carriers, ...operators])]
const everyone = { roles: [...parties, ...staff] } as const
const refusals = ['order.not_found', 'message.not_assigned', 'message.request_required'] as const
const readRefusals = [...refusals, 'message.not_opened'] as const

const isWithin = (text: string) => [...text].length <= lettersMost.message

/** What a person writes, without what would make a page lie; nothing is cut. */
const words = z
  .string(says('message.empty'))
  .refine((text) => text.isWellFormed(), says('input.invalid'))
  .transform(plainWords)
  .refine(isWithin, says('message.too_long'))

const part = z.enum(threadParts)

const messageShape = z.object({
  _id: z.string(),
  /** Counts up in the conversation, from 1. */
  position: z.number().int(),
  /** `notice`: told by the house, such as that staff reads along. */
  kind: z.enum(['words', 'notice']),
  part,
  /** Null of staff: to both sides it is the house that speaks. */
  name: z.string().nullable(),
  isMine: z.boolean(),
  /** As its writer's browser named it; null for everybody else. */
  clientId: z.string().nullable(),
  text: z.string().nullable(),
  images: z.array(z.string()),
  place: z.object({ latitude: z.number(), longitude: z.number(), name: z.string() }).nullable(),
  /** Something was hidden in it: before the payment nobody is given a telephone, an e-mail or an account. */
  isMasked: z.boolean(),
  /** Its words, photos and place are gone: its time is over, or its writer left. */
  isErased: z.boolean(),
  /** When it arrived. */
  at: instantShape,
  /** When it was written, by the phone it waited in. */
  writtenAt: instantShape,
  /** Of a notice: the number of the PQR for which staff reads. */
  request: z.string().nullable(),
})

/** How far somebody has read. */
const readShape = z.object({ part, name: z.string().nullable(), position: z.number().int() })

const threadShape = z.object({
  orderId: z.string(),
  origin: z.string(),
  destination: z.string(),
  reservationDate: instantShape,
  /** `former`: he drove it once. */
  reader: z.enum([...threadParts, 'former']),
  /** Who is in it besides the reader. */
  people: z.array(z.object({ part, name: z.string() })),
  /** Why nothing can be written now; null where it can. */
  denial: z.enum(errorCodes).nullable(),
  /** Set once the service ended. */
  writableUntil: instantShape.nullable(),
  /** Contacts are hidden until it is paid. */
  hidesContacts: z.boolean(),
  /** A PQR about the service is open: as long as it is, staff may read. */
  isOpenToStaff: z.boolean(),
  unread: z.number().int(),
  readPosition: z.number().int(),
  lastPosition: z.number().int(),
  /** Of the others. */
  reads: z.array(readShape),
})

/** Told live: what is new in a conversation, as its hearer reads it. */
export const threadNewsShape = z.object({
  orderId: z.string(),
  messages: z.array(messageShape),
  unread: z.number().int(),
  readPosition: z.number().int(),
  reads: z.array(readShape),
})

const unreadShape = z.object({
  orderId: z.string(),
  origin: z.string(),
  destination: z.string(),
  unread: z.number().int(),
  /** Of the newest one. */
  part,
  name: z.string().nullable(),
  text: z.string().nullable(),
  at: instantShape,
})

const uuid = z.uuid(says('input.invalid'))

export const messages = {
  thread: endpoint('GET /message/thread/{_id}', {
    access: everyone,
    params: idParams,
    reply: threadShape,
    errors: readRefusals,
  }),
  /** Newest first. */
  all: endpoint('GET /message/all/{_id}', {
    access: everyone,
    params: idParams,
    query: listQuery(['-position', 'position']),
    reply: listOf(messageShape),
    errors: readRefusals,
  }),
  send: endpoint('POST /message/send/{_id}', {
    access: everyone,
    callsPerMinute: 60,
    params: idParams,
    body: z
      .strictObject({
        /** Made by the browser: the same one again is the same message. */
        clientId: uuid,
        text: words.optional(),
        images: z
          .array(idShape, says('input.invalid'))
          .max(picturesMost.message, says('message.too_many_photos'))
          .default([]),
        place: pointInput.optional(),
        /** When it was written; it may have waited for a line. */
        writtenAt: z.iso.datetime(says('input.invalid')).optional(),
      })
      .refine(
        ({ text, images, place }) => (text ?? '') !== '' || images.length > 0 || place !== undefined,
        says('message.empty'),
      ),
    reply: messageShape,
    errors: [
      ...readRefusals,
      'message.closed',
      'message.former_driver',
      'file.not_found',
      'file.in_use',
      'file.not_image',
    ],
  }),
  read: endpoint('PUT /message/read/{_id}', {
    access: everyone,
    params: idParams,
    body: z.strictObject({ position: z.number(says('input.invalid')).int().min(1).max(2_000_000_000) }),
    reply: updated,
    errors: readRefusals,
  }),
  /** Whether staff may read it, asked before it reads: null, or what it lacks. */
  door: endpoint('GET /message/door/{_id}', {
    access: { roles: staff },
    params: idParams,
    reply: z.object({ denial: z.enum(errorCodes).nullable() }),
    errors: ['order.not_found'],
  }),
  /** Staff says that it reads; both sides are told. */
  open: endpoint('POST /message/open/{_id}', {
    access: { roles: staff },
    params: idParams,
    reply: updated,
    errors: refusals,
  }),
  /** Those with something unread, the newest first; not more than a hundred. */
  unread: endpoint('GET /message/unread', {
    access: { roles: parties },
    reply: z.object({ total: z.number().int(), items: z.array(unreadShape) }),
  }),
}
