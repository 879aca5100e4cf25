/** What accountancy begins its day with is counted without walking what is done: complaints about services. */
import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index support_requests_claims on support_requests (created_at, id)
    where kind = 'claim' and order_id is not null`.execute(db)
}
