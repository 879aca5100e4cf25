/** Many vehicles as the gates of an assignment ask of each. Decisions §12. */
import type { VehicleFacts } from '@arriero/domain/orders/assignment-gates'
import { factsLacking, type VehicleService, type VehicleTypeKey } from '@arriero/domain/vehicles/vehicles'
import { sql } from 'kysely'
import { bodyWorkOf, vehicleTypeKeyOf } from '#features/catalogues/catalogue-ids.ts'
import type { PaperRow } from '#features/credentials/credentials.views.ts'
import { toldOf } from '#features/vehicles/vehicles.views.ts'
import { vehiclePapersFor } from './assignment.views.ts'
import type { OrderRow } from '../order-row.ts'

export type FleetRow = {
  id: string
  owner_id: string
  license_plate: string
  trailer_plate: string | null
  body_work_id: string
  vehicle_type_id: string
  capacity_kg: number
  service: VehicleService | null
  registered_on: string | null
  is_active: boolean
  /** Ids of the cargo types staff granted. */
  permitted: string[]
}

/** Of a vehicle `v`. */
export const fleetColumns = sql`v.id, v.owner_id, v.license_plate, v.trailer_plate, v.body_work_id, v.vehicle_type_id, v.capacity_kg, v.service,
  v.registered_on, v.is_active,
  coalesce((select jsonb_agg(p.type_load_id) from vehicle_type_loads p where p.vehicle_id = v.id), '[]'::jsonb) as permitted`

export const typeOf = ({ id, vehicle_type_id }: FleetRow): VehicleTypeKey => {
  const type = vehicleTypeKeyOf(vehicle_type_id)
  if (!type) throw new Error(`unknown kind of vehicle ${id}`)
  return type
}

/** What the gates ask of it for one service. */
export const fleetFactsOf = (
  row: FleetRow,
  {
    papers,
    order,
    isBusy,
  }: { papers: readonly PaperRow[]; order: Pick<OrderRow, 'type_load_id'>; isBusy: boolean },
): VehicleFacts => {
  const [type, bodyWork] = [typeOf(row), bodyWorkOf(row.body_work_id)]
  if (!bodyWork) throw new Error(`unknown body of vehicle ${row.id}`)
  return {
    carrierId: row.owner_id,
    isActive: row.is_active,
    isBusy,
    type,
    bodyWork,
    capacityKg: row.capacity_kg,
    cargoTypes: row.permitted,
    lacking: factsLacking(type, toldOf(row)),
    service: row.service,
    registeredOn: row.registered_on,
    ...vehiclePapersFor(papers, order),
  }
}
