/** Which points of a driver's phone count, and what they say of the truck. Decisions §14. */
import { greatCircleKm, type Point } from './geography.ts'

export type Fix = Point & { at: Date }

/** What a phone can truly say of a fix; what is more makes no sense. */
export const fixMost = { speedKmh: 400, headingDegrees: 360, accuracyM: 100_000 } as const

const minuteMs = 60_000
const futureMs = 5 * minuteMs
const oldestMs = 72 * 60 * minuteMs
/** The fix a phone takes in the moment of setting out is a little older than the report of it. */
const settingOutMs = 5 * minuteMs
/** No truck does it; a phone that says so is wrong or lies. */
const fastestKmh = 180
const jumpKm = 2

export type Listening = {
  now: Date
  /** The service is this driver's and on its way since then. */
  openFrom: Date
  /** He agreed to be seen then. */
  agreedAt: Date
}

/** Whether a point was taken while the phone was listened to, by a clock that can be true. */
export const isWithin = (at: Date, { now, openFrom, agreedAt }: Listening): boolean => {
  const time = at.getTime()
  const nowMs = now.getTime()
  return (
    time <= nowMs + futureMs &&
    time >= nowMs - oldestMs &&
    time >= Math.max(openFrom.getTime(), agreedAt.getTime()) - settingOutMs
  )
}

const isJump = (from: Fix | undefined, to: Fix): boolean => {
  if (!from) return false
  const hours = Math.abs(to.at.getTime() - from.at.getTime()) / 3_600_000
  const km = greatCircleKm(from, to)
  return km > jumpKm && km > fastestKmh * hours
}

/** In time order, each judged against the last believable one before it, which `start` is of an earlier call. */
export const judged = <F extends Fix>(
  fixes: readonly F[],
  start: Fix | undefined,
): (F & { isFlagged: boolean })[] => {
  let last = start
  return fixes
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((fix) => {
      const isFlagged = isJump(last, fix)
      if (!isFlagged && (!last || fix.at > last.at)) last = fix
      return { ...fix, isFlagged }
    })
}

/** Where a truck came to stand, and since when; of a moving one, its last fix. */
export type Stand = Point & { since: Date }

/** A standing truck's fixes wander by so much. */
const wanderKm = 0.12

/** Standing is not having left the place of the first fix there. */
export const standAfter = (stand: Stand | undefined, fix: Fix): Stand =>
  stand && greatCircleKm(stand, fix) <= wanderKm
    ? stand
    : { latitude: fix.latitude, longitude: fix.longitude, since: fix.at }
