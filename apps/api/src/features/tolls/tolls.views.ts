/** What posts ask for on the road of a service, and the history of their tariffs. docs/decisions/0044. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { tollDifferences } from '@arriero/domain/tariff/toll-posts'
import { loadOf } from '@arriero/domain/tariff/trip-tolls'
import { vehicleTypes } from '@arriero/domain/vehicles/vehicles'
import type { Ctx } from '#context.ts'
import type { RouteFacts } from '@arriero/contract/places/route-shape'
import { vehicleTypeKeyOf } from '#features/catalogues/catalogue-ids.ts'
import { orderRow } from '#features/orders/orders.views.ts'
import { inWholeKm } from '#features/places/route-facts.ts'
import { earningsOf, referenceOf } from '#features/orders/shapes/order-shape.ts'
import { viewerOf } from '#features/orders/shapes/order-viewer.ts'
import { editionOn } from '#features/tariff/tariff.store.ts'
import { tollsOf, tollsShape } from '#features/tariff/trip-tolls.views.ts'
import { editionWithPrevious } from '#features/tariff-editions/editions.views.ts'

type Detail = ReplyOf<typeof api.tolls.detail>
type OfOrder = ReplyOf<typeof api.tolls.ofOrder>

export const tollsDetail = async (ctx: Ctx, id: string): Promise<Detail | undefined> => {
  const found = await editionWithPrevious(ctx, { kind: 'tolls', id })
  return found && { ...found.row, differences: tollDifferences(found.before, found.edition) }
}

/** The posts and slopes as they were told when it was asked for. */
const routeFacts = async ({ db }: Ctx, id: string): Promise<RouteFacts | null> => {
  const row = await db.selectFrom('orders').select('route_facts').where('id', '=', id).executeTakeFirst()
  return (row?.route_facts ?? null) as RouteFacts | null
}

/** Undefined to whom the service does not exist. What is left of a trip is its carrier's alone. */
export const tollsOfOrder = async (ctx: Ctx, id: string): Promise<OfOrder | undefined> => {
  const row = await orderRow(ctx.db, ctx.actor, id)
  const viewer = row && viewerOf(row, ctx.actor, ctx.now)
  if (!row || !viewer) return undefined
  const vehicleType = vehicleTypeKeyOf(row.vehicle_type_id)
  if (!vehicleType) return { tolls: null, load: null }
  const facts = await routeFacts(ctx, id)
  const onDay = bogotaDay(row.reservation_at)
  const reference = referenceOf(row)
  const tolls = await tollsOf(ctx, { vehicleType, onDay, reference, way: facts })
  if (!tolls) return { tolls: null, load: null }
  if (viewer !== 'carrier' && viewer !== 'open') return { tolls: tollsShape(tolls), load: null }
  const earnings = earningsOf(row)
  const { fuelPesos, leftPesos } = loadOf(await editionOn(ctx.db, onDay), vehicleTypes[vehicleType].tariff, {
    distanceKm: row.distance_km,
    terrain: facts?.terrain ?? null,
    earningsPesos: earnings,
    tollPesos: tolls.totalPesos,
  })
  const told = tollsShape(tolls)
  const shown = viewer === 'open' ? { ...told, posts: inWholeKm(told.posts) } : told
  return { tolls: shown, load: { fuel: fuelPesos, earnings, left: leftPesos } }
}
