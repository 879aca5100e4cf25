/** What whoever answers a PQR needs at hand: whom to call, the service it is about, what the person asked before. */
import { orderStatus } from '@arriero/domain/orders/orders'
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import {
  answersRequests,
  filingNumber,
  type RequestStatus,
  type RequestKind,
} from '@arriero/domain/support/support'
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import { wireStatus } from './wire-words.ts'

export const nameOf = async (db: Db, userId: string): Promise<string | undefined> =>
  (await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst())?.name

/** Whether a service is his: as its client, its carrier or its driver. */
export const hasPartIn = async (db: Db, orderId: string, userId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where((or) =>
      or.or([or('client_id', '=', userId), or('carrier_id', '=', userId), or('driver_id', '=', userId)]),
    )
    .executeTakeFirst()
  return row !== undefined
}

type Filed = { kind: RequestKind; orderId: string | null; userId: string }

/** What a client says went wrong with his own service. */
export const isComplaint = async (db: Db, { kind, orderId, userId }: Filed): Promise<boolean> => {
  if (kind !== 'claim' || orderId === null) return false
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('client_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

type About = Pick<
  ReplyOf<typeof api.support.detail, 'staff'>,
  'cellPhone' | 'order' | 'others' | 'otherCount'
>
type Asked = { id: string; user_id: string; order_id: string | null }
type Facts = {
  cell_phone: string | null
  origin_name: string | null
  destination_name: string | null
  order_status: number | null
  reservation_at: Date | null
}
type Other = {
  id: string
  number: number
  subject: string
  status: RequestStatus
  created_at: Date
  count: number
}

const otherMax = sql.raw('5')

/** Of whoever reads complaints alone the others are none of his. */
const othersOf = async ({ db, actor }: Ctx, { id, user_id }: Asked): Promise<Other[]> => {
  if (!answersRequests(actor.role)) return []
  const { rows } = await sql<Other>`
    select r.id, r.number, r.subject, r.status, r.created_at, (count(*) over ())::int as count
    from support_requests r where r.user_id = ${user_id} and r.id <> ${id}
    order by r.created_at desc, r.id desc limit ${otherMax}`.execute(db)
  return rows
}

export const aboutOf = async (ctx: Ctx, asked: Asked): Promise<About> => {
  const { rows } = await sql<Facts>`
    select nullif(u.cell_phone, '') as cell_phone, o.origin_name, o.destination_name, o.status as order_status, o.reservation_at
    from users u left join orders o on o.id = ${asked.order_id} where u.id = ${asked.user_id}`.execute(ctx.db)
  const [facts] = rows
  const others = await othersOf(ctx, asked)
  return {
    cellPhone: facts?.cell_phone ?? null,
    order:
      facts?.reservation_at === undefined || facts.reservation_at === null
        ? null
        : {
            origin: facts.origin_name ?? '',
            destination: facts.destination_name ?? '',
            status: facts.order_status ?? orderStatus.pending,
            reservationDate: facts.reservation_at.toISOString(),
          },
    others: others.map(({ id, number, subject, status, created_at }) => ({
      _id: id,
      number: filingNumber(number, created_at),
      subject,
      status: wireStatus(status),
      createDate: created_at.toISOString(),
    })),
    otherCount: others[0]?.count ?? 0,
  }
}
