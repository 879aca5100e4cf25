import { sql, type Kysely } from 'kysely'

/** What the sandboxes of gateway, insurer, mail and WhatsApp were sent, for every node alike; `place` is the sequence it came in. As it was written: whoever asks the insurer twice is compared letter by letter. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table sandbox_kept (
      drawer text not null,
      id text not null,
      place bigint generated always as identity,
      content json not null,
      primary key (drawer, id)
    )`.execute(db)
  await sql`create unique index sandbox_kept_by_place on sandbox_kept (drawer, place)`.execute(db)
}
