/** A company's own systems: keys by which they ask, and addresses at which they are told. */
import { lettersMost } from '@arriero/domain/limits'
import { apiScopes, integrators, testEvent, webhookEvents } from '@arriero/domain/integrations'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { confirmErrors, ownProof } from './own-account.ts'
import { listOf, listQuery, manyOf } from './list.ts'
import { idParams, idShape, instantShape, line, says, updated } from './shapes.ts'

const access = { roles: integrators } as const

const distinct = <T>(items: readonly T[]) => [...new Set(items)]
const urlShape = z
  .string(says('webhook.url_required'))
  .trim()
  .min(1, says('webhook.url_required'))
  .max(500, says('webhook.address_refused'))
const eventsShape = z
  .array(z.enum(webhookEvents, says('webhook.event_refused')), says('webhook.events_required'))
  .min(1, says('webhook.events_required'))
  .max(webhookEvents.length, says('webhook.event_refused'))
  .transform(distinct)

export const deliveryStates = ['waiting', 'sent', 'failed', 'dropped'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why there was no answer to a try. */
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
  keys: endpoint({
    method: 'GET',
    path: '/integration/key/all',
    summary: "The caller's API keys that hold, newest first.",
    access,
    query: listQuery(['-createdAt']),
    reply: listOf(keyShape),
    errors: [],
  }),
  makeKey: endpoint({
    method: 'POST',
    path: '/integration/key',
    summary:
      'Make an API key; it is shown only here. Asks for the password again, and for a code where a second factor is on.',
    access,
    body: z.strictObject({
      name: line(lettersMost.label, 'key.name_required'),
      scopes: z
        .array(z.enum(apiScopes, says('key.scope_refused')), says('key.scopes_required'))
        .min(1, says('key.scopes_required'))
        .max(apiScopes.length, says('key.scope_refused'))
        .transform(distinct),
      /** Null: until it is ended. */
      days: z.union([z.literal(30), z.literal(90), z.literal(365), z.null()], says('key.days_invalid')),
      ...ownProof,
    }),
    reply: z.object({ _id: z.string(), key: z.string() }),
    errors: ['key.too_many', 'key.scope_refused', ...confirmErrors],
    keyless: 'secret',
  }),
  endKey: endpoint({
    method: 'DELETE',
    path: '/integration/key/{_id}',
    summary: 'End an API key at once.',
    access,
    params: idParams,
    reply: updated,
    errors: ['key.not_found'],
  }),
  webhooks: endpoint({
    method: 'GET',
    path: '/integration/webhook/all',
    summary: "The caller's webhooks, newest first.",
    access,
    query: listQuery(['-createdAt']),
    reply: listOf(webhookShape),
    errors: [],
  }),
  makeWebhook: endpoint({
    method: 'POST',
    path: '/integration/webhook',
    summary: 'Have chosen events told to an address; the secret that signs them is shown only here.',
    access,
    body: z.strictObject({ url: urlShape, events: eventsShape }),
    reply: secret.extend({ _id: z.string() }),
    errors: ['webhook.too_many', 'webhook.address_refused', 'webhook.event_refused'],
    keyless: 'secret',
  }),
  changeWebhook: endpoint({
    method: 'PUT',
    path: '/integration/webhook/{_id}',
    summary: 'Another address, other events, stop or go on.',
    access,
    params: idParams,
    sentBack: { reading: { reply: webhookShape }, guards: [] },
    body: z.strictObject({
      url: urlShape.optional(),
      events: eventsShape.optional(),
      isActive: z.boolean().optional(),
    }),
    reply: updated,
    errors: ['webhook.not_found', 'input.not_changeable', 'webhook.address_refused', 'webhook.event_refused'],
  }),
  removeWebhook: endpoint({
    method: 'DELETE',
    path: '/integration/webhook/{_id}',
    summary: 'End a webhook; what waits to be sent to it is dropped.',
    access,
    params: idParams,
    reply: updated,
    errors: ['webhook.not_found'],
  }),
  changeSecret: endpoint({
    method: 'POST',
    path: '/integration/secret/{_id}',
    summary: 'A new secret for a webhook, shown only here; the one before signs beside it for a day.',
    access,
    params: idParams,
    reply: secret.extend({ previousUntil: instantShape }),
    errors: ['webhook.not_found'],
    keyless: 'secret',
  }),
  test: endpoint({
    method: 'POST',
    path: '/integration/test/{_id}',
    summary: 'Send a test event to a webhook, whatever events it chose.',
    access,
    params: idParams,
    reply: z.object({ _id: z.string() }),
    errors: ['webhook.not_found', 'webhook.stopped'],
    callsPerMinute: 20,
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/integration/delivery/all',
    summary: 'What was sent, or is being sent, to the caller’s webhooks in the last 30 days, newest first.',
    access,
    query: listQuery(['-createdAt']).extend({
      webhookId: idShape.optional(),
      state: manyOf(z.enum(deliveryStates, says('input.invalid'))),
    }),
    reply: listOf(deliveryShape),
    errors: [],
  }),
  delivery: endpoint({
    method: 'GET',
    path: '/integration/delivery/{_id}',
    summary: 'One delivery: its body as it was signed, and each try.',
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
  sendAgain: endpoint({
    method: 'POST',
    path: '/integration/delivery/{_id}',
    summary: 'Send a delivery once more under its own id: receivers that keep ids see that it is the same.',
    access,
    params: idParams,
    reply: updated,
    errors: ['webhook.delivery_not_found', 'webhook.delivery_waiting', 'webhook.stopped'],
    callsPerMinute: 60,
  }),
}
