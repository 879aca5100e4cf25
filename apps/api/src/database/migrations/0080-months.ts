import { sql, type Kysely } from 'kysely'

/** Months of the books that are closed, what they came to, and the accountant's codes: nothing is posted into a closed month. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await closings(db)
  await inTurn(db)
  await guard(db)
  await references(db)
  await chart(db)
}

const closings = async (db: Kysely<unknown>) => {
  await sql`
    create table month_closings (
      month date primary key constraint month_closings_day check (extract(day from month) = 1),
      closed_at timestamptz not null,
      closed_by text collate "C" not null references users (id),
      debit_pesos bigint not null,
      credit_pesos bigint not null,
      entries bigint not null,
      constraint month_closings_even check (debit_pesos = credit_pesos),
      constraint month_closings_over check (closed_at >= (month + interval '1 month') at time zone 'America/Bogota')
    )`.execute(db)
  await sql`
    create table month_closing_sums (
      month date not null references month_closings (month),
      account text not null,
      kind text not null,
      debit_pesos bigint not null,
      credit_pesos bigint not null,
      entries bigint not null,
      primary key (month, account, kind)
    )`.execute(db)
  await sql`
    create function guard_closing() returns trigger language plpgsql as $$
    begin
      raise exception 'a closed month stays closed' using constraint = 'month_closings_kept';
    end $$`.execute(db)
  for (const table of ['month_closings', 'month_closing_sums']) {
    await sql`create trigger month_closings_kept before update or delete on ${sql.table(table)}
      for each row execute function guard_closing()`.execute(db)
    await sql`create trigger month_closings_not_emptied before truncate on ${sql.table(table)}
      for each statement execute function guard_closing()`.execute(db)
  }
}

/** One after another, from the month of the first entry on. */
const inTurn = async (db: Kysely<unknown>) => {
  await sql`
    create function check_closing_turn() returns trigger language plpgsql as $$
    declare
      last date := (select max(month) from month_closings);
      due date := coalesce((last + interval '1 month')::date,
        (select date_trunc('month', min(posted_at) at time zone 'America/Bogota')::date from journal_entries));
    begin
      if due is distinct from new.month then
        raise exception 'months are closed one after another' using constraint = 'month_closings_in_turn';
      end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger month_closings_in_turn before insert on month_closings
    for each row execute function check_closing_turn()`.execute(db)
}

/**
 * Whoever posts holds his month with others who post; who closes it holds it alone (`journal/month-hold.store.ts`). So a posting
 * stands before the closing and is counted, or comes after it and is refused.
 */
const guard = async (db: Kysely<unknown>) => {
  await sql`
    create function guard_closed_month() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(80, to_char(month, 'YYYYMM')::int)
        from (select distinct date_trunc('month', posted_at at time zone 'America/Bogota') as month from fresh order by 1) months;
      if exists (select from fresh where posted_at <
          (select (max(month) + interval '1 month') at time zone 'America/Bogota' from month_closings)) then
        raise exception 'nothing is posted into a closed month' using constraint = 'journal_month_closed';
      end if;
      return null;
    end $$`.execute(db)
  for (const table of ['journal_transactions', 'journal_entries'])
    await sql`create trigger journal_month_closed after insert on ${sql.table(table)}
      referencing new table as fresh for each statement execute function guard_closed_month()`.execute(db)
}

/** What a posting of a later month takes back, corrects or settles. */
const references = async (db: Kysely<unknown>) => {
  await sql`
    alter table journal_transactions
      add column refers_to text collate "C" references journal_transactions (id),
      add column refers_month date,
      add constraint journal_transactions_refers check (num_nulls(refers_to, refers_month) in (0, 2))`.execute(
    db,
  )
  await sql`create index journal_transactions_late on journal_transactions (refers_month, posted_at, id)
    where refers_month is not null`.execute(db)
  await sql`create index payment_attempts_authorised on payment_attempts (attempted_at) where state = 'authorised'`.execute(
    db,
  )
}

const chart = async (db: Kysely<unknown>) => {
  await sql`
    create table ledger_codes (
      account text primary key,
      code text not null constraint ledger_codes_digits check (code ~ '^[1-9][0-9]{3}([0-9]{2}){0,3}$'),
      set_at timestamptz not null,
      set_by text collate "C" not null references users (id)
    )`.execute(db)
}
