import { sql, type Kysely } from 'kysely'

/** Dated figures of the reference price and the floor of each service; the base of VAT as a dated choice; purchases of policies, one at a time. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Never changed once written: a correction is another edition for the same day.
  await sql`
    create table tariff_editions (
      id text collate "C" primary key,
      valid_from date not null,
      figures jsonb not null,
      note text,
      created_at timestamptz not null,
      created_by text collate "C" references users (id)
    )`.execute(db)
  await sql`create index tariff_editions_by_day on tariff_editions (valid_from desc, created_at desc, id desc)`.execute(
    db,
  )
  await sql`
    alter table orders add column floor_pesos bigint constraint orders_floor check (floor_pesos >= 0)`.execute(
    db,
  )
  await sql`
    create table vat_base_changes (
      id text collate "C" primary key,
      vat_base text not null constraint vat_base_changes_base check (vat_base in ('freight', 'commission', 'none')),
      valid_from date not null,
      created_at timestamptz not null,
      created_by text collate "C" not null references users (id),
      applied_at timestamptz
    )`.execute(db)
  await sql`
    create unique index vat_base_changes_planned on vat_base_changes (valid_from) where applied_at is null`.execute(
    db,
  )
  // Bought at the insurer by one at a time, and found again by a sweep where nobody finished it.
  await sql`alter table insurance_policies add column buying_since timestamptz`.execute(db)
  await sql`
    create index insurance_policies_unissued on insurance_policies (order_id) where state in ('quoted', 'issuing')`.execute(
    db,
  )
  await sql`
    alter table cancellations add column insurance_kept_pesos bigint not null default 0
      constraint cancellations_insurance check (insurance_kept_pesos >= 0)`.execute(db)
}
