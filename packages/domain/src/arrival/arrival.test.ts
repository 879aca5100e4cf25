import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Fix } from '../places/positions.ts'
import {
  arrivalAfter,
  arrivalAtStart,
  causeNow,
  hasLeftWay,
  relieved,
  stepMostMs,
  type ArrivalState,
  type ArrivalWay,
} from './arrival.ts'
import { hourMs, minuteMs, usualPace, type Drive } from './pace.ts'

const startAt = new Date('2026-11-23T12:00:00Z')
const at = (minutes: number) => new Date(startAt.getTime() + minutes * minuteMs)

/** Two degrees north, which the model drives in six hours: a third of a degree an hour. */
const way: ArrivalWay = {
  line: [
    [-74, 4],
    [-74, 5],
    [-74, 6],
  ],
  distanceKm: 240,
  destination: { latitude: 6, longitude: -74 },
  tripStartAt: startAt,
  corridorKm: 3,
}
const drive: Drive = {
  driveMs: 6 * hourMs,
  lane: { ...usualPace, stopShare: 0 },
  rest: { drivingMs: 10 * hourMs, restMs: 8 * hourMs },
}

const seen = (minutes: number, share: number, east = 0): Fix => ({
  at: at(minutes),
  latitude: 4 + 2 * share,
  longitude: -74 + east,
})
const along = (
  fixes: readonly Fix[],
  from = arrivalAtStart(way, drive),
  by = { way, drive },
): ArrivalState[] => {
  let state = from
  return fixes.map((fix) => (state = arrivalAfter(state, fix, by)))
}
const last = (states: readonly ArrivalState[]): ArrivalState => states.at(-1) ?? arrivalAtStart(way, drive)
const minutesTo = (ms: number) => (ms - startAt.getTime()) / minuteMs

/** As the model drives it, seen every so many minutes. */
const planned = (toMinute: number, everyMinutes = 2, pace = 1): Fix[] =>
  Array.from({ length: Math.floor(toMinute / everyMinutes) }, (_, index) =>
    seen((index + 1) * everyMinutes, Math.min(1, ((index + 1) * everyMinutes) / (360 * pace))),
  )

