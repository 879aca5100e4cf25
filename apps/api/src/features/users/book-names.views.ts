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

export type BookPay = {
  bank: RawBuilder<string>
  accountType: RawBuilder<string>
  accountNumber: RawBuilder<string>
}

/** Each null where none is known. */
export const bookPayOf = (alias: string): BookPay => ({
  bank: ofBooks(alias, 'bank'),
  accountType: ofBooks(alias, 'account_type'),
  accountNumber: ofBooks(alias, 'account_number'),
})

/** Columns `bank`, `account_type` and `account_number`. */
export const bookPay = (alias: string): RawBuilder<unknown> => {
  const { bank, accountType, accountNumber } = bookPayOf(alias)
  return sql`${bank} as bank, ${accountType} as account_type, ${accountNumber} as account_number`
}
