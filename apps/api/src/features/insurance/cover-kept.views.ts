import { sql } from 'kysely'
import type { Db } from '#context.ts'
import type { Fragment } from '#database/keyset.ts'

/** Cover that had begun was paid for and stays: what was stolen on the road is claimed after the service was closed. */
export const coverKept: Fragment = sql`exists (select from cancellations c where c.order_id = o.id
  and c.insurance_kept_pesos > 0 and c.created_at > o.reservation_at)`

export const isCoverKept = async (db: Db, orderId: string): Promise<boolean> => {
  const { rows } = await sql`select from orders o where o.id = ${orderId} and ${coverKept}`.execute(db)
  return rows.length > 0
}
