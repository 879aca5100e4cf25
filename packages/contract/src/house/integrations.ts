/** A company's own systems: keys by which they ask, and addresses at which they are told. */
import { keyDays, lettersMost } from '@arriero/domain/typed/limits'
import { apiScopes, integrators, testEvent, webhookEvents } from '@arriero/domain/house/integrations'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { confirmErrors, ownProof } from '../people/own-account.ts'
import { listOf, listQuery, manyOf } from '../lists/list.ts'
import { idParams, idShape, instantShape, line, says, updated } from '../shapes.ts'

const access = { roles: integrators } as const

const distinct = <T>(items: readonly T[]) => [...new Set(items)]
const urlShape = z
  .string(says('webhook.url_required'))
  .trim()
  .min(1, says('webhook.url_required'))
  .max(lettersMost.url, says('webhook.address_refused'))
const eventsShape = z
  .array(z.enum(webhookEvents, says('webhook.event_refused')), says('webhook.events_required'))
  .min(1, says('webhook.events_required'))
  .max(webhookEvents.length, says('webhook.event_refused'))
  .transform(distinct)

export const deliveryStates = ['waiting', 'sent', 'failed', 'dropped'] as const

/** Why an attempt to deliver got no answer. */
export const tryProblems = ['timeout', 'unreachable', 'refused'] as const
export type TryProblem = (typeof tryProblems)[number]

const webhookShape = z.object({
  _id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  isActive: z.boolean(),
  /** `gone`: the address answered 410; `failing`: nothing arrived for days; null while it runs or where its owner stopped it. */
  stoppedBecause: z.enum(['gone', 'failing']).nullable(),
  createdAt: instantShape,
  /** Until then the secret before signs too. */
  previousSecretUntil: instantShape.nullable(),
  lastDeliveredAt: instantShape.nullable(),
  /** Since when nothing has arrived; null where the last try did. */
  failingSince: instantShape.nullable(),
})

const deliveryShape = z.object({
  _id: z.string(),
  webhook: z.object({ _id: z.string(), url: z.string() }),
  event: z.enum([...webhookEvents, testEvent]),
  state: z.enum(deliveryStates),
  tries: z.number().int(),
  /** What the last try was answered; null where there was none or no answer. */
  lastStatus: z.number().int().nullable(),
  lastProblem: z.enum(tryProblems).nullable(),
  createdAt: instantShape,
  settledAt: instantShape.nullable(),
  /** When the next try is due; null where there is none. */
  nextTryAt: instantShape.nullable(),
})

const keyShape = z.object({
  _id: z.string(),
  name: z.string(),
  /** Its last four characters, to tell keys apart. */
  ending: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  createdAt: instantShape,
  expiresAt: instantShape.nullable(),
  /** To within a minute; null while it was never used. */
  lastUsedAt: instantShape.nullable(),
})

const secret = z.object({ secret: z.string() })

export const integrations = {
  keys: endpoint('GET /integration/key/all', {
    access,
    query: listQuery(['-createdAt']),
    reply: listOf(keyShape),
  }),
  makeKey: endpoint('POST /integration/key', {
    access,
    body: z.strictObject({
      name: line(lettersMost.label, 'key.name_required'),
      scopes: z
        .array(z.enum(apiScopes, says('key.scope_refused')), says('key.scopes_required'))
        .min(1, says('key.scopes_required'))
        .max(apiScopes.length, says('key.scope_refused'))
        .transform(distinct),
      /** How many days the key lasts; null until it is ended. */
      days: z.union([z.literal(keyDays), z.null()], says('key.days_invalid')),
      ...ownProof,
    }),
    reply: z.object({ _id: z.string(), key: z.string() }),
    errors: ['key.too_many', ...confirmErrors],
    keyless: 'secret',
  }),
  endKey: endpoint('DELETE /integration/key/{_id}', {
    access,
    params: idParams,
    reply: updated,
    errors: ['key.not_found'],
  }),
  webhooks: endpoint('GET /integration/webhook/all', {
    access,
    query: listQuery(['-createdAt']),
    reply: listOf(webhookShape),
  }),
  makeWebhook: endpoint('POST /integration/webhook', {
    access,
    body: z.strictObject({ url: urlShape, events: eventsShape }),
    reply: secret.extend({ _id: z.string() }),
    errors: ['webhook.too_many'],
    keyless: 'secret',
  }),
  changeWebhook: endpoint('PUT /integration/webhook/{_id}', {
    access,
    params: idParams,
    sentBack: { reading: { reply: webhookShape }, guards: [] },
    body: z.strictObject({
      url: urlShape.optional(),
      events: eventsShape.optional(),
      isActive: z.boolean().optional(),
    }),
    reply: updated,
    errors: ['webhook.not_found'],
  }),
  removeWebhook: endpoint('DELETE /integration/webhook/{_id}', {
    access,
    params: idParams,
    reply: updated,
    errors: ['webhook.not_found'],
  }),
  changeSecret: endpoint('POST /integration/secret/{_id}', {
    access,
    params: idParams,
    reply: secret.extend({ previousUntil: instantShape }),
    errors: ['webhook.not_found'],
    keyless: 'secret',
  }),
  test: endpoint('POST /integration/test/{_id}', {
    access,
    params: idParams,
    reply: z.object({ _id: z.string() }),
    errors: ['webhook.not_found', 'webhook.stopped'],
    callsPerMinute: 20,
  }),
  deliveries: endpoint('GET /integration/delivery/all', {
    access,
    query: listQuery(['-createdAt']).extend({
      webhookId: idShape.optional(),
      state: manyOf(z.enum(deliveryStates, says('input.invalid'))),
    }),
    reply: listOf(deliveryShape),
  }),
  delivery: endpoint('GET /integration/delivery/{_id}', {
    access,
    params: idParams,
    reply: deliveryShape.extend({
      body: z.string(),
      attempts: z.array(
        z.object({
          at: instantShape,
          status: z.number().int().nullable(),
          problem: z.enum(tryProblems).nullable(),
          durationMs: z.number().int(),
        }),
      ),
    }),
    errors: ['webhook.delivery_not_found'],
  }),
  sendAgain: endpoint('POST /integration/delivery/{_id}', {
    access,
    params: idParams,
    reply: updated,
    errors: ['webhook.delivery_not_found', 'webhook.delivery_waiting', 'webhook.stopped'],
    callsPerMinute: 60,
  }),
}
