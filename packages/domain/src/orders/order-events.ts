/**
 * What happens to a service, who learns of it and where that leads him: one row for each event. All its words are one entry of
 * contract/es/order-events. Decisions §7, §8, §11, §12, §14, §15, §17.
 */
import { ways } from '../notifications/notification-topics.ts'
import { eventsOfPay, ofCarrier, ofClient } from './order-events-of-pay.ts'
import type { Notice, OrderEvent } from './order-event.ts'
import { raisedNoticeOf, type raisedNotices } from './raised-notices.ts'

const all = ['admin', 'client', 'carrier', 'operator'] as const
const withoutDriver = ['admin', 'client', 'carrier'] as const
/** The client sees the truck from in position; what is said of it before is not his. */
const ofTheRoad = ['admin', 'carrier', 'operator'] as const

const ends = ['client', 'carrier'] as const
const parties = ['client', 'carrier', 'driver'] as const

const { quiet, push, urgent, mailed, everyWay } = ways

const step = { read: all, webhook: { to: ends, as: 'order.milestone' } } as const
const toldStep = { topic: 'trips', to: ends } as const
/** A report that met a service already cancelled. */
const evidence = { read: all, raises: [{ kind: 'order.evidence_kept', to: ends }] } as const
/** Authorised and then captured is one piece of news. */
const paid = {
  read: all,
  raises: [{ kind: 'payment.paid', to: ends }],
  webhook: { to: ends, as: 'order.paid' },
} as const

/** Events as they are told: `tell` takes these names. */
export const orderEvents = {
  'order.created': { read: all, market: 'opens', webhook: { to: ['client'] } },
  'order.date_moved': {
    read: all,
    market: 'opens',
    notice: { topic: 'offers', ways: push, to: ['closed'], leads: 'negotiate' },
    webhook: { to: ['client'] },
  },
  'order.reservation_passed': {
    read: all,
    noticed: ['client'],
    market: 'closes',
    notice: { topic: 'services', ways: everyWay, to: ['client'], leads: 'date' },
  },
  'offer.made': {
    read: ofClient,
    noticed: ['client'],
    notice: { topic: 'offers', ways: urgent, to: ['client'], leads: 'negotiate' },
    webhook: { to: ['client'] },
  },
  'offer.withdrawn': {
    read: ofClient,
    notice: { topic: 'offers', ways: quiet, to: ['client'], leads: 'negotiate' },
    webhook: { to: ['client'] },
  },
  'offer.countered': {
    read: ofClient,
    noticed: ['offerer'],
    notice: { topic: 'offers', ways: urgent, to: ['offerer'], leads: 'negotiate' },
    webhook: { to: ['offerer'] },
  },
  'offer.expired': {
    read: ofClient,
    noticed: ['offerer'],
    notice: { topic: 'offers', ways: push, to: ['offerer', 'awaiting'], leads: 'negotiate' },
  },
  'offer.accepted': {
    read: all,
    noticed: ['client', 'offerer'],
    market: 'closes',
    notice: { topic: 'offers', ways: urgent, to: ['client', 'offerer'], leads: 'prepare' },
    raises: [{ kind: 'offer.declined', to: ['declined'] }],
    webhook: { to: ends },
  },
  'payment.started': { read: ofClient },
  'payment.outcome': { noticed: ['client'] },
  'payment.lost': {
    read: all,
    noticed: ['treasury'],
    notice: { topic: 'treasury', ways: mailed, to: ['treasury'] },
  },
  'payment.recovered': {
    read: all,
    noticed: ['treasury'],
    notice: { topic: 'treasury', ways: quiet, to: ['treasury'] },
  },
  'order.insured': { read: all },
  'policy.issued': {
    read: all,
    noticed: ['client'],
    notice: { topic: 'insurance', ways: push, to: ['client'] },
    webhook: { to: ['client'] },
  },
  'policy.unsold': {
    read: ofClient,
    sent: ofClient,
    noticed: ['client', 'treasury'],
    notice: { topic: 'insurance', ways: mailed, to: ['client'], facts: 'amount' },
    raises: [{ kind: 'policy.missing', to: ['treasury'] }],
  },
  'policy.unpaid': { read: all },
  'policy.annulled': { read: all },
  'order.reminded': {
    read: ofCarrier,
    sent: ofCarrier,
    raises: [{ kind: 'driver.reminder', to: ['carrier'] }],
  },
  'order.proposed': {
    read: ofClient,
    sent: ['admin'],
    raises: [
      { kind: 'offer.wanted', to: ['asked'] },
      { kind: 'offer.unanswered', to: ['answering'] },
    ],
  },
  'order.called': { sent: ['admin'] },
  'order.waived': {
    read: ofCarrier,
    noticed: ['carrier'],
    notice: { topic: 'services', ways: push, to: ['carrier'], leads: 'prepare' },
  },
  'order.assigned': {
    read: all,
    noticed: ['client', 'driver'],
    notice: { topic: 'services', ways: urgent, to: ['client'] },
    raises: [
      { kind: 'order.trip_given', to: ['newDriver'] },
      { kind: 'order.trip_withdrawn', to: ['formerDriver'] },
    ],
    webhook: { to: ends },
  },
  'order.larger_vehicle': {
    read: all,
    noticed: ['client'],
    notice: { topic: 'services', ways: push, to: ['client'] },
  },
  'order.milestone': { noticed: ends },
  'arrival.proposed': { noticed: ['carrier', 'driver'] },
  'phone.silent': { read: ofTheRoad, noticed: ['carrier'] },
  'route.left': { read: ofTheRoad, noticed: ['carrier'] },
  'order.evidence_kept': { noticed: ends },
  'order.support_document_loaded': {
    read: all,
    noticed: ['client'],
    notice: { topic: 'services', ways: quiet, to: ['client'] },
    webhook: { to: ends },
  },
  'order.approved': {
    read: all,
    notice: { topic: 'services', ways: quiet, to: ['carrier'] },
    webhook: { to: ['carrier'] },
  },
  'order.rated': {
    read: all,
    noticed: ['carrier'],
    notice: { topic: 'services', ways: quiet, to: ['rated'] },
  },
  'order.released': {
    read: all,
    noticed: ['client'],
    notice: { topic: 'services', ways: everyWay, to: ['client', 'driver'] },
    webhook: { to: ends },
  },
  'order.cancelled': {
    read: all,
    noticed: parties,
    market: 'closes',
    notice: { topic: 'services', ways: everyWay, to: parties, facts: 'cause' },
    raises: [{ kind: 'offer.declined', to: ['closed'] }],
    webhook: { to: ends },
  },
  'order.closed': {
    read: all,
    noticed: ends,
    notice: { topic: 'services', ways: everyWay, to: parties },
    webhook: { to: ends },
  },
  'standby.proposed': {
    read: all,
    noticed: ends,
    notice: { topic: 'standby', ways: everyWay, to: ends, leads: 'wait', keptBecause: 'money' },
    webhook: { to: ends },
  },
  'standby.accepted': {
    read: all,
    noticed: ['carrier'],
    notice: { topic: 'standby', ways: push, to: ['carrier'] },
  },
  'standby.objected': {
    read: withoutDriver,
    noticed: ['carrier', 'treasury'],
    notice: { topic: 'standby', ways: push, to: ['treasury', 'carrier'], leads: 'wait' },
  },
  'standby.decided': {
    read: withoutDriver,
    noticed: ends,
    notice: { topic: 'standby', ways: push, to: ends, leads: 'wait' },
  },
  'standby.paid': { read: all, noticed: ends, notice: { topic: 'standby', ways: push, to: ends } },
  'standby.unpaid': {
    read: withoutDriver,
    noticed: ['client'],
    notice: { topic: 'standby', ways: push, to: ['client'], leads: 'wait' },
  },
  ...eventsOfPay,
} as const satisfies Record<string, OrderEvent>

