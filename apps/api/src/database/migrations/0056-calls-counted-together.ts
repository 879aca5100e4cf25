import { sql, type Kysely } from 'kysely'

/** How often a caller called in his running minute, on all nodes together. Unlogged: after a crash the minute begins anew. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create unlogged table call_counts (
      place bytea primary key,
      calls integer not null,
      ends_at timestamptz not null
    )`.execute(db)
  await sql`create index call_counts_by_end on call_counts (ends_at)`.execute(db)
}
