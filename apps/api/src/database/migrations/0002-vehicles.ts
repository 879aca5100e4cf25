import { sql, type Kysely } from 'kysely'

/** Catalogues, rates, vehicles and the papers of people and vehicles. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table type_loads (
      id text collate "C" primary key,
      name text not null constraint type_loads_name_unique unique,
      needs_permission boolean not null,
      position integer not null
    )`.execute(db)
  await sql`
    create table vehicle_types (
      id text collate "C" primary key,
      key text not null constraint vehicle_types_key_unique unique,
      name text not null,
      position integer not null
    )`.execute(db)
  await sql`
    create table brands (
      id text collate "C" primary key,
      name text not null constraint brands_name_unique unique
    )`.execute(db)
  await sql`
    create table body_works (
      id text collate "C" primary key,
      key text not null constraint body_works_key_unique unique,
      name text not null
    )`.execute(db)

  await sql`
    create table rates (
      id text collate "C" primary key,
      profit_bp integer not null,
      insurance_bp integer not null,
      vat_bp integer not null,
      insurer_share_bp integer not null,
      vat_base text not null constraint rates_vat_base check (vat_base in ('freight','commission','none')),
      created_at timestamptz not null,
      created_by text collate "C",
      constraint rates_range check (profit_bp between 0 and 10000 and insurance_bp between 0 and 10000
        and vat_bp between 0 and 10000 and insurer_share_bp between 0 and 10000)
    )`.execute(db)
  await sql`create index rates_latest on rates (created_at desc, id desc)`.execute(db)

  await sql`
    create table vehicles (
      id text collate "C" primary key,
      owner_id text collate "C" not null references users (id),
      license_plate text not null constraint vehicles_plate_unique unique,
      trailer_plate text,
      vehicle_type_id text collate "C" not null references vehicle_types (id),
      body_work_id text collate "C" not null references body_works (id),
      brand_id text collate "C" not null references brands (id),
      model text not null,
      capacity_kg integer not null constraint vehicles_capacity check (capacity_kg > 0),
      capacity_text text not null,
      service text not null constraint vehicles_service check (service in ('public','private')),
      registered_on date not null,
      image_ids text[] not null,
      is_active boolean not null,
      search text not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index vehicles_of_owner on vehicles (owner_id, created_at desc, id desc)`.execute(db)
  await sql`create index vehicles_of_owner_by_plate on vehicles (owner_id, license_plate, id)`.execute(db)
  await sql`
    create table vehicle_type_loads (
      vehicle_id text collate "C" not null references vehicles (id),
      type_load_id text collate "C" not null references type_loads (id),
      primary key (vehicle_id, type_load_id)
    )`.execute(db)

  await sql`
    create table credentials (
      id text collate "C" primary key,
      user_id text collate "C" references users (id),
      vehicle_id text collate "C" references vehicles (id),
      kind text not null,
      name text not null,
      type_load_id text collate "C" references type_loads (id),
      category text,
      issued_on date,
      expires_on date,
      is_active boolean not null,
      is_latest boolean not null,
      image_ids text[] not null,
      created_at timestamptz not null,
      constraint credentials_one_holder check ((user_id is null) <> (vehicle_id is null)),
      constraint credentials_dates check (issued_on is null or expires_on is null or expires_on > issued_on)
    )`.execute(db)
  await sql`create unique index credentials_latest_of_user on credentials (user_id, kind)
    where is_latest and user_id is not null`.execute(db)
  await sql`create unique index credentials_latest_of_vehicle on credentials (vehicle_id, kind)
    where is_latest and vehicle_id is not null`.execute(db)
}
