import type { Db } from '#context.ts'

export const hasAdministrator = async (db: Db): Promise<boolean> => {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'administrator')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** By an account of any kind, deactivated ones too. `emailKey` from `parseEmail`. */
export const isEmailTaken = async (db: Db, emailKey: string): Promise<boolean> => {
  const row = await db.selectFrom('users').select('id').where('email_key', '=', emailKey).executeTakeFirst()
  return row !== undefined
}

type Question = { hash: Buffer; triesMost: number; now: Date }

/** Of the code in force, as the node that made it sealed it. */
export const sealedSetupCode = async (
  db: Db,
  { triesMost, now }: Pick<Question, 'triesMost' | 'now'>,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('setup_codes')
    .select('sealed_code')
    .where('expires_at', '>', now)
    .where('wrong_tries', '<', triesMost)
    .executeTakeFirst()
  return row?.sealed_code ?? undefined
}

/** Whether this is the code in force: the newest, not expired, not tried too often. */
export const isSetupCode = async (db: Db, { hash, triesMost, now }: Question): Promise<boolean> => {
  const row = await db
    .selectFrom('setup_codes')
    .select('code_hash')
    .where('code_hash', '=', hash)
    .where('expires_at', '>', now)
    .where('wrong_tries', '<', triesMost)
    .executeTakeFirst()
  return row !== undefined
}
