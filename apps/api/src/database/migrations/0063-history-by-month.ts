import { sql, type Kysely } from 'kysely'
import { swapForMonths } from '../months/by-month.ts'

/** Third step: the table that was becomes the first part. A read of one service is told from when on to look. docs/decisions/0052. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create schema if not exists months`.execute(db)
  await swapForMonths(
    db,
    { table: 'order_history', by: 'recorded_at' },
    {
      ids: 'order_history_ids',
      references: [
        { column: 'order_id', to: 'orders' },
        { column: 'actor_id', to: 'users' },
      ],
      indexes: ['order_history_of_order', 'order_history_by_commit'],
    },
  )
}
