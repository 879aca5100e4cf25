/** How a service lies on the dispatch board: where the truck stands, and where it drives. docs/decisions/0060. */
import { meterOf, type StandbyStamps, type StandbyTariff, type Waiting } from './standby.ts'

/** By whom the rows are. */
export const boardRows = ['vehicles', 'drivers'] as const
export type BoardRows = (typeof boardRows)[number]

/** `loading` and `unloading`: it stands. `travel`: it drives. */
export const stageKinds = ['loading', 'travel', 'unloading'] as const
type StageKind = (typeof stageKinds)[number]

/** `untilAt` is exclusive. */
type Stage = { kind: StageKind; fromAt: Date; untilAt: Date }

export type BoardService = StandbyStamps & {
  plannedEndAt: Date
  /** At the wheel, by the planned speed. */
  driveMs: number
}

const latest = (...instants: readonly (Date | null)[]): Date =>
  new Date(Math.max(...instants.map((instant) => instant?.getTime() ?? -Infinity)))

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

/**
 * By its milestones as far as it has come, by the plan from there on. What is late goes on until now: a truck that waits stands on
 * the board for as long as it has waited. Stages touch each other, and none is empty.
 */
export const stagesOf = (service: BoardService, now: Date): Stage[] => {
  const { reservationAt, inPositionAt, tripStartAt, arrivedAt, finishAt, plannedEndAt, driveMs } = service
  const loadedAt =
    tripStartAt ?? finishAt ?? latest(after(plannedEndAt, -driveMs), inPositionAt && now, reservationAt)
  const thereAt = arrivedAt ?? finishAt ?? latest(after(loadedAt, driveMs), tripStartAt && now)
  const stages: Stage[] = [
    { kind: 'loading', fromAt: reservationAt, untilAt: loadedAt },
    { kind: 'travel', fromAt: loadedAt, untilAt: thereAt },
    { kind: 'unloading', fromAt: thereAt, untilAt: arrivedAt ? (finishAt ?? now) : thereAt },
  ]
  return stages.filter(({ fromAt, untilAt }) => fromAt < untilAt)
}

/** The wait that goes on now; undefined where the truck does not stand at a dock, or its appointment is still to come. */
export const openWait = (stamps: StandbyStamps, tariff: StandbyTariff, now: Date): Waiting | undefined =>
  meterOf(stamps, tariff, now).find(({ fromAt, untilAt }) => untilAt === null && fromAt <= now)
