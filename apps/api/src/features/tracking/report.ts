/** What a driver's phone says of a step, and the time that counts for it. Decisions §7. */
import { effectiveAt } from '@arriero/domain/orders/schedule'
import type { Milestone } from '@arriero/contract/places/tracking'
import type { Ctx } from '#context.ts'
import type { HistoryFacts } from '#effects/tell.ts'
import type { OrderRow } from '#features/orders/order-row.ts'

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

type Stamp =
  | 'on_the_way_at'
  | 'in_position_at'
  | 'loading_start_at'
  | 'trip_start_at'
  | 'arrived_at'
  | 'unloading_start_at'
  | 'finish_at'

export const stampOf: Record<Milestone, Stamp> = {
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

const later = (at: Date, other: Date | null) => (other && other > at ? other : at)

export type ReportTime = { at: Date; verified: boolean }

/** The device's time where it can be true, by its clock's offset at this very contact. */
export const timeOf = (ctx: Ctx, order: OrderRow, { deviceAt, sentAt }: Report): ReportTime => {
  if (!deviceAt) return { at: later(ctx.now, lastStamp(order)), verified: true }
  const clockOffsetMs = sentAt ? ctx.now.getTime() - sentAt.getTime() : 0
  const stamp = effectiveAt({ deviceAt, clockOffsetMs, previousAt: lastStamp(order), receivedAt: ctx.now })
  return { at: later(stamp.at, lastStamp(order)), verified: stamp.verified }
}

/** Both raw times and the place stay in the history. */
export const historyFacts = (report: Report, { at, verified }: ReportTime): HistoryFacts => ({
  at,
  isTimeVerified: verified,
  ...(report.deviceAt ? { deviceAt: report.deviceAt } : {}),
  ...(report.latitude === undefined ? {} : { latitude: report.latitude }),
  ...(report.longitude === undefined ? {} : { longitude: report.longitude }),
  ...(report.reason === undefined ? {} : { reason: report.reason }),
})

/** In position counts once the driver's flag stands; after a change of driver it is to be reported anew. */
export const isDone = (order: OrderRow, { milestone }: Report): boolean =>
  milestone === 'inPosition' ? order.is_in_position : order[stampOf[milestone]] !== null
