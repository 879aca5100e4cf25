/** What came to the gateway's address, for administrators: what counted and what was refused. Security M8. */
import type { api } from '@arriero/contract'
import { isPaymentCharge, type NoticeVerdict } from '@arriero/contract/payments'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { oneOf, withinDays } from '#database/conditions.ts'
import { keysetPage, type Fragment, type PageQuery } from '#database/keyset.ts'
import { fail } from '#http/app-error.ts'

type Query = InputOf<typeof api.payments.notices>['query'] & Pick<PageQuery, 'counts'>
type Notices = ReplyOf<typeof api.payments.notices>

type Row = {
  id: string
  received_at: Date
  verdict: NoticeVerdict
  reason: string | null
  status: string | null
  transaction: string | null
  order_id: string | null
  is_signed: boolean
}

const columns = sql`n.id, n.received_at, n.verdict, n.reason, n.status, n.is_signed,
  coalesce(n.claimed_transaction, a.transaction) as transaction, coalesce(n.claimed_order, a.order_id) as order_id`
const from = sql`payment_notices n left join payment_attempts a on a.id = n.attempt_id`

const sorts = {
  '-receivedAt': { by: sql`n.received_at`, type: 'instant' },
  receivedAt: { by: sql`n.received_at`, type: 'instant' },
} as const

const wire = (row: Row): Notices['items'][number] => ({
  _id: row.id,
  receivedAt: row.received_at.toISOString(),
  verdict: row.verdict,
  reason: row.reason,
  status: row.status,
  transaction: row.transaction,
  orderId: row.order_id,
  isSigned: row.is_signed,
})

/** A whole transaction, or how the id of a service ends: each by an index of its own. */
export const aboutAttempt = (text: string | undefined): Fragment | undefined => {
  if (!text) return undefined
  const ending = [...text.toLowerCase()]
    .toReversed()
    .join('')
    .replace(/[\\%_]/g, '\\$&')
  return sql`(upper(n.claimed_transaction) = ${text.toUpperCase()} or reverse(n.claimed_order) like ${`${ending}%`})`
}

const conditions = (query: Query): (Fragment | undefined)[] => [
  oneOf(sql`n.verdict`, query.verdict),
  query.signed === 'true' ? sql`n.is_signed and n.verdict <> 'matched'` : undefined,
  oneOf(sql`n.status`, query.status),
  ...withinDays(sql`n.received_at`, query),
  aboutAttempt(query.attempt ?? query.q),
]

export const noticesPage = async ({ db }: Ctx, query: Query): Promise<Notices> => {
  const { rows, page } = await keysetPage<Row>(
    db,
    {
      select: columns,
      from,
      countFrom: sql`payment_notices n`,
      where: conditions(query),
      id: sql`n.id`,
      sorts,
    },
    query,
  )
  return { items: rows.map(wire), ...page }
}

type Detail = Row & { fields: Record<string, string>; amount_pesos: number | null; charge: string | null }

export const noticeDetail = async ({ db }: Ctx, id: string): Promise<ReplyOf<typeof api.payments.notice>> => {
  const { rows } = await sql<Detail>`
    select ${columns}, n.fields, a.amount_pesos, a.charge from ${from} where n.id = ${id}`.execute(db)
  const row = rows[0] ?? fail('payment.notice_not_found')
  const { charge } = row
  return {
    ...wire(row),
    fields: row.fields,
    amount: row.amount_pesos,
    charge: charge !== null && isPaymentCharge(charge) ? charge : null,
  }
}
