/** When a service is expected at its unloading, and by how much that is past what it promised. Decisions §14. */
import { expectedAt, type Expecting, type Promised } from '@arriero/domain/arrival/expected'
import { isOnTheRoad } from '@arriero/domain/orders/on-the-road'
import { statusOfNumber } from '@arriero/domain/orders/orders'
import { lateMinutes } from '@arriero/domain/orders/progress'
import type { OrderRow } from '../order-row.ts'

export type ExpectedColumns = Pick<
  OrderRow,
  | 'status'
  | 'paid_at'
  | 'on_the_way_at'
  | 'is_in_position'
  | 'arrived_at'
  | 'trip_start_at'
  | 'promised_at'
  | 'promised'
  | 'planned_end_at'
> & { eta_at: Date | null }

/** What its client may be told: nothing before the truck is in position. */
type Reader = { isClient: boolean; now: Date }

const promisedOf = ({ promised }: Pick<OrderRow, 'promised'>) => promised as Promised | null

/** Services from before there were promises were promised their planned end. */
export const promisedAtOf = (row: Pick<OrderRow, 'promised_at' | 'planned_end_at'>): Date =>
  row.promised_at ?? row.planned_end_at

const expectingOf = (row: ExpectedColumns, isClient: boolean): Expecting => ({
  status: row.status,
  isOnTheRoad: isOnTheRoad({
    status: statusOfNumber(row.status),
    isPaid: row.paid_at !== null,
    isOnTheWay: !isClient && row.on_the_way_at !== null,
    isInPosition: row.is_in_position,
  }),
  hasArrived: row.arrived_at !== null,
  tripStartAt: row.trip_start_at,
  etaAt: row.eta_at,
  promised: promisedOf(row),
  promisedAt: promisedAtOf(row),
})

export const expectedOf = (row: ExpectedColumns, { isClient, now }: Reader) => {
  const expected = expectedAt(expectingOf(row, isClient), now)
  return {
    promisedAt: row.promised_at?.toISOString() ?? null,
    expectedAt: expected?.toISOString() ?? null,
    lateMinutes: expected ? lateMinutes(expected, promisedAtOf(row)) : 0,
  }
}
