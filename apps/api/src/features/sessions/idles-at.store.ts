import { type RawBuilder, sql } from 'kysely'

/** SQL: when a session idles out unless it is used again. `row` is what the query calls it. */
export const idlesAt = (row: 's' | 'f'): RawBuilder<Date> =>
  sql`${sql.ref(`${row}.last_seen_at`)} + ${sql.ref(`${row}.idle_ms`)} * interval '1 millisecond'`
