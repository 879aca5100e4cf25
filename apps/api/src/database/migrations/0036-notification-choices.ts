import { sql, type Kysely } from 'kysely'

/** How people want to be told, and WhatsApp as one more way. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table notification_choices (
      user_id text collate "C" not null references users (id),
      topic text not null,
      channel text not null constraint notification_choices_channel check (channel in ('mail', 'push', 'whatsapp')),
      is_on boolean not null,
      changed_at timestamptz not null,
      primary key (user_id, topic, channel)
    )`.execute(db)

  await sql`
    create table whatsapp_numbers (
      user_id text collate "C" primary key references users (id),
      number text not null,
      codes_since timestamptz not null,
      code_count integer not null constraint whatsapp_numbers_codes check (code_count >= 0),
      code_hash bytea,
      code_expires_at timestamptz,
      wrong_tries integer not null constraint whatsapp_numbers_tries check (wrong_tries >= 0),
      agreed_version text,
      agreed_at timestamptz,
      constraint whatsapp_numbers_agreed check ((agreed_version is null) = (agreed_at is null))
    )`.execute(db)
  await sql`create index whatsapp_numbers_by_number on whatsapp_numbers (number)`.execute(db)

  await sql`alter table consents drop constraint consents_kind`.execute(db)
  await sql`
    alter table consents add constraint consents_kind
      check (kind in ('location', 'terms', 'data', 'legalAge', 'whatsapp'))`.execute(db)

  await sql`alter table deliveries drop constraint deliveries_channel`.execute(db)
  await sql`
    alter table deliveries add constraint deliveries_channel check (channel in ('mail', 'push', 'whatsapp'))`.execute(
    db,
  )
  await sql`
    alter table deliveries
      add column message jsonb,
      add column sent_as text,
      add column reported text constraint deliveries_reported check (reported in ('delivered', 'read', 'failed')),
      add column reported_at timestamptz`.execute(db)
  await sql`alter table deliveries drop constraint deliveries_what`.execute(db)
  await sql`
    alter table deliveries add constraint deliveries_what check ((channel = 'push') = (subscription_id is not null)
      and (notification_id is not null or mail is not null or message is not null or state <> 'waiting'))`.execute(
    db,
  )
  await sql`create unique index deliveries_sent_as on deliveries (sent_as) where sent_as is not null`.execute(
    db,
  )
}
