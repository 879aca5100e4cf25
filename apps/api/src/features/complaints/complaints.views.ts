/** Complaints of clients about their services, and the money each holds back. Decisions §16. */
import { named } from '#database/named.ts'
import { orderStatus } from '@arriero/domain/orders/orders'
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { complaintDenial } from '@arriero/domain/support/complaints'
import { pendingPayoutStates } from '@arriero/domain/money/payouts'
import { filingNumber, type RequestStatus } from '@arriero/domain/support/support'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { oneOf } from '#database/conditions.ts'
import { keysetPage, type Fragment, type PageQuery, type Sorts } from '#database/keyset.ts'
import { searchIn } from '#database/search-text.ts'
import { requestFrom, requestSelect, staffRow, type RequestRow } from '#features/support/support.views.ts'
import { statusOf, wireStatus } from '#features/support/wire-words.ts'

type Query = InputOf<typeof api.complaints.all>['query'] & Pick<PageQuery, 'counts'>
type Complaints = ReplyOf<typeof api.complaints.all>
type OfOrder = ReplyOf<typeof api.complaints.ofOrder>

type Row = RequestRow & {
  order_id: string
  origin_name: string
  destination_name: string
  carrier_id: string | null
  carrier_name: string | null
  held: number
}

const sorts: Sorts = { createDate: { by: sql`r.created_at`, type: 'instant' } }

/** A complaint is a claim of the service's own client. */
export const isComplaint: Fragment = sql`r.kind = 'claim' and r.order_id is not null and r.user_id = o.client_id`

const unpaid = sql`p.order_id = r.order_id and p.kind <> 'advance' and p.state in (${sql.join([...pendingPayoutStates])})`
const held = sql`coalesce((select sum(p.gross_pesos) from payouts p where ${unpaid}), 0)::bigint`

/** Open, and its carrier has not been paid. */
export const isHolding: Fragment = sql`(r.status <> 'solved' and exists (select from payouts p where ${unpaid}))`

const from = sql`${requestFrom} left join users carrier on carrier.id = o.carrier_id`
/** The tables that counting needs, without the join for the carrier's name. */
export const complaintFrom: Fragment = sql`support_requests r join orders o on o.id = r.order_id`

const conditions = (query: Query): (Fragment | undefined)[] => [
  isComplaint,
  oneOf(sql`r.status`, query.status?.map(statusOf)),
  query.isHolding ? isHolding : undefined,
  searchIn(sql`r.search`, query.q, [sql`r.id`, sql`r.order_id`]),
]

export const complaintPage = async (ctx: Ctx, query: Query): Promise<Complaints> => {
  const { rows, page } = await keysetPage<Row>(
    ctx.db,
    {
      select: sql`${requestSelect}, o.origin_name, o.destination_name, o.carrier_id, carrier.name as carrier_name, ${held} as held`,
      from,
      countFrom: complaintFrom,
      where: conditions(query),
      id: sql`r.id`,
      sorts,
    },
    query,
  )
  const items = rows.map((row) => ({
    ...staffRow(row, ctx.now),
    orderId: row.order_id,
    origin: row.origin_name,
    destination: row.destination_name,
    carrier: named(row.carrier_id, row.carrier_name),
    held: row.held,
  }))
  return { items, ...page }
}

type Standing = {
  status: number
  approved_at: Date | null
  release_on: string | null
  is_paid_out: boolean
  request_id: string | null
  number: number
  request_status: RequestStatus
  created_at: Date
}

/** The last complaint of its client, and the clock of what its carrier earned. */
const standingOf = async ({ db, actor }: Ctx, orderId: string): Promise<Standing | undefined> => {
  const { rows } = await sql<Standing>`
    select o.status, o.approved_at, p.release_on,
      coalesce(p.state not in (${sql.join([...pendingPayoutStates])}), false) as is_paid_out,
      r.id as request_id, r.number, r.status as request_status, r.created_at
    from orders o
      left join lateral (select release_on::text, state from payouts
        where order_id = o.id and kind = 'service' order by earned_at desc, id desc limit 1) p on true
      left join lateral (select id, number, status, created_at from support_requests
        where order_id = o.id and user_id = o.client_id and kind = 'claim'
        order by (status = 'solved'), created_at desc, id desc limit 1) r on true
    where o.id = ${orderId} and o.client_id = ${actor.id}`.execute(db)
  return rows[0]
}

export const complaintOfOrder = async (ctx: Ctx, orderId: string): Promise<OfOrder | undefined> => {
  const row = await standingOf(ctx, orderId)
  if (!row) return undefined
  const denial = complaintDenial(
    {
      isFinished: row.status === orderStatus.finished,
      isApproved: row.approved_at !== null,
      releaseOn: row.release_on,
      isPaidOut: row.is_paid_out,
      hasOpen: row.request_id !== null && row.request_status !== 'solved',
    },
    ctx.now,
  )
  return {
    denial: denial ?? null,
    untilOn: row.release_on,
    complaint:
      row.request_id === null
        ? null
        : {
            _id: row.request_id,
            number: filingNumber(row.number, row.created_at),
            status: wireStatus(row.request_status),
            createDate: row.created_at.toISOString(),
          },
  }
}
