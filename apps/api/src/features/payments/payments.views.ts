import type { api } from '@arriero/contract'
import { paymentCharges } from '@arriero/contract/money/payments'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { oneOf, withinDays } from '#database/conditions.ts'
import { columnsOf, fieldsPage, wireOf, type Fields } from '#database/fields.ts'
import type { Fragment, PageQuery } from '#database/keyset.ts'

type Query = InputOf<typeof api.payments.notices>['query'] & Pick<PageQuery, 'counts'>
type Notices = ReplyOf<typeof api.payments.notices>
type LostPayments = ReplyOf<typeof api.payments.lost>

const from = sql`payment_notices n left join payment_attempts a on a.id = n.attempt_id`

const fields: Fields<Notices['items'][number]> = {
  _id: sql`n.id`,
  receivedAt: sql`n.received_at`,
  verdict: sql`n.verdict`,
  reason: sql`n.reason`,
  status: sql`n.status`,
  transaction: sql`coalesce(n.claimed_transaction, a.transaction)`,
  orderId: sql`coalesce(n.claimed_order, a.order_id)`,
  isSigned: sql`n.is_signed`,
}

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

/** What came to the gateway's address, for administrators: what counted and what was refused. Security M8. */
export const noticesPage = ({ db }: Ctx, query: Query): Promise<Notices> =>
  fieldsPage(
    db,
    {
      fields,
      from,
      countFrom: sql`payment_notices n`,
      where: conditions(query),
      id: sql`n.id`,
      sorts: { receivedAt: { by: sql`n.received_at`, type: 'instant' } },
    },
    query,
  )

type Notice = ReplyOf<typeof api.payments.notice>

const detail: Fields<Notice> = {
  ...fields,
  fields: sql`n.fields`,
  amount: sql`a.amount_pesos`,
  charge: sql`case when a.charge in (${sql.join([...paymentCharges])}) then a.charge end`,
}

export const noticeDetail = async ({ db }: Ctx, id: string): Promise<Notice | undefined> => {
  const { rows } = await sql<object>`select ${columnsOf(detail)} from ${from} where n.id = ${id}`.execute(db)
  return rows[0] && wireOf(detail)(rows[0])
}

const lost: Fields<LostPayments['items'][number]> = {
  orderId: sql`o.id`,
  status: sql`o.status`,
  payStatus: sql`o.pay_status`,
  total: sql`coalesce(o.total_pesos, 0)`,
  alertAt: sql`o.payment_lost_at`,
  client: { _id: sql`o.client_id`, name: sql`client.name` },
  carrier: { _id: sql`o.carrier_id`, name: sql`carrier.name` },
}

/** Services that went on although their payment failed; each leaves the list when money comes. Decisions §11. */
export const lostPayments = ({ db }: Ctx, query: PageQuery): Promise<LostPayments> =>
  fieldsPage(
    db,
    {
      fields: lost,
      from: sql`orders o join users client on client.id = o.client_id left join users carrier on carrier.id = o.carrier_id`,
      countFrom: sql`orders o`,
      where: [sql`o.payment_lost_at is not null`],
      id: sql`o.id`,
      sorts: { alertAt: { by: sql`o.payment_lost_at`, type: 'instant' } },
    },
    query,
  )
