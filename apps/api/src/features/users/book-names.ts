/** How the books call people: those who left too, as long as the law wants their name and number kept. Decisions §17. */
import { sql, type RawBuilder } from 'kysely'

const ofBooks = (alias: string, column: 'name' | 'identification'): RawBuilder<string> => {
  const own = sql.ref(`${alias}.${column}`)
  return sql`case when ${sql.ref(`${alias}.deleted_at`)} is null then ${own} else coalesce(
    (select ${sql.ref(`k.${column}`)} from kept_identities k where k.user_id = ${sql.ref(`${alias}.id`)}), ${own}) end`
}

/** `alias` of `users` in the statement. Only for what accounting reads. */
export const bookName = (alias: string): RawBuilder<string> => ofBooks(alias, 'name')
export const bookIdentification = (alias: string): RawBuilder<string> => ofBooks(alias, 'identification')
