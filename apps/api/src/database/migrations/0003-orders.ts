import { sql, type Kysely } from 'kysely'

/** Services, their offers, their history and what guards them against races (security S1–S8). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table orders (
      id text collate "C" primary key,
      status smallint not null constraint orders_status check (status between 0 and 4),
      client_id text collate "C" not null references users (id),
      carrier_id text collate "C" references users (id),
      driver_id text collate "C" references users (id),
      vehicle_id text collate "C" references vehicles (id),
      offer_id text collate "C",
      type_load_id text collate "C" not null references type_loads (id),
      vehicle_type_id text collate "C" not null references vehicle_types (id),
      origin_name text not null, origin_code text not null,
      origin_latitude double precision not null, origin_longitude double precision not null, origin_exact boolean not null,
      destination_name text not null, destination_code text not null,
      destination_latitude double precision not null, destination_longitude double precision not null,
      destination_exact boolean not null,
      distance_km double precision not null, distance_method text not null, route_line jsonb not null,
      reservation_at timestamptz not null, planned_end_at timestamptz not null,
      high text not null, weight text not null, width text not null, volume text, bottom text, pieces text,
      weight_kg double precision not null,
      description text,
      image_ids text[] not null,
      delivery_code text, delivery_code_tries integer not null,
      client_price bigint, suggested_pesos bigint,
      profit_bp integer, vat_bp integer, insurance_bp integer, insurer_share_bp integer, vat_base text,
      carrier_pesos bigint, platform_pesos bigint, net_pesos bigint, vat_pesos bigint, client_pesos bigint,
      declared_pesos bigint, premium_pesos bigint, premium_cost_pesos bigint, premium_vat_pesos bigint, policy_link text,
      total_pesos bigint,
      pay_status text, pay_transaction text, order_pay text, paid_at timestamptz, pay_until timestamptz,
      taken_at timestamptz, on_the_way_at timestamptz,
      is_in_position boolean not null, in_position_at timestamptz, loading_start_at timestamptz, trip_start_at timestamptz,
      arrived_at timestamptz, unloading_start_at timestamptz, finish_at timestamptz,
      support_document_id text collate "C" references files (id),
      delivery_image_ids text[] not null,
      cancelled_at timestamptz, cancel_cause text, cancel_reason text,
      approved_at timestamptz, client_stars smallint, carrier_stars smallint,
      search text not null,
      open_search text not null,
      created_at timestamptz not null,
      version integer not null,
      constraint orders_carrier check ((status = 0 and carrier_id is null) or status = 4 or carrier_id is not null),
      constraint orders_running check (status not in (2, 3) or (driver_id is not null and vehicle_id is not null) or finish_at is not null),
      constraint orders_parts check (client_pesos is null or client_pesos = net_pesos + vat_pesos),
      constraint orders_net check (net_pesos is null or net_pesos = carrier_pesos + platform_pesos),
      constraint orders_total check (total_pesos is null or
        (total_pesos = client_pesos + coalesce(premium_pesos, 0) + coalesce(premium_vat_pesos, 0)
         and total_pesos between 0 and 9999999999)),
      constraint orders_stamps check (
        (trip_start_at is null or in_position_at is null or trip_start_at >= in_position_at)
        and (arrived_at is null or trip_start_at is null or arrived_at >= trip_start_at)
        and (finish_at is null or arrived_at is null or finish_at >= arrived_at)),
      constraint orders_driver_free exclude using gist
        (driver_id with =, tstzrange(reservation_at, planned_end_at) with &&) where (status = 1 and driver_id is not null),
      constraint orders_vehicle_free exclude using gist
        (vehicle_id with =, tstzrange(reservation_at, planned_end_at) with &&) where (status = 1 and vehicle_id is not null)
    )`.execute(db)
  await sql`create unique index orders_driver_running on orders (driver_id) where status = 2`.execute(db)
  await sql`create unique index orders_vehicle_running on orders (vehicle_id) where status = 2`.execute(db)

  for (const [name, columns] of [
    ['all', ''],
    ['of_client', 'client_id, '],
    ['of_carrier', 'carrier_id, '],
    ['of_driver', 'driver_id, '],
  ] as const) {
    await sql`create index ${sql.ref(`orders_${name}_created`)} on orders (${sql.raw(columns)}created_at, id)`.execute(
      db,
    )
    await sql`create index ${sql.ref(`orders_${name}_reservation`)} on orders (${sql.raw(columns)}reservation_at, id)`.execute(
      db,
    )
  }
  await sql`create index orders_by_status on orders (status, created_at, id)`.execute(db)
  await sql`create index orders_open_created on orders (created_at, id) where status = 0`.execute(db)
  await sql`create index orders_open_reservation on orders (reservation_at, id) where status = 0`.execute(db)
  await sql`create index orders_unpaid on orders (pay_until) where status = 1 and paid_at is null`.execute(db)
  await sql`create index orders_search on orders using gin (search gin_trgm_ops)`.execute(db)
  await sql`create index orders_open_search on orders using gin (open_search gin_trgm_ops) where status = 0`.execute(
    db,
  )

  await sql`
    create function guard_order_status() returns trigger language plpgsql as $$
    begin
      if old.status <> new.status and (old.status, new.status) not in ((0,1),(1,2),(2,3),(0,4),(1,4),(1,3),(2,4)) then
        raise exception 'order % may not move from % to %', old.id, old.status, new.status using constraint = 'orders_status_moves';
      end if;
      new.version := old.version + 1;
      return new;
    end $$`.execute(db)
  await sql`create trigger orders_status_moves before update on orders
    for each row execute function guard_order_status()`.execute(db)

  await sql`
    create table order_history (
      id bigint generated always as identity primary key,
      order_id text collate "C" not null references orders (id),
      act text not null,
      actor_id text collate "C" references users (id),
      at timestamptz not null,
      recorded_at timestamptz not null,
      is_time_verified boolean not null,
      device_at timestamptz,
      latitude double precision,
      longitude double precision,
      reason text,
      details jsonb not null
    )`.execute(db)
  await sql`create index order_history_of_order on order_history (order_id, id)`.execute(db)

  await sql`
    create table offers (
      id text collate "C" primary key,
      order_id text collate "C" not null references orders (id),
      carrier_id text collate "C" not null references users (id),
      state text not null constraint offers_state check (state in
        ('open','countered','accepted','declined','withdrawn','replaced','expired')),
      is_offer boolean not null,
      description text,
      counter_description text,
      carrier_pesos bigint not null, platform_pesos bigint not null, net_pesos bigint not null,
      vat_pesos bigint not null, client_pesos bigint not null,
      counter_carrier_pesos bigint, counter_platform_pesos bigint, counter_net_pesos bigint,
      counter_vat_pesos bigint, counter_client_pesos bigint,
      profit_bp integer not null, vat_bp integer not null, insurance_bp integer not null,
      insurer_share_bp integer not null, vat_base text not null,
      carrier_rounds integer not null, client_rounds integer not null,
      expires_at timestamptz not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create unique index offers_one_live on offers (order_id, carrier_id) where state in ('open','countered')`.execute(
    db,
  )
  await sql`create unique index offers_one_accepted on offers (order_id) where state = 'accepted'`.execute(db)
  await sql`create index offers_of_order on offers (order_id, created_at)`.execute(db)
  await sql`create index offers_of_carrier on offers (carrier_id, created_at)`.execute(db)
}
