/** The conversation of a service: who takes part, who may read and write when, and how much a message holds. Pure. docs/decisions/0056. */
import type { ErrorCode } from '../errors/errors.ts'
import type { OrderStatus } from '../orders/orders.ts'
import { isStaffRole, type Actor, type Role } from '../people/roles.ts'
import { handlesRequest } from '../support/support.ts'

/** As whom somebody speaks in it. */
export const threadParts = ['client', 'carrier', 'driver', 'staff'] as const
export type ThreadPart = (typeof threadParts)[number]
/** `former`: he drove it once, and reads what was said until then. */
export type ThreadReader = ThreadPart | 'former'

/** From its end on both sides may go on writing for so long. */
export const writingDaysAfterEnd = 7
const dayMs = 86_400_000

/** A PQR about the service that nobody has solved yet; `isComplaint`: its client's, which holds money. */
type OpenRequest = { isComplaint: boolean }

export type ThreadFacts = {
  status: OrderStatus
  clientId: string
  /** Null as long as nobody has taken the service. */
  carrierId: string | null
  driverId: string | null
  isPaid: boolean
  /** When it was finished or cancelled. */
  endedAt: Date | null
  /** When the driving was taken from whoever asks; null where it never was. */
  removedAt: Date | null
  openRequests: readonly OpenRequest[]
  /** Whoever asks has opened it for a PQR that is still open, and both sides were told so. */
  isOpened: boolean
}

const mayHandle = (role: Role, { openRequests }: ThreadFacts): boolean =>
  openRequests.some(({ isComplaint }) => handlesRequest(role, isComplaint))

/** Undefined: to him there is no such conversation. Staff is not told by it what it may do. */
export const readerOf = (
  facts: ThreadFacts,
  { id, role }: Pick<Actor, 'id' | 'role'>,
): ThreadReader | undefined => {
  if (facts.clientId === id) return 'client'
  if (facts.carrierId === id) return 'carrier'
  if (facts.driverId === id) return 'driver'
  if (isStaffRole(role)) return 'staff'
  return facts.removedAt === null ? undefined : 'former'
}

/** Why this reader may not open it now: staff needs a PQR it answers, and nobody talks before there is a carrier. */
export const denialToOpen = (
  facts: ThreadFacts,
  actor: Pick<Actor, 'id' | 'role'>,
): ErrorCode | undefined => {
  const reader = readerOf(facts, actor)
  if (reader === undefined) return 'order.not_found'
  if (reader === 'staff' && !mayHandle(actor.role, facts)) return 'message.request_required'
  return facts.carrierId === null ? 'message.not_assigned' : undefined
}

/** The same of reading: staff has said before that it reads. */
export const denialToRead = (facts: ThreadFacts, actor: Pick<Actor, 'id' | 'role'>): ErrorCode | undefined =>
  denialToOpen(facts, actor) ??
  (readerOf(facts, actor) === 'staff' && !facts.isOpened ? 'message.not_opened' : undefined)

/** Until when may be written; null while the service has not ended. */
export const writableUntil = ({ endedAt }: Pick<ThreadFacts, 'endedAt'>): Date | null =>
  endedAt && new Date(endedAt.getTime() + writingDaysAfterEnd * dayMs)

export const denialToWrite = (
  facts: ThreadFacts,
  actor: Pick<Actor, 'id' | 'role'>,
  now: Date,
): ErrorCode | undefined => {
  const denied = denialToRead(facts, actor)
  if (denied) return denied
  if (readerOf(facts, actor) === 'former') return 'message.former_driver'
  const until = writableUntil(facts)
  return until !== null && now > until ? 'message.closed' : undefined
}

/** Before the payment neither side learns how to reach the other past the service. */
export const hidesContacts = ({ isPaid }: Pick<ThreadFacts, 'isPaid'>): boolean => !isPaid

/** How old a message may be that waited in a phone, for its own hour to be believed. */
const oldestWrittenMs = 30 * dayMs

/** When it was written, by the phone's clock; the server's where that cannot be. */
export const writtenAtOf = (said: Date | undefined, now: Date): Date => {
  if (!said || said > now) return now
  return now.getTime() - said.getTime() > oldestWrittenMs ? now : said
}

/** What somebody has not read is told again, at the earliest, after so long. */
export const toldAgainMs = 60 * 60_000
/** Unread for so long, it goes into a letter; one letter for all of it, and the next at the earliest after `letterEveryMs`. */
export const letterAfterMs = 60 * 60_000
export const letterEveryMs = 12 * 60 * 60_000

/** Two pieces of one number are looked at together where they were sent within so long. */
export const splitWithinMs = 10 * 60_000

/** Above this speed a driver is only offered buttons. */
const buttonsAboveKmh = 10
export const isTooFastToType = (speedKmh: number | null): boolean =>
  speedKmh !== null && speedKmh > buttonsAboveKmh
