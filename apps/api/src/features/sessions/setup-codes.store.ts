import { sql } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'

const setupLock = 7_245_502

/** From here to the end of the transaction nobody else issues a code or makes a first administrator. */
export const lockSetup = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${setupLock})`.execute(db)
}

/** Replaces any code given before. */
export const putSetupCode = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  { hash, sealed, expiresAt }: { hash: Buffer; sealed: string; expiresAt: Date },
): Promise<void> => {
  await removeSetupCodes(db)
  await db
    .insertInto('setup_codes')
    .values({ code_hash: hash, sealed_code: sealed, created_at: now, expires_at: expiresAt, wrong_tries: 0 })
    .execute()
}

/** Removes codes that were used, replaced or are of no use any more. */
export const removeSetupCodes = async (db: Db): Promise<void> => {
  await db.deleteFrom('setup_codes').execute()
}

export const countWrongTry = async (db: Db): Promise<void> => {
  await db
    .updateTable('setup_codes')
    .set((columns) => ({ wrong_tries: columns('wrong_tries', '+', 1) }))
    .execute()
}
