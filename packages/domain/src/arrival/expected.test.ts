import { expect, test } from 'vitest'
import { expectedAt, promiseOf, type Expecting } from './expected.ts'
import { hourMs, usualPace } from './pace.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour))
const drive = {
  driveMs: 6 * hourMs,
  lane: { ...usualPace, stopShare: 0 },
  rest: { drivingMs: 10 * hourMs, restMs: 8 * hourMs },
}
/** Reserved for 8, to be loaded by 10, promised for 16. */
const { promised, promisedAt } = promiseOf(at(8), 2 * hourMs, drive)
const loading: Expecting = {
  status: 1,
  isOnTheRoad: true,
  hasArrived: false,
  tripStartAt: null,
  etaAt: null,
  promised,
  promisedAt,
}
const running: Expecting = { ...loading, status: 2, tripStartAt: at(10) }

test.each([
  ['as promised while there is time to load', loading, 9, 16],
  ['the whole way from now once there is not', loading, 13, 19],
  ['its way from when it set out, where its phone has said nothing', running, 11, 16],
  ['what its last place told', { ...running, etaAt: at(18) }, 11, 18],
  ['never in the past', { ...running, etaAt: at(18) }, 20, 20],
] as const)('a service is expected %s', (_name, trip, now, expected) => {
  expect(expectedAt(trip, at(now))).toEqual(at(expected))
})

test.each([
  ['once it is there', { ...running, hasArrived: true }],
  ['before its truck is on the road', { ...loading, isOnTheRoad: false }],
  ['where it was promised nothing and nothing was seen', { ...running, promised: null }],
] as const)('nothing is expected %s', (_name, trip) => {
  expect(expectedAt(trip, at(12))).toBeNull()
})
