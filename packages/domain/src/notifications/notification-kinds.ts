/** What people are told of: to which topic each kind belongs, who meets it, and by which ways it goes where nobody chose otherwise. */
import { integrators } from '../house/integrations.ts'
import {
  ways,
  type KeptBecause,
  type NotificationChannel,
  type NotificationTopic,
} from './notification-topics.ts'
import type { Notice, Recipient } from '../orders/order-event.ts'
import { historyActs, orderEventOf, type finerActs, type orderEvents } from '../orders/order-events.ts'
import { carriers, clients, operators, roles, staff, treasurers, type Role } from '../people/roles.ts'

export type KindFacts = {
  topic: NotificationTopic
  to: readonly Role[]
  ways: readonly NotificationChannel[]
  /** Its letter cannot be switched off. */
  keptBecause?: KeptBecause
}

const { quiet, push, urgent, mailed, everyWay } = ways

const members = ['enterprise', ...clients, ...operators] as const

/** Of no event of a service, or of several. */
const ownKinds = {
  'account.returned': { topic: 'account', to: members, ways: mailed, keptBecause: 'security' },
  'account.validated': { topic: 'account', to: members, ways: mailed, keptBecause: 'security' },
  'driver.reminder': { topic: 'services', to: carriers, ways: everyWay },
  'money.asked': { topic: 'treasury', to: treasurers, ways: push },
  'offer.declined': { topic: 'offers', to: carriers, ways: push },
  'order.evidence_kept': { topic: 'services', to: [...clients, ...carriers], ways: push },
  'order.trip_given': { topic: 'trips', to: operators, ways: urgent },
  'order.trip_withdrawn': { topic: 'trips', to: operators, ways: urgent },
  'paper.asked': { topic: 'papers', to: members, ways: mailed },
  'paper.invalidated': { topic: 'papers', to: members, ways: mailed },
  'paper.turned_down': { topic: 'papers', to: members, ways: mailed },
  'paper.validated': { topic: 'papers', to: members, ways: mailed },
  'papers.expiring': { topic: 'papers', to: [...members, 'administrator'], ways: everyWay },
  'payment.paid': { topic: 'payments', to: [...clients, ...carriers], ways: urgent },
  'payment.reminder': { topic: 'payments', to: clients, ways: everyWay, keptBecause: 'money' },
  // Whoever watches the phone says so himself, once for each silence.
  'phone.silent': { topic: 'trips', to: carriers, ways: urgent },
  'policy.missing': { topic: 'treasury', to: treasurers, ways: mailed },
  'pqr.answered': { topic: 'requests', to: roles, ways: mailed, keptBecause: 'legal' },
  'pqr.filed': { topic: 'desk', to: staff, ways: quiet },
  'vehicle.activated': { topic: 'papers', to: carriers, ways: push },
  'webhook.stopped': { topic: 'integrations', to: integrators, ways: mailed },
} as const satisfies Record<string, KindFacts>

type Noticed<Rows> = {
  [Name in keyof Rows]: Rows[Name] extends { notice: Notice } ? Name : never
}[keyof Rows]
type KindOfEvent = Noticed<typeof orderEvents> | Noticed<typeof finerActs>
export type NotificationKind = keyof typeof ownKinds | KindOfEvent

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
}

const factsOf = ({ to, topic, ways, keptBecause }: Notice): KindFacts => ({
  topic,
  to: [...new Set(to.flatMap((one) => rolesOf[one]))],
  ways,
  ...(keptBecause && { keptBecause }),
})

const ofEvents = Object.fromEntries(
  historyActs.flatMap((act) => {
    const notice = orderEventOf(act)?.notice
    return notice ? [[act, factsOf(notice)]] : []
  }),
) as Record<KindOfEvent, KindFacts>

const kindFacts: Readonly<Record<NotificationKind, KindFacts>> = { ...ownKinds, ...ofEvents }

export const notificationKinds = Object.keys(kindFacts) as readonly NotificationKind[]

/** A row may be of a newer release. */
export const isNotificationKind = (text: string): text is NotificationKind => Object.hasOwn(kindFacts, text)

export const factsOfKind = (kind: NotificationKind): KindFacts => kindFacts[kind]
