/** Numbers people want to be told at, each confirmed on the telephone itself; one a person. */
import { sql } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'

export type HeldNumber = {
  number: string
  codesSince: Date
  codeCount: number
  codeHash: Buffer | null
  codeExpiresAt: Date | null
  wrongTries: number
  agreedAt: Date | null
}

/** Held until the transaction ends: codes and tries are counted one after the other. */
export const lockNumber = async (db: Db, userId: string): Promise<HeldNumber | undefined> => {
  const { rows } = await sql<HeldNumber>`
    select number, codes_since as "codesSince", code_count as "codeCount", code_hash as "codeHash", code_expires_at as "codeExpiresAt",
      wrong_tries as "wrongTries", agreed_at as "agreedAt"
    from whatsapp_numbers where user_id = ${userId} for update`.execute(db)
  return rows[0]
}

/** Codes that went to one number since then, whoever asked for them. */
export const codesTo = async (db: Db, number: string, since: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(code_count), 0)::int as count from whatsapp_numbers
    where number = ${number} and codes_since > ${since}`.execute(db)
  return rows[0]?.count ?? 0
}

type NewCode = { number: string; hash: Buffer; expiresAt: Date; codesSince: Date; codeCount: number }

/** The only code from now on; a yes given at another number is none here. */
export const putCode = async (db: Db, userId: string, code: NewCode): Promise<void> => {
  const { number, hash, expiresAt, codesSince, codeCount } = code
  await sql`
    insert into whatsapp_numbers (user_id, number, codes_since, code_count, code_hash, code_expires_at, wrong_tries)
    values (${userId}, ${number}, ${codesSince}, ${codeCount}, ${hash}, ${expiresAt}, 0)
    on conflict (user_id) do update set number = excluded.number, codes_since = excluded.codes_since,
      code_count = excluded.code_count, code_hash = excluded.code_hash, code_expires_at = excluded.code_expires_at, wrong_tries = 0,
      agreed_version = case when whatsapp_numbers.number = excluded.number then whatsapp_numbers.agreed_version end,
      agreed_at = case when whatsapp_numbers.number = excluded.number then whatsapp_numbers.agreed_at end`.execute(
    db,
  )
}

export const countWrongTry = async (db: Db, userId: string): Promise<void> => {
  await db
    .updateTable('whatsapp_numbers')
    .set((columns) => ({ wrong_tries: columns('wrong_tries', '+', 1) }))
    .where('user_id', '=', userId)
    .execute()
}

/** Notes the agreement and uses up the code that confirmed it. */
export const putAgreement = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  userId: string,
  version: string,
): Promise<void> => {
  await db
    .updateTable('whatsapp_numbers')
    .set({ agreed_version: version, agreed_at: now, code_hash: null, code_expires_at: null })
    .where('user_id', '=', userId)
    .execute()
}

/** Also a code that waits ends; what was sent this hour stays counted. False where nobody agreed. */
export const removeAgreement = async (db: Db, userId: string): Promise<boolean> => {
  const held = await lockNumber(db, userId)
  if (!held) return false
  await db
    .updateTable('whatsapp_numbers')
    .set({ agreed_version: null, agreed_at: null, code_hash: null, code_expires_at: null })
    .where('user_id', '=', userId)
    .execute()
  return held.agreedAt !== null
}

export const removeNumberOf = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom('whatsapp_numbers').where('user_id', '=', userId).execute()
}
