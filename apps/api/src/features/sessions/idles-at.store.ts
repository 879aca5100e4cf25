import { type RawBuilder, sql } from 'kysely'

const asked: Record<'s' | 'f', RawBuilder<Date>> = {
  s: sql`s.last_seen_at + s.idle_ms * interval '1 millisecond'`,
  f: sql`f.last_seen_at + f.idle_ms * interval '1 millisecond'`,
}

/** SQL: when a session idles out unless it is used again. `row` is what the query calls it. */
export const idlesAt = (row: 's' | 'f'): RawBuilder<Date> => asked[row]
