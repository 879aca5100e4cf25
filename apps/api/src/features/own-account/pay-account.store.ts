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

/** Whose day is over: he who has waited longest. */
export const nextDue = async (db: Db, now: Date): Promise<string | undefined> => {
  const row = await db
    .selectFrom('pay_account_changes')
    .select('user_id')
    .where('counts_from', '<=', now)
    .orderBy('counts_from')
    .limit(1)
    .executeTakeFirst()
  return row?.user_id
}

/** Taken out; undefined where it was withdrawn, begun anew, or another node had it. */
export const takeDueChange = async (db: Db, userId: string, now: Date): Promise<Account | undefined> => {
  const { rows } = await sql<Account>`
    delete from pay_account_changes where user_id = ${userId} and counts_from <= ${now}
    returning bank, account_type as "accountType", account_number as "accountNumber"`.execute(db)
  return rows[0]
}
