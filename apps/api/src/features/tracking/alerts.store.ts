/** What is wrong on the road right now: one row while it lasts. */
import { sql, type SqlBool } from 'kysely'
import type { Db } from '#context.ts'

export type AlertKind = 'silent' | 'offRoute' | 'late'

/** False where it was known. */
export const openAlert = async (
  db: Db,
  { id, orderId, kind, now }: { id: string; orderId: string; kind: AlertKind; now: Date },
): Promise<boolean> => {
  const row = await db
    .insertInto('tracking_alerts')
    .values({ id, order_id: orderId, kind, began_at: now, ended_at: null })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'kind']).where('ended_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const endAlerts = async (db: Db, ids: readonly string[], now: Date): Promise<void> => {
  if (ids.length === 0) return
  await db.updateTable('tracking_alerts').set({ ended_at: now }).where('id', 'in', ids).execute()
}

/** Those that last. */
export const openAlerts = (db: Db, kind: AlertKind) =>
  db
    .selectFrom('tracking_alerts')
    .select(['id', 'order_id'])
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .execute()

/** Whether this lasts for the service `o`. */
export const alertLasts = (kind: AlertKind) => sql<SqlBool>`exists (select 1 from tracking_alerts a
  where a.order_id = o.id and a.kind = ${kind} and a.ended_at is null)`
