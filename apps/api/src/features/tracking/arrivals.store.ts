import { sql } from 'kysely'
import type { Arrival } from '@arriero/domain/orders/progress'
import type { Db } from '#context.ts'

/** A second driver of a service arrives anew. */
export type Proposal = Arrival & { orderId: string; driverId: string }

/** Those that had not been proposed before. */
export const insertProposals = async (
  db: Db,
  proposals: readonly Proposal[],
  now: Date,
): Promise<Proposal[]> => {
  const { rows } = await sql<{ order_id: string; driver_id: string; place: Arrival['place']; at: Date }>`
    insert into arrival_proposals (order_id, driver_id, place, at, proposed_at)
    select p.order_id, p.driver_id, p.place, p.at, ${now} from unnest(
      ${proposals.map(({ orderId }) => orderId)}::text[], ${proposals.map(({ driverId }) => driverId)}::text[],
      ${proposals.map(({ place }) => place)}::text[], ${proposals.map(({ at }) => at.toISOString())}::timestamptz[])
      as p (order_id, driver_id, place, at)
    on conflict do nothing returning order_id, driver_id, place, at`.execute(db)
  return rows.map(({ order_id, driver_id, place, at }) => ({
    orderId: order_id,
    driverId: driver_id,
    place,
    at,
  }))
}

/** What the present driver's phone has shown, in its order. */
export const proposalsOf = (db: Db, orderId: string, driverId: string) =>
  db
    .selectFrom('arrival_proposals')
    .select(['place', 'at'])
    .where('order_id', '=', orderId)
    .where('driver_id', '=', driverId)
    .orderBy('at')
    .execute()
