/** Who may see where a truck is, and when, of the columns that say it. Decisions §14. */
import { clientSeesFrom, type RoadFacts } from '@arriero/domain/orders/on-the-road'
import { statusOfNumber } from '@arriero/domain/orders/orders'
import type { OrderRow } from '#features/orders/order-row.ts'

type RoadColumns = Pick<OrderRow, 'status' | 'paid_at' | 'on_the_way_at' | 'is_in_position'>

export const roadOf = (row: RoadColumns): RoadFacts => ({
  status: statusOfNumber(row.status),
  isPaid: row.paid_at !== null,
  isOnTheWay: row.on_the_way_at !== null,
  isInPosition: row.is_in_position,
})

type PartyColumns = RoadColumns & Pick<OrderRow, 'client_id' | 'carrier_id' | 'driver_id' | 'in_position_at'>

/** For the live channel. */
export const partiesIn = (row: PartyColumns) => ({
  ...roadOf(row),
  status: row.status,
  clientId: row.client_id,
  carrierId: row.carrier_id,
  driverId: row.driver_id,
  clientSeesFrom: clientSeesFrom(row.in_position_at),
})
