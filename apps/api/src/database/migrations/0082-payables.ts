import { sql, type Kysely } from 'kysely'

/** New accounts that the desk confirmed; which file the bank takes; what the bank answered to a batch; each carrier's last payout. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table account_checks (
    carrier_id text collate "C" not null references users (id),
    -- When the account that was confirmed came into force.
    changed_at timestamptz not null,
    checked_at timestamptz not null,
    checked_by text collate "C" not null references users (id),
    note text not null,
    primary key (carrier_id, changed_at))`.execute(db)
  await sql`create table bank_file_settings (
    -- There is one.
    id text primary key check (id = 'bank'),
    layout text not null,
    payer_document text not null,
    payer_name text not null,
    payer_account text not null,
    payer_account_kind text not null check (payer_account_kind in ('savings', 'current')),
    updated_at timestamptz not null,
    updated_by text collate "C" not null references users (id))`.execute(db)
  await sql`create table batch_answers (
    id text collate "C" primary key,
    batch_id text collate "C" not null references payout_batches (id),
    name text not null,
    sha256 text not null,
    -- The whole of it, as it came.
    text text not null,
    read_at timestamptz not null,
    read_by text collate "C" not null references users (id),
    paid integer not null,
    returned integer not null,
    other integer not null,
    constraint batch_answers_once unique (batch_id, sha256))`.execute(db)
  await sql`create index payouts_last_of_carrier on payouts (carrier_id, paid_at, id)
    where state = 'paid' and kind <> 'advance'`.execute(db)
}
