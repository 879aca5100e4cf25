/** The driver reports the trip step by step; the same step again answers the same. Decisions §7. */
import { tripStartGates } from '@arriero/domain/assignment-gates'
import { denial, type OrderAct } from '@arriero/domain/orders'
import { effectiveAt } from '@arriero/domain/schedule'
import type { Milestone } from '@arriero/contract/tracking'
import type { Updateable } from 'kysely'
import type { Ctx } from '#context.ts'
import type { OrdersTable } from '#database/tables.ts'
import { tell } from '#effects/tell.ts'
import { attachFiles } from '#features/files/files.actions.ts'
import { driverFacts, vehicleFacts } from '#features/orders/assignment.views.ts'
import { momentOf, type OrderRow } from '#features/orders/order-row.ts'
import { lockOrder, updateOrder } from '#features/orders/orders.store.ts'
import { fail, refuse } from '#http/app-error.ts'
import { checkDeliveryCode } from './delivery-code.ts'
import { countFinishedOrder } from './finished.ts'

export type Report = {
  milestone: Milestone
  deviceAt: Date | undefined
  sentAt: Date | undefined
  latitude: number | undefined
  longitude: number | undefined
  imageIds: string[] | undefined
  code: string | undefined
  reason: string | undefined
}

export type Reported = { updated: true; at: string; isTimeVerified: boolean }

type Stamp =
  | 'on_the_way_at'
  | 'in_position_at'
  | 'loading_start_at'
  | 'trip_start_at'
  | 'arrived_at'
  | 'unloading_start_at'
  | 'finish_at'

const stampOf: Record<Milestone, Stamp> = {
  onTheWay: 'on_the_way_at',
  inPosition: 'in_position_at',
  loadingStart: 'loading_start_at',
  tripStart: 'trip_start_at',
  inFinish: 'arrived_at',
  unloadingStart: 'unloading_start_at',
  finish: 'finish_at',
}

const stamps = Object.values(stampOf)

const lastStamp = (order: OrderRow): Date | null =>
  stamps
    .map((stamp) => order[stamp])
    .reduce((latest, at) => (at && (!latest || at > latest) ? at : latest), null)

/** The device's time where it can be true, by its clock's offset at this very contact. */
const timeOf = (ctx: Ctx, order: OrderRow, { deviceAt, sentAt }: Report) => {
  if (!deviceAt) return { at: later(ctx.now, lastStamp(order)), verified: true }
  const clockOffsetMs = sentAt ? ctx.now.getTime() - sentAt.getTime() : 0
  const stamp = effectiveAt({ deviceAt, clockOffsetMs, previousAt: lastStamp(order), receivedAt: ctx.now })
  return { at: later(stamp.at, lastStamp(order)), verified: stamp.verified }
}

const later = (at: Date, other: Date | null) => (other && other > at ? other : at)

/** In position counts once the driver's flag stands; after a change of driver it is to be reported anew. */
const isDone = (order: OrderRow, { milestone }: Report) =>
  milestone === 'inPosition' ? order.is_in_position : order[stampOf[milestone]] !== null

const isParty = (ctx: Ctx, order: OrderRow) =>
  order.driver_id === ctx.actor.id || (order.carrier_id === ctx.actor.id && order.driver_id !== null)

/** What must hold beyond the order's own state, per milestone. */
const checkMore = async (ctx: Ctx, order: OrderRow, report: Report): Promise<void> => {
  if (order.driver_id !== ctx.actor.id && report.reason === undefined)
    fail('milestone.reason_required', 'reason')
  if (report.milestone === 'tripStart') {
    const driver = (await driverFacts(ctx.db, order.driver_id ?? '', order)) ?? fail('order.not_found')
    const vehicle = (await vehicleFacts(ctx.db, order.vehicle_id ?? '', order)) ?? fail('order.not_found')
    refuse(tripStartGates(driver, vehicle, ctx.now)[0])
  }
  if (report.milestone === 'finish') {
    if (!report.imageIds?.length) fail('delivery.photo_required', 'images')
    await checkDeliveryCode(ctx, order, report)
  }
}

const changesFor = (order: OrderRow, report: Report, at: Date): Updateable<OrdersTable> => {
  const stamp = { [stampOf[report.milestone]]: at }
  switch (report.milestone) {
    case 'inPosition':
      return { ...stamp, is_in_position: true }
    case 'tripStart':
      return { ...stamp, status: 2 }
    case 'finish':
      return { ...stamp, status: 3, delivery_image_ids: report.imageIds ?? [] }
    case 'onTheWay':
    case 'loadingStart':
    case 'inFinish':
    case 'unloadingStart':
      return stamp
  }
}

const answer = (at: Date, isTimeVerified: boolean): Reported => ({
  updated: true,
  at: at.toISOString(),
  isTimeVerified,
})

/** What the first report was told about its time. */
const wasVerified = async ({ db }: Ctx, orderId: string, { milestone }: Report): Promise<boolean> => {
  const row = await db
    .selectFrom('order_history')
    .select('is_time_verified')
    .where('order_id', '=', orderId)
    .where('act', '=', `milestone.${milestone}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.is_time_verified ?? true
}

export const reportMilestone = async (ctx: Ctx, orderId: string, report: Report): Promise<Reported> => {
  const order = (await lockOrder(ctx.db, orderId)) ?? fail('order.not_found')
  if (!isParty(ctx, order)) fail('order.not_found')
  const stamped = order[stampOf[report.milestone]]
  if (stamped && order.status !== 4 && isDone(order, report))
    return answer(stamped, await wasVerified(ctx, orderId, report))
  refuse(denial(report.milestone satisfies OrderAct, momentOf(order, ctx)))
  await checkMore(ctx, order, report)
  const { at, verified } = timeOf(ctx, order, report)
  if (report.imageIds) await attachFiles(ctx, report.imageIds, { objectKind: 'order', objectId: orderId })
  await updateOrder(ctx.db, orderId, changesFor(order, report, at))
  if (report.milestone === 'finish') await countFinishedOrder(ctx, order)
  await tell(
    ctx,
    { name: 'order.milestone', orderId, detail: report.milestone },
    {
      act: `milestone.${report.milestone}`,
      at,
      isTimeVerified: verified,
      ...(report.deviceAt ? { deviceAt: report.deviceAt } : {}),
      ...(report.latitude === undefined ? {} : { latitude: report.latitude }),
      ...(report.longitude === undefined ? {} : { longitude: report.longitude }),
      ...(report.reason === undefined ? {} : { reason: report.reason }),
    },
  )
  return answer(at, verified)
}
