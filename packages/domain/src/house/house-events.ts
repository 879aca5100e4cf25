/**
 * What happens and is of no service: one row for each event, with who hears of it at once and what is told by it. Its words stand in
 * contract/es/notifications, what follows from it in the API's `reactions`. Decisions §6, §16, §17.
 */
import { ways, type Said } from '../notifications/notification-topics.ts'
import { carriers, clients, operators, roles, staff, treasurers, type Role } from '../people/roles.ts'

export const members = ['enterprise', ...clients, ...operators] as const

export type HouseNotice = Said & { to: readonly Role[] }

/** `person`: whose it is. `handlers`: who answers a request, of a complaint more than of others. */
export type Hearer = Role | 'person' | 'handlers'

type HouseEvent = {
  /** Who hears of it on any screen; or what the live channel does by it instead. */
  live?: readonly Hearer[] | 'places' | 'bell' | 'sessions' | 'standings' | 'threads'
  /** The notification that has its name. */
  notice?: HouseNotice
  /** Notifications of other names that it brings. */
  raises?: Readonly<Record<string, HouseNotice>>
}

const { quiet, push, mailed } = ways
/** In a conversation: who is in it hears of it. */
const inThread = { live: 'threads' } as const
const ofPapers = { topic: 'papers', to: members, ways: mailed, leads: 'papers' } as const
const ofAccounts = {
  topic: 'account',
  to: members,
  ways: mailed,
  leads: 'home',
  keptBecause: 'security',
} as const

/** Names share the verb of their act. */
export const houseEvents = {
  'location.moved': { live: 'places' },
  'notification.made': { live: 'bell' },
  /** Something waits for staff from now on, or no longer; what is of a service tells administrators by itself. */
  'inbox.changed': { live: staff },
  'message.opened': {
    ...inThread,
    notice: { topic: 'messages', to: members, ways: quiet, leads: 'thread' },
  },
  'message.read': inThread,
  'message.sent': {
    ...inThread,
    raises: {
      'message.received': { topic: 'messages', to: members, ways: push, leads: 'thread', facts: 'part' },
    },
  },
  'note.written': {
    raises: {
      'note.mentioned': { topic: 'desk', to: staff, ways: push, leads: 'note', facts: 'author' },
      'pqr.mentioned': { topic: 'desk', to: staff, ways: push, leads: 'answerRequest', facts: 'author' },
    },
  },
  'session.ended': { live: 'sessions' },
  /** What a carrier has or may, told by the database itself wherever it is written. */
  'standing.changed': { live: 'standings' },
  'user.changed': { live: 'sessions' },
  'user.renamed': {},
  'account.shut': {},
  'account.reviewed': {
    raises: {
      'account.returned': { ...ofAccounts, facts: 'note' },
      'account.validated': ofAccounts,
      'paper.validated': { ...ofPapers, facts: 'judged' },
    },
  },
  'registration.asked': {},
  'recovery.asked': {},
  'driver.invited': {},
  'export.asked': {},
  'reconciliation.asked': {},
  'paper.asked': { notice: { ...ofPapers, facts: 'judged' } },
  'paper.invalidated': { notice: { ...ofPapers, facts: 'judged' } },
  'paper.turned_down': { notice: { ...ofPapers, facts: 'reason' } },
  'vehicle.activated': {
    notice: { topic: 'papers', to: carriers, ways: push, leads: 'papers', facts: 'plate' },
  },
  'money.changed': {
    live: treasurers,
    raises: {
      'money.asked': { topic: 'treasury', to: treasurers, ways: push, leads: 'confirmMoney', facts: 'asked' },
    },
  },
  'pqr.filed': {
    live: ['handlers'],
    notice: {
      topic: 'desk',
      to: staff,
      ways: quiet,
      leads: 'answerRequest',
      facts: 'subject',
    },
  },
  /** Somebody of the staff has it from now on, or nobody. */
  'pqr.assigned': { live: ['handlers'] },
  /** A colleague gave it to him. */
  'pqr.given': {
    notice: { topic: 'desk', to: staff, ways: push, leads: 'answerRequest', facts: 'subject' },
  },
  /** Its person wrote again, by mail. */
  'pqr.replied': {
    live: ['handlers', 'person'],
    notice: { topic: 'desk', to: staff, ways: push, leads: 'answerRequest', facts: 'subject' },
  },
  'pqr.answered': {
    live: ['handlers', 'person'],
    notice: {
      topic: 'requests',
      to: roles,
      ways: mailed,
      leads: 'ownRequest',
      facts: 'subject',
      keptBecause: 'legal',
    },
  },
} as const satisfies Record<string, HouseEvent>

export type HouseEventName = keyof typeof houseEvents

type KeysOf<Rows> = Rows extends unknown ? keyof Rows : never
type Raised = {
  [Name in HouseEventName]: (typeof houseEvents)[Name] extends { raises: infer Rows } ? KeysOf<Rows> : never
}[HouseEventName]
type Noticed = {
  [Name in HouseEventName]: (typeof houseEvents)[Name] extends { notice: HouseNotice } ? Name : never
}[HouseEventName]
export type HouseNoticeName = Raised | Noticed

const rows: Readonly<Record<string, HouseEvent>> = houseEvents

/** Undefined for events of services, and for what only a newer release knows. */
export const houseEventOf = (name: string): HouseEvent | undefined =>
  Object.hasOwn(rows, name) ? rows[name] : undefined

export const houseNotices = Object.fromEntries(
  Object.entries(rows).flatMap(([name, { notice, raises = {} }]) => [
    ...(notice ? [[name, notice] as const] : []),
    ...Object.entries(raises),
  ]),
) as Readonly<Record<HouseNoticeName, HouseNotice>>
