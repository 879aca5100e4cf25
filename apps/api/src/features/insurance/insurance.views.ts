import type { Db } from '#context.ts'

/** While the client is at the gateway's page the total must not change under him. */
export const hasOpenAttempt = async (db: Db, orderId: string, now: Date): Promise<boolean> => {
  const row = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', '=', orderId)
    .where('is_open', '=', true)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}
