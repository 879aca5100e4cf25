/** Codes for forgotten passwords, by the e-mail that was typed; nothing here outlives two hours. */
import { sql } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'

/** Noted whether or not there is an account; answers its id. The code that was mailed before stays good. */
export const noteAsked = async (ctx: OpenCtx, emailKey: string): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into recoveries (id, email_key, asked_at, wrong_tries)
    values (${ctx.newId()}, ${emailKey}, ${ctx.now}, 0)
    on conflict (email_key) do update set asked_at = excluded.asked_at returning id`.execute(ctx.db)
  return rows[0]?.id ?? ''
}

export type Recovery = {
  emailKey: string
  codeHash: Buffer | null
  codeExpiresAt: Date | null
  wrongTries: number
}

/** Held until the transaction ends: tries are counted one after the other. */
export const lockRecovery = async (
  db: Db,
  by: { emailKey: string } | { id: string },
): Promise<Recovery | undefined> => {
  const found = 'id' in by ? sql`id = ${by.id}` : sql`email_key = ${by.emailKey}`
  const { rows } = await sql<Recovery>`
    select email_key as "emailKey", code_hash as "codeHash", code_expires_at as "codeExpiresAt", wrong_tries as "wrongTries"
    from recoveries where ${found} for update`.execute(db)
  return rows[0]
}

/** Replaces any code given before. */
export const putCode = async (
  db: Db,
  emailKey: string,
  code: { hash: Buffer; expiresAt: Date },
): Promise<void> => {
  await db
    .updateTable('recoveries')
    .set({ code_hash: code.hash, code_expires_at: code.expiresAt, wrong_tries: 0 })
    .where('email_key', '=', emailKey)
    .execute()
}

/** Also where there is nothing to count for: the work is the same. */
export const countWrongTry = async (db: Db, emailKey: string): Promise<void> => {
  await db
    .updateTable('recoveries')
    .set((columns) => ({ wrong_tries: columns('wrong_tries', '+', 1) }))
    .where('email_key', '=', emailKey)
    .execute()
}

/** Used up: who forgets the password once more may have another. */
export const spendCode = async (db: Db, emailKey: string): Promise<void> => {
  await db
    .updateTable('recoveries')
    .set({ code_hash: null, code_expires_at: null })
    .where('email_key', '=', emailKey)
    .execute()
}

export const removeRecoveriesBefore = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('recoveries').where('asked_at', '<', before).execute()
}

export const removeRecoveryOf = async (db: Db, emailKey: string): Promise<void> => {
  await db.deleteFrom('recoveries').where('email_key', '=', emailKey).execute()
}
