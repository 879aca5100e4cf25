/** Addresses at which a company's own systems are told, and the secrets that sign what they are told. */
import {
  eventsDenial,
  previousSecretMs,
  testEvent,
  webhooksMost,
  type WebhookEvent,
} from '@arriero/domain/house/integrations'
import type { Ctx } from '#context.ts'
import { hintInbox } from '#effects/tell.ts'
import { record } from '#features/audit/audit.store.ts'
import { alertOwner } from '#features/own-account/alert.ts'
import { fail, refuse } from '#app-error.ts'
import { webhookAddressLetter, webhookSecretLetter } from './integrations-letters.texts.ts'
import { holdOwnList } from './own-list.ts'
import { dropWaiting, insertDeliveries, askAgain, lockOwnDelivery } from './webhook-deliveries.store.ts'
import { messageBody } from './webhook-news.ts'
import {
  insertWebhook,
  lockOwnWebhook,
  markRemoved,
  nextSecret,
  updateWebhook,
  type OwnWebhook,
  type WebhookChange,
} from './webhooks.store.ts'
import { countWebhooks } from './webhooks.views.ts'

type Updated = { updated: true }

/** What its name leads to is seen at each call; here what can be told from the address. */
const judgeUrl = ({ providers }: Ctx, url: string | undefined): void => {
  const denial = url === undefined ? undefined : providers.webhooks.denial(url)
  if (denial) fail(denial, 'url')
}

const own = async (ctx: Ctx, id: string): Promise<OwnWebhook> =>
  (await lockOwnWebhook(ctx, id)) ?? fail('webhook.not_found')

const trace = (objectId: string) => ({ objectKind: 'webhook', objectId }) as const

/** Of an address people need to know the server; what follows may be a secret of theirs. */
const hostOf = (url: string): string => new URL(url).host

export const makeWebhook = async (
  ctx: Ctx,
  { url, events }: { url: string; events: readonly WebhookEvent[] },
): Promise<{ _id: string; secret: string }> => {
  judgeUrl(ctx, url)
  refuse(eventsDenial(ctx.actor.role, events))
  await holdOwnList(ctx)
  if ((await countWebhooks(ctx)) >= webhooksMost) fail('webhook.too_many')
  const id = ctx.newId()
  await insertWebhook(ctx, { id, url, events })
  await record(ctx, { act: 'webhook.create', ...trace(id), details: { host: hostOf(url) } })
  await alertOwner(ctx, ctx.actor.id, webhookAddressLetter(hostOf(url)))
  return { _id: id, secret: ctx.providers.webhooks.secretOf(id, 1) }
}

export const changeWebhook = async (
  ctx: Ctx,
  id: string,
  change: WebhookChange & { events?: readonly WebhookEvent[] | undefined },
): Promise<Updated> => {
  const { url } = await own(ctx, id)
  judgeUrl(ctx, change.url)
  refuse(eventsDenial(ctx.actor.role, change.events ?? []))
  if (Object.values(change).every((value) => value === undefined)) return { updated: true }
  await updateWebhook(ctx, id, change)
  hintInbox(ctx)
  await record(ctx, {
    act: 'webhook.update',
    ...trace(id),
    details: {
      ...(change.url === undefined ? {} : { host: hostOf(change.url) }),
      ...(change.isActive === undefined ? {} : { isActive: change.isActive }),
      ...(change.events === undefined ? {} : { events: change.events.join(' ') }),
    },
  })
  if (change.url !== undefined && change.url !== url)
    await alertOwner(ctx, ctx.actor.id, webhookAddressLetter(hostOf(change.url)))
  return { updated: true }
}

export const removeWebhook = async (ctx: Ctx, id: string): Promise<Updated> => {
  await own(ctx, id)
  await markRemoved(ctx, id)
  await dropWaiting(ctx, id)
  await record(ctx, { act: 'webhook.removed', ...trace(id) })
  return { updated: true }
}

/** The one before signs beside it for a while, so that nothing is lost between here and the receiver's settings. */
export const changeSecret = async (ctx: Ctx, id: string) => {
  const webhook = await own(ctx, id)
  const previousUntil = new Date(ctx.now.getTime() + previousSecretMs)
  const version = await nextSecret(ctx, webhook, previousUntil)
  await record(ctx, { act: 'webhook.secret_changed', ...trace(id) })
  await alertOwner(ctx, ctx.actor.id, webhookSecretLetter(hostOf(webhook.url)))
  return {
    secret: ctx.providers.webhooks.secretOf(id, version),
    previousUntil: previousUntil.toISOString(),
  }
}

export const sendTest = async (ctx: Ctx, webhookId: string): Promise<{ _id: string }> => {
  const webhook = await own(ctx, webhookId)
  if (!webhook.is_active) fail('webhook.stopped')
  const id = ctx.newId()
  const body = messageBody({ type: testEvent, at: ctx.now, data: { message: 'Prueba' } })
  await insertDeliveries(ctx, [
    { id, webhookId, userId: ctx.actor.id, event: testEvent, onceKey: `test:${id}`, body },
  ])
  return { _id: id }
}

/** Its owner wants a delivery that is over to be tried anew, under its own id. */
export const sendAgain = async (ctx: Ctx, id: string): Promise<{ updated: true }> => {
  const row = (await lockOwnDelivery(ctx, id)) ?? fail('webhook.delivery_not_found')
  if (row.state === 'waiting') fail('webhook.delivery_waiting')
  if (!row.is_active) fail('webhook.stopped')
  await askAgain(ctx, id)
  return { updated: true }
}
