/** How the live channel reads the business: the same views as the GET calls. Architecture 1.7. */
import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'
import { unreadOf } from '#features/notifications/notifications.views.ts'
import { orderRow, shaped } from '#features/orders/orders.views.ts'
import { viewerOf } from '#features/orders/order-viewer.ts'
import { whereaboutsOf } from '#features/tracking/whereabouts.views.ts'
import { clientSeesFrom } from '#features/tracking/window.ts'
import type { LivePorts } from '#live/broadcast.ts'

type Reading = { carrier_id: string; reading: string }

/** Carriers whose open view of an order is alike: no offers of their own on it, and the same answer to "does one fit". */
const openReadings = async ({ db }: OpenCtx, orderId: string, carrierIds: readonly string[]) => {
  const { rows } = await sql<Reading>`
    select c.id as carrier_id, case
      when exists (select 1 from offers f where f.order_id = o.id and f.carrier_id = c.id) then c.id
      when exists (select 1 from vehicles w join vehicle_type_loads p on p.vehicle_id = w.id
        where w.owner_id = c.id and w.is_active and w.vehicle_type_id = o.vehicle_type_id and p.type_load_id = o.type_load_id) then 'fits'
      else 'none' end || c.role as reading
    from users c cross join orders o where o.id = ${orderId} and c.id in (${sql.join(carrierIds)})`.execute(
    db,
  )
  return [...Map.groupBy(rows, ({ reading }) => reading).values()].map((group) =>
    group.map(({ carrier_id }) => carrier_id),
  )
}

export const livePorts = (openCtx: () => OpenCtx): LivePorts => ({
  partiesOf: async (orderId) => {
    const row = await openCtx()
      .db.selectFrom('orders')
      .select([
        'status',
        'client_id',
        'carrier_id',
        'driver_id',
        'on_the_way_at',
        'is_in_position',
        'in_position_at',
      ])
      .where('id', '=', orderId)
      .executeTakeFirst()
    return (
      row && {
        status: row.status,
        clientId: row.client_id,
        carrierId: row.carrier_id,
        driverId: row.driver_id,
        isOnTheWay: row.on_the_way_at !== null,
        isInPosition: row.is_in_position,
        clientSeesFrom: clientSeesFrom(row.in_position_at),
      }
    )
  },
  viewOrder: async (orderId, viewer, actor) => {
    const ctx = { ...openCtx(), actor }
    const row = await orderRow(ctx.db, actor, orderId)
    return row && viewerOf(row, actor, ctx.now) === viewer ? shaped(row, viewer, ctx).value : undefined
  },
  openReadings: (orderId, carrierIds) => openReadings(openCtx(), orderId, carrierIds),
  carrierOfOffer: async (offerId) => {
    const row = await openCtx()
      .db.selectFrom('offers')
      .select('carrier_id')
      .where('id', '=', offerId)
      .executeTakeFirst()
    return row?.carrier_id
  },
  unreadOf: (userId) => unreadOf(openCtx().db, userId),
  whereaboutsOf: (orderIds) => whereaboutsOf(openCtx().db, orderIds),
})
