import { sql, type Kysely } from 'kysely'
import { keepVacuumsAway } from '../migrate-gently.ts'
import { swapForMonths } from '../months/by-month.ts'

/**
 * Third step: the table that was becomes the first part of one of another name. Under the old one nodes of the release before find that
 * part, with the key that they name when they write. docs/decisions/0082.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Parts take over references to people and services, and both are asked for.
  for (const table of ['users', 'orders', 'notifications', 'deliveries']) await keepVacuumsAway(db, table)
  // As who tells takes them.
  await sql`lock table notifications, deliveries in access exclusive mode`.execute(db)
  // There is no key over all parts that could be referred to.
  await sql`alter table deliveries drop constraint deliveries_notification_id_fkey`.execute(db)
  await swapForMonths(
    db,
    { table: 'notifications_by_month', by: 'created_at', once: ['user_id', 'once_key'] },
    {
      was: 'notifications',
      references: [
        { column: 'user_id', to: 'users' },
        { column: 'order_id', to: 'orders' },
      ],
      indexes: ['notifications_of_user', 'notifications_unread', 'notifications_age'],
    },
  )
  await sql`create view notifications as select * from months.notifications_by_month`.execute(db)
}
