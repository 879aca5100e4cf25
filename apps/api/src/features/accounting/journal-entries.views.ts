/** The entries behind a figure. Decisions §16. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import type { Account, JournalEvent } from '@arriero/domain/journal'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { oneOf, withinDays } from '#database/conditions.ts'
import { keysetPage, type PageQuery, type Sorts } from '#database/keyset.ts'
import { searchIn } from '#database/search-text.ts'
import { travelOf } from './accounting-row.views.ts'

export type EntriesQuery = InputOf<typeof api.accounting.entries>['query'] & Pick<PageQuery, 'counts'>
type Entries = ReplyOf<typeof api.accounting.entries>

type EntryRow = {
  id: string
  transaction_id: string
  order_id: string
  origin_name: string
  destination_name: string
  kind: JournalEvent
  account: Account
  amount_pesos: number
  posted_at: Date
}

const at = { by: sql`e.posted_at`, type: 'instant' } as const
const sorts: Sorts = { '-at': at, at }

const wire = (row: EntryRow): Entries['items'][number] => ({
  _id: row.id,
  at: row.posted_at.toISOString(),
  transactionId: row.transaction_id,
  orderId: row.order_id,
  travel: travelOf(row),
  kind: row.kind,
  account: row.account,
  amount: row.amount_pesos,
})

export const journalEntries = async (ctx: Ctx, query: EntriesQuery): Promise<Entries> => {
  const found = searchIn(sql`o.search`, query.q, [sql`o.id`])
  const entries = sql`journal_entries e join orders o on o.id = e.order_id`
  const { rows, page } = await keysetPage<EntryRow>(
    ctx.db,
    {
      select: sql`e.id, e.transaction_id, e.order_id, o.origin_name, o.destination_name, e.kind, e.account,
        e.amount_pesos, e.posted_at`,
      from: entries,
      countFrom: found ? entries : sql`journal_entries e`,
      where: [
        found,
        oneOf(sql`e.account`, query.account),
        oneOf(sql`e.kind`, query.kind),
        query.orderId ? sql`e.order_id = ${query.orderId}` : undefined,
        ...withinDays(sql`e.posted_at`, query),
      ],
      id: sql`e.id`,
      sorts,
    },
    query,
  )
  return { items: rows.map(wire), ...page }
}
