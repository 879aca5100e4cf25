import { sql, type Kysely } from 'kysely'

/** Tariffs of toll posts are dated as the figures of the reference price are, and lie in the same table, told apart by their kind. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table tariff_editions add column kind text not null default 'costs'
      constraint tariff_editions_kind check (kind in ('costs', 'tolls'))`.execute(db)
  await sql`drop index tariff_editions_by_day`.execute(db)
  await sql`
    create index tariff_editions_by_day on tariff_editions (kind, valid_from desc, created_at desc, id desc)`.execute(
    db,
  )
}
