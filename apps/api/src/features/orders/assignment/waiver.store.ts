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

/** Of each vehicle the gates waived for this order with any driver, still in force. */
export const gatesWaivedByVehicle = async (
  db: Db,
  orderId: string,
  now: Date,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const rows = await db
    .selectFrom('waivers')
    .select(['vehicle_id', 'gate'])
    .where('order_id', '=', orderId)
    .where('expires_at', '>', now)
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ vehicle_id: id }) => id)].map(([id, all]) => [id, all.map(({ gate }) => gate)]),
  )
}

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
