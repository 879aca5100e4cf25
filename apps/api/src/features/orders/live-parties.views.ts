/** Who is to hear of an order, and to whom it reads alike: for the live channel. */
import { denialOfCarrier } from '@arriero/domain/orders/offers'
import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'
import { carrierFacts, carrierStanding, type CarrierStanding } from './assignment/carrier-standing.views.ts'
import type { KeptStandings } from './assignment/kept-standings.ts'

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

/** By their ids. */
export const standingsOf = async (
  { db }: OpenCtx,
  carrierIds: readonly string[],
): Promise<Map<string, CarrierStanding>> => {
  const { rows } = await sql<{ id: string; standing: CarrierStanding }>`
    select u.id, ${carrierStanding} as standing from users u where u.id = any(${carrierIds})`.execute(db)
  return new Map(rows.map(({ id, standing }) => [id, standing]))
}

type Asked = { orderId: string; carrierIds: readonly string[]; standings: Pick<KeptStandings, 'of'> }
type Open = { vehicle_type_id: string; type_load_id: string; offerers: string[] }

/** Carriers whose open view of an order is alike: no offers of their own on it, and the same answers to whether they may and one fits. */
export const openReadings = async (
  { db, now }: OpenCtx,
  { orderId, carrierIds, standings }: Asked,
): Promise<string[][]> => {
  const { rows } = await sql<Open>`
    select o.vehicle_type_id, o.type_load_id, array(select f.carrier_id from offers f where f.order_id = o.id) as offerers
    from orders o where o.id = ${orderId}`.execute(db)
  const [order] = rows
  if (!order) return []
  const offerers = new Set(order.offerers)
  const readingOf = ([id, standing]: readonly [string, CarrierStanding]) => {
    if (offerers.has(id)) return id
    const facts = carrierFacts(standing, order, now)
    return [standing.role, denialOfCarrier(facts), facts.vehicleDenial].join(' ')
  }
  const found = [...(await standings.of(carrierIds))]
  return [...Map.groupBy(found, readingOf).values()].map((group) => group.map(([id]) => id))
}

export const carrierOfOffer = async ({ db }: OpenCtx, offerId: string): Promise<string | undefined> => {
  const query = db.selectFrom('offers').select('carrier_id').where('id', '=', offerId)
  return (await query.executeTakeFirst())?.carrier_id
}
