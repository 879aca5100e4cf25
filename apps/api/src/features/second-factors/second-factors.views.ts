import type { Db } from '#context.ts'

export type Factor = { sealedSecret: string; begunAt: Date; confirmedAt: Date | null }

/** Begun or counting; undefined where there is none. */
export const factorOf = async (db: Db, userId: string): Promise<Factor | undefined> => {
  const row = await db
    .selectFrom('second_factors')
    .select(['sealed_secret', 'begun_at', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && { sealedSecret: row.sealed_secret, begunAt: row.begun_at, confirmedAt: row.confirmed_at }
}

/** One of those that are left, as it is kept; undefined where none is. */
export const anyBackupCode = async (db: Db, userId: string): Promise<Buffer | undefined> => {
  const row = await db
    .selectFrom('backup_codes')
    .select('code_hash')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row?.code_hash
}

/** What the owner reads of his second factor. */
export const ownFactor = async (
  db: Db,
  userId: string,
): Promise<{ since: string | null; codesLeft: number }> => {
  const factor = await factorOf(db, userId)
  const { count } = await db
    .selectFrom('backup_codes')
    .select((columns) => columns.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { since: factor?.confirmedAt?.toISOString() ?? null, codesLeft: Number(count) }
}
