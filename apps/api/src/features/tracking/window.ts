/** When a driver's phone is listened to: from "on the way" or in position of a paid service until its finish. Decisions §14. */
import { inState } from '#database/order-states.ts'
import { orderStatus } from '@arriero/domain/orders'
import { sql } from 'kysely'

/** `o` is a paid service whose driver is under way with it. */
export const onTheRoad = sql`o.paid_at is not null
  and (o.status = ${inState.running} or (o.status = ${inState.assigned} and (o.on_the_way_at is not null or o.is_in_position)))`

/** From when its driver's phone counts: nothing it saw before, it was not yet on this service. */
export const openFrom = sql<Date>`greatest(coalesce(o.on_the_way_at, o.in_position_at, o.trip_start_at), (
  select max(h.recorded_at) from order_history h where h.order_id = o.id and h.act = 'order.assigned'))`

type Window = { status: number; paid_at: Date | null; is_in_position: boolean; on_the_way_at: Date | null }

/** The client watches from in position; carrier, driver and staff from "on the way". */
export const isWatchable = (order: Window, isClient: boolean): boolean => {
  if (order.paid_at === null) return false
  if (order.status === orderStatus.running) return true
  return (
    order.status === orderStatus.assigned &&
    (order.is_in_position || (!isClient && order.on_the_way_at !== null))
  )
}

/** A truck that has just arrived stands still: its phone's last word from the approach still says where it is. */
const standingMs = 15 * 60_000

/** From when the client may be shown the truck itself; null before it is in position. */
export const clientSeesFrom = (inPositionAt: Date | null): Date | null =>
  inPositionAt && new Date(inPositionAt.getTime() - standingMs)
