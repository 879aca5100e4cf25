import type { api } from '@arriero/contract'
import { isPaymentCharge, type NoticeVerdict } from '@arriero/contract/money/payments'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { oneOf, withinDays } from '#database/conditions.ts'
import { keysetPage, type PageQuery, type Fragment } from '#database/keyset.ts'
import { fail } from '#http/app-error.ts'

/** What came to the gateway's address, for administrators: what counted and what was refused. Security M8. */

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

const noticesViewsSorts = {
  '-receivedAt': { by: sql`n.received_at`, type: 'instant' },
  receivedAt: { by: sql`n.received_at`, type: 'instant' },
} as const

const noticesViewsWire = (row: Row): Notices['items'][number] => ({
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
      sorts: noticesViewsSorts,
    },
    query,
  )
  return { items: rows.map(noticesViewsWire), ...page }
}

type Detail = Row & { fields: Record<string, string>; amount_pesos: number | null; charge: string | null }

export const noticeDetail = async ({ db }: Ctx, id: string): Promise<ReplyOf<typeof api.payments.notice>> => {
  const { rows } = await sql<Detail>`
    select ${columns}, n.fields, a.amount_pesos, a.charge from ${from} where n.id = ${id}`.execute(db)
  const row = rows[0] ?? fail('payment.notice_not_found')
  const { charge } = row
  return {
    ...noticesViewsWire(row),
    fields: row.fields,
    amount: row.amount_pesos,
    charge: charge !== null && isPaymentCharge(charge) ? charge : null,
  }
}

type LostRow = {
  id: string
  status: number
  pay_status: string | null
  total_pesos: number | null
  payment_lost_at: Date
  client_id: string
  client_name: string
  carrier_id: string | null
  carrier_name: string | null
}

const sorts = {
  '-alertAt': { by: sql`o.payment_lost_at`, type: 'instant' },
  alertAt: { by: sql`o.payment_lost_at`, type: 'instant' },
} as const

const wire = (row: LostRow) => ({
  orderId: row.id,
  status: row.status,
  payStatus: row.pay_status,
  total: row.total_pesos ?? 0,
  alertAt: row.payment_lost_at.toISOString(),
  client: { _id: row.client_id, name: row.client_name },
  carrier:
    row.carrier_id === null || row.carrier_name === null
      ? null
      : { _id: row.carrier_id, name: row.carrier_name },
})

/** Services that went on although their payment failed; each leaves the list when money comes. Decisions §11. */
export const lostPayments = async (ctx: Ctx, query: PageQuery) => {
  const { rows, page } = await keysetPage<LostRow>(
    ctx.db,
    {
      select: sql`o.id, o.status, o.pay_status, o.total_pesos, o.payment_lost_at, o.client_id, client.name as client_name,
        o.carrier_id, carrier.name as carrier_name`,
      from: sql`orders o join users client on client.id = o.client_id left join users carrier on carrier.id = o.carrier_id`,
      countFrom: sql`orders o`,
      where: [sql`o.payment_lost_at is not null`],
      id: sql`o.id`,
      sorts,
    },
    query,
  )
  return { items: rows.map(wire), ...page }
}
