import type { Db, OpenCtx } from '#context.ts'

export type NewWaiver = {
  orderId: string
  driverId: string
  vehicleId: string
  gate: string
  reason: string
  grantedBy: string
  expiresAt: Date
}

/** Returns the new waiver's id. */
export const insertWaiver = async (ctx: OpenCtx, waiver: NewWaiver): Promise<string> => {
  const id = ctx.newId()
  await ctx.db
    .insertInto('waivers')
    .values({
      id,
      order_id: waiver.orderId,
      driver_id: waiver.driverId,
      vehicle_id: waiver.vehicleId,
      gate: waiver.gate,
      reason: waiver.reason,
      granted_by: waiver.grantedBy,
      created_at: ctx.now,
      expires_at: waiver.expiresAt,
    })
    .execute()
  return id
}

type Named = 'driver_id' | 'vehicle_id'

/** Of each driver or vehicle the gates waived for this order with any other, still in force. */
export const gatesWaivedBy = async (
  db: Db,
  { orderId, named, now }: { orderId: string; named: Named; now: Date },
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const rows = await db
    .selectFrom('waivers')
    .select([`${named} as id`, 'gate'])
    .where('order_id', '=', orderId)
    .where('expires_at', '>', now)
    .execute()
  return new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, all]) => [id, all.map(({ gate }) => gate)]))
}

/** Every gate that was ever waived for these orders, with the pair it was waived for. */
export const waiversOf = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('waivers')
    .select(['order_id', 'driver_id', 'vehicle_id', 'gate'])
    .where('order_id', 'in', [...orderIds])
    .execute()

/** Gates waived for exactly this order, driver and vehicle, still in force. */
export const gatesWaived = async (
  db: Db,
  { orderId, driverId, vehicleId }: { orderId: string; driverId: string; vehicleId: string },
  now: Date,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('waivers')
    .select('gate')
    .where('order_id', '=', orderId)
    .where('driver_id', '=', driverId)
    .where('vehicle_id', '=', vehicleId)
    .where('expires_at', '>', now)
    .execute()
  return rows.map(({ gate }) => gate)
}
