/** The accounting table: every service that ever had money. Spec §2, decisions §16. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import type { AccountingRow } from '@arriero/contract/money/accounting'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { oneOf, withinDays } from '#database/conditions.ts'
import { keysetPage, type Fragment, type PageQuery, type Sorts } from '#database/keyset.ts'
import { orderFilters } from '#features/orders/shapes/order-filters.views.ts'
import {
  accountingRow,
  bookColumns,
  bookRows,
  bookRowsWithPeople,
  type BookRow,
} from './accounting-row.views.ts'

export type AccountingQuery = InputOf<typeof api.accounting.orders>['query'] & Pick<PageQuery, 'counts'>
export type AccountingFilters = InputOf<typeof api.accounting.totals>['query']
type Accounting = ReplyOf<typeof api.accounting.orders>

const dated = { by: sql`b.dated_at`, type: 'instant' } as const
const total = { by: sql`b.total_pesos`, type: 'number' } as const
const sorts: Sorts = { date: dated, total }

/** `limit` and `sort` are nothing to a filter, but every list has them. */
const unsorted = { limit: 1, sort: '-date' }

/** What narrows the table, and so what it comes to. */
export const accountingFilters = (query: AccountingFilters): (Fragment | undefined)[] => [
  ...orderFilters(
    {
      ...unsorted,
      q: query.q,
      status: query.status,
      id: query.id,
      client: query.client,
      carrier: query.driver,
      isInsurance: query.isInsurance,
    },
    'search',
  ),
  oneOf(sql`b.money_state`, query.moneyState),
  oneOf(sql`o.pay_status`, query.payStatus),
  query.standing
    ? sql`o.id in (select s.order_id from order_balances s where s.account = ${query.standing} and s.amount_pesos <> 0)`
    : undefined,
  ...withinDays(sql`b.dated_at`, query),
]

export const accountingRows = async (ctx: Ctx, query: AccountingQuery): Promise<Accounting> => {
  const { rows, page } = await keysetPage<BookRow>(
    ctx.db,
    {
      select: bookColumns,
      from: bookRowsWithPeople,
      countFrom: bookRows,
      where: accountingFilters(query),
      id: sql`b.order_id`,
      sorts,
    },
    query,
  )
  return { items: rows.map(accountingRow), ...page }
}

export const accountingRowOf = async (ctx: Ctx, orderId: string): Promise<AccountingRow | undefined> => {
  const { rows } = await sql<BookRow>`
    select ${bookColumns} from ${bookRowsWithPeople} where b.order_id = ${orderId}`.execute(ctx.db)
  return rows[0] && accountingRow(rows[0])
}
