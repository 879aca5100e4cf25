import { sql, type Kysely } from 'kysely'

/** Forgotten passwords, second factors, with what somebody logged in, payout accounts that wait their day, and people who left. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table recoveries (
      id text collate "C" not null constraint recoveries_id unique,
      email_key text primary key,
      asked_at timestamptz not null,
      mails_since timestamptz not null,
      mail_count integer not null constraint recoveries_mails check (mail_count >= 0),
      code_hash bytea,
      code_expires_at timestamptz,
      wrong_tries integer not null constraint recoveries_tries check (wrong_tries >= 0)
    )`.execute(db)
  await sql`create index recoveries_age on recoveries (asked_at)`.execute(db)

  await sql`
    create table second_factors (
      user_id text collate "C" primary key references users (id),
      sealed_secret text not null,
      begun_at timestamptz not null,
      confirmed_at timestamptz,
      last_step bigint not null
    )`.execute(db)
  await sql`
    create table backup_codes (
      user_id text collate "C" not null references second_factors (user_id) on delete cascade,
      code_hash bytea not null,
      primary key (user_id, code_hash)
    )`.execute(db)

  await sql`alter table sessions add column browser text, add column system text`.execute(db)

  await sql`
    create table pay_account_changes (
      user_id text collate "C" primary key references users (id),
      bank text not null,
      account_type text not null,
      account_number text not null,
      asked_at timestamptz not null,
      counts_from timestamptz not null
    )`.execute(db)
  await sql`create index pay_account_changes_due on pay_account_changes (counts_from)`.execute(db)

  await sql`alter table users add column deleted_at timestamptz`.execute(db)
  await sql`
    create table kept_identities (
      user_id text collate "C" primary key references users (id),
      name text not null,
      identification text not null,
      kept_until timestamptz not null
    )`.execute(db)
  await sql`create index kept_identities_until on kept_identities (kept_until)`.execute(db)
}
