/** Sends what waits: outside any transaction, at least once, a few at a time. */
import type { OpenCtx } from '#context.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { claimDue, pushLifeMs, retryDelivery, settleDelivery, type Letter } from './deliveries.store.ts'
import { deliveryFor, type Delivery } from './deliveries.views.ts'
import { letterHtml, letterText, openPortal } from './letter.template.ts'
import { spoken, type NotificationRow, type Spoken } from './notification-row.ts'
import { removeSubscription } from './push.store.ts'

const batch = 20
const atOnce = 5

type Outcome = { state: 'sent' | 'dropped' }
const dropped: Outcome = { state: 'dropped' }

const wordsOf = (ctx: OpenCtx, delivery: Delivery): Spoken | undefined =>
  delivery.id === null ? undefined : spoken(ctx, delivery satisfies NotificationRow)

const letterOf = (ctx: OpenCtx, delivery: Delivery): Letter | undefined => {
  if (delivery.mail) return delivery.mail
  const words = wordsOf(ctx, delivery)
  if (!words || delivery.email === null) return undefined
  const { brand, look, publicUrl } = ctx.facts
  const button = words.link === null ? undefined : { text: openPortal, url: `${publicUrl}${words.link}` }
  const parts = { brand, look, title: words.title, lines: [words.text], button }
  return { to: delivery.email, subject: words.title, text: letterText(parts), html: letterHtml(parts) }
}

const mail = async (ctx: OpenCtx, delivery: Delivery): Promise<Outcome> => {
  const letter = letterOf(ctx, delivery)
  if (!letter) return dropped
  await ctx.providers.mail.send({ ...letter, reference: delivery.delivery_id })
  return { state: 'sent' }
}

/** The bell was read meanwhile: a phone has nothing more to say. */
const push = async (ctx: OpenCtx, delivery: Delivery): Promise<Outcome> => {
  const { endpoint, p256dh, auth, is_reachable, read_at, subscription_id } = delivery
  const words = wordsOf(ctx, delivery)
  if (!words || endpoint === null || p256dh === null || auth === null) return dropped
  if (!is_reachable || read_at !== null) return dropped
  const payload = JSON.stringify({ title: words.title, body: words.text, url: words.link, tag: delivery.id })
  const message = { payload, lifeSeconds: pushLifeMs / 1000, topic: delivery.delivery_id }
  const answer = await ctx.providers.push.send({ endpoint, p256dh, auth }, message)
  if (answer === 'sent') return { state: 'sent' }
  // Its deliveries go with it.
  if (subscription_id !== null) await removeSubscription(ctx, subscription_id)
  return dropped
}

const deliver = async (ctx: OpenCtx, id: string): Promise<void> => {
  const delivery = await deliveryFor(ctx, id)
  if (!delivery) return
  if (delivery.expires_at <= ctx.now) return settleDelivery(ctx, id, dropped)
  try {
    await settleDelivery(ctx, id, await (delivery.channel === 'mail' ? mail : push)(ctx, delivery))
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
