/** What other rooms ask of one account. */
import { sql } from 'kysely'
import type { Db } from '#context.ts'

export const accountFacts = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['id', 'role', 'name', 'email', 'identification', 'image_id', 'is_active'])
    .where('id', '=', userId)
    .executeTakeFirst()

/** Held until the transaction ends: whoever changes it, or what hangs on it, meanwhile comes before or after. */
export const heldAccount = async (
  db: Db,
  userId: string,
): Promise<{ role: string; enterprise_id: string | null } | undefined> => {
  const { rows } = await sql<{ role: string; enterprise_id: string | null }>`
    select role, enterprise_id from users where id = ${userId} for no key update`.execute(db)
  return rows[0]
}
