/**
 * When a truck will be at its unloading: carried on from one place its phone told to the next, so that it moves by what was learnt
 * and not by how the road turns. Instants are milliseconds, as the state is kept beside the truck's place. Decisions §14.
 */
import { alongLine, greatCircleKm, roadFactor, type Line, type Point } from '../places/geography.ts'
import type { Fix } from '../places/positions.ts'
import { hourMs, minuteMs, restsAhead, wholeWayMs, type Drive } from './pace.ts'

/** Why an arrival moved, where there is more to say than that the road was faster or slower. */
export const arrivalCauses = ['stop', 'rest', 'signalBack', 'backOnRoute', 'newRoute'] as const
export type ArrivalCause = (typeof arrivalCauses)[number]

export type ArrivalWay = {
  line: Line
  distanceKm: number
  destination: Point
  tripStartAt: Date
  /** Further from the line the truck is not on its way. */
  corridorKm: number
}

/** What is known of a truck on its way, as of the last place it told. */
export type ArrivalState = {
  atMs: number
  /** The last place on the way: what the arrival stands on. */
  onWayAtMs: number
  wayKm: number
  doneShare: number
  offKm: number
  /** Since when it is off its way; null on it. */
  offSinceMs: number | null
  /** Where it came to stand, or was last while it drives. */
  stood: Point
  /** How long it stands there; 0 while it drives. */
  standingMs: number
  /** Since when it was told elsewhere, by one place that may lie wrong; what passed since then is not counted yet. */
  awayMs: number | null
  drivenMs: number
  restedMs: number
  /** Driven since the last rest. */
  sinceRestMs: number
  etaMs: number
  earliestMs: number
  latestMs: number
  cause: ArrivalCause | null
  causeAtMs: number | null
}

/** A phone that was not heard for longer was away. */
const gapMs = 15 * minuteMs
/** What is learnt takes the place of what was thought within this time, for the most part. */
const blendMs = 20 * minuteMs
/** Without a cause no estimate moves the arrival by more. */
export const stepMostMs = 30 * minuteMs
/** Standing for longer is a stop of its own; less belongs to the road. */
const stopMs = 5 * minuteMs
/** The places of a standing truck wander by so much. */
const wanderKm = 0.15
/** Whoever stands for longer may be resting; less is a meal. */
const restLeastMs = hourMs
/** How much of the model's hours must lie behind before the trip's own pace counts as much as what was expected of it. */
const trust = { known: 2, unknown: 1, leastMs: 3 * hourMs } as const
/** How far an estimate may be wrong, by what is left: with trips of the lane behind it, and without. */
const spread = { known: 0.06, unknown: 0.1, leastMs: 10 * minuteMs } as const
const fastestKmh = 110
const windowKm = 5

type Step = { before: ArrivalState; fix: Fix; way: ArrivalWay; drive: Drive }
type Place = { doneShare: number; offKm: number }

/** A road that turns back on itself lies beside itself: near where the truck was its place is looked for first. */
const placeOf = ({ before, fix, way }: Step): Place => {
  const { line, distanceKm, corridorKm, destination } = way
  const hours = (fix.at.getTime() - before.onWayAtMs) / hourMs
  const reach = (windowKm + fastestKmh * hours) / distanceKm
  const stretch = [before.doneShare - windowKm / distanceKm, before.doneShare + reach] as const
  const near = before.wayKm === distanceKm ? alongLine(line, fix, stretch) : undefined
  if (near && near.offKm <= corridorKm) return near
  // Without a line only the way of the crow tells how much is left.
  const crow = (greatCircleKm(fix, destination) * roadFactor) / distanceKm
  return alongLine(line, fix) ?? { doneShare: Math.max(0, 1 - crow), offKm: 0 }
}

type Hours = Pick<ArrivalState, 'stood' | 'standingMs' | 'awayMs' | 'drivenMs' | 'restedMs' | 'sinceRestMs'>

/** Who stood as long as a rest is rested; who stood half as long, half. */
const rested = (hours: Hours, stoodMs: number, { rest: { restMs } }: Drive): Hours =>
  stoodMs < restLeastMs || restMs === 0
    ? hours
    : {
        ...hours,
        restedMs: hours.restedMs + Math.min(stoodMs, restMs),
        sinceRestMs: hours.sinceRestMs * Math.max(0, 1 - stoodMs / restMs),
      }

