import { sql, type Kysely } from 'kysely'

/** Waits that outlast a driver, policies that nobody needs, and the books of services whose payment was lost. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await waits(db)
  await policies(db)
  await booksOfLostPayments(db)
}

/** Since when the truck waits, where the driver who reported it has been relieved; null where nobody was. */
const waits = async (db: Kysely<unknown>) => {
  await sql`alter table orders add column waiting_since_at timestamptz`.execute(db)
}

/** Notes since when nobody needs a policy. */
const policies = async (db: Kysely<unknown>) => {
  await sql`alter table insurance_policies add column unneeded_since timestamptz`.execute(db)
  await sql`create index insurance_policies_unneeded on insurance_policies (unneeded_since)
    where unneeded_since is not null and state <> 'annulled'`.execute(db)
}

/** Finished before there was a journal, their payment lost: no attempt of theirs was money, yet all of them is owed. */
export const booksOfLostPayments = async (db: Kysely<unknown>) => {
  await sql`
    insert into journal_backlog select o.id from orders o
    where o.status = 3 and o.paid_at is not null and not exists (select from order_books b where b.order_id = o.id)
    on conflict do nothing`.execute(db)
}
