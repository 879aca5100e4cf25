/** Who is to hear of an order, and to whom it reads alike: for the live channel. */
import { bogotaDay } from '@arriero/domain/time/calendar'
import { denialOfCarrier } from '@arriero/domain/orders/offers'
import { sql } from 'kysely'
import type { Ctx, OpenCtx } from '#context.ts'
import { carrierFacts, carrierStanding, type CarrierStanding } from './assignment/carrier-standing.views.ts'
import type { OrderKind } from './assignment/fleet-kinds.views.ts'
import type { OrderView } from './shapes/order-select.views.ts'
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

export type OpenReading = { reading: string; carrierIds: readonly string[] }

type Asked = { orderId: string; carrierIds: readonly string[]; standings: Pick<KeptStandings, 'of'> }
type Open = OrderKind & { offerers: string[] }

/** What was reckoned of a standing for a kind of cargo on a day. */
const reckoned = new WeakMap<CarrierStanding, Map<string, string>>()

const readingFor = (order: OrderKind, now: Date) => {
  const kind = [order.vehicle_type_id, order.type_load_id, bogotaDay(now)].join(' ')
  return (standing: CarrierStanding): string => {
    const readings = reckoned.get(standing) ?? new Map<string, string>()
    const known = readings.get(kind)
    if (known !== undefined) return known
    const facts = carrierFacts(standing, order, now)
    const reading = [standing.role, denialOfCarrier(facts), facts.vehicleDenial].join(' ')
    reckoned.set(standing, readings.set(kind, reading))
    return reading
  }
}

/** How a carrier reads an open order whose row was read for him; of all who read it so one view is right. */
export const readingOfRow = (
  { reader, offers, ...order }: OrderKind & Pick<OrderView, 'reader' | 'offers'>,
  { actor, now }: Ctx,
): string => (reader === null || offers.length > 0 ? actor.id : readingFor(order, now)(reader))

/** Carriers whose open view of an order is alike: no offers of their own on it, and the same answers to whether they may and one fits. */
export const openReadings = async (
  { db, now }: OpenCtx,
  { orderId, carrierIds, standings }: Asked,
): Promise<OpenReading[]> => {
  const { rows } = await sql<Open>`
    select o.vehicle_type_id, o.type_load_id, array(select f.carrier_id from offers f where f.order_id = o.id) as offerers
    from orders o where o.id = ${orderId}`.execute(db)
  const [order] = rows
  if (!order) return []
  const offerers = new Set(order.offerers)
  const readingOf = readingFor(order, now)
  const alike = new Map<string, string[]>()
  for (const [id, standing] of await standings.of(carrierIds)) {
    const reading = offerers.has(id) ? id : readingOf(standing)
    const group = alike.get(reading)
    if (group) group.push(id)
    else alike.set(reading, [id])
  }
  return [...alike].map(([reading, ids]) => ({ reading, carrierIds: ids }))
}

export const carrierOfOffer = async ({ db }: OpenCtx, offerId: string): Promise<string | undefined> => {
  const query = db.selectFrom('offers').select('carrier_id').where('id', '=', offerId)
  return (await query.executeTakeFirst())?.carrier_id
}
