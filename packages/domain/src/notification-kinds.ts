/** What people are told of: to which topic each kind belongs, who meets it, and by which ways it goes where nobody chose otherwise. */
import { integrators } from './integrations.ts'
import { carriers, clients, operators, roles, type Role } from './roles.ts'

/** What people choose by. The bell rings for all of them. */
export const notificationTopics = [
  'offers',
  'services',
  'trips',
  'payments',
  'income',
  'standby',
  'insurance',
  'papers',
  'desk',
  'treasury',
  'requests',
  'integrations',
  'account',
] as const
export type NotificationTopic = (typeof notificationTopics)[number]

/** The ways beyond the bell. */
export const notificationChannels = ['mail', 'push', 'whatsapp'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** Why a letter comes whatever was chosen. */
export type KeptBecause = 'money' | 'legal' | 'security'

export type KindFacts = {
  topic: NotificationTopic
  to: readonly Role[]
  ways: readonly NotificationChannel[]
  /** Its letter cannot be switched off. */
  keptBecause?: KeptBecause
}

/** Good to know, but no reason to buzz a phone. */
const quiet = [] as const
const push = ['push'] as const
/** What somebody waits for with the phone in his hand. */
const urgent = ['push', 'whatsapp'] as const
/** Those that must reach whoever does not look. */
const mailed = ['mail', 'push'] as const
const everyWay = ['mail', 'push', 'whatsapp'] as const

const members = ['enterprise', ...clients, ...operators] as const
const bothEnds = [...clients, ...carriers] as const
const treasurers = ['administrator', 'accountancy'] as const

export const kindFacts = {
  'account.returned': { topic: 'account', to: members, ways: mailed, keptBecause: 'security' },
  'account.validated': { topic: 'account', to: members, ways: mailed, keptBecause: 'security' },
  'arrival.destination': { topic: 'trips', to: operators, ways: push },
  'arrival.origin': { topic: 'trips', to: operators, ways: push },
  'driver.reminder': { topic: 'services', to: carriers, ways: everyWay },
  'milestone.finish': { topic: 'trips', to: bothEnds, ways: urgent },
  'milestone.inFinish': { topic: 'trips', to: bothEnds, ways: push },
  'milestone.inPosition': { topic: 'trips', to: bothEnds, ways: urgent },
  'milestone.onTheWay': { topic: 'trips', to: bothEnds, ways: push },
  'milestone.tripStart': { topic: 'trips', to: bothEnds, ways: urgent },
  'money.asked': { topic: 'treasury', to: treasurers, ways: push },
  'offer.accepted': { topic: 'offers', to: bothEnds, ways: urgent },
  'offer.countered': { topic: 'offers', to: carriers, ways: urgent },
  'offer.declined': { topic: 'offers', to: carriers, ways: push },
  'offer.expired': { topic: 'offers', to: bothEnds, ways: push },
  'offer.made': { topic: 'offers', to: clients, ways: urgent },
  'offer.withdrawn': { topic: 'offers', to: clients, ways: quiet },
  'order.approved': { topic: 'services', to: carriers, ways: quiet },
  'order.assigned': { topic: 'services', to: clients, ways: urgent },
  'order.cancelled': { topic: 'services', to: members, ways: everyWay },
  'order.closed': { topic: 'services', to: members, ways: everyWay },
  'order.date_moved': { topic: 'offers', to: carriers, ways: push },
  'order.evidence_kept': { topic: 'services', to: bothEnds, ways: push },
  'order.larger_vehicle': { topic: 'services', to: clients, ways: push },
  'order.rated': { topic: 'services', to: members, ways: quiet },
  'order.released': { topic: 'services', to: [...clients, ...operators], ways: everyWay },
  'order.reservation_passed': { topic: 'services', to: clients, ways: everyWay },
  'order.support_document_loaded': { topic: 'services', to: clients, ways: quiet },
  'order.trip_given': { topic: 'trips', to: operators, ways: urgent },
  'order.trip_withdrawn': { topic: 'trips', to: operators, ways: urgent },
  'order.waived': { topic: 'services', to: carriers, ways: push },
  'paper.asked': { topic: 'papers', to: members, ways: mailed },
  'paper.invalidated': { topic: 'papers', to: members, ways: mailed },
  'paper.turned_down': { topic: 'papers', to: members, ways: mailed },
  'paper.validated': { topic: 'papers', to: members, ways: mailed },
  'papers.expiring': { topic: 'papers', to: [...members, 'administrator'], ways: everyWay },
  'payment.failed': { topic: 'payments', to: clients, ways: urgent },
  'payment.lost': { topic: 'treasury', to: treasurers, ways: mailed },
  'payment.paid': { topic: 'payments', to: bothEnds, ways: urgent },
  'payment.recovered': { topic: 'treasury', to: treasurers, ways: quiet },
  'payment.reminder': { topic: 'payments', to: clients, ways: everyWay, keptBecause: 'money' },
  'payment.undone': { topic: 'payments', to: carriers, ways: urgent },
  'payout.paid': { topic: 'income', to: carriers, ways: everyWay },
  'payout.returned': { topic: 'income', to: carriers, ways: everyWay },
  'phone.silent': { topic: 'trips', to: carriers, ways: urgent },
  'policy.issued': { topic: 'insurance', to: clients, ways: push },
  'policy.missing': { topic: 'treasury', to: treasurers, ways: mailed },
  'policy.unsold': { topic: 'insurance', to: clients, ways: mailed },
  'pqr.answered': { topic: 'requests', to: roles, ways: mailed, keptBecause: 'legal' },
  'pqr.filed': { topic: 'desk', to: [...treasurers, 'soport'], ways: quiet },
  'refund.paid': { topic: 'income', to: clients, ways: everyWay },
  'refund.rejected': { topic: 'income', to: clients, ways: everyWay },
  'standby.accepted': { topic: 'standby', to: carriers, ways: push },
  'standby.decided': { topic: 'standby', to: bothEnds, ways: push },
  'standby.objected': { topic: 'standby', to: [...carriers, ...treasurers], ways: push },
  'standby.paid': { topic: 'standby', to: bothEnds, ways: push },
  'standby.proposed': { topic: 'standby', to: bothEnds, ways: everyWay, keptBecause: 'money' },
  'standby.unpaid': { topic: 'standby', to: clients, ways: push },
  'vehicle.activated': { topic: 'papers', to: carriers, ways: push },
  'webhook.stopped': { topic: 'integrations', to: integrators, ways: mailed },
} as const satisfies Record<string, KindFacts>

export type NotificationKind = keyof typeof kindFacts

export const notificationKinds = Object.keys(kindFacts) as readonly NotificationKind[]

/** A row may be of a newer release. */
export const isNotificationKind = (text: string): text is NotificationKind => Object.hasOwn(kindFacts, text)

export const factsOfKind = (kind: NotificationKind): KindFacts => kindFacts[kind]
