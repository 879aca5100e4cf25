import { payoutDays } from '@arriero/domain/money/payouts'
import { sql, type Kysely } from 'kysely'

/** What carriers are owed and paid, alone or in batches; what clients are paid back; what the law has kept back, by day. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await withholdings(db)
  await payouts(db)
  await payoutGuards(db)
  await refunds(db)
  await owedSoFar(db)
}

const withholdings = async (db: Kysely<unknown>) => {
  await sql`
    create table withholding_rules (
      valid_from date primary key,
      uvt_pesos bigint not null constraint withholding_rules_uvt check (uvt_pesos > 0),
      source_rate integer not null constraint withholding_rules_source check (source_rate between 0 and 100000),
      source_from_uvt integer not null constraint withholding_rules_minimum check (source_from_uvt >= 0),
      fopat_rate integer not null constraint withholding_rules_fopat check (fopat_rate between 0 and 100000),
      fopat_from_kg integer not null constraint withholding_rules_weight check (fopat_from_kg >= 0),
      basis text not null,
      created_at timestamptz not null,
      created_by text collate "C" references users (id)
    )`.execute(db)
  await sql`
    create table industry_rates (
      town_code text not null constraint industry_rates_town check (town_code ~ '^[0-9]{5}$'),
      valid_from date not null,
      rate integer not null constraint industry_rates_rate check (rate between 0 and 100000),
      basis text not null,
      created_at timestamptz not null,
      created_by text collate "C" references users (id),
      primary key (town_code, valid_from)
    )`.execute(db)
}

const payouts = async (db: Kysely<unknown>) => {
  await sql`
    create table payout_batches (
      id text collate "C" primary key,
      number bigint generated always as identity constraint payout_batches_number unique,
      state text not null constraint payout_batches_state check (state in ('open','confirming','paid')),
      created_by text collate "C" not null references users (id),
      created_at timestamptz not null,
      reference text,
      asked_by text collate "C" references users (id),
      asked_at timestamptz,
      paid_by text collate "C" references users (id),
      paid_at timestamptz,
      constraint payout_batches_reference check ((state = 'open') = (reference is null)),
      constraint payout_batches_paid check ((state = 'paid') = (paid_at is not null))
    )`.execute(db)
  await sql`create index payout_batches_created on payout_batches (created_at, id)`.execute(db)
  await sql`
    create table payouts (
      id text collate "C" primary key,
      order_id text collate "C" not null references orders (id),
      carrier_id text collate "C" not null references users (id),
      kind text not null constraint payouts_kind check (kind in ('service','standby','cancellation','advance')),
      state text not null constraint payouts_state check (state in ('open','batched','confirming','paid')),
      gross_pesos bigint not null constraint payouts_gross check (gross_pesos between 1 and 10000000000000),
      withheld_pesos bigint constraint payouts_withheld check (withheld_pesos >= 0),
      advances_pesos bigint constraint payouts_advances check (advances_pesos >= 0),
      net_pesos bigint constraint payouts_net check (net_pesos > 0),
      lines jsonb,
      earned_at timestamptz not null,
      release_on date not null,
      due_on date not null,
      bank text,
      account_type text,
      account_number text,
      reference text,
      batch_id text collate "C" references payout_batches (id),
      asked_by text collate "C" references users (id),
      asked_at timestamptz,
      paid_by text collate "C" references users (id),
      paid_at timestamptz,
      created_at timestamptz not null,
      constraint payouts_sum check (net_pesos = gross_pesos - withheld_pesos - advances_pesos),
      constraint payouts_settled check ((state = 'open') = (net_pesos is null) and (state = 'open') = (lines is null)
        and (state = 'open') = (account_number is null)),
      constraint payouts_reference check ((state in ('open','batched')) = (reference is null)),
      constraint payouts_paid check ((state = 'paid') = (paid_at is not null)),
      constraint payouts_in_batch check (state <> 'batched' or batch_id is not null)
    )`.execute(db)
  await sql`create unique index payouts_once on payouts (order_id, kind) where kind <> 'advance'`.execute(db)
  await sql`create index payouts_of_order on payouts (order_id)`.execute(db)
  await sql`create index payouts_due on payouts (due_on, id)`.execute(db)
  await sql`create index payouts_unpaid on payouts (due_on, id) where state <> 'paid'`.execute(db)
  await sql`create index payouts_earned on payouts (earned_at, id)`.execute(db)
  await sql`create index payouts_of_carrier on payouts (carrier_id, earned_at, id)`.execute(db)
  await sql`create index payouts_of_batch on payouts (batch_id) where batch_id is not null`.execute(db)
}

/** What was paid stays; what is owed is never another's or another amount; never more than was agreed. Security M14. */
const payoutGuards = async (db: Kysely<unknown>) => {
  await sql`
    create function guard_payouts() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        if new.kind = 'service' and new.gross_pesos is distinct from
          (select carrier_pesos from orders where id = new.order_id and status = 3) then
          raise exception 'a service is paid out as agreed, once it is finished' using constraint = 'payouts_as_agreed';
        end if;
        return new;
      end if;
      if old.state = 'paid' or (tg_op = 'DELETE' and old.kind <> 'advance') then
        raise exception 'a payout stays' using constraint = 'payouts_kept';
      end if;
      if tg_op = 'DELETE' then return old; end if;
      if (new.id, new.order_id, new.carrier_id, new.kind) is distinct from (old.id, old.order_id, old.carrier_id, old.kind)
        or (new.gross_pesos <> old.gross_pesos and not (old.kind = 'standby' and old.state = 'open')) then
        raise exception 'a payout is never another' using constraint = 'payouts_kept';
      end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger payouts_kept before insert or update or delete on payouts
    for each row execute function guard_payouts()`.execute(db)
  await sql`
    create function guard_paid() returns trigger language plpgsql as $$
    begin
      if old.state = 'paid' then
        raise exception 'what was paid stays' using constraint = 'paid_kept';
      end if;
      return case tg_op when 'DELETE' then old else new end;
    end $$`.execute(db)
  await sql`create trigger payout_batches_kept before update or delete on payout_batches
    for each row execute function guard_paid()`.execute(db)
}

