import type { Ctx } from '#context.ts'
import { viewerOf } from '#features/orders/shapes/order-viewer.ts'

export type Markable = { status: number; clientPrice: number | null }

/** A service that waits for a carrier, or one that this carrier got; undefined to whom it does not exist. */
export const markable = async (ctx: Ctx, id: string): Promise<Markable | undefined> => {
  const row = await ctx.db
    .selectFrom('orders')
    .select(['client_id', 'carrier_id', 'driver_id', 'status', 'reservation_at', 'client_price'])
    .where('id', '=', id)
    .executeTakeFirst()
  const viewer = row && viewerOf(row, ctx.actor, ctx.now)
  return row && (viewer === 'open' || viewer === 'carrier')
    ? { status: row.status, clientPrice: row.client_price }
    : undefined
}
