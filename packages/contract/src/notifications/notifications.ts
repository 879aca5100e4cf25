/** What a person is told: the bell, and the phones and browsers that buzz. Decisions §15, §17. */
import { notificationChannels, notificationTopics } from '@arriero/domain/notifications/notification-topics'
import { sentStates } from '@arriero/domain/notifications/sent-state'
import { roles } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery } from '../lists/list.ts'
import { idParams, idShape, instantShape, says, updated } from '../shapes.ts'

/** Also who waits to be validated: what staff asks of him comes this way. */
const access = { roles, inValidation: true } as const

export const notificationShape = z.object({
  _id: z.string(),
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  /** A path of the portal or of the driver area; null where there is nothing to open. */
  link: z.string().nullable(),
  orderId: z.string().nullable(),
  createdAt: instantShape,
  isRead: z.boolean(),
})
export type Notification = z.infer<typeof notificationShape>

const pushEndpoint = z.url({ protocol: /^https$/, error: 'push.endpoint_refused' }).max(1000)
const key = (length: number) =>
  z
    .string(says('input.invalid'))
    .regex(/^[A-Za-z0-9_-]+=*$/, says('input.invalid'))
    .max(length, says('input.invalid'))

const topic = z.enum(notificationTopics, says('input.invalid'))
const channel = z.enum(notificationChannels, says('input.invalid'))

/** How one topic is told by one channel. */
const cellShape = z.object({
  channel: z.enum(notificationChannels),
  isOn: z.boolean(),
  /** How much comes when it is on: all of the topic, or what must not be missed. */
  reach: z.enum(['all', 'main']),
  /** Why letters of it come whatever is chosen; null where none does. */
  keptBecause: z.enum(['money', 'legal', 'security']).nullable(),
  /** All of them do: it cannot be switched off. */
  isFixed: z.boolean(),
})

const person = z.object({ _id: z.string(), name: z.string(), rol: z.enum(roles) })
/** Of services of other people. */
const administrators = { roles: ['administrator'] } as const

export const notifications = {
  all: endpoint('GET /notification/all', {
    access,
    query: listQuery(['-createdAt']).extend({ isRead: z.enum(['true', 'false']).optional() }),
    reply: listOf(notificationShape),
  }),
  count: endpoint('GET /notification/count', {
    access,
    reply: z.object({ unread: z.number().int() }),
  }),
  read: endpoint('PUT /notification/read/{_id}', {
    access,
    params: idParams,
    reply: updated,
    errors: ['notification.not_found'],
  }),
  readAll: endpoint('PUT /notification/readall', {
    access,
    body: z.strictObject({ newest: idShape }),
    reply: updated,
    errors: ['notification.not_found'],
  }),
  pushKey: endpoint('GET /notification/push', {
    access,
    reply: z.object({ publicKey: z.string() }),
  }),
  subscribe: endpoint('POST /notification/push', {
    access,
    callsPerMinute: 30,
    body: z.strictObject({
      endpoint: pushEndpoint,
      keys: z.strictObject({ p256dh: key(120), auth: key(60) }),
    }),
    reply: updated,
  }),
  unsubscribe: endpoint('DELETE /notification/push', {
    access,
    query: z.object({ endpoint: pushEndpoint }),
    reply: updated,
  }),
  choices: endpoint('GET /notification/choices', {
    access,
    reply: z.object({
      /** Where letters go; null without an address. */
      email: z.string().nullable(),
      /** Only topics the caller can meet, of each only the ways there are. */
      topics: z.array(z.object({ topic: z.enum(notificationTopics), cells: z.array(cellShape) })),
    }),
  }),
  choose: endpoint('PUT /notification/choices', {
    access,
    callsPerMinute: 60,
    body: z.strictObject({ topic, channel, isOn: z.boolean(says('input.invalid')) }),
    reply: updated,
    errors: ['choice.fixed', 'choice.unknown'],
  }),
  /** What a service caused: whom it told of what, by which ways that went and what became of it. */
  sent: endpoint('GET /notification/sent/{_id}', {
    access: administrators,
    params: idParams,
    query: listQuery(['-createdAt']),
    reply: listOf(
      z.object({
        _id: z.string(),
        to: person,
        title: z.string(),
        createdAt: instantShape,
        /** When it was read in the bell. */
        readAt: instantShape.nullable(),
        /** Besides the bell; none where nothing went out, or it is too long ago. */
        ways: z.array(
          z.object({
            channel: z.enum(notificationChannels),
            state: z.enum(sentStates),
            /** Since when it stands so. */
            at: instantShape,
          }),
        ),
      }),
    ),
    errors: ['order.not_found'],
  }),
  /** Who has read of a service what, as far as it is recorded. */
  seen: endpoint('GET /notification/seen/{_id}', {
    access: administrators,
    params: idParams,
    reply: z.object({
      items: z.array(
        z.object({
          what: z.enum(['conversation', 'opened']),
          who: person,
          at: instantShape,
          /** Up to which message, and how many there are; null where it was opened for a PQR. */
          read: z.number().int().nullable(),
          written: z.number().int().nullable(),
        }),
      ),
    }),
    errors: ['order.not_found'],
  }),
}
