import { sql, type Kysely } from 'kysely'

/** How many mails went out is asked of the code that lives, and of nothing else. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table recoveries drop column mails_since, drop column mail_count`.execute(db)
}
