/** What staff's judgement of a vehicle has to look at. */
import { sql } from 'kysely'
import type { Db } from '#context.ts'

const mostNamed = 20

/** Services that wait for this vehicle or run with it, the nearest first. */
export const openServicesOf = async (db: Db, vehicleId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from orders where vehicle_id = ${vehicleId} and status in (1, 2)
    order by reservation_at, id limit ${mostNamed}`.execute(db)
  return rows.map(({ id }) => id)
}

export type CargoRow = {
  id: string
  needs_permission: boolean
  is_granted: boolean
  paper_id: string | null
  expires_on: string | null
  is_validated: boolean | null
}

/** Every cargo type as it stands for a vehicle: granted or not, and the newest paper its owner gave for it. */
export const cargoOf = async (db: Db, vehicleId: string): Promise<CargoRow[]> => {
  const { rows } = await sql<CargoRow>`
    select t.id, t.needs_permission, p.vehicle_id is not null as is_granted,
      c.id as paper_id, c.expires_on, c.is_active as is_validated
    from type_loads t
    left join vehicle_type_loads p on p.type_load_id = t.id and p.vehicle_id = ${vehicleId}
    left join lateral (select c.id, c.expires_on, c.is_active from credentials c
      where c.vehicle_id = ${vehicleId} and c.is_latest and c.type_load_id = t.id order by c.id desc limit 1) c on true`.execute(
    db,
  )
  return rows
}