/** Words of history rows that say more than their event: which step, which place, what came of a payment. */
export const finerActs = {
  'payment.pending': { read: ofClient },
  'payment.failed': {
    read: ofClient,
    notice: { topic: 'payments', ways: urgent, to: ['client'], leads: 'prepare' },
  },
  'payment.expired': { read: ofClient },
  'payment.authorised': paid,
  'payment.captured': paid,
  'payment.undone': {
    read: all,
    notice: { topic: 'payments', ways: urgent, to: ['carrier'] },
    raises: [{ kind: 'payment.failed', to: ['client'] }],
  },
  'call.client': { read: ['admin'] },
  'call.carrier': { read: ['admin'] },
  'call.driver': { read: ['admin'] },
  'milestone.onTheWay': { ...step, notice: { ...toldStep, ways: push } },
  'milestone.inPosition': { ...step, notice: { ...toldStep, ways: urgent } },
  'milestone.loadingStart': step,
  'milestone.tripStart': { ...step, notice: { ...toldStep, ways: urgent } },
  'milestone.inFinish': { ...step, notice: { ...toldStep, ways: push } },
  'milestone.unloadingStart': step,
  'milestone.finish': { ...step, notice: { ...toldStep, ways: urgent, leads: 'rate' } },
  'evidence.onTheWay': evidence,
  'evidence.inPosition': evidence,
  'evidence.loadingStart': evidence,
  'evidence.tripStart': evidence,
  'evidence.inFinish': evidence,
  'evidence.unloadingStart': evidence,
  'evidence.finish': evidence,
  // His phone shows it; he alone can say so.
  'arrival.origin': { read: ofTheRoad, notice: { topic: 'trips', ways: push, to: ['driver'] } },
  'arrival.destination': { read: all, notice: { topic: 'trips', ways: push, to: ['driver'] } },
} as const satisfies Record<string, OrderEvent>

export type OrderEventName = keyof typeof orderEvents
/** The word of a history row that says more than its event. */
export type FinerAct = keyof typeof finerActs
export type HistoryAct = OrderEventName | FinerAct

const rows: Readonly<Record<string, OrderEvent>> = { ...orderEvents, ...finerActs }
export const historyActs = Object.keys(rows) as readonly HistoryAct[]

/** Undefined for what only a newer release knows. */
export const orderEventOf = (name: string): OrderEvent | undefined =>
  Object.hasOwn(rows, name) ? rows[name] : undefined

type Noticed<Rows> = {
  [Name in keyof Rows]: Rows[Name] extends { notice: Notice } ? Name : never
}[keyof Rows]
/** Of an event of that name, or raised by others. */
export type ServiceNotice =
  | Noticed<typeof orderEvents>
  | Noticed<typeof finerActs>
  | keyof typeof raisedNotices

/** What a history row brings: its own notification and those it raises, each with those it is for. */
export const noticesOf = (act: string): readonly (Notice & { kind: ServiceNotice })[] => {
  const { notice, raises = [] } = orderEventOf(act) ?? {}
  const told = notice ? [{ kind: act, ...notice }] : []
  const more = raises.flatMap(({ kind, to }) => {
    const said = raisedNoticeOf(kind) ?? orderEventOf(kind)?.notice
    return said ? [{ ...said, kind, to }] : []
  })
  return [...told, ...more] as (Notice & { kind: ServiceNotice })[]
}
