import type { Db } from '#context.ts'

export type NewDevice = { id: string; userId: string; name: string; tokenHash: Buffer; now: Date }

export const insertDevice = async (
  db: Db,
  { id, userId, name, tokenHash, now }: NewDevice,
): Promise<void> => {
  await db
    .insertInto('device_tokens')
    .values({
      id,
      user_id: userId,
      name,
      token_hash: tokenHash,
      created_at: now,
      last_used_at: null,
      battery_percent: null,
      revoked_at: null,
    })
    .execute()
}

/** False where this person has no such phone, or no longer. */
export const revokeDevice = async (
  db: Db,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('device_tokens')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const markUsed = async (
  db: Db,
  { id, batteryPercent, now }: { id: string; batteryPercent: number | null; now: Date },
): Promise<void> => {
  await db
    .updateTable('device_tokens')
    .set({ last_used_at: now, ...(batteryPercent === null ? {} : { battery_percent: batteryPercent }) })
    .where('id', '=', id)
    .execute()
}

export const removeDevicesOf = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom('device_tokens').where('user_id', '=', userId).execute()
}
