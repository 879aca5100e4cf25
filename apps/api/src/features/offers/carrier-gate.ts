/** May this carrier offer for or take this order at all? Decisions §12. */
import { bogotaDay } from '@arriero/domain/calendar'
import { hasPapers, type PaperKind } from '@arriero/domain/credentials'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { fail, refuse } from '#http/app-error.ts'
import type { OrderRow } from '#features/orders/order-row.ts'

export const refuseUnfitCarrier = async (ctx: Ctx, order: OrderRow): Promise<void> => {
  const papers = await ctx.db
    .selectFrom('credentials')
    .select(['kind', 'expires_on', 'is_active'])
    .where('user_id', '=', ctx.actor.id)
    .where('is_latest', '=', true)
    .execute()
  const own = papers.map((row) => ({
    kind: row.kind as PaperKind,
    expiresOn: row.expires_on,
    isValidated: row.is_active,
  }))
  refuse(hasPapers(ctx.actor.role, own, bogotaDay(ctx.now)) ? undefined : 'carrier.papers_invalid')
  const { rows } = await sql<{ id: string }>`
    select w.id from vehicles w join vehicle_type_loads p on p.vehicle_id = w.id and p.type_load_id = ${order.type_load_id}
    where w.owner_id = ${ctx.actor.id} and w.is_active and w.vehicle_type_id = ${order.vehicle_type_id} limit 1`.execute(
    ctx.db,
  )
  if (!rows[0]) fail('vehicle.none_fits')
}
