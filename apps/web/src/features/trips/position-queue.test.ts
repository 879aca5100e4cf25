import { describe, expect, test } from 'vitest'
import { positionQueue, retryAfterMs, type TripPoint } from './position-queue.ts'

const startMs = Date.parse('2026-01-12T13:00:00.000Z')
const point = (second: number): TripPoint => ({
  at: new Date(startMs + second * 1000).toISOString(),
  latitude: 4.65,
  longitude: -74.1,
})
const secondsOf = (points: readonly TripPoint[]) => points.map(({ at }) => (Date.parse(at) - startMs) / 1000)

const queueOf = (...seconds: number[]) => {
  const queue = positionQueue()
  for (const second of seconds) queue.add(point(second))
  return queue
}

describe('positions that wait', () => {
  test('go at once the first time', () => {
    expect(queueOf(0).isDue(startMs, undefined)).toBe(true)
  })

  test('then go every ten seconds', () => {
    const queue = queueOf(0)
    expect(queue.isDue(startMs + 9_999, startMs)).toBe(false)
    expect(queue.isDue(startMs + 10_000, startMs)).toBe(true)
  })

  test('or as soon as five are together', () => {
    expect(queueOf(0, 5, 10, 15).isDue(startMs, startMs)).toBe(false)
    expect(queueOf(0, 5, 10, 15, 20).isDue(startMs, startMs)).toBe(true)
  })

  test('are none when the phone said nothing', () => {
    expect(positionQueue().isDue(startMs, undefined)).toBe(false)
  })

  test('stay when the signal is gone, and those that came meanwhile follow them', () => {
    const queue = queueOf(0, 10)
    queue.take()
    queue.add(point(20))
    queue.settle({ isKept: true })
    expect(secondsOf(queue.take())).toEqual([0, 10, 20])
  })

  test('leave only what arrived', () => {
    const queue = queueOf(0, 10)
    queue.take()
    queue.add(point(20))
    queue.settle({ isKept: false })
    expect(secondsOf(queue.take())).toEqual([20])
  })

  test('are not sent twice while a batch is on its way', () => {
    const queue = queueOf(0)
    queue.take()
    expect(queue.isDue(startMs + 60_000, startMs)).toBe(false)
  })

  test('go in batches the server takes', () => {
    const queue = queueOf(...Array.from({ length: 700 }, (_, index) => index * 10))
    expect(queue.take()).toHaveLength(200)
    queue.settle({ isKept: false })
    expect(queue.size()).toBe(500)
  })

  test('are bounded: after hours without signal the oldest give way', () => {
    const queue = queueOf(...Array.from({ length: 2100 }, (_, index) => index * 10))
    expect(queue.size()).toBe(2000)
    expect(secondsOf(queue.take())[0]).toBe(1000)
  })

  test('of a phone that speaks every second are thinned, the newest always kept', () => {
    const queue = queueOf(0, 1, 2, 3, 4, 5)
    expect(secondsOf(queue.take())).toEqual([0, 2, 4, 5])
  })
})

test('without signal the tries grow apart, to a minute', () => {
  expect([1, 2, 3, 4, 9].map(retryAfterMs)).toEqual([10_000, 20_000, 40_000, 60_000, 60_000])
})
