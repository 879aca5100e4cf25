import { sql } from 'kysely'
import type { Db } from '#context.ts'
import type { Account } from '../payouts/payouts.store.ts'

/** The payment of the service itself has reached the account. */
export const isServiceCaptured = async (db: Db, orderId: string): Promise<boolean> => {
  const { rows } = await sql<{ id: string }>`
    select id from payment_attempts where order_id = ${orderId} and is_applied and state = 'captured'
      and charge = 'service'`.execute(db)
  return rows.length > 0
}

/** Where a carrier is paid; undefined while he has not said it. */
export const carrierAccount = async (db: Db, carrierId: string): Promise<Account | undefined> => {
  const { rows } = await sql<Account>`
    select bank, account_type as "accountType", account_number as "accountNumber" from users
    where id = ${carrierId} and bank is not null and account_type is not null and account_number is not null`.execute(
    db,
  )
  return rows[0]
}
