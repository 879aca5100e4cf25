/** What a company's systems are told of a service's history, and whose they are. Pure. No amounts and no people: those are asked for with a key. */
import { statusTextOf } from '@arriero/contract/es/words'
import type { WebhookEvent } from '@arriero/domain/house/integrations'
import type { Party } from '@arriero/domain/orders/order-event'
import { historyActs, orderEventOf } from '@arriero/domain/orders/order-events'
import type { UnreadRow } from '#features/notifications/news/history-news.views.ts'

export const webhookActs: readonly string[] = historyActs.filter((act) => orderEventOf(act)?.webhook)

type Message = { type: string; at: Date; data: Record<string, unknown> }

/** The body as it is signed and sent. */
export const messageBody = ({ type, at, data }: Message): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data })

export type WebhookNews = { event: WebhookEvent; userIds: string[]; onceKey: string; body: string }

const offerIdOf = ({ details }: UnreadRow): string | undefined => {
  const id = details['offerId']
  return typeof id === 'string' ? id : undefined
}

/** The service as it stands when it is told: a receiver that comes late reads the newest state. */
const serviceOf = ({ order_id, order_status }: UnreadRow) => ({
  orderId: order_id,
  code: order_id.slice(18),
  status: order_status,
  statusOrder: statusTextOf(order_status),
})

/** `offererOf`: offer → the carrier who made it. */
export const newsForWebhooks = (
  row: UnreadRow,
  offererOf: ReadonlyMap<string, string>,
): WebhookNews | undefined => {
  const webhook = orderEventOf(row.act)?.webhook
  if (!webhook) return undefined
  const event = (webhook.as ?? row.act) as WebhookEvent
  const offerId = offerIdOf(row)
  const ids: Partial<Record<Party, string | null | undefined>> = {
    client: row.client_id,
    carrier: row.carrier_id,
    offerer: offerId === undefined ? undefined : offererOf.get(offerId),
  }
  // Which step it was, or what came of the payment: the act's own word.
  const [what = '', which] = row.act.split('.')
  const finer = webhook.as === undefined ? {} : { [what]: which }
  const isOfOffer = event.startsWith('offer.')
  const data = {
    ...serviceOf(row),
    ...(isOfOffer && offerId !== undefined ? { offerId } : {}),
    ...finer,
  }
  return {
    event,
    userIds: webhook.to.flatMap((party) => ids[party] ?? []),
    onceKey: `history:${row.id}`,
    body: messageBody({ type: event, at: row.at, data }),
  }
}
