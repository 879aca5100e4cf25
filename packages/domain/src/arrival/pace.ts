/** How long a way takes: its own hours, what trips of the lane took against theirs, and the driver's rest. Decisions §14. */

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs

/** A driver drives so long and then rests so long. */
export type RestRule = { drivingMs: number; restMs: number }

/** How trips of a lane go against the hours of the model: the driving itself, and the short stops on top of it. */
export type LanePace = {
  /** Hours driven for each hour of the model. */
  pace: number
  /** Hours stood, rests not counted, for each hour of the model. */
  stopShare: number
  /** Of how many trips it was learnt; 0 where too few are known. */
  trips: number
}

/** Until a lane has its own: fuel, food and tolls, five minutes an hour. */
export const usualPace: LanePace = { pace: 1, stopShare: 0.08, trips: 0 }

/** Fewer say more of themselves than of the lane. */
export const laneTripsLeast = 5
/** Roads change: what lies further back is not asked. */
export const laneTripsMost = 20

export type LaneTrip = Pick<LanePace, 'pace' | 'stopShare'>

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1] ?? 0, sorted[Math.floor(middle)] ?? 0]
  return (low + high) / 2
}

const between = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value))

/** No lane is driven in half the time of the model, or three times as long; what says so was reported wrong. */
const paceRange = [0.5, 3] as const
const stopRange = [0, 1] as const

/** What the last trips of a lane say of the next one: the middle one, which a single odd trip does not move. */
export const lanePaceOf = (trips: readonly LaneTrip[]): LanePace =>
  trips.length < laneTripsLeast
    ? usualPace
    : {
        pace: between(medianOf(trips.map(({ pace }) => pace)), paceRange),
        stopShare: between(medianOf(trips.map(({ stopShare }) => stopShare)), stopRange),
        trips: trips.length,
      }

/** Nobody sleeps at the roadside this near to the end. */
const rampMs = 30 * minuteMs

/**
 * How often the driver rests before he has driven so long, when he has driven so long since his last rest. Between two whole
 * numbers it rises over half an hour of driving, so that no minute more or less moves an arrival by a night.
 */
export const restsAhead = (driveMs: number, sinceRestMs: number, { drivingMs }: RestRule): number => {
  const whole = Math.max(0, Math.floor((driveMs + sinceRestMs) / drivingMs) - 1)
  const last = (driveMs + sinceRestMs - (whole + 1) * drivingMs) / rampMs
  return (whole + between(last, [0, 1])) * between(driveMs / rampMs, [0, 1])
}

export type Drive = { driveMs: number; lane: LanePace; rest: RestRule }

/** From one end to the other with a rested driver: driving, short stops and rests. */
export const wholeWayMs = ({ driveMs, lane, rest }: Drive): number => {
  const drivenMs = driveMs * lane.pace
  return drivenMs + driveMs * lane.stopShare + restsAhead(drivenMs, 0, rest) * rest.restMs
}

/** The arrival that a service promises: loaded in the planned hours from its appointment, then the way by the same reckoning as any estimate. */
export const promisedArrivalAt = (reservationAt: Date, loadingMs: number, drive: Drive): Date =>
  new Date(reservationAt.getTime() + loadingMs + Math.round(wholeWayMs(drive)))

/** What a trip that has arrived tells of its lane; undefined where too little of it was seen. */
export const laneTripOf = ({
  takenMs,
  drivenMs,
  restedMs,
  driveMs,
}: {
  takenMs: number
  drivenMs: number
  restedMs: number
  driveMs: number
}): LaneTrip | undefined => {
  if (driveMs <= 0 || drivenMs < driveMs * paceRange[0] || drivenMs > driveMs * paceRange[1]) return undefined
  const stoodMs = Math.max(0, takenMs - drivenMs - restedMs)
  return { pace: drivenMs / driveMs, stopShare: between(stoodMs / driveMs, stopRange) }
}
