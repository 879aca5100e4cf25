import { sql, type Kysely } from 'kysely'

/** Payment attempts and notices, money to give back, policies, cancellations, ratings. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table payment_attempts (
      id text collate "C" primary key,
      order_id text collate "C" not null references orders (id),
      client_id text collate "C" not null references users (id),
      site_id text not null,
      transaction text not null,
      utc_day date not null,
      attempted_at timestamptz not null,
      amount_pesos bigint not null constraint payment_attempts_amount check (amount_pesos between 1 and 9999999999),
      state text not null constraint payment_attempts_state check (state in
        ('attempted','authorised','captured','ABANDONED','CANCELLED','CAPTURE_FAILED','EXPIRED','REFUSED')),
      gateway_status text,
      is_open boolean not null,
      is_applied boolean not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create unique index payment_attempts_transaction on payment_attempts (site_id, utc_day, upper(transaction))`.execute(
    db,
  )
  await sql`create unique index payment_attempts_one_open on payment_attempts (order_id) where is_open`.execute(
    db,
  )
  await sql`create unique index payment_attempts_one_applied on payment_attempts (order_id) where is_applied`.execute(
    db,
  )
  await sql`create index payment_attempts_of_order on payment_attempts (order_id, attempted_at)`.execute(db)
  await sql`create index payment_attempts_expiring on payment_attempts (expires_at) where is_open`.execute(db)

  await sql`
    create table payment_notices (
      id text collate "C" primary key,
      received_at timestamptz not null,
      attempt_id text collate "C" references payment_attempts (id),
      verdict text not null,
      status text,
      gateway_uuid text,
      fields jsonb not null
    )`.execute(db)
  await sql`create index payment_notices_of_attempt on payment_notices (attempt_id, received_at)`.execute(db)
  await sql`create unique index payment_notices_once on payment_notices (attempt_id, gateway_uuid, status) where attempt_id is not null`.execute(
    db,
  )

  await sql`
    create table refunds_due (
      id text collate "C" primary key,
      order_id text collate "C" not null references orders (id),
      attempt_id text collate "C" references payment_attempts (id),
      cause text not null,
      amount_pesos bigint not null constraint refunds_due_amount check (amount_pesos > 0),
      created_at timestamptz not null,
      constraint refunds_due_once unique (attempt_id)
    )`.execute(db)
  await sql`create index refunds_due_of_order on refunds_due (order_id)`.execute(db)

  await sql`
    create table insurance_policies (
      order_id text collate "C" primary key references orders (id),
      state text not null constraint insurance_policies_state check (state in ('asking','quoted','issuing','issued','annulled')),
      commodity jsonb not null,
      packaging jsonb not null,
      mobilization jsonb not null,
      declared_pesos bigint not null constraint insurance_policies_declared check (declared_pesos between 1 and 500000000),
      quote_id text,
      policy_number text,
      link text,
      created_at timestamptz not null,
      issued_at timestamptz
    )`.execute(db)

  await sql`
    create table cancellations (
      id text collate "C" primary key,
      order_id text collate "C" not null constraint cancellations_once unique references orders (id),
      user_id text collate "C" references users (id),
      cause text not null,
      description text not null,
      fee_pesos bigint not null constraint cancellations_fee check (fee_pesos >= 0),
      vat_pesos bigint not null constraint cancellations_vat check (vat_pesos >= 0),
      refund_pesos bigint not null constraint cancellations_refund check (refund_pesos >= 0),
      carrier_pesos bigint not null constraint cancellations_carrier check (carrier_pesos >= 0),
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index cancellations_created on cancellations (created_at, id)`.execute(db)

  await sql`
    create table ratings (
      id text collate "C" primary key,
      order_id text collate "C" not null references orders (id),
      direction text not null constraint ratings_direction check (direction in ('client','carrier')),
      rater_id text collate "C" not null references users (id),
      stars smallint not null constraint ratings_stars check (stars between 1 and 5),
      description text,
      created_at timestamptz not null,
      constraint ratings_once unique (order_id, direction)
    )`.execute(db)

  await sql`
    create table waivers (
      id text collate "C" primary key,
      order_id text collate "C" not null references orders (id),
      driver_id text collate "C" not null references users (id),
      vehicle_id text collate "C" not null references vehicles (id),
      gate text not null,
      reason text not null,
      granted_by text collate "C" not null references users (id),
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index waivers_of_order on waivers (order_id, driver_id, vehicle_id)`.execute(db)
}
