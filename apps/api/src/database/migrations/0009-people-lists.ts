import { sql, type Kysely } from 'kysely'

/** What staff notes on an account, and the lists in which it looks for people: each order and filter has its index. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table users
      add column validation_note text,
      add column version integer not null default 0,
      add constraint users_note check (validation_note is null or validation = 'returned')`.execute(db)
  // From here on a telephone is found as well.
  await sql`update users set search = search || ' ' || cell_phone`.execute(db)

  await sql`create index users_of_role_by_name on users (role, name collate "es-x-icu", id)`.execute(db)
  await sql`create index users_of_role_by_activity on users (role, is_active, created_at desc, id desc)`.execute(
    db,
  )
  await sql`create index users_waiting on users (role, created_at desc, id desc) where validation <> 'validated'`.execute(
    db,
  )
  await sql`create index users_by_name on users (name collate "es-x-icu", id)`.execute(db)
  await sql`create index users_by_age on users (created_at desc, id desc)`.execute(db)
  await sql`create index users_staff on users (created_at desc, id desc)
    where role in ('administrator', 'accountancy', 'soport')`.execute(db)
  await sql`create index users_staff_by_name on users (name collate "es-x-icu", id)
    where role in ('administrator', 'accountancy', 'soport')`.execute(db)
  // Short words match how an id ends.
  await sql`create index users_id_ending on users (reverse(id) text_pattern_ops)`.execute(db)
}
