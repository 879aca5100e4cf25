import { sql } from 'kysely'
import type { Db } from '#context.ts'
import { rowsOfMonth, type Month } from '#database/months/months.ts'
import { inState } from '#database/order-states.ts'

/** Whether a service whose history stands in this month is not over, or is asked about and not answered. */
export const isStillNeeded = async (db: Db, month: Month): Promise<boolean> => {
  const { rows } = await sql`
    select from ${rowsOfMonth(month)} h join orders o on o.id = h.order_id
    where o.status in ${inState.notOver}
      or exists (select from support_requests s where s.order_id = o.id and s.status <> 'solved')
    limit 1`.execute(db)
  return rows.length > 0
}
