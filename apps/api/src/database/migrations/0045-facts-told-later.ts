import { sql, type Kysely } from 'kysely'

/** What the specification does not ask of a new vehicle is told later. Decisions §12. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table vehicles alter column service drop not null, alter column registered_on drop not null`.execute(
    db,
  )
}
