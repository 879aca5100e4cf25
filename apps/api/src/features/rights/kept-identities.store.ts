/** Names and numbers that the law wants kept with the books, of people who left. */
import type { Db } from '#context.ts'

type Identity = { userId: string; name: string; identification: string; until: Date }

export const keepIdentity = async (
  db: Db,
  { userId, name, identification, until }: Identity,
): Promise<void> => {
  await db
    .insertInto('kept_identities')
    .values({ user_id: userId, name, identification, kept_until: until })
    .execute()
}

export const removeIdentitiesBefore = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('kept_identities').where('kept_until', '<', before).execute()
}
