import { sql, type Kysely } from 'kysely'

/** What is counted or put in sequence by thousands is read from the index alone. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Clients, carriers and lanes, by a few figures of each.
  await sql`create index margin_tallies_ranked on margin_tallies (dimension, week) include (key, kind, amount, margin_pesos)`.execute(
    db,
  )
  // Whose papers wait for a judgement.
  await sql`create index credentials_awaiting on credentials (created_at, id) include (user_id, vehicle_id)
    where (is_latest or is_waiting) and not is_active and invalidated_at is null`.execute(db)
  await sql`drop index credentials_to_review`.execute(db)
}
