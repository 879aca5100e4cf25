/** Months of the books as their list and their page show them. docs/decisions/0071. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { MonthRow } from '@arriero/contract/money/closings'
import {
  firstDayOf,
  isInBooks,
  lastDayOf,
  monthOf,
  monthsBetween,
  monthState,
  nextToClose,
  type Books,
  type Month,
} from '@arriero/domain/money/closing/months'
import { accounts, type Account } from '@arriero/domain/money/journal'
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import { atOneMoment } from '#database/snapshot.ts'
import { booksOf } from '#features/journal/closed-month.views.ts'
import { bookName } from '#features/users/book-names.views.ts'
import { monthChecksOf } from './month-checks.views.ts'

type Detail = ReplyOf<typeof api.closings.month>
type AccountFigures = Detail['accounts'][number]

type Sum = { month: Month; debit: number; entries: number }

/** From the sums kept with the entries, a few rows for each day. */
const sumsOf = async (db: Db): Promise<Map<Month, Sum>> => {
  const { rows } = await sql<Sum>`
    select to_char(day, 'YYYY-MM') as month, sum(debit_pesos)::bigint as debit, sum(amount)::int as entries
    from journal_tallies group by 1`.execute(db)
  return new Map(rows.map((row) => [row.month, row]))
}

type Closed = NonNullable<MonthRow['closed']>
type Closing = { month: Month; at: Date; byId: string; byName: string }

const closingsOf = async (db: Db): Promise<Map<Month, Closed>> => {
  const { rows } = await sql<Closing>`
    select to_char(c.month, 'YYYY-MM') as month, c.closed_at as at, u.id as "byId", ${bookName('u')} as "byName"
    from month_closings c join users u on u.id = c.closed_by`.execute(db)
  return new Map(
    rows.map(({ month, at, byId, byName }) => [
      month,
      { at: at.toISOString(), by: { _id: byId, name: byName } },
    ]),
  )
}

export const closingOf = async (db: Db, month: Month): Promise<Closed | undefined> =>
  (await closingsOf(db)).get(month)

type Known = { books: Books; sums: Map<Month, Sum>; closed: Map<Month, Closed>; now: Date }

const known = async ({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<Known> => ({
  books: await booksOf(db),
  sums: await sumsOf(db),
  closed: await closingsOf(db),
  now,
})

const rowOf = (month: Month, { books, sums, closed, now }: Known): MonthRow => ({
  month,
  state: monthState(month, books, now),
  debit: sums.get(month)?.debit ?? 0,
  entries: sums.get(month)?.entries ?? 0,
  closed: closed.get(month) ?? null,
})

/** From the first entry on, the newest first. */
export const monthList = (ctx: Ctx): Promise<{ months: MonthRow[] }> =>
  atOneMoment(ctx, async (inner) => {
    const all = await known(inner)
    const { first } = all.books
    const months = first === null ? [] : monthsBetween(first, monthOf(ctx.now)).toReversed()
    return { months: months.map((month) => rowOf(month, all)) }
  })

type AccountSum = Omit<AccountFigures, 'balance'>

const accountSumsOf = async (db: Db, month: Month): Promise<AccountFigures[]> => {
  const within = sql`day >= ${firstDayOf(month)}::date`
  const { rows } = await sql<AccountSum>`
    select account,
      coalesce(sum(debit_pesos - credit_pesos) filter (where not ${within}), 0)::bigint as opening,
      coalesce(sum(debit_pesos) filter (where ${within}), 0)::bigint as debit,
      coalesce(sum(credit_pesos) filter (where ${within}), 0)::bigint as credit,
      coalesce(sum(amount) filter (where ${within}), 0)::int as entries
    from journal_tallies where day <= ${lastDayOf(month)}::date group by account`.execute(db)
  return accounts.map((account: Account): AccountFigures => {
    const { opening, debit, credit, entries } = rows.find((row) => row.account === account) ?? nothing
    return { account, opening, debit, credit, balance: opening + debit - credit, entries }
  })
}
const nothing = { opening: 0, debit: 0, credit: 0, entries: 0 }

const lateCount = async (db: Db, month: Month): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from journal_transactions where refers_month = ${firstDayOf(month)}::date`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** All of it as of one moment: what its closer sees is what he closes. */
export const monthDetail = (ctx: Ctx, month: Month): Promise<Detail | undefined> =>
  atOneMoment(ctx, async (inner) => {
    const all = await known(inner)
    const { books, now } = all
    if (!isInBooks(month, books, now)) return undefined
    const row = rowOf(month, all)
    const figures = await accountSumsOf(inner.db, month)
    return {
      ...row,
      credit: figures.reduce((sum, { credit }) => sum + credit, 0),
      isNext: row.state === 'open' && month === nextToClose(books),
      checks: row.state === 'closed' ? [] : await monthChecksOf(inner.db, month),
      accounts: figures,
      late: await lateCount(inner.db, month),
    }
  })
