import { sql } from 'kysely'
import type { Db } from '#context.ts'
import { inState } from '#database/order-states.ts'

const mostNamed = 50

/** Services at 1 or 2 in which this person is client, carrier or driver. */
export const openServicesOf = async (db: Db, userId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from orders where client_id = ${userId} and status in ${inState.underWay}
    union select id from orders where carrier_id = ${userId} and status in ${inState.underWay}
    union select id from orders where driver_id = ${userId} and status in ${inState.underWay}
    order by id limit ${mostNamed}`.execute(db)
  return rows.map(({ id }) => id)
}
