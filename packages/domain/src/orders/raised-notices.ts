/** Notifications of a service that have the name of no event of it. */
import { ways, type Said } from '../notifications/notification-topics.ts'
import type { NewsFact, Notice } from './order-event.ts'

const { push, urgent, mailed, everyWay } = ways

/** Notifications that several events raise, or that one raises besides its own; whom they are for their events say. */
export const raisedNotices = {
  'driver.reminder': { topic: 'services', ways: everyWay, leads: 'prepare' },
  'offer.declined': { topic: 'offers', ways: push, leads: 'market', facts: 'cause' },
  'offer.unanswered': { topic: 'offers', ways: urgent, leads: 'negotiate' },
  'offer.wanted': { topic: 'offers', ways: urgent, leads: 'negotiate' },
  'order.evidence_kept': { topic: 'services', ways: push },
  'order.trip_given': { topic: 'trips', ways: urgent },
  'order.trip_withdrawn': { topic: 'trips', ways: urgent, leads: 'trips' },
  'payment.paid': { topic: 'payments', ways: urgent },
  'policy.missing': { topic: 'treasury', ways: mailed, leads: 'premiums', facts: 'amount' },
} as const satisfies Record<string, Said & { facts?: NewsFact }>

const byKind: Readonly<Record<string, Omit<Notice, 'to'>>> = raisedNotices

export const raisedNoticeOf = (kind: string): Omit<Notice, 'to'> | undefined => byKind[kind]
