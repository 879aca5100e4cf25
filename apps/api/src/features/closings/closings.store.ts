/** Closed months with what they came to, and the codes of the chart of accounts. */
import type { Account } from '@arriero/domain/money/journal'
import { beginOf, endOf, firstDayOf, type Month } from '@arriero/domain/money/closing/months'
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'

type MonthSums = { debit: number; credit: number; entries: number }

/** By the entries themselves, whatever is kept of them. */
export const sumsOfMonth = async (db: Db, month: Month): Promise<MonthSums> => {
  const { rows } = await sql<MonthSums>`
    select coalesce(sum(amount_pesos) filter (where amount_pesos > 0), 0)::bigint as debit,
      coalesce(-sum(amount_pesos) filter (where amount_pesos < 0), 0)::bigint as credit, count(*)::int as entries
    from journal_entries where posted_at >= ${beginOf(month)} and posted_at < ${endOf(month)}`.execute(db)
  return rows[0] ?? { debit: 0, credit: 0, entries: 0 }
}

/** With the month held alone: nothing is posted into it any more. */
export const insertClosing = async (
  { db, now, actor }: Ctx,
  month: Month,
  { debit, credit, entries }: MonthSums,
): Promise<void> => {
  const day = firstDayOf(month)
  await db
    .insertInto('month_closings')
    .values({
      month: day,
      closed_at: now,
      closed_by: actor.id,
      debit_pesos: debit,
      credit_pesos: credit,
      entries,
    })
    .execute()
  await sql`
    insert into month_closing_sums (month, account, kind, debit_pesos, credit_pesos, entries)
    select ${day}::date, account, kind, coalesce(sum(amount_pesos) filter (where amount_pesos > 0), 0),
      coalesce(-sum(amount_pesos) filter (where amount_pesos < 0), 0), count(*)
    from journal_entries where posted_at >= ${beginOf(month)} and posted_at < ${endOf(month)}
    group by account, kind`.execute(db)
}

type CodeRow = { account: Account; code: string; setAt: Date; setBy: string }

export const codesOf = async (db: Db): Promise<CodeRow[]> => {
  const rows = await db
    .selectFrom('ledger_codes')
    .select(['account', 'code', 'set_at as setAt', 'set_by as setBy'])
    .execute()
  return rows as CodeRow[]
}

export const keepCode = async (
  { db, now, actor }: Ctx,
  { account, code }: Pick<CodeRow, 'account' | 'code'>,
): Promise<void> => {
  const facts = { code, set_at: now, set_by: actor.id }
  await db
    .insertInto('ledger_codes')
    .values({ account, ...facts })
    .onConflict((conflict) => conflict.column('account').doUpdateSet(facts))
    .execute()
}
