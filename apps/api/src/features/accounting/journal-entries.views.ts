/** The entries behind a figure. Decisions §16. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { oneOf, withinDays } from '#database/conditions.ts'
import { columnsOf, fieldsPage, wireOf, type Fields } from '#database/fields.ts'
import type { PageQuery } from '#database/keyset.ts'
import { searchIn } from '#database/search-text.ts'
import { atOneMoment } from '#database/snapshot.ts'
import { travel } from '#features/orders/shapes/order-select.views.ts'
import { bookName } from '#features/users/book-names.views.ts'
import { accountingRowOf } from './accounting-rows.views.ts'

type Postings = ReplyOf<typeof api.accounting.postings>

const posting: Fields<Postings['postings'][number]> = {
  _id: sql`t.id`,
  at: sql`t.posted_at`,
  kind: sql`split_part(t.event, ':', 1)`,
  actor: { _id: sql`t.actor_id`, name: bookName('u') },
  entries: sql`(select jsonb_agg(jsonb_build_object('account', e.account, 'amount', e.amount_pesos) order by e.id)
    from journal_entries e where e.transaction_id = t.id)`,
  refersTo: { _id: sql`r.id`, at: sql`r.posted_at`, kind: sql`split_part(r.event, ':', 1)` },
}

const postingsOf = async ({ db }: Ctx, orderId: string): Promise<Postings['postings']> => {
  const { rows } = await sql`
    select ${columnsOf(posting)} from journal_transactions t left join users u on u.id = t.actor_id
      left join journal_transactions r on r.id = t.refers_to
    where t.order_id = ${orderId} order by t.number`.execute(db)
  return rows.map(wireOf(posting))
}

/**
 * The books of one service, posting by posting. Decisions §16. Its row and its postings as of one moment, so that the one is
 * always the sum of the other.
 */
export const orderPostings = (ctx: Ctx, orderId: string): Promise<Postings | undefined> =>
  atOneMoment(ctx, async (inner) => {
    const order = await accountingRowOf(inner, orderId)
    return order && { order, postings: await postingsOf(inner, orderId) }
  })

export type EntriesQuery = InputOf<typeof api.accounting.entries>['query'] & Pick<PageQuery, 'counts'>
type Entries = ReplyOf<typeof api.accounting.entries>

const fields: Fields<Entries['items'][number]> = {
  _id: sql`e.id`,
  at: sql`e.posted_at`,
  transactionId: sql`e.transaction_id`,
  orderId: sql`e.order_id`,
  travel,
  kind: sql`e.kind`,
  account: sql`e.account`,
  amount: sql`e.amount_pesos`,
}

export const journalEntries = ({ db }: Ctx, query: EntriesQuery): Promise<Entries> => {
  const found = searchIn(sql`o.search`, query.q, [sql`o.id`])
  const from = sql`journal_entries e join orders o on o.id = e.order_id`
  const list = {
    fields,
    from,
    countFrom: found ? from : sql`journal_entries e`,
    where: [
      found,
      oneOf(sql`e.account`, query.account),
      oneOf(sql`e.kind`, query.kind),
      query.orderId ? sql`e.order_id = ${query.orderId}` : undefined,
      ...withinDays(sql`e.posted_at`, query),
    ],
    id: sql`e.id`,
    sorts: { at: { by: sql`e.posted_at`, type: 'instant' as const } },
  }
  return fieldsPage(db, list, query)
}
