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

/** Kinds of paper of which one was brought since staff last asked for corrections. */
export const broughtSince = async (db: Db, userId: string): Promise<Set<string>> => {
  const { rows } = await sql<{ kind: string }>`
    select c.kind from credentials c where c.user_id = ${userId} and c.created_at > coalesce(
      (select max(a.at) from audit_trail a
        where a.object_kind = 'user' and a.object_id = ${userId} and a.act = 'user.returned'), '-infinity')`.execute(
    db,
  )
  return new Set(rows.map(({ kind }) => kind))
}