const countedMs = ({ awayMs, atMs }: ArrivalState): number => awayMs ?? atMs

/** It drives on from where it stood: for all of the time, or, where nobody saw it, for as long as its kilometres take. */
const drivenOn = ({ before, fix, drive }: Step, { doneShare }: Place, isGap: boolean): Hours => {
  const passedMs = fix.at.getTime() - countedMs(before)
  const kilometresMs = Math.max(0, doneShare - before.doneShare) * drive.driveMs * drive.lane.pace
  const drivingMs = isGap ? Math.min(passedMs, kilometresMs) : passedMs
  const left = rested(before, before.standingMs + passedMs - drivingMs, drive)
  return {
    stood: { latitude: fix.latitude, longitude: fix.longitude },
    standingMs: 0,
    awayMs: null,
    drivenMs: left.drivenMs + drivingMs,
    restedMs: left.restedMs,
    sinceRestMs: left.sinceRestMs + drivingMs,
  }
}

/** How the time since the last place was spent. */
const hoursAfter = (step: Step, place: Place, isGap: boolean): Hours => {
  const { before, fix } = step
  const { stood, standingMs, awayMs, drivenMs, restedMs, sinceRestMs } = before
  const same = { stood, standingMs, awayMs, drivenMs, restedMs, sinceRestMs }
  const atMs = fix.at.getTime()
  if (greatCircleKm(stood, fix) <= wanderKm)
    return { ...same, standingMs: standingMs + atMs - countedMs(before), awayMs: null }
  const mayBeWrong = standingMs > 0 && awayMs === null && !isGap
  return mayBeWrong ? { ...same, awayMs: before.atMs } : drivenOn(step, place, isGap)
}

/** The lane's pace, to which the trip's own comes as its way lies behind. */
const paceOf = ({ drivenMs }: Hours, doneShare: number, { driveMs, lane }: Drive): number => {
  const trustMs = Math.max(trust.leastMs, driveMs * (lane.trips > 0 ? trust.known : trust.unknown))
  return (lane.pace * trustMs + drivenMs) / (trustMs + doneShare * driveMs)
}

/** What is left from here: driving, short stops, rests; whether it is taking one of them now. */
const remainingOf = (hours: Hours, doneShare: number, drive: Drive) => {
  const { driveMs, lane, rest } = drive
  const leftMs = (1 - doneShare) * driveMs
  const drivingMs = leftMs * paceOf(hours, doneShare, drive)
  const laterMs = restsAhead(drivingMs, hours.sinceRestMs, rest) * rest.restMs
  const nowMs =
    hours.standingMs < restLeastMs
      ? Infinity
      : Math.max(0, rest.restMs - hours.standingMs) + restsAhead(drivingMs, 0, rest) * rest.restMs
  const isResting = nowMs < laterMs
  return { ms: drivingMs + leftMs * lane.stopShare + Math.min(laterMs, nowMs), isResting }
}

const causeOf = (
  { before, way }: Step,
  { isGap, hours, isResting }: { isGap: boolean; hours: Hours; isResting: boolean },
): ArrivalCause | null => {
  if (before.wayKm !== way.distanceKm) return 'newRoute'
  if (before.offSinceMs !== null) return 'backOnRoute'
  if (isGap) return 'signalBack'
  if (isResting || hours.restedMs > before.restedMs) return 'rest'
  return hours.standingMs >= stopMs && hours.awayMs === null ? 'stop' : null
}

/** After these, what was thought before says nothing any more. */
const isAnew = (cause: ArrivalCause | null): boolean =>
  cause === 'newRoute' || cause === 'backOnRoute' || cause === 'signalBack'

/** One step moves it by half an hour at most, or by as long as nobody had seen the truck; only a new way is taken as it is. */
const heldStep = (movedMs: number, cause: ArrivalCause | null, passedMs: number): number => {
  if (cause === 'newRoute') return movedMs
  const mostMs = Math.max(stepMostMs, isAnew(cause) ? passedMs : 0)
  return Math.min(mostMs, Math.max(-mostMs, movedMs))
}

