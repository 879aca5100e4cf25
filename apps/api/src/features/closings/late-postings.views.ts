/** What later months say of a month: each posting with the one it takes back, corrects or settles. docs/decisions/0071. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { firstDayOf, type Month } from '@arriero/domain/money/closing/months'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { fieldsPage, type Fields } from '#database/fields.ts'
import { travel } from '#features/orders/shapes/order-select.views.ts'

type Late = ReplyOf<typeof api.closings.late>
type Query = InputOf<typeof api.closings.late>['query']

const fields: Fields<Late['items'][number]> = {
  _id: sql`t.id`,
  at: sql`t.posted_at`,
  kind: sql`split_part(t.event, ':', 1)`,
  orderId: sql`t.order_id`,
  travel,
  value: sql`(select coalesce(sum(e.amount_pesos), 0)::bigint from journal_entries e
    where e.transaction_id = t.id and e.amount_pesos > 0)`,
  refersTo: { _id: sql`r.id`, at: sql`r.posted_at`, kind: sql`split_part(r.event, ':', 1)` },
}

export const latePostings = ({ db }: Ctx, month: Month, query: Query): Promise<Late> =>
  fieldsPage(
    db,
    {
      fields,
      from: sql`journal_transactions t join journal_transactions r on r.id = t.refers_to join orders o on o.id = t.order_id`,
      countFrom: sql`journal_transactions t`,
      where: [sql`t.refers_month = ${firstDayOf(month)}::date`],
      id: sql`t.id`,
      sorts: { at: { by: sql`t.posted_at`, type: 'instant' } },
    },
    query,
  )
