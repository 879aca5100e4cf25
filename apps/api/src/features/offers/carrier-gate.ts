/** May this carrier offer for this order, take it or be agreed with? Decisions §12. */
import { bogotaDay } from '@arriero/domain/calendar'
import { hasPapers, type Paper } from '@arriero/domain/credentials'
import type { CarrierFacts } from '@arriero/domain/offers'
import type { Role } from '@arriero/domain/roles'
import { sql, type RawBuilder } from 'kysely'
import type { Ctx } from '#context.ts'
import { fleetKindsOf, vehicleDenial, type FleetKind } from '#features/orders/fleet-kinds.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { withOneMoreOrder } from '#features/users/users.store.ts'

type Row = {
  role: Role
  is_active: boolean
  papers: Paper[]
  fleet: FleetKind[]
  name: string
  client_name: string
}

/** `names`: the client's and the carrier's, by which an agreed order is found. */
export type CarrierNow = { facts: CarrierFacts; names: readonly string[] }

type Asked = { carrierId: string | RawBuilder<string>; isAgreeing: boolean }

/**
 * Asks for the carrier as it stands now. `isAgreeing`: one more service is counted for it, which locks its account until the
 * transaction ends, so that whoever deactivates it waits and then sees the service it took.
 */
export const askCarrier = (order: OrderRow, { carrierId, isAgreeing }: Asked): RawBuilder<Row> => {
  const person = isAgreeing ? withOneMoreOrder(carrierId) : sql`select * from users where id = ${carrierId}`
  return sql<Row>`
    with u as (${person})
    select u.role, u.is_active, u.name, (select name from users where id = ${order.client_id}) as client_name,
      (select coalesce(json_agg(json_build_object('kind', c.kind, 'expiresOn', c.expires_on, 'isValidated', c.is_active)), '[]'::json)
        from credentials c where c.user_id = u.id and c.is_latest) as papers,
      ${fleetKindsOf(sql`u.id`)} as fleet
    from u`
}

export const carrierOf = (ctx: Ctx, order: OrderRow, [row]: readonly Row[]): CarrierNow => {
  const facts = {
    isActive: row?.is_active ?? false,
    hasPapers: row !== undefined && hasPapers(row.role, row.papers, bogotaDay(ctx.now)),
    vehicleDenial: row ? vehicleDenial(row.fleet, order) : ('vehicle.none_fits' as const),
  }
  return { facts, names: row ? [row.client_name, row.name] : [] }
}

export const carrierNow = async (ctx: Ctx, order: OrderRow, asked: Asked): Promise<CarrierNow> => {
  const { rows } = await askCarrier(order, asked).execute(ctx.db)
  return carrierOf(ctx, order, rows)
}
