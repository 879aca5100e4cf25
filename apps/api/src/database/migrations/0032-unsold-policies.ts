import { sql, type Kysely } from 'kysely'

/** A policy may end as one that nobody sold, and its premium is due back beside whatever else is of the same payment. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table insurance_policies drop constraint insurance_policies_state`.execute(db)
  await sql`
    alter table insurance_policies add constraint insurance_policies_state
      check (state in ('asking', 'quoted', 'issuing', 'issued', 'annulled', 'unsold'))`.execute(db)
  await sql`alter table refunds_due drop constraint refunds_due_once`.execute(db)
  await sql`create unique index refunds_due_once on refunds_due (attempt_id) where cause <> 'insurance'`.execute(
    db,
  )
  await sql`create unique index refunds_due_insurance on refunds_due (order_id) where cause = 'insurance'`.execute(
    db,
  )
}
