/** How the books call people and where they were paid: those who left too, as long as the law wants it kept. Decisions §17. */
import { sql, type RawBuilder } from 'kysely'

type Kept = 'name' | 'identification' | 'bank' | 'account_type' | 'account_number'

const ofBooks = (alias: string, column: Kept): RawBuilder<string> => {
  const own = sql.ref(`${alias}.${column}`)
  return sql`case when ${sql.ref(`${alias}.deleted_at`)} is null then ${own} else coalesce(
    (select ${sql.ref(`k.${column}`)} from kept_identities k where k.user_id = ${sql.ref(`${alias}.id`)}), ${own}) end`
}

/** `alias` of `users` in the statement. Only for what accounting reads. */
export const bookName = (alias: string): RawBuilder<string> => ofBooks(alias, 'name')
export const bookIdentification = (alias: string): RawBuilder<string> => ofBooks(alias, 'identification')

/** Columns `bank`, `account_type` and `account_number`, each null where none is known. */
export const bookPay = (alias: string): RawBuilder<unknown> =>
  sql`${ofBooks(alias, 'bank')} as bank, ${ofBooks(alias, 'account_type')} as account_type,
    ${ofBooks(alias, 'account_number')} as account_number`