const etaAfter = (
  { before, fix }: Step,
  rawMs: number,
  { cause, standingMs }: { cause: ArrivalCause | null; standingMs: number },
): number => {
  // Off its way nothing was reckoned: the time since then is what nobody had seen.
  const passedMs = fix.at.getTime() - before.onWayAtMs
  const share = isAnew(cause) ? 1 : 1 - Math.exp(-passedMs / blendMs)
  // Who stands without having to rest arrives later by as long as he stands.
  const carriedMs = cause === 'stop' ? standingMs : 0
  const movedMs = carriedMs + share * (rawMs - before.etaMs - carriedMs)
  return before.etaMs + heldStep(movedMs, cause, passedMs)
}

const around = (etaMs: number, atMs: number, { lane }: Drive) => {
  const mostMs = spread.leastMs + (lane.trips > 0 ? spread.known : spread.unknown) * Math.max(0, etaMs - atMs)
  return {
    etaMs: Math.round(etaMs),
    earliestMs: Math.round(etaMs - mostMs),
    latestMs: Math.round(etaMs + mostMs),
  }
}

/** As it sets out, when nothing was seen yet. */
export const arrivalAtStart = (
  { tripStartAt, distanceKm, line, destination }: ArrivalWay,
  drive: Drive,
): ArrivalState => {
  const atMs = tripStartAt.getTime()
  const [longitude, latitude] = line[0] ?? [destination.longitude, destination.latitude]
  return {
    atMs,
    onWayAtMs: atMs,
    wayKm: distanceKm,
    doneShare: 0,
    offKm: 0,
    offSinceMs: null,
    stood: { latitude, longitude },
    standingMs: 0,
    awayMs: null,
    drivenMs: 0,
    restedMs: 0,
    sinceRestMs: 0,
    ...around(atMs + wholeWayMs(drive), atMs, drive),
    cause: null,
    causeAtMs: null,
  }
}

/** The next state; the same one where the place is no newer. Off its way the arrival stays what it was, and grows old. */
export const arrivalAfter = (
  before: ArrivalState,
  fix: Fix,
  { way, drive }: Pick<Step, 'way' | 'drive'>,
): ArrivalState => {
  const atMs = fix.at.getTime()
  if (atMs <= before.atMs) return before
  const step = { before, fix, way, drive }
  const isGap = atMs - before.atMs > gapMs
  const place = placeOf(step)
  const hours = hoursAfter(step, place, isGap)
  if (place.offKm > way.corridorKm)
    return { ...before, ...hours, atMs, offKm: place.offKm, offSinceMs: before.offSinceMs ?? atMs }
  // What may be one wrong place moves nothing of the way.
  const { doneShare } = hours.awayMs === null ? place : before
  const { ms, isResting } = remainingOf(hours, doneShare, drive)
  const cause = causeOf(step, { isGap, hours, isResting })
  const standingMs = Math.max(0, hours.standingMs - before.standingMs)
  const etaMs = etaAfter(step, atMs + ms, { cause, standingMs })
  return {
    ...hours,
    doneShare,
    offKm: place.offKm,
    atMs,
    onWayAtMs: atMs,
    wayKm: way.distanceKm,
    offSinceMs: null,
    ...around(etaMs, atMs, drive),
    cause: cause ?? before.cause,
    causeAtMs: cause === null ? before.causeAtMs : atMs,
  }
}

/** Another driver goes on with the same way, rested. */
export const relieved = (state: ArrivalState): ArrivalState => ({ ...state, standingMs: 0, sinceRestMs: 0 })

/** One place alone that lies wrong is no departure. */
const offLeastMs = 3 * minuteMs

/** Whether it has left its way, and not only told one place beside it. */
export const hasLeftWay = ({ offSinceMs, atMs }: ArrivalState): boolean =>
  offSinceMs !== null && atMs - offSinceMs >= offLeastMs

/** A cause is told as long as it explains what is read. */
const causeToldMs = hourMs

export const causeNow = ({ cause, causeAtMs }: ArrivalState, now: Date): ArrivalCause | null =>
  causeAtMs !== null && now.getTime() - causeAtMs <= causeToldMs ? cause : null
