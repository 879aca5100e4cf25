/** Names, numbers and pay accounts that the law wants kept with the books, of people who left. */
import { sql } from 'kysely'
import type { Db } from '#context.ts'

type Keeping = { userId: string; hasPay: boolean; until: Date }

/** As his row has it now: before it is emptied. `hasPay`: with the account he was paid to. */
export const keepIdentity = async (db: Db, { userId, hasPay, until }: Keeping): Promise<void> => {
  const pay = hasPay ? sql`bank, account_type, account_number` : sql`null, null, null`
  await sql`
    insert into kept_identities (user_id, name, identification, kept_until, bank, account_type, account_number)
    select id, name, identification, ${until}::timestamptz, ${pay} from users where id = ${userId}`.execute(
    db,
  )
}

export const removeIdentitiesBefore = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('kept_identities').where('kept_until', '<', before).execute()
}
