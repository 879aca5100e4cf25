import { sql, type Kysely } from 'kysely'

/** Accounts people open themselves, invitations of enterprises to their drivers, and what both agree to. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table registrations (
      id text collate "C" primary key,
      role text not null constraint registrations_role check (role in ('driver', 'enterprise', 'client', 'cliententerprise')),
      name text not null,
      email text not null,
      email_key text not null,
      identification text not null,
      cell_phone text not null,
      password_hash text not null,
      birth_on date,
      address text not null,
      base_place_code text,
      consents jsonb not null,
      mail_count integer not null constraint registrations_mails check (mail_count >= 0),
      code_hash bytea,
      code_expires_at timestamptz,
      wrong_tries integer not null constraint registrations_tries check (wrong_tries >= 0),
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index registrations_of_email on registrations (email_key, created_at)`.execute(db)
  await sql`create index registrations_age on registrations (created_at)`.execute(db)

  await sql`
    create table driver_invitations (
      driver_id text collate "C" primary key references users (id),
      asked_at timestamptz not null,
      code_hash bytea constraint driver_invitations_code_unique unique,
      expires_at timestamptz,
      accepted_at timestamptz
    )`.execute(db)

  await sql`alter table users add column birth_on date, add column address text`.execute(db)

  await sql`alter table consents drop constraint consents_kind`.execute(db)
  await sql`alter table consents add constraint consents_kind
    check (kind in ('location', 'terms', 'data', 'legalAge'))`.execute(db)
}
