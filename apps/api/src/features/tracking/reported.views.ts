/** What the history says already of the steps of a trip. */
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { historyFrom } from '#database/months/history-since.ts'
import type { Report } from './report.ts'

type Dated = { id: string; created_at: Date }

/** Of the evidence kept of an order: how much there is, and whether this is among it. */
export const keptEvidence = async ({ db, actor }: Ctx, order: Dated, { milestone, deviceAt }: Report) => {
  const { rows } = await sql<{ total: number; same: number }>`
    select count(*) as total, count(*) filter (where act = ${`evidence.${milestone}`} and actor_id = ${actor.id}
      and device_at is not distinct from ${deviceAt ?? null}::timestamptz) as same
    from order_history where order_id = ${order.id} and recorded_at >= ${historyFrom(order.created_at)}
      and act like 'evidence.%'`.execute(db)
  return rows[0] ?? { total: 0, same: 0 }
}

/** What the first report was told about its time. */
export const wasVerified = async ({ db }: Ctx, order: Dated, { milestone }: Report): Promise<boolean> => {
  const row = await db
    .selectFrom('order_history')
    .select('is_time_verified')
    .where('order_id', '=', order.id)
    .where('recorded_at', '>=', historyFrom(order.created_at))
    .where('act', '=', `milestone.${milestone}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.is_time_verified ?? true
}
