import { sql, type Kysely } from 'kysely'

/** Of a newer version that staff turned down the paper in force keeps why, for its owner to read. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table credentials add column turned_down_at timestamptz, add column turned_down_reason text,
      add constraint credentials_turned_down check ((turned_down_at is null) = (turned_down_reason is null))`.execute(
    db,
  )
}
