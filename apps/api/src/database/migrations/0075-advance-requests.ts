import { sql, type Kysely } from 'kysely'

/** What carriers ask to be paid on the road, and what became of it. docs/decisions/0061. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table advance_requests (
    id text collate "C" primary key,
    order_id text collate "C" not null references orders (id),
    carrier_id text collate "C" not null references users (id),
    value_pesos bigint not null check (value_pesos > 0),
    state text not null check (state in ('open', 'given', 'refused', 'withdrawn', 'ended')),
    asked_by text collate "C" not null references users (id),
    asked_at timestamptz not null,
    ended_at timestamptz,
    ended_by text collate "C" references users (id),
    -- Why it was not given, in the words of who refused it.
    reason text,
    -- The advance that answered it.
    payout_id text collate "C" references payouts (id),
    constraint advance_requests_ended check ((state = 'open') = (ended_at is null)),
    constraint advance_requests_given check ((state = 'given') = (payout_id is not null)),
    constraint advance_requests_reason check ((state = 'refused') = (reason is not null)))`.execute(db)
  await sql`create unique index advance_requests_open on advance_requests (order_id) where state = 'open'`.execute(
    db,
  )
  await sql`create index advance_requests_to_answer on advance_requests (asked_at, id) where state = 'open'`.execute(
    db,
  )
  await sql`create index advance_requests_of_order on advance_requests (order_id, asked_at, id)`.execute(db)
  await sql`create index advance_requests_of_payout on advance_requests (payout_id) where payout_id is not null`.execute(
    db,
  )
}
