/**
 * The hours of a driver and of a vehicle: what other service stands in the way of one, and whether a driver rests before the next.
 * The act that names them asks here, and so does every screen that shows it before. Decisions §7, §12.
 */
import type { RestRule } from '../arrival/pace.ts'
import { orderStatus } from './orders.ts'

/** A service as it takes the hours of who drives it; `untilAt` is exclusive. */
export type CrewService = {
  id: string
  /** As `orderStatus` numbers them. */
  status: number
  fromAt: Date
  untilAt: Date
  /** At the wheel, by the planned speed. */
  driveMs: number
}

const isRunning = ({ status }: CrewService): boolean => status === orderStatus.running

/** One that is on the road lasts at least until now. */
const lastsUntil = (service: CrewService, now: Date): number =>
  isRunning(service) ? Math.max(service.untilAt.getTime(), now.getTime()) : service.untilAt.getTime()

/** Of two that run the other always: one person and one truck run one at a time. */
const overlaps = (other: CrewService, service: CrewService, now: Date): boolean =>
  isRunning(other)
    ? isRunning(service) || lastsUntil(other, now) > service.fromAt.getTime()
    : other.fromAt < service.untilAt && other.untilAt > service.fromAt

/** The first of somebody's other services under way that takes the hours of this one. */
export const clashOf = <S extends CrewService>(
  others: readonly S[],
  service: CrewService,
  now: Date,
): S | undefined => others.find((other) => other.id !== service.id && overlaps(other, service, now))

/**
 * Whether a driver would be at the wheel for longer than he may before he has rested: this service with those before and after it
 * that no whole rest parts from it. One service alone is never too long: on the way he rests as its promise counts.
 */
export const isRestShort = (
  others: readonly CrewService[],
  service: CrewService,
  { rest, now }: { rest: RestRule; now: Date },
): boolean => {
  const own = others.filter((other) => other.id !== service.id && !overlaps(other, service, now))
  const line = [...own, service].toSorted((one, other) => one.fromAt.getTime() - other.fromAt.getTime())
  const isParted = (before: CrewService | undefined, after: CrewService | undefined) =>
    !before || !after || after.fromAt.getTime() - lastsUntil(before, now) >= rest.restMs
  const place = line.indexOf(service)
  let [first, last] = [place, place]
  while (!isParted(line[first - 1], line[first])) first--
  while (!isParted(line[last], line[last + 1])) last++
  const drivenMs = line.slice(first, last + 1).reduce((sum, { driveMs }) => sum + driveMs, 0)
  return last > first && drivenMs > rest.drivingMs
}
