import { sql } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'

/** Anew until it is confirmed; one that counts already stays, and false is answered. */
export const beginFactor = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  userId: string,
  sealedSecret: string,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into second_factors (user_id, sealed_secret, begun_at, confirmed_at, last_step)
    values (${userId}, ${sealedSecret}, ${now}, null, 0)
    on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, begun_at = excluded.begun_at
      where second_factors.confirmed_at is null`.execute(db)
  return numAffectedRows === 1n
}

/** Its first right code: from now on the log-in asks. Of two at once one does it, and only for the secret the code was of. */
export const confirmFactor = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  userId: string,
  { step, sealedSecret }: { step: number; sealedSecret: string },
): Promise<boolean> => {
  const result = await db
    .updateTable('second_factors')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('sealed_secret', '=', sealedSecret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** False where this number, or a later one, was used before. */
export const takeStep = async (db: Db, userId: string, step: number): Promise<boolean> => {
  const result = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** False where there is no such code, or no longer. */
export const takeBackupCode = async (db: Db, userId: string, hash: Buffer): Promise<boolean> => {
  const result = await db
    .deleteFrom('backup_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

/** The only ones from now on, also where two windows ask at once. */
export const putBackupCodes = async (db: Db, userId: string, hashes: readonly Buffer[]): Promise<void> => {
  await sql`select 1 from second_factors where user_id = ${userId} for update`.execute(db)
  await db.deleteFrom('backup_codes').where('user_id', '=', userId).execute()
  await db
    .insertInto('backup_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute()
}

/** With its backup codes; false where there was none that counted. */
export const removeFactor = async (db: Db, userId: string): Promise<boolean> => {
  const rows = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .execute()
  return rows.some((row) => row.confirmed_at !== null)
}
