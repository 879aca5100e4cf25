import { sql, type Kysely } from 'kysely'

/** Why a paper counts no more, for its owner to read; and which missing ones he was asked for. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table credentials add column invalidated_at timestamptz, add column invalidated_reason text,
      add constraint credentials_invalidated check ((invalidated_at is null) = (invalidated_reason is null))`.execute(
    db,
  )
  await sql`
    create table paper_requests (
      id text collate "C" primary key,
      user_id text collate "C" references users (id),
      vehicle_id text collate "C" references vehicles (id),
      kind text not null,
      asked_at timestamptz not null,
      asked_by text collate "C" not null references users (id),
      constraint paper_requests_one_holder check ((user_id is null) <> (vehicle_id is null))
    )`.execute(db)
  await sql`create unique index paper_requests_of_user on paper_requests (user_id, kind) where user_id is not null`.execute(
    db,
  )
  await sql`create unique index paper_requests_of_vehicle on paper_requests (vehicle_id, kind) where vehicle_id is not null`.execute(
    db,
  )
}
