import {
  arrivalAfter,
  arrivalAtStart,
  hasLeftWay,
  stepMostMs,
  type ArrivalState,
} from '@arriero/domain/arrival/arrival'
import { wholeWayMs } from '@arriero/domain/arrival/pace'
import { lateMinutes } from '@arriero/domain/orders/progress'
import { expect, test } from 'vitest'
import { replayedTrips, type Replay } from './replayed-trips.fixture.ts'

const minuteMs = 60_000

/** What the house would have said after each place. */
const toldOf = ({ way, drive, fixes }: Replay): ArrivalState[] => {
  let state = arrivalAtStart(way, drive)
  return fixes.map((fix) => (state = arrivalAfter(state, fix, { way, drive })))
}

/** When it was first said that it comes late: while it still loads, or on the way. */
const flaggedMs = ({ promisedAt, drive, way }: Replay, told: readonly ArrivalState[]): number | undefined => {
  const latestStartMs = promisedAt.getTime() - wholeWayMs(drive) + 15 * minuteMs
  if (way.tripStartAt.getTime() >= latestStartMs) return latestStartMs
  return told.find(({ etaMs }) => lateMinutes(new Date(etaMs), promisedAt) > 0)?.atMs
}

const judged = (trip: Replay) => {
  const told = toldOf(trip)
  const [startMs, endMs] = [trip.way.tripStartAt.getTime(), trip.arrivedAt.getTime()]
  const half = told.findLast(({ doneShare }) => doneShare <= 0.5)
  if (!half) throw new Error('nobody saw it half way')
  const steps = told.slice(1).map((state, index) => {
    const before = told[index] ?? state
    return { ms: Math.abs(state.etaMs - before.etaMs), unseenMs: state.atMs - before.onWayAtMs }
  })
  const atMs = flaggedMs(trip, told)
  const offMs = Math.abs(half.etaMs - endMs)
  return {
    trip,
    told,
    steps,
    lateMin: (endMs - trip.promisedAt.getTime()) / minuteMs,
    errorOfTrip: offMs / (endMs - startMs),
    errorOfRest: offMs / (endMs - half.atMs),
    aheadMin: atMs === undefined ? undefined : (trip.promisedAt.getTime() - atMs) / minuteMs,
  }
}

const trips = replayedTrips().map(judged)
const medianOf = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN
const say = (words: string) => process.stdout.write(`${words}\n`)
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

test('half way, the arrival of a replayed trip is within 8 % of what it takes', () => {
  const ofTrip = medianOf(trips.map(({ errorOfTrip }) => errorOfTrip))
  const ofRest = medianOf(trips.map(({ errorOfRest }) => errorOfRest))
  say(`half way, median of 24: ${percent(ofTrip)} of the trip, ${percent(ofRest)} of what was left`)
  expect(trips).toHaveLength(24)
  expect(ofTrip).toBeLessThan(0.08)
})

test('while a truck is seen no step moves its arrival by half an hour, and one after a lost signal by no more than that was long', () => {
  const all = trips.flatMap(({ steps }) => steps)
  const seen = all.filter(({ unseenMs }) => unseenMs <= 15 * minuteMs)
  const lost = all.filter(({ unseenMs }) => unseenMs > 15 * minuteMs)
  const most = (steps: readonly { ms: number }[]) => Math.max(...steps.map(({ ms }) => ms))
  say(
    `largest step: ${(most(seen) / minuteMs).toFixed(0)} min seen, ${(most(lost) / minuteMs).toFixed(0)} min after a lost signal`,
  )
  expect(most(seen)).toBeLessThan(stepMostMs)
  expect(lost.length).toBeGreaterThan(5)
  for (const { ms, unseenMs } of lost) expect(ms).toBeLessThanOrEqual(Math.max(stepMostMs, unseenMs))
})

test('each trip that comes late is told of an hour or more before its promise passes, and none that comes an hour early is', () => {
  const late = trips.filter(({ lateMin }) => lateMin > 15)
  const early = trips.filter(({ lateMin }) => lateMin < -60)
  const ahead = late.map(({ aheadMin }) => aheadMin ?? -Infinity)
  say(
    `${late.length} late, told of ${(Math.min(...ahead) / 60).toFixed(1)} to ${(Math.max(...ahead) / 60).toFixed(1)} h before`,
  )
  expect(late.length).toBeGreaterThanOrEqual(6)
  for (const aheadMin of ahead) expect(aheadMin).toBeGreaterThanOrEqual(60)
  expect(early.length).toBeGreaterThanOrEqual(6)
  expect(early.filter(({ aheadMin }) => aheadMin !== undefined)).toEqual([])
})

test('only a trip that makes a detour is said to have left its way, and it says its last arrival until it is back', () => {
  for (const { trip, told } of trips) {
    expect([trip.name, told.some(hasLeftWay)]).toEqual([trip.name, trip.odd === 'detour'])
    const away = told.filter(({ offSinceMs }) => offSinceMs !== null)
    expect(new Set(away.map(({ etaMs }) => etaMs)).size).toBeLessThanOrEqual(1)
  }
  expect(trips.filter(({ told }) => told.some(hasLeftWay)).length).toBeGreaterThanOrEqual(3)
})
