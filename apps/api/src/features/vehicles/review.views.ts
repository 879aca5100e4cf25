/** What staff's judgement of a vehicle has to look at. */
import { inState } from '#database/order-states.ts'
import { sql } from 'kysely'
import type { Db } from '#context.ts'

const mostNamed = 20

/** Services that wait for this vehicle or run with it, the nearest first. */
export const openServicesOf = async (db: Db, vehicleId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from orders where vehicle_id = ${vehicleId} and status in ${inState.underWay}
    order by reservation_at, id limit ${mostNamed}`.execute(db)
  return rows.map(({ id }) => id)
}

export type CargoRow = {
  id: string
  is_granted: boolean
  papers: { id: string; kind: string; expiresOn: string | null; isValidated: boolean }[]
}

/** Every cargo type as it stands for a vehicle: granted or not, and the papers in force for it. */
export const cargoOf = async (db: Db, vehicleId: string): Promise<CargoRow[]> => {
  const { rows } = await sql<CargoRow>`
    select t.id, p.vehicle_id is not null as is_granted,
      coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'kind', c.kind, 'expiresOn', c.expires_on, 'isValidated', c.is_active)
          order by c.id) from credentials c
        where c.vehicle_id = ${vehicleId} and c.is_latest and c.type_load_id = t.id), '[]'::jsonb) as papers
    from type_loads t left join vehicle_type_loads p on p.type_load_id = t.id and p.vehicle_id = ${vehicleId}`.execute(
    db,
  )
  return rows
}