const refunds = async (db: Kysely<unknown>) => {
  await sql`
    create table refunds (
      id text collate "C" primary key references refunds_due (id),
      order_id text collate "C" not null references orders (id),
      amount_pesos bigint not null constraint refunds_amount check (amount_pesos > 0),
      state text not null constraint refunds_state check (state in ('confirming','paid')),
      reference text not null,
      asked_by text collate "C" not null references users (id),
      asked_at timestamptz not null,
      paid_by text collate "C" references users (id),
      paid_at timestamptz,
      constraint refunds_paid check ((state = 'paid') = (paid_at is not null))
    )`.execute(db)
  await sql`create index refunds_of_order on refunds (order_id)`.execute(db)
  await sql`create trigger refunds_kept before update or delete on refunds
    for each row execute function guard_paid()`.execute(db)
  await sql`create index refunds_due_created on refunds_due (created_at, id)`.execute(db)
}

/** Services that ended before there was a payout clock are owed as any other. */
const owedSoFar = async (db: Kysely<unknown>) => {
  const { rows } = await sql<{ day: string }>`
    select distinct day_in_bogota(finish_at)::text as day from orders
    where status = 3 and carrier_id is not null and finish_at is not null
    union select distinct day_in_bogota(created_at)::text from cancellations where carrier_pesos > 0`.execute(
    db,
  )
  if (rows.length === 0) return
  const days = rows.map(({ day }) => {
    const { releaseOn, dueOn } = payoutDays(new Date(`${day}T17:00:00Z`))
    return sql`(${day}::date, ${releaseOn}::date, ${dueOn}::date)`
  })
  const calendar = sql`(values ${sql.join(days)}) as d (day, release_on, due_on)`
  await sql`
    insert into payouts (id, order_id, carrier_id, kind, state, gross_pesos, earned_at, release_on, due_on, created_at)
    select o.id, o.id, o.carrier_id, 'service', 'open', o.carrier_pesos, o.finish_at, d.release_on, d.due_on, o.finish_at
    from orders o join ${calendar} on d.day = day_in_bogota(o.finish_at)
    where o.status = 3 and o.carrier_id is not null and o.carrier_pesos > 0`.execute(db)
  await sql`
    insert into payouts (id, order_id, carrier_id, kind, state, gross_pesos, earned_at, release_on, due_on, created_at)
    select o.id, o.id, o.carrier_id, 'cancellation', 'open', c.carrier_pesos, c.created_at, d.release_on, d.due_on, c.created_at
    from cancellations c join orders o on o.id = c.order_id join ${calendar} on d.day = day_in_bogota(c.created_at)
    where c.carrier_pesos > 0 and o.carrier_id is not null`.execute(db)
}
