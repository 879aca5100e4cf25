/** The entries behind a figure. Decisions §16. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import type { Account, JournalEvent } from '@arriero/domain/money/journal'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { oneOf, withinDays } from '#database/conditions.ts'
import { keysetPage, type PageQuery, type Sorts } from '#database/keyset.ts'
import { searchIn } from '#database/search-text.ts'
import { atOneMoment } from '#database/snapshot.ts'
import { bookName } from '#features/users/book-names.views.ts'
import { fail } from '#http/app-error.ts'
import { travelOf } from './accounting-row.views.ts'
import { accountingRowOf } from './accounting-rows.views.ts'

/** The books of one service, posting by posting. Decisions §16. */

type Postings = ReplyOf<typeof api.accounting.postings>

type PostingRow = {
  id: string
  kind: JournalEvent
  posted_at: Date
  actor_id: string | null
  actor_name: string | null
  entries: { account: Account; amount: number }[]
}

const orderPostingsViewsWire = (row: PostingRow): Postings['postings'][number] => ({
  _id: row.id,
  at: row.posted_at.toISOString(),
  kind: row.kind,
  actor: row.actor_id === null ? null : { _id: row.actor_id, name: row.actor_name ?? '' },
  entries: row.entries,
})

const postingsOf = async ({ db }: Ctx, orderId: string): Promise<Postings['postings']> => {
  const { rows } = await sql<PostingRow>`
    select t.id, split_part(t.event, ':', 1) as kind, t.posted_at, t.actor_id, ${bookName('u')} as actor_name,
      (select jsonb_agg(jsonb_build_object('account', e.account, 'amount', e.amount_pesos) order by e.id)
        from journal_entries e where e.transaction_id = t.id) as entries
    from journal_transactions t left join users u on u.id = t.actor_id
    where t.order_id = ${orderId} order by t.number`.execute(db)
  return rows.map(orderPostingsViewsWire)
}

/** Its row and its postings as of one moment, so that the one is always the sum of the other. */
export const orderPostings = (ctx: Ctx, orderId: string): Promise<Postings> =>
  atOneMoment(ctx, async (inner) => {
    const order = (await accountingRowOf(inner, orderId)) ?? fail('order.not_found')
    return { order, postings: await postingsOf(inner, orderId) }
  })

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
