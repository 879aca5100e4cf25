import { describe, expect, test } from 'vitest'
import type { Fix, Stand } from './positions.ts'
import { arrivalOf, isSilent, progressOf, type Trip } from './progress.ts'

const start = new Date('2026-11-23T13:00:00Z')
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const fix = (minutes: number, latitude: number, longitude = -74.1): Fix => ({
  at: at(minutes),
  latitude,
  longitude,
})

/** Two degrees north, 222 km as the crow flies, 300 by road. */
const trip: Trip = {
  status: 2,
  isInPosition: true,
  hasArrived: false,
  tripStartAt: at(0),
  origin: { latitude: 4, longitude: -74.1, exact: true },
  destination: { latitude: 6, longitude: -74.1, exact: true },
  distanceKm: 300,
  line: [
    [-74.1, 4],
    [-74.1, 6],
  ],
}
const approach: Trip = { ...trip, status: 1, isInPosition: false, tripStartAt: null }
const rules = { now: at(60), planKmh: 40 }

describe('what is left of the way', () => {
  test('is the road’s own kilometres, at the pace of the trip so far', () => {
    const progress = progressOf(trip, fix(60, 4.4), rules)
    expect(progress?.target).toBe('destination')
    expect(progress?.remainingKm).toBeCloseTo(240, 6)
    // 60 km in the first hour.
    expect(progress?.etaAt.getTime()).toBeCloseTo(at(60 + 240).getTime(), -4)
    expect(progress?.offRouteKm).toBeCloseTo(0, 3)
  })

  test.each([
    ['planned while it has lasted less than half an hour', trip, fix(29, 4.4), 240 / 40],
    ['its own from half an hour on, but no truck does more than 80 km/h', trip, fix(30, 4.4), 240 / 80],
    ['planned while less than 20 km are behind it', trip, fix(120, 4.13), 280.5 / 40],
    ['its own from 20 km on', trip, fix(60, 4.14), 279 / 21],
    ['at least 15 km/h, however long it has stood', trip, fix(240, 4.2), 270 / 15],
    ['planned where nobody knows when it began', { ...trip, tripStartAt: null }, fix(60, 4.4), 240 / 40],
  ] as const)('is driven at the pace that is %s', (_name, asked, seen, hours) => {
    const etaAt = progressOf(asked, seen, { ...rules, now: seen.at })?.etaAt
    expect(etaAt?.getTime()).toBeCloseTo(seen.at.getTime() + hours * 3_600_000, -4)
  })

  test('counts from when the truck was seen, not from when it is asked', () => {
    const early = progressOf(trip, fix(60, 4.4), rules)?.etaAt
    expect(progressOf(trip, fix(60, 4.4), { ...rules, now: at(200) })?.etaAt).toEqual(early)
  })

  test('is reckoned from the way of the crow where no route is known, at the planned pace', () => {
    const progress = progressOf({ ...trip, line: [] }, fix(60, 5), rules)
    expect(progress).toMatchObject({ target: 'destination', offRouteKm: null })
    // One degree is 111.19 km; a road is 1.45 times as long.
    expect(progress?.remainingKm).toBeCloseTo(161.2, 1)
    expect(progress?.etaAt.getTime()).toBeCloseTo(at(60 + (161.23 / 40) * 60).getTime(), -5)
  })

  test('grows by the way back to the route', () => {
    const progress = progressOf(trip, fix(60, 4.4, -74.3), rules)
    expect(progress?.offRouteKm).toBeCloseTo(22.2, 0)
    expect(progress?.remainingKm).toBeCloseTo(240 + (progress?.offRouteKm ?? 0), 6)
  })

  test('to the loading is reckoned from the way of the crow', () => {
    const progress = progressOf(approach, fix(60, 4.1), rules)
    expect(progress).toMatchObject({ target: 'origin', offRouteKm: null })
    expect(progress?.remainingKm).toBeCloseTo(16.1, 1)
    expect(progress?.etaAt.getTime()).toBeCloseTo(at(60 + (16.123 / 40) * 60).getTime(), -4)
  })

  test('never ends in the past', () => {
    expect(progressOf(trip, fix(60, 5.99), { ...rules, now: at(600) })?.etaAt).toEqual(at(600))
  })

  test.each([
    ['while it loads', { ...trip, status: 1 }],
    ['once it has arrived', { ...trip, hasArrived: true }],
    ['once it is finished', { ...trip, status: 3 }],
  ])('is not reckoned %s', (_name, standing) => {
    expect(progressOf(standing, fix(60, 4.1), rules)).toBeUndefined()
  })
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
