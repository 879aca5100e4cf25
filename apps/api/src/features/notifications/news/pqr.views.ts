import { sql } from 'kysely'
import type { Db } from '#context.ts'

export type RequestFacts = {
  id: string
  user_id: string
  filed_by: string
  subject: string
  answers: number
  /** What its client says went wrong with a service: it holds money back. */
  is_complaint: boolean
}

export const requestOf = async (db: Db, id: string): Promise<RequestFacts | undefined> => {
  const { rows } = await sql<RequestFacts>`
    select r.id, r.user_id, r.filed_by, r.subject,
      (select count(*) from support_answers a where a.request_id = r.id) as answers,
      (r.kind = 'claim' and exists (select from orders o where o.id = r.order_id and o.client_id = r.user_id)) as is_complaint
    from support_requests r where r.id = ${id}`.execute(db)
  return rows[0]
}
