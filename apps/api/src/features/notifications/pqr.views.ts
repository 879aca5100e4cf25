import { sql } from 'kysely'
import type { Db } from '#context.ts'

export type RequestFacts = { id: string; user_id: string; filed_by: string; subject: string; answers: number }

export const requestOf = async (db: Db, id: string): Promise<RequestFacts | undefined> => {
  const { rows } = await sql<RequestFacts>`
    select r.id, r.user_id, r.filed_by, r.subject,
      (select count(*) from support_answers a where a.request_id = r.id) as answers
    from support_requests r where r.id = ${id}`.execute(db)
  return rows[0]
}
