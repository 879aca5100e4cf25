/** Who is to hear of an order, and to whom it reads alike: for the live channel. */
import { denialOfCarrier } from '@arriero/domain/orders/offers'
import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'
import { carrierFacts, carrierStanding, type CarrierStanding } from './assignment/carrier-standing.views.ts'

export const partiesOf = ({ db }: OpenCtx, orderId: string) =>
  db
    .selectFrom('orders')
    .select([
      'status',
      'client_id',
      'carrier_id',
      'driver_id',
      'paid_at',
      'on_the_way_at',
      'is_in_position',
      'in_position_at',
    ])
    .where('id', '=', orderId)
    .executeTakeFirst()

type Reading = {
  carrier_id: string
  standing: CarrierStanding
  has_offered: boolean
  vehicle_type_id: string
  type_load_id: string
}

/** Carriers whose open view of an order is alike: no offers of their own on it, and the same answers to whether they may and one fits. */
export const openReadings = async ({ db, now }: OpenCtx, orderId: string, carrierIds: readonly string[]) => {
  const { rows } = await sql<Reading>`
    select u.id as carrier_id, ${carrierStanding} as standing, o.vehicle_type_id, o.type_load_id,
      exists (select 1 from offers f where f.order_id = o.id and f.carrier_id = u.id) as has_offered
    from users u cross join orders o where o.id = ${orderId} and u.id in (${sql.join(carrierIds)})`.execute(
    db,
  )
  const readingOf = ({ carrier_id, standing, has_offered, ...order }: Reading) => {
    if (has_offered) return carrier_id
    const facts = carrierFacts(standing, order, now)
    return [standing.role, denialOfCarrier(facts), facts.vehicleDenial].join(' ')
  }
  return [...Map.groupBy(rows, readingOf).values()].map((group) => group.map(({ carrier_id }) => carrier_id))
}

export const carrierOfOffer = async ({ db }: OpenCtx, offerId: string): Promise<string | undefined> => {
  const query = db.selectFrom('offers').select('carrier_id').where('id', '=', offerId)
  return (await query.executeTakeFirst())?.carrier_id
}
