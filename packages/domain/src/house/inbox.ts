/**
 * What waits for somebody of the staff: each cause with whom it is for and by when harm comes of it. Ranked by the time left, then by the
 * money, then by age; whatever is newest is not first for that. Decisions §11–§18.
 */
import type { ErrorCode } from '../errors/errors.ts'
import { desk, staff, treasurers, type Role } from '../people/roles.ts'

type Rule = {
  roles: readonly (typeof staff)[number][]
  /** Hours from its beginning to the harm, where the cause has no hour of its own. */
  graceHours: number
}

const administrators = ['administrator'] as const

export const inboxRules = {
  /** A payment failed with the truck on its way. */
  paymentLost: { roles: treasurers, graceHours: 4 },
  /** Begins within a day, and nobody drives it. */
  undriven: { roles: administrators, graceHours: 0 },
  /** Agreed on, half of the time to pay it is gone. */
  unpaid: { roles: administrators, graceHours: 0 },
  late: { roles: administrators, graceHours: 1 },
  offRoute: { roles: administrators, graceHours: 1 },
  silent: { roles: administrators, graceHours: 1 },
  /** A paper of the driver or the truck ends before the unloading. */
  paperEnds: { roles: administrators, graceHours: 0 },
  /** Agreed on for less than the law lets a carrier earn; until it is loaded it can be mended. */
  belowFloor: { roles: administrators, graceHours: 0 },
  standbyObjected: { roles: treasurers, graceHours: 48 },
  request: { roles: desk, graceHours: 0 },
  /** A request that holds a carrier's money. */
  complaint: { roles: staff, graceHours: 0 },
  /** The person wrote since the last answer. */
  requestReplied: { roles: desk, graceHours: 24 },
  /** A mail that came in and joined no request. */
  mailWaits: { roles: desk, graceHours: 24 },
  refundDue: { roles: treasurers, graceHours: 72 },
  payoutDue: { roles: treasurers, graceHours: 0 },
  payoutReturned: { roles: treasurers, graceHours: 24 },
  /** Its account changed lately, and money waits to go there. */
  accountChanged: { roles: treasurers, graceHours: 0 },
  /** A carrier on the road asks for part of his pay. */
  advanceWanted: { roles: treasurers, graceHours: 4 },
  /** Begun by another person, and to be confirmed. */
  secondPerson: { roles: treasurers, graceHours: 24 },
  /** The gateway told of a payment that is none of ours. */
  strangeNotice: { roles: treasurers, graceHours: 24 },
  /** A sign of fraud that nobody has looked at; each kind has its own hours (`signals`). */
  signal: { roles: administrators, graceHours: 72 },
  accountWaits: { roles: administrators, graceHours: 24 },
  papersWait: { roles: administrators, graceHours: 24 },
  webhookStopped: { roles: administrators, graceHours: 72 },
} as const satisfies Record<string, Rule>

export type InboxCause = keyof typeof inboxRules
export const inboxCauses = Object.keys(inboxRules) as [InboxCause, ...InboxCause[]]

const rules: Record<InboxCause, Rule> = inboxRules

/** A service stands still or goes wrong on its way: whoever can mend that meets it first. */
export const stuckCauses = [
  'paymentLost',
  'undriven',
  'unpaid',
  'late',
  'offRoute',
  'silent',
  'paperEnds',
  'belowFloor',
] as const satisfies readonly InboxCause[]

export const isStuck = (cause: InboxCause): boolean => stuckCauses.some((one) => one === cause)

export const causesFor = (role: Role): InboxCause[] =>
  inboxCauses.filter((cause) => rules[cause].roles.some((one) => one === role))

/** What an entry is of: a service first, for most of what goes wrong is of one. */
export const inboxKinds = ['order', 'user', 'request', 'mail', 'notice', 'webhook', 'signal'] as const
export type InboxKind = (typeof inboxKinds)[number]

const hourMs = 3_600_000

export const inboxLevels = ['over', 'now', 'today', 'later'] as const
export type InboxLevel = (typeof inboxLevels)[number]

/** By the time that is left: over, within four hours, within a day, later. */
export const levelOf = (harmAt: Date, now: Date): InboxLevel => {
  const leftMs = harmAt.getTime() - now.getTime()
  if (leftMs <= 0) return 'over'
  if (leftMs <= 4 * hourMs) return 'now'
  return leftMs <= 24 * hourMs ? 'today' : 'later'
}

/** What is over for longer can hardly be saved: it waits behind what still can be today. */
export const staleHours = 24

/** The hour from which stale and fresh are told, so that the pages of one reading agree. */
export const rankHour = (now: Date): Date => new Date(Math.floor(now.getTime() / hourMs) * hourMs)

/**
 * In seconds, least first: by the time left, within a second by the money. Of what is over for more than a day the oldest first, behind what comes
 * to harm within the next one.
 */
export const rankOf = ({ harmAt, stake }: { harmAt: Date; stake: number }, now: Date): number => {
  const hour = rankHour(now).getTime()
  const staleMs = hour - staleHours * hourMs - harmAt.getTime()
  const atMs = staleMs <= 0 ? harmAt.getTime() : hour + staleHours * hourMs - staleMs / 1000
  return Math.floor(atMs / 1000) - Math.min(stake, 9e9) / 1e10
}

/** Whom staff may call about a service, and what came of it. */
export const calledSides = ['client', 'carrier', 'driver'] as const
export type CalledSide = (typeof calledSides)[number]
export const callOutcomes = ['answered', 'unanswered', 'wrongNumber'] as const
export type CallOutcome = (typeof callOutcomes)[number]

export const snoozeMostDays = 7

/** Why it cannot be put off until then. */
export const snoozeDenial = (until: Date, now: Date): ErrorCode | undefined =>
  until > now && until.getTime() <= now.getTime() + snoozeMostDays * 24 * hourMs
    ? undefined
    : 'inbox.snooze_invalid'

export type Snooze = { at: Date; until: Date; causes: readonly string[] }

/** Out of sight until then, unless it worsens: another cause joins it, or its hour comes. */
export const isAsleep = (
  snooze: Snooze | undefined,
  { causes, harmAt, now }: { causes: readonly string[]; harmAt: Date; now: Date },
): boolean => {
  if (!snooze || snooze.until <= now) return false
  const isNew = causes.some((cause) => !snooze.causes.includes(cause))
  const hasCome = harmAt <= now && harmAt > snooze.at
  return !isNew && !hasCome
}

/** Why it is not this person's to take or to give back: somebody else took it since it was read. */
export const takeDenial = (ownerId: string | null, seenOwnerId: string | null): ErrorCode | undefined =>
  ownerId === seenOwnerId ? undefined : 'inbox.taken'
