/** What decides who may read and write in the conversation of a service. */
import type { ThreadFacts } from '@arriero/domain/messages/threads'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { orderStatusOf } from '#features/orders/order-row.ts'

type Row = {
  id: string
  status: number
  client_id: string
  carrier_id: string | null
  driver_id: string | null
  paid_at: Date | null
  ended_at: Date | null
  removed_at: Date | null
  open_requests: { isComplaint: boolean }[] | null
  is_opened: boolean
  origin_name: string
  destination_name: string
  reservation_at: Date
}

/** A service with all that its conversation asks of it, as it is for whoever asks. */
export type ThreadOrder = ThreadFacts & {
  orderId: string
  origin: string
  destination: string
  reservationAt: Date
}

/** Undefined where there is no such service. */
export const threadOrder = async ({ db, actor }: Ctx, orderId: string): Promise<ThreadOrder | undefined> => {
  const { rows } = await sql<Row>`
    select o.id, o.status, o.client_id, o.carrier_id, o.driver_id, o.paid_at, coalesce(o.finish_at, o.cancelled_at) as ended_at,
      o.origin_name, o.destination_name, o.reservation_at,
      (select max(h.recorded_at) from order_history h where h.order_id = o.id and h.act = 'order.assigned'
        and h.details->>'previousDriverId' = ${actor.id} and h.details->>'driverId' <> ${actor.id}) as removed_at,
      (select jsonb_agg(jsonb_build_object('isComplaint', r.kind = 'claim' and r.user_id = o.client_id))
        from support_requests r where r.order_id = o.id and r.status <> 'solved') as open_requests,
      exists (select 1 from message_openings p join support_requests r on r.id = p.request_id
        where p.order_id = o.id and p.user_id = ${actor.id} and r.status <> 'solved') as is_opened
    from orders o where o.id = ${orderId}`.execute(db)
  const [row] = rows
  return (
    row && {
      orderId: row.id,
      status: orderStatusOf(row.status),
      clientId: row.client_id,
      carrierId: row.carrier_id,
      driverId: row.driver_id,
      isPaid: row.paid_at !== null,
      endedAt: row.ended_at,
      removedAt: row.removed_at,
      openRequests: row.open_requests ?? [],
      isOpened: row.is_opened,
      origin: row.origin_name,
      destination: row.destination_name,
      reservationAt: row.reservation_at,
    }
  )
}

type Request = { id: string; isComplaint: boolean }

/** The PQR for which staff reads: of those open the newest first. */
export const openRequestsOf = async ({ db }: Ctx, orderId: string): Promise<Request[]> => {
  const { rows } = await sql<Request>`
    select r.id, (r.kind = 'claim' and r.user_id = o.client_id) as "isComplaint"
    from support_requests r join orders o on o.id = r.order_id
    where r.order_id = ${orderId} and r.status <> 'solved' order by r.created_at desc, r.id desc`.execute(db)
  return rows
}

/** What he wrote in this conversation within the last minutes, oldest first: a number may come in pieces. */
export const justWritten = async ({ db, actor }: Ctx, orderId: string, since: Date): Promise<string> => {
  const { rows } = await sql<{ body: string }>`
    select body from (select body, position from messages
      where order_id = ${orderId} and author_id = ${actor.id} and body is not null and created_at > ${since}
      order by position desc limit 6) recent order by position`.execute(db)
  return rows.map(({ body }) => body).join('\n')
}
