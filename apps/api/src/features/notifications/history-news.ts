/** Who is told what of a service's history row, by role. Pure. Decisions §7, §8, §11, §12, §17. */
import type { HistoryAct } from '#effects/tell.ts'
import type { NotificationKind } from '@arriero/domain/notification-kinds'
import type { NewNotification } from './notifications.store.ts'

export type HistoryRow = {
  id: number
  act: string
  order_id: string
  actor_id: string | null
  details: Readonly<Record<string, unknown>>
  client_id: string
  carrier_id: string | null
  driver_id: string | null
  cancel_cause: string | null
  pay_transaction: string | null
}

export type NewsFacts = {
  /** Offer → the carrier who made it. */
  offererOf: ReadonlyMap<string, string>
  administrators: readonly string[]
  accountants: readonly string[]
}

type Saying = {
  to: readonly (string | null | undefined)[]
  kind: NotificationKind
  facts?: Record<string, unknown>
  onceKey?: string
}
type Telling = (row: HistoryRow, facts: NewsFacts) => readonly Saying[]

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
const idIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const offerer = ({ details }: HistoryRow, { offererOf }: NewsFacts): string | undefined => {
  const offerId = idIn(details['offerId'])
  return offerId === undefined ? undefined : offererOf.get(offerId)
}

const toClient =
  (kind: NotificationKind): Telling =>
  (row) => [{ to: [row.client_id], kind }]
const toCarrier =
  (kind: NotificationKind): Telling =>
  (row) => [{ to: [row.carrier_id], kind }]
const toParties =
  (kind: NotificationKind): Telling =>
  (row) => [{ to: [row.client_id, row.carrier_id, row.driver_id], kind }]
const toDriver =
  (kind: NotificationKind): Telling =>
  (row) => [{ to: [row.driver_id], kind }]
const toBothEnds =
  (kind: NotificationKind): Telling =>
  (row) => [{ to: [row.client_id, row.carrier_id], kind }]
const toOfferer =
  (kind: NotificationKind): Telling =>
  (row, facts) => [{ to: [offerer(row, facts)], kind }]
const toMoney =
  (kind: NotificationKind): Telling =>
  (_row, { administrators, accountants }) => [{ to: [...administrators, ...accountants], kind }]

/** Money counted twice, authorised and then captured, is one piece of news. */
const paid: Telling = (row) => [
  {
    to: [row.client_id, row.carrier_id],
    kind: 'payment.paid',
    onceKey: `paid:${row.order_id}:${row.pay_transaction ?? ''}`,
  },
]

/** A driver who keeps the trip is told nothing: only the truck changed. */
const assigned: Telling = ({ client_id, driver_id, details }) => {
  const previous = idIn(details['previousDriverId'])
  const driver = idIn(details['driverId']) ?? driver_id
  return [
    { to: [client_id], kind: 'order.assigned' },
    ...(previous === driver
      ? []
      : [
          { to: [driver], kind: 'order.trip_given' as const },
          { to: [previous], kind: 'order.trip_withdrawn' as const },
        ]),
  ]
}

/** How much it was, and of what kind. */
const amountIn = ({ details }: HistoryRow): Record<string, unknown> => ({
  value: details['value'] ?? 0,
  kind: details['kind'] ?? '',
})

const evidence = toBothEnds('order.evidence_kept')

