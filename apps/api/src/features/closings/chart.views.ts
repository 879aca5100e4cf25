import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { suggestedCodes, type Chart } from '@arriero/domain/money/closing/chart'
import { accounts } from '@arriero/domain/money/journal'
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import { bookName } from '#features/users/book-names.views.ts'
import { codesOf } from './closings.store.ts'

type Answer = ReplyOf<typeof api.closings.chart>

export const chartOf = async (db: Db): Promise<Chart> =>
  Object.fromEntries((await codesOf(db)).map(({ account, code }) => [account, code]))

const keptLast = async (db: Db): Promise<Answer['kept']> => {
  const { rows } = await sql<{ at: Date; _id: string; name: string }>`
    select c.set_at as at, u.id as _id, ${bookName('u')} as name
    from ledger_codes c join users u on u.id = c.set_by order by c.set_at desc, c.account limit 1`.execute(db)
  const [last] = rows
  return last ? { at: last.at.toISOString(), by: { _id: last._id, name: last.name } } : null
}

/** Every account of the journal, mapped or not. */
export const chartView = async ({ db }: Ctx): Promise<Answer> => {
  const chart = await chartOf(db)
  return {
    accounts: accounts.map((account) => ({
      account,
      code: chart[account] ?? null,
      suggested: suggestedCodes[account],
    })),
    kept: await keptLast(db),
  }
}
