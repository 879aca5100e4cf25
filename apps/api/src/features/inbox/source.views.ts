/** How a cause is read: the rows that have it, and what each of them tells. */
import type { InboxCause, InboxKind } from '@arriero/domain/house/inbox'
import { sql } from 'kysely'
import type { Fragment } from '#database/keyset.ts'

export type Source = {
  kind?: InboxKind
  /** What it is of, and what its remedy is about where that is another. */
  subject: Fragment
  object?: Fragment
  since: Fragment
  harmAt?: Fragment
  stake?: Fragment
  /** With its `from`. */
  rows: Fragment
}
export type Sources = Partial<Record<InboxCause, Source>>

/** In Bogotá, the end of this day. */
export const endOf = (day: Fragment): Fragment => sql`((${day} + 1)::timestamp at time zone 'America/Bogota')`
