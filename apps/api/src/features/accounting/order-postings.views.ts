/** The books of one service, posting by posting. Decisions §16. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { Account, JournalEvent } from '@arriero/domain/journal'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { atOneMoment } from '#database/snapshot.ts'
import { bookName } from '#features/users/book-names.views.ts'
import { fail } from '#http/app-error.ts'
import { accountingRowOf } from './accounting-rows.views.ts'

type Postings = ReplyOf<typeof api.accounting.postings>

type PostingRow = {
  id: string
  kind: JournalEvent
  posted_at: Date
  actor_id: string | null
  actor_name: string | null
  entries: { account: Account; amount: number }[]
}

const wire = (row: PostingRow): Postings['postings'][number] => ({
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
  return rows.map(wire)
}

/** Its row and its postings as of one moment, so that the one is always the sum of the other. */
export const orderPostings = (ctx: Ctx, orderId: string): Promise<Postings> =>
  atOneMoment(ctx, async (inner) => {
    const order = (await accountingRowOf(inner, orderId)) ?? fail('order.not_found')
    return { order, postings: await postingsOf(inner, orderId) }
  })
