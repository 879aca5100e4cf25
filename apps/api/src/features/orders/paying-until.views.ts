import type { Db } from '#context.ts'

/** When the attempt the client has open at the gateway ends. */
export const payingUntilOf = async (db: Db, orderId: string): Promise<Date | null> => {
  const attempt = await db
    .selectFrom('payment_attempts')
    .select('expires_at')
    .where('order_id', '=', orderId)
    .where('charge', '=', 'service')
    .where('is_open', '=', true)
    .executeTakeFirst()
  return attempt?.expires_at ?? null
}
