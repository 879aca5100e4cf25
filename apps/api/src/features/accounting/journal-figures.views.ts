/** What each account of the journal comes to, from the sums kept with its entries. Decisions §16. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { accounts, journalEvents, type Account, type JournalEvent } from '@arriero/domain/money/journal'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'

type Asked = InputOf<typeof api.accounting.figures>['query']
type Figures = ReplyOf<typeof api.accounting.figures>
type AccountFigures = Figures['accounts'][number]

type Sum = {
  account: Account
  kind: JournalEvent
  debit: number
  credit: number
  entries: number
  /** Of all days up to the last one asked for. */
  balance: number
}

const sumsOf = async ({ db }: Ctx, { from, to }: Asked): Promise<Sum[]> => {
  const within = from ? sql`day >= ${from}::date` : sql`true`
  const { rows } = await sql<Sum>`
    select account, kind,
      coalesce(sum(debit_pesos) filter (where ${within}), 0)::bigint as debit,
      coalesce(sum(credit_pesos) filter (where ${within}), 0)::bigint as credit,
      coalesce(sum(amount) filter (where ${within}), 0)::int as entries,
      sum(debit_pesos - credit_pesos)::bigint as balance
    from journal_tallies where ${to ? sql`day <= ${to}::date` : sql`true`} group by account, kind`.execute(db)
  return rows
}

const total = (sums: readonly Sum[], part: 'debit' | 'credit' | 'entries' | 'balance'): number =>
  sums.reduce((sum, one) => sum + one[part], 0)

const figuresOf = (account: Account, sums: readonly Sum[]): AccountFigures => ({
  account,
  balance: total(sums, 'balance'),
  debit: total(sums, 'debit'),
  credit: total(sums, 'credit'),
  entries: total(sums, 'entries'),
  kinds: journalEvents.flatMap((event) =>
    sums
      .filter(({ kind, entries }) => kind === event && entries > 0)
      .map(({ kind, debit, credit, entries }) => ({ kind, debit, credit, entries })),
  ),
})

/** One statement, so one moment: debits and credits of all accounts are the same sum. */
export const journalFigures = async (ctx: Ctx, asked: Asked): Promise<Figures> => {
  const sums = await sumsOf(ctx, asked)
  return {
    accounts: accounts.map((account) =>
      figuresOf(
        account,
        sums.filter((sum) => sum.account === account),
      ),
    ),
  }
}
