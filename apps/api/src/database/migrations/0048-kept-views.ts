import { sql, type Kysely } from 'kysely'

/** When someone first kept a view of a list: it is so still when the view has gone. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table users add column kept_view_at timestamptz`.execute(db)
  await sql`update users u set kept_view_at = kept.at
    from (select owner_id, min(created_at) as at from table_views group by owner_id) kept
    where kept.owner_id = u.id`.execute(db)
}
