import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Fix, Stand } from '../places/positions.ts'
import { arrivalOf, isSilent, lateMinutes, progressAmong, progressOf, type Trip } from './progress.ts'

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
  test('is the road’s own kilometres, at the plan’s pace and the trip’s own, by the way behind', () => {
    const progress = progressOf(trip, fix(60, 4.4), rules)
    expect(progress?.target).toBe('destination')
    expect(progress?.remainingKm).toBeCloseTo(240, 6)
    // 300 km as planned in 7.5 h and 60 of its own in one: 8.5 h for 360.
    expect(progress?.etaAt.getTime()).toBeCloseTo(at(60 + (240 * 8.5 * 60) / 360).getTime(), -4)
    expect(progress?.offRouteKm).toBeCloseTo(0, 3)
  })

  test.each([
    ['planned at its start', trip, fix(0, 4), 300 / 40],
    ['the mean of both once the whole way lies behind', trip, fix(600, 5.999), (0.15 * 17.5) / 599.85],
    ['at least 15 km/h, however long it has stood', trip, fix(6_000, 4.2), 270 / 15],
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

describe('the estimated arrival', () => {
  const minute = 60_000
  /** So far along the line, at that minute; asked at the beginning, so that nothing is held to the present. */
  const seen = (minutes: number, share: number): Fix => fix(minutes, 4 + 2 * share)
  const etaOf = (minutes: number, share: number): number => {
    const progress = progressOf(trip, seen(minutes, share), { now: start, planKmh: 40 })
    if (!progress) throw new Error('the truck is under way')
    return progress.etaAt.getTime()
  }
  const share = fc.double({ min: 0, max: 0.999, noNaN: true })
  const minutes = fc.integer({ min: 0, max: 6_000 })

  test('moves by what was learnt: at most twice the time that passed, and what the kilometres take', () => {
    fc.assert(
      fc.property(minutes, fc.integer({ min: 0, max: 600 }), share, share, (from, passed, one, other) => {
        const [before, after] = one < other ? [one, other] : [other, one]
        const moved = Math.abs(etaOf(from + passed, after) - etaOf(from, before))
        const roadMs = 300 * (after - before) * (2 / 15) * 60 * minute
        expect(moved).toBeLessThanOrEqual(2 * passed * minute + roadMs + minute)
      }),
    )
  })

  test('is not earlier for standing, nor later for having come further', () => {
    fc.assert(
      fc.property(minutes, fc.integer({ min: 1, max: 600 }), share, share, (from, passed, one, other) => {
        const [before, after] = one < other ? [one, other] : [other, one]
        expect(etaOf(from + passed, one)).toBeGreaterThanOrEqual(etaOf(from, one))
        expect(etaOf(from, after)).toBeLessThanOrEqual(etaOf(from, before) + 1)
      }),
    )
  })

  test('a night of standing delays by no more than twice the night', () => {
    expect(etaOf(300 + 480, 0.4) - etaOf(300, 0.4)).toBeLessThan(2 * 480 * minute)
  })

  test('is not moved by one place that lies wrong, wherever that is', () => {
    const anywhere = fc.record({
      latitude: fc.double({ min: -4, max: 13, noNaN: true }),
      longitude: fc.double({ min: -79, max: -66, noNaN: true }),
    })
    fc.assert(
      fc.property(anywhere, fc.nat(2), share, (place, wrong, along) => {
        const honest = [seen(122, along), seen(121, along), seen(120, along)] as const
        const [newest, ...others] = honest.map((one, index) => (index === wrong ? { ...one, ...place } : one))
        const etaAt = newest && progressAmong(trip, [newest, ...others], rules)?.etaAt.getTime()
        const truths = honest
          .filter((_, index) => index !== wrong)
          .map((one) => progressOf(trip, one, rules)?.etaAt.getTime() ?? 0)
        expect(etaAt).toBeGreaterThanOrEqual(Math.min(...truths))
        expect(etaAt).toBeLessThanOrEqual(Math.max(...truths))
      }),
    )
  })

  test('is the newest place’s where the ones before are older than a stretch of the road, or none', () => {
    const now = seen(200, 0.5)
    const alone = progressOf(trip, now, rules)
    expect(progressAmong(trip, [now], rules)).toEqual(alone)
    expect(progressAmong(trip, [now, seen(184, 0.1), seen(183, 0.1)], rules)).toEqual(alone)
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
