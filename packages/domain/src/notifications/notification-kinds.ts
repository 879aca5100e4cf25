/** All that people are told of: by events of services and of the house, and by the clock. To which topic it belongs, who meets it, by which ways it goes. */
import { integrators } from '../house/integrations.ts'
import { houseNotices, members, type HouseNotice, type HouseNoticeName } from '../house/house-events.ts'
import { ways } from './notification-topics.ts'
import type { Recipient } from '../orders/order-event.ts'
import { historyActs, noticesOf, type ServiceNotice } from '../orders/order-events.ts'
import { carriers, clients, operators, staff, treasurers, type Role } from '../people/roles.ts'

const { push, urgent, letter, mailed, everyWay } = ways

/** Nobody did anything: time passed, or what keeps watch found it, once for each time. */
const ofTime = {
  'papers.expiring': {
    topic: 'papers',
    to: [...members, 'administrator'],
    ways: everyWay,
    leads: 'papers',
    facts: 'ending',
  },
  /** A load on a lane that its reader saved; several at once are one. */
  'load.matched': { topic: 'lanes', to: carriers, ways: push, leads: 'negotiate', facts: 'lanes' },
  'loads.matched': { topic: 'lanes', to: carriers, ways: push, leads: 'board', facts: 'lanes' },
  'payment.reminder': {
    topic: 'payments',
    to: clients,
    ways: everyWay,
    leads: 'prepare',
    facts: 'until',
    keptBecause: 'money',
  },
  /** A letter for whoever does not look: all that is unread in one. */
  'messages.waiting': { topic: 'messages', to: members, ways: letter, leads: 'home', facts: 'waiting' },
  /** What is not asked for any more is missed by nobody who does not look. */
  'recurring.paused': { topic: 'services', to: clients, ways: mailed, leads: 'recurring', facts: 'rule' },
  /** A PQR is near its last day: for whoever has it, else for all who may answer it. */
  'pqr.due': { topic: 'desk', to: staff, ways: push, leads: 'answerRequest', facts: 'lastDays' },
  'phone.silent': { topic: 'trips', to: carriers, ways: urgent },
  'webhook.stopped': {
    topic: 'integrations',
    to: integrators,
    ways: mailed,
    leads: 'integrations',
    facts: 'because',
  },
} as const satisfies Record<string, HouseNotice>

export type TimeNotice = keyof typeof ofTime
export type NotificationKind = ServiceNotice | HouseNoticeName | TimeNotice

const rolesOf: Readonly<Record<Recipient, readonly Role[]>> = {
  client: clients,
  carrier: carriers,
  driver: operators,
  offerer: carriers,
  treasury: treasurers,
  closed: carriers,
  declined: carriers,
  rated: members,
  awaiting: clients,
  newDriver: operators,
  formerDriver: operators,
  asked: carriers,
  answering: clients,
}

const rolesAmong = (to: readonly Recipient[]): Role[] => [...new Set(to.flatMap((one) => rolesOf[one]))]

const brought = historyActs.flatMap(noticesOf)
/** A kind that several events bring is for all of whom they bring it to. */
const ofServices = Object.fromEntries(
  brought.map((notice): [string, HouseNotice] => {
    const all = brought.filter(({ kind }) => kind === notice.kind)
    return [notice.kind, { ...notice, to: rolesAmong(all.flatMap(({ to }) => to)) }]
  }),
) as Record<ServiceNotice, HouseNotice>

const kindFacts: Readonly<Record<NotificationKind, HouseNotice>> = {
  ...ofTime,
  ...houseNotices,
  ...ofServices,
}

export const notificationKinds = Object.keys(kindFacts) as readonly NotificationKind[]

/** Checks stored text, since a newer release may have written a kind unknown here. */
export const isNotificationKind = (text: string): text is NotificationKind => Object.hasOwn(kindFacts, text)

export const factsOfKind = (kind: NotificationKind): HouseNotice => kindFacts[kind]
