/** What an action gets: who acts, on which transaction, at what time, with which outside world. Closed: nothing else is reachable. */
import type { Actor } from '@arriero/domain/people/roles'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '#database/tables/tables.ts'
import type { Told } from '#effects/told.ts'
import type { PaymentGateway } from '#providers/payment/port.ts'
import type { RefundGateway } from '#providers/payment/refund-port.ts'
import type { Insurer } from '#providers/insurance/port.ts'
import type { MailCarrier } from '#providers/mail/port.ts'
import type { Mailbox } from '#providers/mailbox/port.ts'
import type { OfficialWays } from '#providers/official-ways/port.ts'
import type { PlacesProvider } from '#providers/places/port.ts'
import type { PushSender } from '#providers/push/port.ts'
import type { RoutingProvider } from '#providers/routing/port.ts'
import type { FileStorage } from '#providers/storage/port.ts'
import type { WebhookCaller } from '#providers/webhooks/port.ts'
import type { WhatsappSender } from '#providers/whatsapp/port.ts'

export type Db = Kysely<Tables> | Transaction<Tables>

export type Log = {
  info(fields: object, message?: string): void
  warn(fields: object, message?: string): void
  error(fields: object, message?: string): void
}

export type Providers = {
  payment: PaymentGateway & { siteId: string }
  /** Slow, and never asked within a transaction. Null where this installation has no keys for it. */
  refunds: RefundGateway | null
  insurer: Insurer
  places: PlacesProvider
  routing: RoutingProvider
  officialWays: OfficialWays
  storage: FileStorage
  /** Slow, and away at times: inside an act use `sendMail` of notifications. */
  mail: MailCarrier
  /** Where mail comes in; null where this installation takes none. */
  mailbox: Mailbox | null
  push: PushSender
  /** Slow, and away at times: what is to be told is kept first and sent later. */
  webhooks: WebhookCaller
  /** Null where this installation sends no WhatsApp messages. */
  whatsapp: WhatsappSender | null
}

/** Facts of this installation that actions may need. */
export type Facts = {
  /** As administrators named the house; renewed each second. */
  brand: string
  look: {
    color: string | null
    accent: string | null
    /** The path of the logo on this server. */
    logo: string | null
    /** The logo's whole URL, since letters are read elsewhere. */
    logoUrl: string | null
  }
  /** What the installation lacks before it serves customers, one sentence each. */
  gaps: readonly string[]
  /** Origin people reach us by, without a slash at its end. */
  publicUrl: string
  isDemo: boolean
  mapStyleUrl: string | null
  phone: string | null
  email: string | null
  links: Record<string, string>
}

/** Context of a step that nobody in particular does: a public endpoint, a sweep, a reaction. */
export type OpenCtx = {
  db: Db
  /** Read once per request or job. */
  now: Date
  newId(): string
  providers: Providers
  facts: Facts
  /** A URL, good for at most five minutes, by which this file may be read. */
  fileUrl(id: string): string
  /** Readable with this installation's key only; for secrets it has to read again. */
  seal(text: string): string
  /** @throws where it was sealed with another key, or changed */
  unseal(sealed: string): string
  /** Runs `work` in a transaction of its own; only for endpoints that declare `transaction: 'own'` and for jobs. */
  inTransaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Reads from a replica where there is one, as it was acknowledged before; `read` may be begun again. */
  reading<T>(read: (from: Pick<OpenCtx, 'db' | 'inTransaction'>) => Promise<T>): Promise<T>
  /** Queues what follows from an event, in the act's own transaction; only for `tell`. */
  react(db: Db, told: Told): Promise<void>
  log: Log
}

export type Ctx = OpenCtx & { actor: Actor }

/** The one nobody: history rows and audit of steps without an actor say null. */
export const actorIdOf = (ctx: OpenCtx): string | null => ('actor' in ctx ? (ctx as Ctx).actor.id : null)
