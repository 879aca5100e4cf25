import { sql, type Kysely } from 'kysely'

/** Services that come again by weekdays, and what became of each of their days. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table recurring_orders (
    id text collate "C" primary key,
    owner_id text collate "C" not null references users (id),
    name text not null,
    -- What is asked for, as orders/asked/pattern.ts tells it.
    pattern jsonb not null,
    weekdays text[] not null,
    from_on date not null,
    until_on date,
    holidays text not null check (holidays in ('keep', 'skip', 'before', 'after')),
    lead_days integer not null,
    net_pesos bigint,
    state text not null check (state in ('active', 'paused', 'ended')),
    -- Refused so often in a row.
    failures integer not null,
    search text not null,
    created_at timestamptz not null)`.execute(db)
  await sql`create index recurring_orders_of_owner on recurring_orders (owner_id, created_at, id)`.execute(db)
  await sql`create index recurring_orders_active on recurring_orders (id) where state = 'active'`.execute(db)
  await sql`create table recurring_occurrences (
    rule_id text collate "C" not null references recurring_orders (id) on delete cascade,
    -- The day the rule names: it happens once.
    slot date not null,
    -- The day of the service; null where its holiday was left out.
    service_on date,
    state text not null check (state in ('published', 'skipped', 'missed', 'failed')),
    order_id text collate "C" references orders (id),
    code text,
    at timestamptz not null,
    primary key (rule_id, slot))`.execute(db)
  await sql`create index recurring_occurrences_of_order on recurring_occurrences (order_id)
    where order_id is not null`.execute(db)
}
