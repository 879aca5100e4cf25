/** What goes to the server next. Reports of one service go in their order; positions before what was reported after them. */
import type { Milestone } from '@arriero/contract/places/tracking'

export type Queued = {
  key: string
  orderId: string
  at: string
  milestone?: Milestone
  refusal?: { code: string }
  heldUntilMs?: number
}

export type Parcel =
  | { kind: 'report'; key: string }
  /** Those taken before this instant; all of them where it is undefined. */
  | { kind: 'points'; before: string | undefined }

/** Positions count from one of these on: before it has arrived the server would not keep them. Decisions §14. */
const opensWindow = ({ milestone }: Queued) => milestone === 'onTheWay' || milestone === 'inPosition'

/** Once a service is cancelled each report meets the same end, and is kept as evidence; any other refusal stops those behind it. */
const stopsOthers = ({ refusal }: Queued) => refusal !== undefined && refusal.code !== 'order.cancelled'

/** Neither refused nor to be taken back still. */
const mayGo = ({ refusal, heldUntilMs }: Queued) => refusal === undefined && heldUntilMs === undefined

const earliest = (instants: readonly (string | undefined)[]): string | undefined =>
  instants.reduce(
    (first, at) => (first === undefined || (at !== undefined && at < first) ? at : first),
    undefined,
  )

type Waiting = {
  reports: readonly Queued[]
  oldestPointAt: string | undefined
  /** Enough of them, or long enough since the last call. */
  arePointsDue: boolean
}

export const nextParcel = ({ reports, oldestPointAt, arePointsDue }: Waiting): Parcel | undefined => {
  const stopped = new Set(reports.filter(stopsOthers).map(({ orderId }) => orderId))
  const isHeld = (report: Queued) => report.refusal === undefined && stopped.has(report.orderId)
  const report = reports.find((one) => mayGo(one) && !stopped.has(one.orderId))
  const held = reports.filter((one) => opensWindow(one) && (stopsOthers(one) || isHeld(one)))
  const before = earliest([report?.at, ...held.map(({ at }) => at)])
  const mayPointsGo = oldestPointAt !== undefined && (before === undefined || oldestPointAt < before)
  if (mayPointsGo && (report !== undefined || arePointsDue)) return { kind: 'points', before }
  return report && { kind: 'report', key: report.key }
}
