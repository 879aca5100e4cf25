/** What people are told of, and when papers are spoken of. Decisions §7, §12. */
import { daysAfter } from './calendar.ts'

export const notificationKinds = [
  'account.returned',
  'account.validated',
  'arrival.destination',
  'arrival.origin',
  'driver.reminder',
  'milestone.finish',
  'milestone.inFinish',
  'milestone.inPosition',
  'milestone.onTheWay',
  'milestone.tripStart',
  'money.asked',
  'offer.accepted',
  'offer.countered',
  'offer.declined',
  'offer.expired',
  'offer.made',
  'offer.withdrawn',
  'order.approved',
  'order.assigned',
  'order.cancelled',
  'order.closed',
  'order.date_moved',
  'order.evidence_kept',
  'order.larger_vehicle',
  'order.rated',
  'order.released',
  'order.reservation_passed',
  'order.support_document_loaded',
  'order.trip_given',
  'order.trip_withdrawn',
  'order.waived',
  'paper.invalidated',
  'paper.turned_down',
  'paper.validated',
  'papers.expiring',
  'payment.failed',
  'payment.lost',
  'payment.paid',
  'payment.recovered',
  'payment.reminder',
  'payout.paid',
  'payout.returned',
  'phone.silent',
  'policy.issued',
  'policy.missing',
  'policy.unsold',
  'pqr.answered',
  'pqr.filed',
  'refund.paid',
  'standby.accepted',
  'standby.decided',
  'standby.objected',
  'standby.paid',
  'standby.proposed',
  'standby.unpaid',
  'vehicle.activated',
  'webhook.stopped',
] as const

export type NotificationKind = (typeof notificationKinds)[number]

const known = new Set<string>(notificationKinds)
/** A row may be of a newer release. */
export const isNotificationKind = (text: string): text is NotificationKind => known.has(text)

/** Those that must reach whoever does not look: money, a lost truck, a paper that ends or was judged. */
const mailed: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'account.returned',
  'account.validated',
  'driver.reminder',
  'order.cancelled',
  'order.closed',
  'order.released',
  'order.reservation_passed',
  'paper.invalidated',
  'paper.turned_down',
  'paper.validated',
  'papers.expiring',
  'payment.lost',
  'payment.reminder',
  'payout.paid',
  'payout.returned',
  'policy.missing',
  'policy.unsold',
  'pqr.answered',
  'refund.paid',
  'standby.proposed',
  'webhook.stopped',
])

/** Good to know, but no reason to buzz a phone. */
const quiet: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'offer.withdrawn',
  'order.approved',
  'order.rated',
  'order.support_document_loaded',
  'payment.recovered',
  'pqr.filed',
])

export const isMailed = (kind: NotificationKind): boolean => mailed.has(kind)
export const isPushed = (kind: NotificationKind): boolean => !quiet.has(kind)

/** Days before its end on which a paper is spoken of. */
export const paperThresholds = [30, 15, 7, 1] as const
export type PaperThreshold = (typeof paperThresholds)[number]

/** Bogotá minute of the day from which papers are spoken of. */
export const paperReminderMinute = 7 * 60

/** The last day a paper may end on to be spoken of today. */
export const lastRemindedDay = (today: string): string => daysAfter(today, paperThresholds[0])

const dayMs = 86_400_000
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)

/**
 * The reminder whose moment has come last: of several that passed unsaid only the newest counts. Undefined where the end is
 * further away, or past: an expired paper blocks by itself.
 */
export const paperReminder = (
  expiresOn: string,
  today: string,
): { threshold: PaperThreshold; daysLeft: number } | undefined => {
  const daysLeft = daysBetween(today, expiresOn)
  if (daysLeft < 0) return undefined
  const threshold = paperThresholds.findLast((days) => daysLeft <= days)
  return threshold && { threshold, daysLeft }
}

/** The last of these instants that has come; undefined before the first. */
export const latestDue = (instants: readonly Date[], now: Date): Date | undefined =>
  instants.findLast((instant) => instant <= now)
