import { sql, type Kysely } from 'kysely'

/** What the law has the payer keep back, as editions that never change; money due back to clients, found without walking what was paid. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await editions(db)
  await refundsToPay(db)
}

/** A correction is another edition for the same day: the last one written counts, and who wrote which is known. */
const editions = async (db: Kysely<unknown>) => {
  await sql`alter table withholding_rules add column id text collate "C"`.execute(db)
  await sql`update withholding_rules set id = '0000000000000000' || to_char(valid_from, 'YYYYMMDD')`.execute(
    db,
  )
  await sql`alter table industry_rates add column id text collate "C"`.execute(db)
  await sql`update industry_rates set id = substr(md5(town_code || valid_from), 1, 24)`.execute(db)
  for (const table of ['withholding_rules', 'industry_rates']) {
    const name = sql.ref(table)
    const key = sql.ref(`${table}_pkey`)
    await sql`alter table ${name} alter column id set not null, drop constraint ${key}, add constraint ${key} primary key (id)`.execute(
      db,
    )
  }
  await sql`create index withholding_rules_by_day on withholding_rules (valid_from desc, created_at desc, id desc)`.execute(
    db,
  )
  await sql`create index industry_rates_by_day on industry_rates (town_code, valid_from desc, created_at desc, id desc)`.execute(
    db,
  )
  await sql`
    create function guard_editions() returns trigger language plpgsql as $$
    begin
      raise exception 'an edition stays as it was written' using constraint = 'editions_kept';
    end $$`.execute(db)
  for (const table of ['withholding_rules', 'industry_rates'])
    await sql`create trigger editions_kept before update or delete on ${sql.ref(table)}
      for each row execute function guard_editions()`.execute(db)
}

/** Kept with the payment back itself: a list of what is due asks an index of its own. */
const refundsToPay = async (db: Kysely<unknown>) => {
  await sql`alter table refunds_due add column is_paid boolean not null default false`.execute(db)
  await sql`update refunds_due d set is_paid = true from refunds r where r.id = d.id and r.state = 'paid'`.execute(
    db,
  )
  await sql`
    create function note_refund_paid() returns trigger language plpgsql as $$
    begin
      update refunds_due set is_paid = true where id = new.id;
      return null;
    end $$`.execute(db)
  await sql`create trigger refunds_noted after insert or update of state on refunds
    for each row when (new.state = 'paid') execute function note_refund_paid()`.execute(db)
  await sql`create index refunds_due_to_pay on refunds_due (created_at, id) where not is_paid`.execute(db)
}
