/** Services at 1 that wait for their payment or their driver. */
import { inState } from '#database/order-states.ts'
import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'

const dayMs = 86_400_000

export type UnpaidOrder = { id: string; client_id: string; pay_until: Date; unpaid_since: Date }

/** `unpaid_since`: when it was taken, or when the payment it had failed. */
export const unpaidOrders = async ({ db, now }: OpenCtx): Promise<UnpaidOrder[]> => {
  const { rows } = await sql<UnpaidOrder>`
    select o.id, o.client_id, o.pay_until, greatest(o.taken_at,
      (select max(h.recorded_at) from order_history h where h.order_id = o.id and h.act in ('payment.failed', 'payment.undone')
        and exists (select 1 from order_history p where p.order_id = o.id and p.id < h.id
          and p.act in ('payment.authorised', 'payment.captured')))) as unpaid_since
    from orders o
    where o.status = ${inState.assigned} and o.paid_at is null and o.pay_until > ${now} and o.taken_at is not null`.execute(
    db,
  )
  return rows
}

export type DriverlessOrder = { id: string; carrier_id: string; taken_at: Date; reservation_at: Date }

export const driverlessOrders = async ({ db, now }: OpenCtx): Promise<DriverlessOrder[]> => {
  const { rows } = await sql<DriverlessOrder>`
    select o.id, o.carrier_id, o.taken_at, o.reservation_at from orders o
    where o.status = ${inState.assigned} and o.driver_id is null and o.carrier_id is not null and o.taken_at is not null
      and o.reservation_at > ${now} and o.reservation_at <= ${new Date(now.getTime() + dayMs)}`.execute(db)
  return rows
}
