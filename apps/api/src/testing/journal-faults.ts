/** What must hold of the books whatever a test did: they come to zero, and what is kept as their sums is their sum. Security M5. */
import { sql } from 'kysely'
import type { Db } from '#context.ts'

const rules: Record<string, string> = {
  'a transaction of the journal that does not come to zero':
    'select transaction_id as id from journal_entries group by transaction_id having sum(amount_pesos) <> 0',
  'a journal that does not come to zero':
    "select 'journal' as id from journal_entries having coalesce(sum(amount_pesos), 0) <> 0",
  'a balance that is not the sum of its entries': `
    select order_id as id from order_balances s full join (
      select order_id, account, sum(amount_pesos) as posted from journal_entries group by order_id, account) e
      using (order_id, account) where coalesce(s.amount_pesos, 0) <> coalesce(e.posted, 0)`,
  'a sum of days that is not the sum of its entries': `
    select account as id from (
      select account, kind, sum(debit_pesos - credit_pesos) as kept from journal_tallies group by account, kind) t
      full join (select account, kind, sum(amount_pesos) as posted from journal_entries group by account, kind) e
      using (account, kind) where coalesce(t.kept, 0) <> coalesce(e.posted, 0)`,
  'a service with postings and no row in the accounting table': `
    select distinct t.order_id as id from journal_transactions t where not exists (
      select 1 from order_books b where b.order_id = t.order_id)`,
}

/** In words; empty where all is well. */
export const journalFaults = async (db: Db): Promise<string[]> => {
  const faults: string[] = []
  for (const [fault, query] of Object.entries(rules)) {
    const { rows } = await sql<{ id: string }>`${sql.raw(query)}`.execute(db)
    faults.push(...rows.map(({ id }) => `${id}: ${fault}`))
  }
  return faults
}
