/** What drivers and vehicles have under way, as `domain/orders/crew-time` judges it. */
import type { CrewService } from '@arriero/domain/orders/crew-time'
import { plannedDriveMs, type PlanSettings } from '@arriero/domain/orders/schedule'
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import { inState } from '#database/order-states.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import type { OrderRow } from '../order-row.ts'

export type CrewRow = CrewService & {
  driverId: string | null
  vehicleId: string | null
  originCode: string
  destinationCode: string
}

export type CrewColumns = Pick<
  OrderRow,
  | 'id'
  | 'status'
  | 'driver_id'
  | 'vehicle_id'
  | 'reservation_at'
  | 'planned_end_at'
  | 'distance_km'
  | 'origin_code'
  | 'destination_code'
>

export const crewServiceOf = (order: CrewColumns, plan: PlanSettings): CrewRow => ({
  id: order.id,
  status: order.status,
  fromAt: order.reservation_at,
  untilAt: order.planned_end_at,
  driveMs: plannedDriveMs(order.distance_km, plan),
  driverId: order.driver_id,
  vehicleId: order.vehicle_id,
  originCode: order.origin_code,
  destinationCode: order.destination_code,
})

export type CrewNames = { driverIds?: readonly string[]; vehicleIds?: readonly string[] }

/** Each state has an index of its own over who is named. */
const named = (column: 'driver_id' | 'vehicle_id', ids: readonly string[]) => sql`
  select o.id from unnest(${ids}::text[]) n (id) join orders o on o.${sql.ref(column)} = n.id and o.status = ${inState.assigned}
  union select o.id from unnest(${ids}::text[]) n (id) join orders o on o.${sql.ref(column)} = n.id and o.status = ${inState.running}`

/** Everything under way of any of them, each service once. */
export const crewServices = async (
  db: Db,
  { driverIds = [], vehicleIds = [] }: CrewNames,
): Promise<CrewRow[]> => {
  if (driverIds.length + vehicleIds.length === 0) return []
  const [{ rows }, { plan }] = [
    await sql<CrewColumns>`
      select o.id, o.status, o.driver_id, o.vehicle_id, o.reservation_at, o.planned_end_at, o.distance_km, o.origin_code, o.destination_code
      from (${named('driver_id', driverIds)} union ${named('vehicle_id', vehicleIds)}) u join orders o on o.id = u.id
      order by o.reservation_at, o.id`.execute(db),
    await settingsInForce(db),
  ]
  return rows.map((row) => crewServiceOf(row, plan))
}
