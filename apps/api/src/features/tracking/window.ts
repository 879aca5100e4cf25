/** When a driver's phone is listened to: from "on the way" or in position of a paid service until its finish. Decisions §14. */
import { orderStatus } from '@arriero/domain/orders/orders'

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
