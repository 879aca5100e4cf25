/** One row of order-events: who learns of what happens to a service. */
import type { Said } from '../notifications/notification-topics.ts'

/** Viewers of a service that a carrier has; who looks at one on the market is of the market. */
export type Reader = 'admin' | 'client' | 'carrier' | 'operator'
/** Of a service; `offerer` made the offer it is about, `treasury` is administrators and accountancy. */
export type Party = 'client' | 'carrier' | 'driver' | 'offerer' | 'treasury'
/**
 * Besides the parties: carriers whose offers ended with it (`closed`) or lost to another (`declined`), whoever was rated,
 * a client who waits for an answer, the driver who has the trip now and the one who had it; carriers whose word is wanted
 * (`asked`), and a client whose is (`answering`).
 */
export type Recipient =
  | Party
  | 'closed'
  | 'declined'
  | 'rated'
  | 'awaiting'
  | 'newDriver'
  | 'formerDriver'
  | 'asked'
  | 'answering'
/** Facts of the row that the words of its notification need: how much and of what kind, or why it was cancelled. */
export type NewsFact = 'amount' | 'cause'

/** The notification that has the name of its event. */
export type Notice = Said & { to: readonly Recipient[]; facts?: NewsFact }

export type OrderEvent = {
  /** Whose history shows it; whoever did it reads it besides. Left out: it has no line of its own. */
  read?: readonly Reader[]
  /** Who is sent the service anew, each in his own shape. Left out: all of them. */
  sent?: readonly Reader[]
  /** Whom it concerns beyond the screen he may have open: told at once where he is. */
  noticed?: readonly Party[]
  /** What it does to the service on the market. */
  market?: 'opens' | 'closes'
  notice?: Notice
  /** Notifications of other names: of `raisedNotices`, or of another event. */
  raises?: readonly { kind: string; to: readonly Recipient[] }[]
  /** Whose systems are told; `as` where their event is wider than this one. */
  webhook?: { to: readonly Party[]; as?: string }
}