const tellings: Partial<Record<HistoryAct, Telling>> = {
  'order.date_moved': (row) => [{ to: idsIn(row.details['closed']), kind: 'order.date_moved' }],
  'order.assigned': assigned,
  'order.larger_vehicle': toClient('order.larger_vehicle'),
  'order.support_document_loaded': toClient('order.support_document_loaded'),
  'order.released': (row) => [{ to: [row.client_id, row.driver_id], kind: 'order.released' }],
  'order.reminded': toCarrier('driver.reminder'),
  'order.closed': toParties('order.closed'),
  'order.cancelled': (row) => [
    {
      to: [row.client_id, row.carrier_id, row.driver_id],
      kind: 'order.cancelled',
      facts: { cause: row.cancel_cause ?? '' },
    },
    // Carriers who had offered for it.
    {
      to: idsIn(row.details['closed']),
      kind: 'offer.declined',
      facts: { cause: row.cancel_cause ?? '' },
    },
  ],
  'order.approved': toCarrier('order.approved'),
  // Whoever rated is the actor, and is left out.
  'order.rated': (row) => [
    {
      to: row.actor_id === row.client_id ? [row.carrier_id, row.driver_id] : [row.client_id],
      kind: 'order.rated',
    },
  ],
  'order.waived': toCarrier('order.waived'),
  'order.reservation_passed': toClient('order.reservation_passed'),
  'offer.made': toClient('offer.made'),
  'offer.accepted': (row, facts) => [
    { to: [row.client_id, offerer(row, facts)], kind: 'offer.accepted' },
    { to: idsIn(row.details['declined']), kind: 'offer.declined' },
  ],
  'offer.countered': toOfferer('offer.countered'),
  'offer.withdrawn': toClient('offer.withdrawn'),
  'offer.expired': (row, facts) => [
    { to: [offerer(row, facts)], kind: 'offer.expired' },
    // Who waits for an answer learns that none came.
    { to: row.details['wasCountered'] === true ? [row.client_id] : [], kind: 'offer.expired' },
  ],
  'payment.authorised': paid,
  'payment.captured': paid,
  'payment.failed': toClient('payment.failed'),
  'payment.undone': (row, facts) => [
    ...toClient('payment.failed')(row, facts),
    ...toCarrier('payment.undone')(row, facts),
  ],
  'payment.lost': toMoney('payment.lost'),
  'payment.recovered': toMoney('payment.recovered'),
  'standby.proposed': toBothEnds('standby.proposed'),
  'standby.accepted': toCarrier('standby.accepted'),
  'standby.objected': (row, facts) => [
    ...toMoney('standby.objected')(row, facts),
    ...toCarrier('standby.objected')(row, facts),
  ],
  'standby.decided': toBothEnds('standby.decided'),
  'standby.paid': toBothEnds('standby.paid'),
  'standby.unpaid': toClient('standby.unpaid'),
  'payout.paid': (row) => [{ to: [row.carrier_id], kind: 'payout.paid', facts: amountIn(row) }],
  'payout.returned': (row) => [{ to: [row.carrier_id], kind: 'payout.returned', facts: amountIn(row) }],
  'refund.paid': (row) => [{ to: [row.client_id], kind: 'refund.paid', facts: amountIn(row) }],
  'refund.rejected': (row) => [{ to: [row.client_id], kind: 'refund.rejected', facts: amountIn(row) }],
  'policy.issued': toClient('policy.issued'),
  'policy.unsold': (row, { administrators, accountants }) => [
    { to: [row.client_id], kind: 'policy.unsold', facts: amountIn(row) },
    { to: [...administrators, ...accountants], kind: 'policy.missing', facts: amountIn(row) },
  ],
  // His phone shows it; he alone can say so.
  'arrival.origin': toDriver('arrival.origin'),
  'arrival.destination': toDriver('arrival.destination'),
  'milestone.onTheWay': toBothEnds('milestone.onTheWay'),
  'milestone.inPosition': toBothEnds('milestone.inPosition'),
  'milestone.tripStart': toBothEnds('milestone.tripStart'),
  'milestone.inFinish': toBothEnds('milestone.inFinish'),
  'milestone.finish': toBothEnds('milestone.finish'),
  'evidence.onTheWay': evidence,
  'evidence.inPosition': evidence,
  'evidence.loadingStart': evidence,
  'evidence.tripStart': evidence,
  'evidence.inFinish': evidence,
  'evidence.unloadingStart': evidence,
  'evidence.finish': evidence,
}

/** The acts somebody is told of. */
export const toldActs: readonly string[] = Object.keys(tellings)

/** Nobody is told what he did himself, and nobody twice of one thing. */
export const newsOf = (row: HistoryRow, facts: NewsFacts): NewNotification[] => {
  const telling = Object.hasOwn(tellings, row.act) ? tellings[row.act as HistoryAct] : undefined
  return (telling?.(row, facts) ?? []).flatMap(({ to, kind, onceKey, facts: words }) => {
    const userIds = new Set(to.filter((id) => typeof id === 'string' && id !== row.actor_id))
    return [...userIds].map((userId) => ({
      userId: userId as string,
      kind,
      orderId: row.order_id,
      facts: words,
      onceKey: onceKey ?? `history:${row.id}:${kind}`,
    }))
  })
}