describe('an arrival', () => {
  test('is the way’s own hours at its start, and stays so for a truck that goes as the model does', () => {
    expect(minutesTo(arrivalAtStart(way, drive).etaMs)).toBe(360)
    for (const { etaMs } of along(planned(358))) expect(minutesTo(etaMs)).toBeCloseTo(360, 0)
  })

  test('comes nearer to a slow truck’s own pace, kilometre by kilometre', () => {
    const slow = along(planned(430, 2, 1.25))
    const after = (minute: number) => slow.find(({ atMs }) => minutesTo(atMs) === minute)?.etaMs ?? 0
    expect(minutesTo(after(60))).toBeGreaterThan(365)
    expect(minutesTo(after(220))).toBeGreaterThan(minutesTo(after(60)))
    expect(minutesTo(after(400))).toBeGreaterThan(435)
    expect(minutesTo(after(400))).toBeLessThan(452)
  })

  test('moves by as long as a truck stands, and the rest of its way grows no longer', () => {
    const before = last(along(planned(120)))
    const stood = Array.from({ length: 25 }, (_, index) => seen(122 + 2 * index, 1 / 3))
    const after = last(along(stood, before))
    expect((after.etaMs - before.etaMs) / minuteMs).toBeGreaterThan(44)
    expect((after.etaMs - before.etaMs) / minuteMs).toBeLessThan(53)
    expect([after.cause, after.drivenMs]).toEqual(['stop', before.drivenMs])
  })

  test('does not move while a driver rests who had to', () => {
    const by = { way, drive: { ...drive, rest: { drivingMs: 2 * hourMs, restMs: 8 * hourMs } } }
    const tired = last(along(planned(120), arrivalAtStart(way, by.drive), by))
    const rests = Array.from({ length: 60 }, (_, index) => seen(122 + 8 * index, 1 / 3))
    const states = along(rests, tired, by)
    const [hour, ...others] = states.filter(({ standingMs }) => standingMs > 2 * hourMs)
    for (const { etaMs } of others) expect(Math.abs(etaMs - (hour?.etaMs ?? 0))).toBeLessThan(10 * minuteMs)
    expect(last(states).cause).toBe('rest')
    const rested = last(along([seen(604, 0.35), seen(606, 0.36)], last(states), by))
    expect(rested.sinceRestMs).toBeLessThan(hourMs)
  })

  test('a rest is one rest, however the places of a standing truck wander', () => {
    const rests = Array.from({ length: 100 }, (_, index) =>
      seen(122 + 5 * index, 1 / 3, index % 9 === 4 ? 0.006 : 0.0005),
    )
    expect(last(along(rests, last(along(planned(120))))).standingMs).toBeGreaterThan(8 * hourMs)
  })

  test('off the way stays what it was and grows old; the way is left once, not with one wrong place', () => {
    const before = last(along(planned(120)))
    const [wrong, away, back] = along([seen(122, 0.34, 0.1), seen(126, 0.35, 0.1), seen(130, 0.36)], before)
    expect(wrong && hasLeftWay(wrong)).toBe(false)
    expect(away).toMatchObject({ etaMs: before.etaMs, onWayAtMs: before.onWayAtMs })
    expect(away && hasLeftWay(away)).toBe(true)
    expect(away?.offKm).toBeCloseTo(11, 0)
    expect(back).toMatchObject({ offSinceMs: null, cause: 'backOnRoute', onWayAtMs: at(130).getTime() })
  })

  test('after a lost signal says so, and counts what was not seen as driving only as far as it came', () => {
    const before = last(along(planned(120)))
    const back = last(along([seen(240, 0.5)], before))
    expect(back.cause).toBe('signalBack')
    expect((back.drivenMs - before.drivenMs) / hourMs).toBeCloseTo(1, 1)
    expect(minutesTo(back.etaMs)).toBeGreaterThan(405)
    expect(causeNow(back, at(250))).toBe('signalBack')
    expect(causeNow(back, at(310))).toBeNull()
  })

  test('on a new way is reckoned anew', () => {
    const longer = { ...way, distanceKm: 300 }
    const [state] = along([seen(122, 0.34)], last(along(planned(120))), { way: longer, drive })
    expect(state).toMatchObject({ cause: 'newRoute', wayKm: 300 })
  })

  test('of a driver who takes over begins rested', () => {
    expect(relieved({ ...last(along(planned(120))), standingMs: hourMs })).toMatchObject({
      standingMs: 0,
      sinceRestMs: 0,
      doneShare: last(along(planned(120))).doneShare,
    })
  })

  test('is not moved by a place that is no newer', () => {
    const state = last(along(planned(120)))
    expect(arrivalAfter(state, seen(60, 0.1), { way, drive })).toBe(state)
  })

  test('on a road that turns back beside itself stays on the leg where the truck is', () => {
    const turning: ArrivalWay = {
      ...way,
      line: [
        [-74, 4],
        [-74, 5],
        [-73.995, 5],
        [-73.995, 4],
      ],
      destination: { latitude: 4, longitude: -73.995 },
    }
    const fixes = Array.from({ length: 60 }, (_, index): Fix => {
      const share = (index + 1) / 180
      return { at: at(2 * (index + 1)), latitude: 4 + 2 * share, longitude: -73.9971 }
    })
    for (const { doneShare } of along(fixes, arrivalAtStart(turning, drive), { way: turning, drive }))
      expect(doneShare).toBeLessThan(0.35)
  })

  test('without a line is reckoned from the way of the crow', () => {
    const bare = { ...way, line: [], distanceKm: 322 }
    expect(
      last(along([seen(2, 0.5)], arrivalAtStart(bare, drive), { way: bare, drive })).doneShare,
    ).toBeCloseTo(0.5, 1)
  })
})

describe('whatever a phone says', () => {
  const anyFixes = fc
    .array(
      fc.record({
        minutes: fc.integer({ min: 1, max: 200 }),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
        east: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
      }),
      { minLength: 1, maxLength: 40 },
    )
    .map((steps) => {
      let minute = 0
      return steps.map(({ minutes, share, east }) => seen((minute += minutes), share, east))
    })

  test('no step is longer than half an hour, or than nobody had seen the truck', () => {
    fc.assert(
      fc.property(anyFixes, (fixes) => {
        let before = arrivalAtStart(way, drive)
        for (const fix of fixes) {
          const after = arrivalAfter(before, fix, { way, drive })
          const unseenMs = fix.at.getTime() - before.onWayAtMs
          expect(Math.abs(after.etaMs - before.etaMs)).toBeLessThanOrEqual(Math.max(stepMostMs, unseenMs) + 1)
          before = after
        }
      }),
    )
  })

  test('hours driven, stood and rested never come to more than have passed, and nothing is lost to arithmetic', () => {
    fc.assert(
      fc.property(anyFixes, (fixes) => {
        for (const state of along(fixes)) {
          const passedMs = state.atMs - startAt.getTime()
          expect(state.drivenMs + state.restedMs).toBeLessThanOrEqual(passedMs + 1)
          expect(state.sinceRestMs).toBeLessThanOrEqual(state.drivenMs + 1)
          expect(state.earliestMs).toBeLessThanOrEqual(state.etaMs)
          expect(state.latestMs).toBeGreaterThanOrEqual(state.etaMs)
          expect(Object.values(state).some((value) => Number.isNaN(value))).toBe(false)
        }
      }),
    )
  })
})
