import { sql, type Kysely } from 'kysely'

/**
 * What is kept of services, who offered for them, and which came back: facts, and what they come to by week. Acts only say whose facts
 * have to be read anew; a sweep reads them. docs/decisions/0072.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await facts(db)
  await tallies(db)
  await queue(db)
}

const measures = sql`
  billed_pesos bigint not null, freight_pesos bigint not null, insurer_pesos bigint not null,
  commission_pesos bigint not null, margin_pesos bigint not null,
  compared integer not null, priced_pesos bigint not null, reference_pesos bigint not null,
  floored integer not null, below_floor integer not null,
  won integer not null, first integer not null, first_minutes bigint not null`

const facts = async (db: Kysely<unknown>) => {
  await sql`
    create table margin_facts (
      kind text not null constraint margin_facts_kind check (kind in ('service','offer','return')),
      id text collate "C" not null,
      order_id text collate "C" not null references orders (id),
      at timestamptz not null,
      week date not null,
      client_id text collate "C" not null references users (id),
      carrier_id text collate "C" references users (id),
      lane text not null,
      ${measures},
      constraint margin_facts_once primary key (kind, id),
      constraint margin_facts_margin check (margin_pesos = billed_pesos - freight_pesos - insurer_pesos)
    )`.execute(db)
  await sql`create index margin_facts_of_order on margin_facts (order_id)`.execute(db)
  await sql`create index margin_facts_at on margin_facts (kind, at, id)`.execute(db)
  await sql`create index margin_facts_of_client on margin_facts (client_id, kind, at, id)`.execute(db)
  await sql`create index margin_facts_of_carrier on margin_facts (carrier_id, kind, at, id)`.execute(db)
  await sql`create index margin_facts_of_lane on margin_facts (lane, kind, at, id)`.execute(db)
}

const summed = sql`
  billed_pesos, freight_pesos, insurer_pesos, commission_pesos, margin_pesos, compared, priced_pesos, reference_pesos,
  floored, below_floor, won, first, first_minutes`

/** Facts are written by one sweep alone, so nobody waits for the row of a week that another one holds. */
const tallies = async (db: Kysely<unknown>) => {
  await sql`
    create table margin_tallies (
      dimension text not null,
      week date not null,
      key text collate "C" not null,
      kind text not null,
      amount bigint not null,
      ${measures},
      primary key (dimension, week, key, kind)
    )`.execute(db)
  await sql`
    create function tally_margins() returns trigger language plpgsql as $$
    declare
      sign integer := case tg_op when 'DELETE' then -1 else 1 end;
    begin
      insert into margin_tallies as t (dimension, week, key, kind, amount, ${summed})
      select d.dimension, c.week, d.key, c.kind, sign * count(*),
        sign * sum(c.billed_pesos), sign * sum(c.freight_pesos), sign * sum(c.insurer_pesos),
        sign * sum(c.commission_pesos), sign * sum(c.margin_pesos), sign * sum(c.compared), sign * sum(c.priced_pesos),
        sign * sum(c.reference_pesos), sign * sum(c.floored), sign * sum(c.below_floor), sign * sum(c.won),
        sign * sum(c.first), sign * sum(c.first_minutes)
      from changed c cross join lateral (values ('all', ''), ('client', c.client_id), ('carrier', c.carrier_id), ('lane', c.lane))
        as d (dimension, key)
      where d.key is not null
      group by d.dimension, c.week, d.key, c.kind order by d.dimension, c.week, d.key, c.kind
      on conflict (dimension, week, key, kind) do update set
        amount = t.amount + excluded.amount,
        billed_pesos = t.billed_pesos + excluded.billed_pesos,
        freight_pesos = t.freight_pesos + excluded.freight_pesos,
        insurer_pesos = t.insurer_pesos + excluded.insurer_pesos,
        commission_pesos = t.commission_pesos + excluded.commission_pesos,
        margin_pesos = t.margin_pesos + excluded.margin_pesos,
        compared = t.compared + excluded.compared,
        priced_pesos = t.priced_pesos + excluded.priced_pesos,
        reference_pesos = t.reference_pesos + excluded.reference_pesos,
        floored = t.floored + excluded.floored,
        below_floor = t.below_floor + excluded.below_floor,
        won = t.won + excluded.won,
        first = t.first + excluded.first,
        first_minutes = t.first_minutes + excluded.first_minutes;
      return null;
    end $$`.execute(db)
  await sql`create trigger margin_facts_tallied after insert on margin_facts
    referencing new table as changed for each statement execute function tally_margins()`.execute(db)
  await sql`create trigger margin_facts_untallied after delete on margin_facts
    referencing old table as changed for each statement execute function tally_margins()`.execute(db)
}

/** Only ever added to, so that no two acts on a service wait for each other here. */
const queue = async (db: Kysely<unknown>) => {
  await sql`
    create table margin_queue (
      id bigint generated always as identity primary key,
      order_id text collate "C" not null
    )`.execute(db)
  await sql`
    create function queue_margins() returns trigger language plpgsql as $$
    begin
      insert into margin_queue (order_id) values (new.order_id);
      return null;
    end $$`.execute(db)
  await sql`create trigger order_books_queued_new after insert on order_books for each row
    when (new.total_pesos > 0) execute function queue_margins()`.execute(db)
  await sql`create trigger order_books_queued after update on order_books for each row
    when (old.* is distinct from new.*) execute function queue_margins()`.execute(db)
  await sql`create trigger offers_queued_new after insert on offers for each row
    when (new.is_offer) execute function queue_margins()`.execute(db)
  await sql`create trigger offers_queued after update on offers for each row
    when (new.is_offer and (old.state = 'accepted') <> (new.state = 'accepted')) execute function queue_margins()`.execute(
    db,
  )
  await sql`create trigger cancellations_queued after insert on cancellations for each row
    when (new.cause = 'carrier') execute function queue_margins()`.execute(db)
}
