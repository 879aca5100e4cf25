/** How the live channel reads the business: the same views as the GET calls. Architecture 1.7. */
import type { Role } from '@arriero/domain/roles'
import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'
import { unreadOf } from '#features/notifications/notifications.views.ts'
import { fleetKindsOf, vehicleDenial, type FleetKind } from '#features/orders/fleet-kinds.ts'
import { orderRow, shaped } from '#features/orders/orders.views.ts'
import { viewerOf } from '#features/orders/order-viewer.ts'
import { whereaboutsOf } from '#features/tracking/whereabouts.views.ts'
import { clientSeesFrom } from '#features/tracking/window.ts'
import type { LivePorts } from '#live/broadcast.ts'

type Reading = {
  carrier_id: string
  role: Role
  has_offered: boolean
  fleet: FleetKind[]
  vehicle_type_id: string
  type_load_id: string
}

/** Carriers whose open view of an order is alike: no offers of their own on it, and the same answer to "does one fit". */
const openReadings = async ({ db }: OpenCtx, orderId: string, carrierIds: readonly string[]) => {
  const { rows } = await sql<Reading>`
    select c.id as carrier_id, c.role, ${fleetKindsOf(sql`c.id`)} as fleet, o.vehicle_type_id, o.type_load_id,
      exists (select 1 from offers f where f.order_id = o.id and f.carrier_id = c.id) as has_offered
    from users c cross join orders o where o.id = ${orderId} and c.id in (${sql.join(carrierIds)})`.execute(
    db,
  )
  const readingOf = ({ carrier_id, role, has_offered, fleet, ...order }: Reading) =>
    has_offered ? carrier_id : `${role} ${vehicleDenial(fleet, order) ?? ''}`
  return [...Map.groupBy(rows, readingOf).values()].map((group) => group.map(({ carrier_id }) => carrier_id))
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
