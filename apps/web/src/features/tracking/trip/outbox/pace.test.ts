import { describe, expect, test } from 'vitest'
import { isNews } from '../trip-point.ts'
import { arePointsDue, retryAfterMs } from './courier.ts'

const point = (second: number) => ({
  at: `2026-01-12T13:00:${String(second).padStart(2, '0')}.000Z`,
  latitude: 4.6,
  longitude: -74.1,
})

describe('positions', () => {
  test('the first one goes at once, later ones by five or every ten seconds', () => {
    expect(arePointsDue({ count: 1, nowMs: 0, lastTryMs: undefined })).toBe(true)
    expect(arePointsDue({ count: 4, nowMs: 9_999, lastTryMs: 0 })).toBe(false)
    expect(arePointsDue({ count: 5, nowMs: 1, lastTryMs: 0 })).toBe(true)
    expect(arePointsDue({ count: 1, nowMs: 10_000, lastTryMs: 0 })).toBe(true)
    expect(arePointsDue({ count: 0, nowMs: 60_000, lastTryMs: undefined })).toBe(false)
  })

  test('those of one moment say the same', () => {
    expect(isNews(point(0), undefined)).toBe(true)
    expect(isNews(point(1), point(0))).toBe(false)
    expect(isNews(point(2), point(0))).toBe(true)
  })

  test('without a signal they are tried after ten seconds, then ever more seldom, at least each minute', () => {
    expect([1, 2, 3, 4, 9].map(retryAfterMs)).toEqual([10_000, 20_000, 40_000, 60_000, 60_000])
  })
})
