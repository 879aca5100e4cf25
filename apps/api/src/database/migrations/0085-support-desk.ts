import { sql, type Kysely } from 'kysely'

/** Who answers a PQR, what its person writes by mail, mails that joined none, templates of answers, and notes of the staff about a PQR. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await requests(db)
  await replies(db)
  await mails(db)
  await templates(db)
  await notes(db)
}

/** The token stands in what goes out to its person: whoever answers with it answers this request. Random, and of no use without his address. */
const requests = async (db: Kysely<unknown>) => {
  await sql`
    alter table support_requests
      add column assignee_id text collate "C" references users (id),
      add column assigned_at timestamptz,
      -- He wrote since the last answer.
      add column replied_at timestamptz,
      add column reply_token text collate "C" not null default replace(gen_random_uuid()::text, '-', '')
        constraint support_requests_token unique`.execute(db)
  await sql`create index support_requests_assigned on support_requests (assignee_id, due_on, id)
    where assignee_id is not null and status <> 'solved'`.execute(db)
  await sql`create index support_requests_replied on support_requests (replied_at) where replied_at is not null`.execute(
    db,
  )
}

const replies = async (db: Kysely<unknown>) => {
  await sql`
    create table support_replies (
      id text collate "C" primary key,
      request_id text collate "C" not null references support_requests (id),
      author_id text collate "C" not null references users (id),
      body text not null,
      is_cut boolean not null default false,
      -- Name, and the file or why it was not kept, of each that came with it.
      files jsonb not null default '[]',
      -- As it was written on the mail; gone with the account.
      from_address text,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index support_replies_of_request on support_replies (request_id, created_at, id)`.execute(
    db,
  )
  await sql`create index support_replies_of_author on support_replies (author_id)`.execute(db)
}

/** Each mail once, by its own name: what it became, or why it waits for somebody. */
const mails = async (db: Kysely<unknown>) => {
  await sql`
    create table support_mails (
      id text collate "C" primary key,
      message_id text collate "C" not null constraint support_mails_once unique,
      received_at timestamptz not null,
      from_address text,
      from_name text,
      subject text,
      body text,
      is_cut boolean not null default false,
      files jsonb not null default '[]',
      request_id text collate "C" references support_requests (id),
      user_id text collate "C" references users (id),
      state text not null constraint support_mails_state check (state in ('answered','ignored','waiting','joined','filed','discarded')),
      reason text constraint support_mails_reason check (reason in ('noRequest','otherSender','unproven','solved','empty')),
      settled_by text collate "C" references users (id),
      settled_at timestamptz,
      erased_at timestamptz,
      constraint support_mails_why check ((state in ('answered','ignored')) = (reason is null)),
      constraint support_mails_settled check ((state in ('joined','filed','discarded')) = (settled_at is not null))
    )`.execute(db)
  await sql`create index support_mails_received on support_mails (received_at, id) where reason is not null`.execute(
    db,
  )
  await sql`create index support_mails_waiting on support_mails (received_at) where state = 'waiting'`.execute(
    db,
  )
  await sql`create index support_mails_kept on support_mails (received_at) where erased_at is null`.execute(
    db,
  )
  await sql`create index support_mails_of_user on support_mails (user_id) where user_id is not null`.execute(
    db,
  )
}

const templates = async (db: Kysely<unknown>) => {
  await sql`
    create table reply_templates (
      id text collate "C" primary key,
      name text not null,
      body text not null,
      changed_by text collate "C" not null references users (id),
      created_at timestamptz not null,
      changed_at timestamptz not null
    )`.execute(db)
  await sql`create unique index reply_templates_name on reply_templates (lower(name))`.execute(db)
}

/** A note is of a service or of a PQR. */
const notes = async (db: Kysely<unknown>) => {
  await sql`
    alter table order_notes
      alter column order_id drop not null,
      add column request_id text collate "C" references support_requests (id),
      add constraint order_notes_about check (num_nonnulls(order_id, request_id) = 1)`.execute(db)
  await sql`create index order_notes_of_request on order_notes (request_id, created_at, id) where request_id is not null`.execute(
    db,
  )
}
