/** When the truck of a service is listened to, and who may see it. Decisions §14. */
import type { OrderStatus } from './orders.ts'

export type RoadFacts = {
  status: OrderStatus | undefined
  isPaid: boolean
  isOnTheWay: boolean
  isInPosition: boolean
}

/** From "on the way" or in position of a paid service until its finish. */
export const isOnTheRoad = ({ status, isPaid, isOnTheWay, isInPosition }: RoadFacts): boolean =>
  isPaid && (status === 'running' || (status === 'assigned' && (isOnTheWay || isInPosition)))

/** Carrier, driver and staff watch all of it, the client from in position. */
export const isWatchable = (facts: RoadFacts, isClient: boolean): boolean =>
  isOnTheRoad(isClient ? { ...facts, isOnTheWay: false } : facts)

/** A truck that has just arrived stands still: its phone's last word from the approach still says where it is. */
const standingMs = 15 * 60_000

/** From when the client may be shown the truck itself; null before it is in position. */
export const clientSeesFrom = (inPositionAt: Date | null): Date | null =>
  inPositionAt && new Date(inPositionAt.getTime() - standingMs)
