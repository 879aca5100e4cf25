import { sql, type Kysely } from 'kysely'

/** The double-entry journal: only added to, every transaction zero, with what each order and each day come to. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await journal(db)
  await guards(db)
  await sums(db)
  await books(db)
}

const journal = async (db: Kysely<unknown>) => {
  await sql`
    create table journal_transactions (
      id text collate "C" primary key,
      number bigint generated always as identity,
      order_id text collate "C" not null references orders (id),
      event text not null,
      posted_at timestamptz not null,
      actor_id text collate "C" references users (id)
    )`.execute(db)
  await sql`create index journal_transactions_of_order on journal_transactions (order_id, number)`.execute(db)
  await sql`
    create table journal_entries (
      id text collate "C" primary key,
      transaction_id text collate "C" not null references journal_transactions (id),
      order_id text collate "C" not null references orders (id),
      kind text not null,
      account text not null constraint journal_entries_account check (account in ('client_receivable','gateway_in_transit',
        'bank','carrier_payable','platform_revenue','vat_payable','insurer_payable','refund_due','withholdings_payable')),
      amount_pesos bigint not null constraint journal_entries_amount check (amount_pesos <> 0),
      posted_at timestamptz not null
    )`.execute(db)
  await sql`create index journal_entries_of_transaction on journal_entries (transaction_id)`.execute(db)
  await sql`create index journal_entries_of_order on journal_entries (order_id, posted_at, id)`.execute(db)
  await sql`create index journal_entries_of_account on journal_entries (account, posted_at, id)`.execute(db)
  await sql`create index journal_entries_posted on journal_entries (posted_at, id)`.execute(db)
}

const guards = async (db: Kysely<unknown>) => {
  await sql`
    create function guard_journal() returns trigger language plpgsql as $$
    begin
      raise exception 'the journal is only added to' using constraint = 'journal_append_only';
    end $$`.execute(db)
  await sql`create trigger journal_append_only before update or delete on journal_entries
    for each row execute function guard_journal()`.execute(db)
  await sql`create trigger journal_append_only before update or delete on journal_transactions
    for each row execute function guard_journal()`.execute(db)
  await sql`create trigger journal_not_emptied before truncate on journal_entries
    for each statement execute function guard_journal()`.execute(db)
  await sql`
    create function check_journal_zero() returns trigger language plpgsql as $$
    begin
      if (select sum(amount_pesos) from journal_entries where transaction_id = new.transaction_id) <> 0 then
        raise exception 'a transaction of the journal must come to zero' using constraint = 'journal_zero';
      end if;
      return null;
    end $$`.execute(db)
  await sql`create constraint trigger journal_zero after insert on journal_entries deferrable initially deferred
    for each row execute function check_journal_zero()`.execute(db)
}

/** What the entries come to, kept with every one of them: per order and account, and per day, which is only ever added to. */
const sums = async (db: Kysely<unknown>) => {
  await sql`
    create table order_balances (
      order_id text collate "C" not null references orders (id),
      account text not null,
      amount_pesos bigint not null,
      primary key (order_id, account)
    )`.execute(db)
  await sql`create index order_balances_standing on order_balances (account, order_id) where amount_pesos <> 0`.execute(
    db,
  )
  await sql`
    create table journal_tallies (
      account text not null,
      kind text not null,
      day date not null,
      debit_pesos bigint not null,
      credit_pesos bigint not null,
      amount bigint not null
    )`.execute(db)
  await sql`
    create function tally_journal() returns trigger language plpgsql as $$
    begin
      insert into journal_tallies select account, kind, day_in_bogota(posted_at),
        coalesce(sum(amount_pesos) filter (where amount_pesos > 0), 0),
        coalesce(-sum(amount_pesos) filter (where amount_pesos < 0), 0), count(*)
      from fresh group by 1, 2, 3;
      insert into order_balances as standing select order_id, account, sum(amount_pesos) from fresh group by 1, 2
      on conflict (order_id, account) do update set amount_pesos = standing.amount_pesos + excluded.amount_pesos;
      return null;
    end $$`.execute(db)
  await sql`create trigger journal_entries_tallied after insert on journal_entries
    referencing new table as fresh for each statement execute function tally_journal()`.execute(db)
}

/** One row of the accounting table for every order with money, and the orders that had money before there was a journal. */
const books = async (db: Kysely<unknown>) => {
  await sql`
    create table order_books (
      order_id text collate "C" primary key references orders (id),
      dated_at timestamptz not null,
      total_pesos bigint not null
    )`.execute(db)
  await sql`create index order_books_dated on order_books (dated_at, order_id)`.execute(db)
  await sql`create index order_books_total on order_books (total_pesos, order_id)`.execute(db)
  await sql`create table journal_backlog (order_id text collate "C" primary key references orders (id))`.execute(
    db,
  )
  await sql`
    insert into journal_backlog select distinct order_id from payment_attempts
    where state in ('authorised', 'captured') or is_applied`.execute(db)
}
