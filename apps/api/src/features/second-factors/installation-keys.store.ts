import { sql } from 'kysely'
import type { Db } from '#context.ts'

/** By which key this installation began; undefined where no release has noted it. */
export const fingerprintOf = async (db: Db, name: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('installation_keys')
    .select('fingerprint')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.fingerprint
}

export const putFingerprint = async (
  db: Db,
  { name, fingerprint, now }: { name: string; fingerprint: string; now: Date },
): Promise<void> => {
  await sql`
    insert into installation_keys (name, fingerprint, kept_at) values (${name}, ${fingerprint}, ${now})
    on conflict (name) do update set fingerprint = excluded.fingerprint, kept_at = excluded.kept_at`.execute(
    db,
  )
}

const most = 20

/** The secrets sealed last, to try a key on them. */
export const sealedOnes = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('second_factors')
    .select('sealed_secret')
    .orderBy('begun_at', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => row.sealed_secret)
}

/** All of them, held until the transaction ends. */
export const allSealed = async (db: Db): Promise<Array<{ userId: string; sealedSecret: string }>> => {
  const rows = await db
    .selectFrom('second_factors')
    .select(['user_id', 'sealed_secret'])
    .orderBy('user_id')
    .forUpdate()
    .execute()
  return rows.map((row) => ({ userId: row.user_id, sealedSecret: row.sealed_secret }))
}

export const putSealed = async (db: Db, userId: string, sealedSecret: string): Promise<void> => {
  await db
    .updateTable('second_factors')
    .set({ sealed_secret: sealedSecret })
    .where('user_id', '=', userId)
    .execute()
}
