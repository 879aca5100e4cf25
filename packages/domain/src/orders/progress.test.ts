import { describe, expect, test } from 'vitest'
import type { Fix, Stand } from '../places/positions.ts'
import { approachOf, arrivalOf, isSilent, lateMinutes, targetOf, type Trip } from './progress.ts'

const start = new Date('2026-11-23T13:00:00Z')
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const fix = (minutes: number, latitude: number, longitude = -74.1): Fix => ({
  at: at(minutes),
  latitude,
  longitude,
})

const trip: Trip = {
  status: 2,
  isInPosition: true,
  hasArrived: false,
  origin: { latitude: 4, longitude: -74.1, exact: true },
  destination: { latitude: 6, longitude: -74.1, exact: true },
}
const approach: Trip = { ...trip, status: 1, isInPosition: false }
const rules = { now: at(60), planKmh: 40 }

describe('the way to the loading', () => {
  test('is reckoned from the way of the crow at the planned pace, from when the truck was seen', () => {
    const early = approachOf(trip.origin, fix(60, 4.1), rules)
    expect(early.remainingKm).toBeCloseTo(16.1, 1)
    expect(early.etaAt.getTime()).toBeCloseTo(at(60 + (16.123 / 40) * 60).getTime(), -4)
    expect(approachOf(trip.origin, fix(60, 4.1), { ...rules, now: at(70) })).toEqual(early)
  })

  test('never ends in the past', () => {
    expect(approachOf(trip.origin, fix(60, 4.1), { ...rules, now: at(600) }).etaAt).toEqual(at(600))
  })
})

test.each([
  ['to the loading until it is in position', approach, 'origin'],
  ['nowhere while it loads', { ...trip, status: 1 }, undefined],
  ['to the unloading on its trip', trip, 'destination'],
  ['nowhere once it has arrived', { ...trip, hasArrived: true }, undefined],
  ['nowhere once it is finished', { ...trip, status: 3 }, undefined],
])('a truck is heading %s', (_name, asked, target) => {
  expect(targetOf(asked)).toBe(target)
})

test.each([
  [-600, 0],
  [0, 0],
  [14, 0],
  [15, 15],
  [180, 180],
])('%d minutes past the promise is told as %d', (past, told) => {
  expect(lateMinutes(at(past), start)).toBe(told)
})

describe('an arrival is proposed', () => {
  const stand = (minutes: number, latitude: number): Stand => ({
    latitude,
    longitude: -74.1,
    since: at(minutes),
  })

  test('when the truck has stopped within 500 m of the place, as of when it stopped', () => {
    expect(arrivalOf(trip, fix(13, 6.004), stand(10, 6.004))).toEqual({ place: 'destination', at: at(10) })
    expect(arrivalOf(approach, fix(13, 4.004), stand(10, 4.004))).toEqual({ place: 'origin', at: at(10) })
  })

  test.each([
    ['while it has stood for less than three minutes', trip, 12, 6.004],
    ['outside the circle', trip, 20, 6.005],
    [
      'where the place is only a town',
      { ...trip, destination: { ...trip.destination, exact: false } },
      20,
      6,
    ],
    ['once the driver has said so himself', { ...trip, hasArrived: true }, 20, 6],
    ['at the loading while the truck is under way to the unloading', trip, 20, 4],
  ] as const)('not %s', (_name, asked, minutes, latitude) => {
    expect(arrivalOf(asked, fix(minutes, latitude), stand(10, latitude))).toBeUndefined()
  })
})

test('a phone is silent after its minutes without a word, counted from setting out where it never spoke', () => {
  const rule = { now: at(60), silentMs: 30 * 60_000 }
  expect(isSilent(at(30), at(0), rule)).toBe(false)
  expect(isSilent(at(29), at(0), rule)).toBe(true)
  expect(isSilent(null, at(40), rule)).toBe(false)
  expect(isSilent(at(10), at(40), rule)).toBe(false)
  expect(isSilent(null, at(20), rule)).toBe(true)
})
