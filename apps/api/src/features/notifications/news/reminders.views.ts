import { lastRemindedDay } from '@arriero/domain/notifications/reminders'
import { sql } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'
import { inState } from '#database/order-states.ts'

/** Services at 1 that wait for their payment or their driver. */

const dayMs = 86_400_000

type UnpaidOrder = { id: string; client_id: string; pay_until: Date; unpaid_since: Date }

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

type DriverlessOrder = { id: string; carrier_id: string; taken_at: Date; reservation_at: Date }

export const driverlessOrders = async ({ db, now }: OpenCtx): Promise<DriverlessOrder[]> => {
  const { rows } = await sql<DriverlessOrder>`
    select o.id, o.carrier_id, o.taken_at, o.reservation_at from orders o
    where o.status = ${inState.assigned} and o.driver_id is null and o.carrier_id is not null and o.taken_at is not null
      and o.reservation_at > ${now} and o.reservation_at <= ${new Date(now.getTime() + dayMs)}`.execute(db)
  return rows
}

export type PaperRow = {
  id: string
  kind: string
  name: string
  expires_on: string
  owner_id: string
  owner_name: string
  /** Whom the owner drives for. */
  enterprise_id: string | null
  license_plate: string | null
}

/**
 * The papers that count and end within the reminded days, of active accounts. Whose owner has brought one that holds longer has done his
 * part, though staff has yet to look at it.
 */
export const endingPapers = async (db: Db, today: string): Promise<PaperRow[]> => {
  const { rows } = await sql<PaperRow>`
    select c.id, c.kind, c.name, c.expires_on, u.id as owner_id, u.name as owner_name, u.enterprise_id, v.license_plate
    from credentials c left join vehicles v on v.id = c.vehicle_id join users u on u.id = coalesce(c.user_id, v.owner_id)
    where c.is_latest and c.expires_on between ${today}::date and ${lastRemindedDay(today)}::date and u.is_active
      and not exists (select 1 from credentials w where w.is_waiting and w.kind = c.kind and w.expires_on > c.expires_on
        and (w.user_id = c.user_id or w.vehicle_id = c.vehicle_id))
    order by c.expires_on, c.id`.execute(db)
  return rows
}
