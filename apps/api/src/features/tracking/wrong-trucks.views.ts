/** How many trucks on the road something is wrong with, without reading any of them. */
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { alertLasts } from './alerts.store.ts'
import { onTheRoad } from './on-the-road.views.ts'

/** Of one carrier, or of all. */
export const wrongTrucks = async (
  { db }: Ctx,
  carrierId?: string,
): Promise<{ late: number; stray: number }> => {
  const whose = carrierId === undefined ? sql`true` : sql`o.carrier_id = ${carrierId}`
  const { rows } = await sql<{ late: number; stray: number }>`
    select count(*) filter (where ${alertLasts('late')})::int as late,
      count(*) filter (where ${alertLasts('offRoute')})::int as stray
    from orders o where ${onTheRoad} and ${whose}`.execute(db)
  return rows[0] ?? { late: 0, stray: 0 }
}
