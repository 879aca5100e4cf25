/** Payout accounts that were asked for and do not count yet: one a carrier. */
import { sql } from 'kysely'
import type { Db } from '#context.ts'

export type Account = { bank: string; accountType: string; accountNumber: string }

/** Another one takes the place of the one that waited, and waits anew. */
export const putPayChange = async (
  db: Db,
  userId: string,
  { account, askedAt, countsFrom }: { account: Account; askedAt: Date; countsFrom: Date },
): Promise<void> => {
  const facts = {
    bank: account.bank,
    account_type: account.accountType,
    account_number: account.accountNumber,
    asked_at: askedAt,
    counts_from: countsFrom,
  }
  await db
    .insertInto('pay_account_changes')
    .values({ user_id: userId, ...facts })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(facts))
    .execute()
}

export const removePayChange = async (db: Db, userId: string): Promise<boolean> => {
  const result = await db.deleteFrom('pay_account_changes').where('user_id', '=', userId).executeTakeFirst()
  return result.numDeletedRows === 1n
}

/** One whose day is over, taken out; undefined where there is none, or another node has it. */
export const takeDueChange = async (
  db: Db,
  now: Date,
): Promise<{ userId: string; account: Account } | undefined> => {
  const { rows } = await sql<Account & { userId: string }>`
    delete from pay_account_changes where user_id = (select user_id from pay_account_changes
      where counts_from <= ${now} order by counts_from limit 1 for update skip locked)
    returning user_id as "userId", bank, account_type as "accountType", account_number as "accountNumber"`.execute(
    db,
  )
  const [row] = rows
  if (!row) return undefined
  const { userId, ...account } = row
  return { userId, account }
}
