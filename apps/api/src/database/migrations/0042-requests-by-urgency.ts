import { sql, type Kysely } from 'kysely'

/** The desk reads what is due first: what is open by its day, then what is solved. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index support_requests_urgency on support_requests
    ((case when status = 'solved' then date '9999-12-31' else due_on end), id)`.execute(db)
}
