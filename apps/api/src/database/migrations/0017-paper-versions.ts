import { sql, type Kysely } from 'kysely'

/** A newer version of a paper waits for staff beside the one in force; papers are found by their last day. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table credentials add column is_waiting boolean not null default false`.execute(db)
  await sql`alter table credentials add constraint credentials_waits_or_counts check (not (is_waiting and is_latest))`.execute(
    db,
  )
  for (const holder of ['user', 'vehicle']) {
    const column = sql.ref(`${holder}_id`)
    await sql`create unique index ${sql.ref(`credentials_waiting_of_${holder}`)} on credentials (${column}, kind)
      where is_waiting and ${column} is not null`.execute(db)
  }
  // The reminders' index has the same days, without an order among those of one day.
  await sql`drop index if exists credentials_ending`.execute(db)
  await sql`create index credentials_ending on credentials (expires_on, id)
    where is_latest and expires_on is not null`.execute(db)
  await sql`drop index credentials_to_validate`.execute(db)
  await sql`create index credentials_to_validate on credentials (created_at, id)
    where (is_latest or is_waiting) and not is_active`.execute(db)
}
