import { sql, type Kysely } from 'kysely'

/** Waiting that is charged for, paid by attempts of its own; notices that were refused, kept with why. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await tariffs(db)
  await charges(db)
  await attempts(db)
  await notices(db)
}

const tariffs = async (db: Kysely<unknown>) => {
  await sql`
    create table standby_tariffs (
      id text collate "C" primary key,
      valid_from date not null,
      hour_pesos bigint not null constraint standby_tariffs_hour check (hour_pesos between 1 and 1000000),
      loading_free_hours smallint not null constraint standby_tariffs_loading check (loading_free_hours between 0 and 720),
      unloading_free_hours smallint not null constraint standby_tariffs_unloading check (unloading_free_hours between 0 and 720),
      created_at timestamptz not null,
      created_by text collate "C" references users (id)
    )`.execute(db)
  await sql`create index standby_tariffs_by_day on standby_tariffs (valid_from desc, id desc)`.execute(db)
  // Where none was ever set: eight hours free at either end.
  await sql`
    insert into standby_tariffs (id, valid_from, hour_pesos, loading_free_hours, unloading_free_hours, created_at, created_by)
    values ('000000000000000000000001', '2000-01-01', 60000, 8, 8, '2000-01-01T05:00:00Z', null)`.execute(db)
}

const charges = async (db: Kysely<unknown>) => {
  await sql`
    create table standby_charges (
      order_id text collate "C" primary key references orders (id),
      state text not null constraint standby_charges_state check (state in ('proposed','objected','accepted','decided','waived')),
      tariff_from date not null,
      hour_pesos bigint not null,
      loading_free_hours smallint not null,
      unloading_free_hours smallint not null,
      metered_hours integer not null constraint standby_charges_metered check (metered_hours > 0),
      hours integer not null constraint standby_charges_hours check (hours between 0 and 1440),
      carrier_pesos bigint not null constraint standby_charges_carrier check (carrier_pesos >= 0),
      vat_pesos bigint not null constraint standby_charges_vat check (vat_pesos >= 0),
      total_pesos bigint not null constraint standby_charges_total check (total_pesos = carrier_pesos + vat_pesos),
      proposed_at timestamptz not null,
      objection text,
      settled_at timestamptz,
      settled_by text collate "C" references users (id),
      reason text,
      pay_status text,
      pay_transaction text,
      paid_at timestamptz
    )`.execute(db)
  await sql`create index standby_charges_proposed on standby_charges (proposed_at, order_id)`.execute(db)
  // Of the charge; null while there is none. Lists and cards read it without asking further.
  await sql`alter table orders add column standby_state text constraint orders_standby_state
    check (standby_state in ('proposed','objected','accepted','decided','waived','paid'))`.execute(db)
}

/** Each charge has attempts of its own: one open, one that counts. */
const attempts = async (db: Kysely<unknown>) => {
  await sql`alter table payment_attempts add column charge text not null default 'service'
    constraint payment_attempts_charge check (charge in ('service', 'standby'))`.execute(db)
  for (const [name, column] of [
    ['open', 'is_open'],
    ['applied', 'is_applied'],
  ] as const) {
    const index = sql.ref(`payment_attempts_one_${name}`)
    await sql`drop index ${index}`.execute(db)
    await sql`create unique index ${index} on payment_attempts (order_id, charge) where ${sql.ref(column)}`.execute(
      db,
    )
  }
}

const notices = async (db: Kysely<unknown>) => {
  await sql`alter table payment_notices add column reason text, add column claimed_transaction text, add column claimed_order text`.execute(
    db,
  )
  // A refused one, whatever it claims, never stands in the way of the gateway's own.
  await sql`drop index payment_notices_once`.execute(db)
  await sql`create unique index payment_notices_once on payment_notices (attempt_id, gateway_uuid, status)
    where attempt_id is not null and verdict = 'matched'`.execute(db)
  await sql`create index payment_notices_received on payment_notices (received_at, id)`.execute(db)
  await sql`create index payment_notices_refused on payment_notices (received_at, id) where verdict <> 'matched'`.execute(
    db,
  )
}
