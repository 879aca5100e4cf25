/** Sends what waits: outside any transaction, at least once, a few at a time. */
import { isNotificationKind } from '@arriero/domain/notifications/notification-kinds'
import type { OpenCtx } from '#context.ts'
import { ProviderError } from '#providers/provider-error.ts'
import {
  claimDue,
  pushLifeMs,
  retryDelivery,
  settleDelivery,
  type Letter,
  type Settled,
} from './deliveries.store.ts'
import { deliveryFor, type Delivery } from './deliveries.views.ts'
import { answerLetter } from './answer-letter.views.ts'
import { noticeLetter } from './notice-letter.ts'
import { linkedWords, type NotificationRow, type LinkedWords } from '../notification-row.views.ts'
import { removeSubscription } from './push.store.ts'
import { isWanted } from './reach.views.ts'
import { whatsappMessage } from './whatsapp-message.ts'

const batch = 20
const atOnce = 5

const dropped: Settled = { state: 'dropped' }
const sent: Settled = { state: 'sent' }

/** Undefined for what this release does not know, and for what its reader has switched off since. */
const wordsOf = (ctx: OpenCtx, delivery: Delivery): LinkedWords | undefined => {
  if (delivery.id === null || !isNotificationKind(delivery.kind)) return undefined
  return isWanted(delivery, delivery.kind, delivery.channel)
    ? linkedWords(ctx, delivery satisfies NotificationRow)
    : undefined
}

const letterOf = async (
  ctx: OpenCtx,
  delivery: Delivery,
): Promise<(Letter & { reference?: string }) | undefined> => {
  if (delivery.mail) return delivery.mail
  const words = wordsOf(ctx, delivery)
  if (!words || delivery.email === null || delivery.id === null) return undefined
  const {
    email: to,
    role,
    kind,
    object_id: requestId,
    created_at: toldAt,
    delivery_id: deliveryId,
  } = delivery
  const answer = await answerLetter(ctx, { deliveryId, kind, requestId, toldAt, role, words })
  return { to, ...(answer ?? noticeLetter(ctx.facts, role, words)) }
}

const mail = async (ctx: OpenCtx, delivery: Delivery): Promise<Settled> => {
  const letter = await letterOf(ctx, delivery)
  if (!letter) return dropped
  await ctx.providers.mail.send({ reference: delivery.delivery_id, ...letter })
  return sent
}

/** The bell was read meanwhile: a phone has nothing more to say. */
const push = async (ctx: OpenCtx, delivery: Delivery): Promise<Settled> => {
  const { endpoint, p256dh, auth, is_reachable, read_at, subscription_id } = delivery
  const words = wordsOf(ctx, delivery)
  if (!words || endpoint === null || p256dh === null || auth === null) return dropped
  if (!is_reachable || read_at !== null) return dropped
  const payload = JSON.stringify({ title: words.title, body: words.text, url: words.link, tag: delivery.id })
  const message = { payload, lifeSeconds: pushLifeMs / 1000, topic: delivery.delivery_id }
  const answer = await ctx.providers.push.send({ endpoint, p256dh, auth }, message)
  if (answer === 'sent') return sent
  // Its deliveries go with it.
  if (subscription_id !== null) await removeSubscription(ctx, subscription_id)
  return dropped
}

const messageOf = (ctx: OpenCtx, delivery: Delivery) => {
  if (delivery.message) return delivery.message
  const { whatsapp_number: to, read_at, kind } = delivery
  const words = wordsOf(ctx, delivery)
  if (!words || to === null || read_at !== null || kind === null || !isNotificationKind(kind))
    return undefined
  return whatsappMessage(to, kind, words)
}

/** To the number he agreed with, as long as he does. */
const whatsapp = async (ctx: OpenCtx, delivery: Delivery): Promise<Settled> => {
  const message = messageOf(ctx, delivery)
  if (!message || !ctx.providers.whatsapp) return dropped
  return { state: 'sent', sentAs: await ctx.providers.whatsapp.send(message, delivery.delivery_id) }
}

const ways = { mail, push, whatsapp }

const deliver = async (ctx: OpenCtx, id: string): Promise<void> => {
  const delivery = await deliveryFor(ctx, id)
  if (!delivery) return
  if (delivery.expires_at <= ctx.now) return settleDelivery(ctx, id, dropped)
  try {
    await settleDelivery(ctx, id, await ways[delivery.channel](ctx, delivery))
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    ctx.log.warn({ code: 'delivery.failed', channel: delivery.channel, kind: error.kind, deliveryId: id })
    const problem = error.message
    if (error.kind === 'rejected') return settleDelivery(ctx, id, { state: 'failed', problem })
    return retryDelivery(ctx, { id, tries: delivery.tries, problem })
  }
}

/** Everything that is due now; what fails is due again later. */
export const deliverDue = async (ctx: OpenCtx): Promise<void> => {
  for (;;) {
    const ids = await ctx.inTransaction((db) => claimDue({ ...ctx, db }, batch))
    const line = ids.values()
    const worker = async () => {
      for (const id of line) await deliver(ctx, id)
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    if (ids.length < batch) return
  }
}
