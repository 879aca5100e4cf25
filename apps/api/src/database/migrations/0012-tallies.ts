import { sql, type Kysely } from 'kysely'

/** What the dashboard counts, kept as it happens, so that nothing is ever counted over all services; and what waits for staff. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await tallies(db)
  await ofOrders(db)
  await ofPolicies(db)
  await sql`create index orders_driverless on orders (reservation_at, id) where status = 1 and driver_id is null`.execute(
    db,
  )
  await sql`create index credentials_to_validate on credentials (created_at, id) where is_latest and not is_active`.execute(
    db,
  )
}

/** Only ever added to, so that no two acts wait for each other's count; a sweep folds the rows of a day into one. */
const tallies = async (db: Kysely<unknown>) => {
  await sql`
    create table tallies (
      kind text not null constraint tallies_kind check (kind in ('order', 'payment', 'policy')),
      day date not null,
      status smallint,
      amount bigint not null,
      pesos bigint not null,
      constraint tallies_status check ((kind = 'order') = (status is not null))
    )`.execute(db)
  await sql`
    create function day_in_bogota(at timestamptz) returns date language sql immutable as
      $$ select ((at - interval '5 hours') at time zone 'UTC')::date $$`.execute(db)
}

const ofOrders = async (db: Kysely<unknown>) => {
  await sql`
    create function tally_order() returns trigger language plpgsql as $$
    declare
      was_paid boolean := tg_op = 'UPDATE' and old.paid_at is not null and old.status < 4;
      is_paid boolean := new.paid_at is not null and new.status < 4;
    begin
      if tg_op = 'INSERT' then
        insert into tallies values ('order', day_in_bogota(new.created_at), new.status, 1, 0);
      elsif old.status <> new.status then
        insert into tallies values ('order', day_in_bogota(new.created_at), old.status, -1, 0),
          ('order', day_in_bogota(new.created_at), new.status, 1, 0);
      end if;
      if was_paid and is_paid and old.paid_at = new.paid_at and old.total_pesos is not distinct from new.total_pesos then
        return null;
      end if;
      if was_paid then
        insert into tallies values ('payment', day_in_bogota(old.paid_at), null, -1, -coalesce(old.total_pesos, 0));
      end if;
      if is_paid then
        insert into tallies values ('payment', day_in_bogota(new.paid_at), null, 1, coalesce(new.total_pesos, 0));
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger orders_tallied_new after insert on orders
    for each row execute function tally_order()`.execute(db)
  await sql`create trigger orders_tallied after update on orders
    for each row when (old.status <> new.status or old.paid_at is distinct from new.paid_at
      or old.total_pesos is distinct from new.total_pesos)
    execute function tally_order()`.execute(db)
  await sql`
    insert into tallies select 'order', day_in_bogota(created_at), status, count(*), 0 from orders group by 2, 3`.execute(
    db,
  )
  await sql`
    insert into tallies select 'payment', day_in_bogota(paid_at), null, count(*), sum(coalesce(total_pesos, 0)) from orders
    where paid_at is not null and status < 4 group by 2`.execute(db)
}

const ofPolicies = async (db: Kysely<unknown>) => {
  await sql`
    create function tally_policy() returns trigger language plpgsql as $$
    begin
      insert into tallies values ('policy', day_in_bogota(new.issued_at), null, 1, 0);
      return null;
    end $$`.execute(db)
  await sql`create trigger policies_tallied_new after insert on insurance_policies
    for each row when (new.issued_at is not null) execute function tally_policy()`.execute(db)
  await sql`create trigger policies_tallied after update on insurance_policies
    for each row when (old.issued_at is null and new.issued_at is not null) execute function tally_policy()`.execute(
    db,
  )
  await sql`
    insert into tallies select 'policy', day_in_bogota(issued_at), null, count(*), 0 from insurance_policies
    where issued_at is not null group by 2`.execute(db)
}
