/** What many carriers' trucks can carry, wherever they are. */
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import { kindsOfAll, type TruckFacts } from './truck-kinds.ts'

/** Trucks that are alike are one. */
export type Fleet = { capacityKg: number; kinds: ReadonlySet<string> }

type Row = TruckFacts & { owner_id: string; capacity_kg: number }

export const fleetsOf = async (
  db: Db,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Fleet[]>> => {
  const { rows } = await sql<Row>`
    select distinct v.owner_id, v.capacity_kg, v.vehicle_type_id, v.body_work_id, v.service,
      case when v.registered_on is null then null else '' end as registered_on,
      case when v.trailer_plate is null then null else '' end as trailer_plate,
      array(select p.type_load_id from vehicle_type_loads p where p.vehicle_id = v.id order by p.type_load_id) as permitted
    from vehicles v where v.owner_id = any(${ownerIds}::text[]) and v.is_active`.execute(db)
  const kinds = kindsOfAll()
  const fleets = new Map<string, Fleet[]>()
  for (const row of rows) {
    const fleet = { capacityKg: row.capacity_kg, kinds: kinds(row) }
    const known = fleets.get(row.owner_id)
    if (known) known.push(fleet)
    else fleets.set(row.owner_id, [fleet])
  }
  return fleets
}
