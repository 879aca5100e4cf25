/** When a driver's phone is listened to: from "on the way" or in position of a paid service until its finish. Decisions §14. */
import { sql } from 'kysely'
import type { Db } from '#context.ts'

export type TrackedOrder = {
  id: string
  /** Nothing this phone saw before counts: it was not yet on this service. */
  open_from: Date
}

/** The one service a driver's points belong to now: the running one, else the earliest that is open. */
export const trackedOrderOf = async (db: Db, driverId: string): Promise<TrackedOrder | undefined> => {
  const { rows } = await sql<TrackedOrder>`
    select id, greatest(coalesce(on_the_way_at, in_position_at, trip_start_at), (
      select max(h.recorded_at) from order_history h where h.order_id = orders.id and h.act = 'order.assigned')) as open_from
    from orders
    where driver_id = ${driverId} and paid_at is not null
      and (status = 2 or (status = 1 and (on_the_way_at is not null or is_in_position)))
    order by status desc, reservation_at limit 1`.execute(db)
  return rows[0]
}

type Window = { status: number; paid_at: Date | null; is_in_position: boolean; on_the_way_at: Date | null }

/** The client watches from in position; carrier, driver and staff from "on the way". */
export const isWatchable = (order: Window, isClient: boolean): boolean => {
  if (order.paid_at === null) return false
  if (order.status === 2) return true
  return order.status === 1 && (order.is_in_position || (!isClient && order.on_the_way_at !== null))
}

/** A truck that has just arrived stands still: its phone's last word from the approach still says where it is. */
const standingMs = 15 * 60_000

/** From when the client may be shown the truck itself; null before it is in position. */
export const clientSeesFrom = (inPositionAt: Date | null): Date | null =>
  inPositionAt && new Date(inPositionAt.getTime() - standingMs)
