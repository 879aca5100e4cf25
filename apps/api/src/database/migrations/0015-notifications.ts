import { sql, type Kysely } from 'kysely'

/** What people are told, how it reaches them, and how far the history of services has been told. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await commitOrder(db)
  await notifications(db)
  await deliveries(db)
}

/**
 * History in an order in which nothing can appear before what was read: by the transaction that wrote it, once no older one is
 * under way. Ids alone do not do: a lower one may become visible after a higher.
 */
const commitOrder = async (db: Kysely<unknown>) => {
  await sql`alter table order_history add column transaction_id bigint`.execute(db)
  await sql`alter table order_history alter column transaction_id
    set default ((pg_current_xact_id())::text)::bigint`.execute(db)
  await sql`create index order_history_by_commit on order_history (transaction_id, id)`.execute(db)
  await sql`
    create table history_readers (
      name text primary key,
      transaction_id bigint not null,
      history_id bigint not null
    )`.execute(db)
  await sql`
    insert into history_readers (name, transaction_id, history_id)
    values ('notifications', ((pg_current_xact_id())::text)::bigint, 0)`.execute(db)
}

const notifications = async (db: Kysely<unknown>) => {
  await sql`
    create table notifications (
      id text collate "C" primary key,
      user_id text collate "C" not null references users (id),
      kind text not null,
      order_id text collate "C" references orders (id),
      object_id text,
      facts jsonb not null,
      once_key text not null,
      created_at timestamptz not null,
      read_at timestamptz,
      constraint notifications_once unique (user_id, once_key)
    )`.execute(db)
  await sql`create index notifications_of_user on notifications (user_id, created_at, id)`.execute(db)
  await sql`create index notifications_unread on notifications (user_id, created_at, id) where read_at is null`.execute(
    db,
  )
  await sql`create index notifications_age on notifications (created_at)`.execute(db)
  await sql`
    create table paper_reminders (
      credential_id text collate "C" not null references credentials (id),
      days_before smallint not null constraint paper_reminders_days check (days_before in (30, 15, 7, 1)),
      user_id text collate "C" not null references users (id),
      reminded_on date not null,
      primary key (credential_id, days_before, user_id)
    )`.execute(db)
  await sql`
    create table reminder_days (
      day date primary key
    )`.execute(db)
  await sql`create index credentials_ending on credentials (expires_on) where is_latest and expires_on is not null`.execute(
    db,
  )
}

const deliveries = async (db: Kysely<unknown>) => {
  await sql`
    create table push_subscriptions (
      id text collate "C" primary key,
      user_id text collate "C" not null references users (id),
      family_id text collate "C" not null,
      endpoint text not null constraint push_subscriptions_endpoint unique,
      p256dh text not null,
      auth text not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index push_subscriptions_of_user on push_subscriptions (user_id)`.execute(db)
  await sql`
    create table deliveries (
      id text collate "C" primary key,
      channel text not null constraint deliveries_channel check (channel in ('mail', 'push')),
      notification_id text collate "C" references notifications (id) on delete cascade,
      subscription_id text collate "C" references push_subscriptions (id) on delete cascade,
      mail jsonb,
      state text not null constraint deliveries_state check (state in ('waiting', 'sent', 'failed', 'dropped')),
      tries integer not null,
      due_at timestamptz not null,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      settled_at timestamptz,
      problem text,
      constraint deliveries_what check ((channel = 'push') = (subscription_id is not null)
        and (notification_id is not null or mail is not null or state <> 'waiting'))
    )`.execute(db)
  await sql`create index deliveries_due on deliveries (due_at, id) where state = 'waiting'`.execute(db)
  await sql`create index deliveries_settled on deliveries (settled_at) where settled_at is not null`.execute(
    db,
  )
}
