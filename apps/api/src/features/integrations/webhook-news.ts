/** What a company's systems are told of a service's history, and whose they are. Pure. No amounts and no people: those are asked for with a key. */
import type { HistoryAct } from '#effects/tell.ts'
import { statusTextOf } from '@arriero/contract/es/words'
import type { WebhookEvent } from '@arriero/domain/integrations'
import type { UnreadRow } from '#features/notifications/history-news.views.ts'

type Party = 'client' | 'carrier' | 'offerer'
type Telling = { event: WebhookEvent; to: readonly Party[]; more?: Record<string, string> }

const both = ['client', 'carrier'] as const

const milestone = (name: string): Telling => ({
  event: 'order.milestone',
  to: both,
  more: { milestone: name },
})
const paid = (name: string): Telling => ({ event: 'order.paid', to: both, more: { payment: name } })

const tellings: Partial<Record<HistoryAct, Telling>> = {
  'order.created': { event: 'order.created', to: ['client'] },
  'order.date_moved': { event: 'order.date_moved', to: ['client'] },
  'offer.made': { event: 'offer.made', to: ['client'] },
  'offer.withdrawn': { event: 'offer.withdrawn', to: ['client'] },
  'offer.countered': { event: 'offer.countered', to: ['offerer'] },
  'offer.accepted': { event: 'offer.accepted', to: both },
  'payment.authorised': paid('authorised'),
  'payment.captured': paid('captured'),
  'order.assigned': { event: 'order.assigned', to: both },
  'milestone.onTheWay': milestone('onTheWay'),
  'milestone.inPosition': milestone('inPosition'),
  'milestone.loadingStart': milestone('loadingStart'),
  'milestone.tripStart': milestone('tripStart'),
  'milestone.inFinish': milestone('inFinish'),
  'milestone.unloadingStart': milestone('unloadingStart'),
  'milestone.finish': milestone('finish'),
  'order.support_document_loaded': { event: 'order.support_document_loaded', to: both },
  'order.approved': { event: 'order.approved', to: ['carrier'] },
  'order.released': { event: 'order.released', to: both },
  'order.cancelled': { event: 'order.cancelled', to: both },
  'order.closed': { event: 'order.closed', to: both },
  'standby.proposed': { event: 'standby.proposed', to: both },
  'policy.issued': { event: 'policy.issued', to: ['client'] },
  'payout.paid': { event: 'payout.paid', to: ['carrier'] },
}

export const webhookActs: readonly string[] = Object.keys(tellings)

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
  const telling = Object.hasOwn(tellings, row.act) ? tellings[row.act as HistoryAct] : undefined
  if (!telling) return undefined
  const offerId = offerIdOf(row)
  const ids: Record<Party, string | null | undefined> = {
    client: row.client_id,
    carrier: row.carrier_id,
    offerer: offerId === undefined ? undefined : offererOf.get(offerId),
  }
  const isOfOffer = telling.event.startsWith('offer.')
  const data = {
    ...serviceOf(row),
    ...(isOfOffer && offerId !== undefined ? { offerId } : {}),
    ...telling.more,
  }
  return {
    event: telling.event,
    userIds: telling.to.flatMap((party) => ids[party] ?? []),
    onceKey: `history:${row.id}`,
    body: messageBody({ type: telling.event, at: row.at, data }),
  }
}
