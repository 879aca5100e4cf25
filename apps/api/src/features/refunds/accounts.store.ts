/** The account that a client names for what goes back to him; the number leaves the house whole in one place only. */
import { sql } from 'kysely'
import type { Ctx, Db, OpenCtx } from '#context.ts'

export type GivenAccount = {
  bank: string
  accountType: string
  accountNumber: string
  holder: string
  document: string
}

const nothing = {
  bank: null,
  account_type: null,
  account_number: null,
  holder: null,
  document: null,
  given_at: null,
}

/** What he named before counts no more: he is asked for another. */
export const putAccountAsked = async ({ db, now, actor }: Ctx, refundId: string): Promise<void> => {
  const facts = { asked_by: actor.id, asked_at: now, ...nothing }
  await db
    .insertInto('refund_accounts')
    .values({ refund_id: refundId, ...facts })
    .onConflict((conflict) => conflict.column('refund_id').doUpdateSet(facts))
    .execute()
}

export const putAccountGiven = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  refundId: string,
  { bank, accountType, accountNumber, holder, document }: GivenAccount,
): Promise<void> => {
  await db
    .updateTable('refund_accounts')
    .set({
      bank,
      account_type: accountType,
      account_number: accountNumber,
      holder,
      document,
      given_at: now,
    })
    .where('refund_id', '=', refundId)
    .executeTakeFirstOrThrow()
}

export type AccountRow = { given: (GivenAccount & { at: Date }) | null }

/** Undefined where nobody asked for one. The lock of its order has to be taken before what depends on it is done. */
export const accountOf = async (db: Db, refundId: string): Promise<AccountRow | undefined> => {
  const row = await db
    .selectFrom('refund_accounts')
    .selectAll()
    .where('refund_id', '=', refundId)
    .executeTakeFirst()
  if (!row) return undefined
  const {
    bank,
    account_type: accountType,
    account_number: accountNumber,
    holder,
    document,
    given_at: at,
  } = row
  const isGiven =
    bank !== null &&
    accountType !== null &&
    accountNumber !== null &&
    holder !== null &&
    document !== null &&
    at !== null
  return { given: isGiven ? { bank, accountType, accountNumber, holder, document, at } : null }
}

/** Of somebody who leaves: the bank's reference is enough for the books. */
export const eraseAccountsOf = async (db: Db, userId: string): Promise<void> => {
  await db
    .updateTable('refund_accounts')
    .set(nothing)
    .where('given_at', 'is not', null)
    .where(
      sql<boolean>`refund_id in (select d.id from refunds_due d join orders o on o.id = d.order_id where o.client_id = ${userId})`,
    )
    .execute()
}
