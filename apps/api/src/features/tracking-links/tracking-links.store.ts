import type { Db } from '#context.ts'

export type NewLink = { id: string; orderId: string; madeBy: string; tokenHash: Buffer; now: Date }

/** Whether there was one to end. */
export const revokeLink = async (
  db: Db,
  { orderId, madeBy, now }: { orderId: string; madeBy: string; now: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('tracking_links')
    .set({ revoked_at: now })
    .where('order_id', '=', orderId)
    .where('made_by', '=', madeBy)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const insertLink = async (db: Db, { id, orderId, madeBy, tokenHash, now }: NewLink): Promise<void> => {
  await db
    .insertInto('tracking_links')
    .values({
      id,
      order_id: orderId,
      made_by: madeBy,
      token_hash: tokenHash,
      created_at: now,
      revoked_at: null,
    })
    .execute()
}
