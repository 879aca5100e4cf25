import { sql, type Kysely } from 'kysely'

/** What people agreed to, word by word and never rewritten; payments lost on the road; positions by their age. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table consents (
      id bigint generated always as identity primary key,
      user_id text collate "C" not null references users (id),
      kind text not null constraint consents_kind check (kind in ('location')),
      version text not null,
      is_given boolean not null,
      channel text not null,
      at timestamptz not null
    )`.execute(db)
  await sql`create index consents_of_user on consents (user_id, kind, id)`.execute(db)
  await sql`
    create function guard_consents() returns trigger language plpgsql as $$
    begin
      raise exception 'a consent is never changed, only answered anew' using constraint = 'consents_append_only';
    end $$`.execute(db)
  await sql`create trigger consents_append_only before update or delete on consents
    for each row execute function guard_consents()`.execute(db)

  // Set while the payment of a service that was already on its way has failed: nothing is paid out for it meanwhile.
  await sql`alter table orders add column payment_lost_at timestamptz`.execute(db)
  await sql`create index orders_payment_lost on orders (payment_lost_at, id) where payment_lost_at is not null`.execute(
    db,
  )

  await sql`create index positions_age on positions (at)`.execute(db)
  await sql`create index last_positions_age on last_positions (at)`.execute(db)
}
