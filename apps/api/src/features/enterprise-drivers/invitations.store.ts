/** One invitation a driver: asked for, mailed, used. */
import type { Db } from '#context.ts'

/** Asked for anew: whatever link was mailed before is worth nothing. */
export const askInvitation = async (db: Db, driverId: string, now: Date): Promise<void> => {
  await db
    .insertInto('driver_invitations')
    .values({ driver_id: driverId, asked_at: now, code_hash: null, expires_at: null, accepted_at: null })
    .onConflict((conflict) =>
      conflict.column('driver_id').doUpdateSet({ asked_at: now, code_hash: null, expires_at: null }),
    )
    .execute()
}

/** Undefined where nobody asked for it. Held until the transaction ends. */
export const lockInvitation = (db: Db, driverId: string) =>
  db
    .selectFrom('driver_invitations')
    .select(['driver_id', 'accepted_at'])
    .where('driver_id', '=', driverId)
    .forUpdate()
    .executeTakeFirst()

export const putInvitationCode = async (
  db: Db,
  driverId: string,
  { hash, expiresAt }: { hash: Buffer; expiresAt: Date },
): Promise<void> => {
  await db
    .updateTable('driver_invitations')
    .set({ code_hash: hash, expires_at: expiresAt })
    .where('driver_id', '=', driverId)
    .execute()
}

/** Of two who use the same link at once, one does. */
export const useInvitation = async (db: Db, hash: Buffer, now: Date): Promise<string | undefined> => {
  const row = await db
    .updateTable('driver_invitations')
    .set({ code_hash: null, accepted_at: now })
    .where('code_hash', '=', hash)
    .where('expires_at', '>', now)
    .where('accepted_at', 'is', null)
    .returning('driver_id')
    .executeTakeFirst()
  return row?.driver_id
}

export const removeInvitationOf = async (db: Db, driverId: string): Promise<void> => {
  await db.deleteFrom('driver_invitations').where('driver_id', '=', driverId).execute()
}
