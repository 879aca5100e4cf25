import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  hourMs,
  lanePaceOf,
  laneTripOf,
  promisedArrivalAt,
  restsAhead,
  usualPace,
  wholeWayMs,
  type Drive,
} from './pace.ts'

const rest = { drivingMs: 10 * hourMs, restMs: 8 * hourMs }
const drive: Drive = { driveMs: 9 * hourMs, lane: { pace: 1, stopShare: 0, trips: 0 }, rest }

describe('a driver rests', () => {
  test.each([
    ['not on a way he drives in one go', 9, 0, 0],
    ['once where he drives longer than he may', 11, 0, 1],
    ['once where he has driven before', 3, 8, 1],
    ['not for the last quarter of an hour', 0.25, 9.75, 0],
    ['twice on a way of two days', 22, 0, 2],
    ['no more where nothing is left', 0, 25, 0],
  ])('%s', (_name, hours, since, times) => {
    expect(restsAhead(hours * hourMs, since * hourMs, rest)).toBe(times)
  })

  test('never less often for a longer way, and no minute of driving moves an arrival by more than a quarter of an hour', () => {
    const hours = fc.double({ min: 0, max: 60, noNaN: true })
    fc.assert(
      fc.property(hours, fc.double({ min: 0, max: 12, noNaN: true }), (far, since) => {
        const times = restsAhead(far * hourMs, since * hourMs, rest)
        const minuteMore = restsAhead((far + 1 / 60) * hourMs, since * hourMs, rest)
        expect(minuteMore).toBeGreaterThanOrEqual(times)
        // Beyond the limit already, the next two rests may both draw nearer.
        expect((minuteMore - times) * 8 * 60).toBeLessThanOrEqual(2 * 16.1)
      }),
    )
  })
})

describe('the promise', () => {
  const reservationAt = new Date('2026-11-23T12:00:00Z')

  test('is the appointment, the hours of loading and the way', () => {
    expect(promisedArrivalAt(reservationAt, 4 * hourMs, drive)).toEqual(new Date('2026-11-24T01:00:00Z'))
  })

  test('counts the driver’s rest, the stops, and how the lane goes', () => {
    expect(wholeWayMs({ ...drive, driveMs: 12 * hourMs })).toBe(20 * hourMs)
    const lane = { pace: 1.1, stopShare: 0.1, trips: 6 }
    expect(wholeWayMs({ ...drive, lane })).toBeCloseTo(10.8 * hourMs, 0)
  })
})

describe('the pace of a lane', () => {
  const trips = (...paces: number[]) => paces.map((pace) => ({ pace, stopShare: pace / 10 }))

  test('is the usual one until five trips are known', () => {
    expect(lanePaceOf(trips(2, 2, 2, 2))).toEqual(usualPace)
  })

  test('is the middle one of the last trips, whatever a single odd one took', () => {
    expect(lanePaceOf(trips(1.1, 1.2, 1.3, 1.2, 2.9))).toEqual({ pace: 1.2, stopShare: 0.12, trips: 5 })
    expect(lanePaceOf(trips(1, 1.2, 1.1, 1.3, 1, 1.3)).pace).toBeCloseTo(1.15, 10)
  })

  test('tells driving from standing, and neither from rest', () => {
    const told = laneTripOf({
      takenMs: 20 * hourMs,
      drivenMs: 11 * hourMs,
      restedMs: 8 * hourMs,
      driveMs: 10 * hourMs,
    })
    expect(told?.pace).toBeCloseTo(1.1, 10)
    expect(told?.stopShare).toBeCloseTo(0.1, 10)
  })

  test.each([0, 1, 40])('is not learnt from a trip that says it drove ten hours in %d', (drivenHours) => {
    const hours = { takenMs: 40 * hourMs, restedMs: 0, driveMs: 10 * hourMs }
    expect(laneTripOf({ ...hours, drivenMs: drivenHours * hourMs })).toBeUndefined()
  })
})
