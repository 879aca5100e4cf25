import { expect, test } from 'vitest'
import { countsInMemory } from './call-counts.ts'

const minuteMs = 60_000
const clock = { now: 0 }
const counts = () => countsInMemory({ now: () => clock.now, mostKeys: 100, sharedCounts: 8 })

test('each key is counted by itself, in a window of its own that begins anew', () => {
  const { count } = counts()
  expect([count('a', 'x', minuteMs).calls, count('a', 'x', minuteMs).calls]).toEqual([1, 2])
  clock.now += 30_000
  expect(count('a', 'y', minuteMs)).toEqual({ calls: 1, endsInMs: minuteMs })
  expect(count('a', 'x', minuteMs)).toEqual({ calls: 3, endsInMs: 30_000 })
  clock.now += 30_000
  expect(count('a', 'x', minuteMs)).toEqual({ calls: 1, endsInMs: minuteMs })
})

test('ever new keys neither end a running count nor begin one of their own', () => {
  const { count } = counts()
  for (let call = 0; call < 5; call++) count('log-in', '203.0.113.7', minuteMs)
  const reached = Array.from(
    { length: 20_000 },
    (_, index) => count('log-in', `made-up ${index}`, minuteMs).calls,
  )
  expect(count('log-in', '203.0.113.7', minuteMs).calls).toBe(6)
  // 99 had a count of their own; the rest share eight.
  expect(reached.filter((calls) => calls === 1).length).toBeLessThanOrEqual(99 + 8)
  expect(Math.max(...reached)).toBeGreaterThan(2_000)
})

test('a flood in one store leaves every other as it was', () => {
  const { count } = counts()
  count('open', 'x', minuteMs)
  for (let index = 0; index < 1_000; index++) count('unproved', `key ${index}`, minuteMs)
  expect(count('open', 'x', minuteMs).calls).toBe(2)
  expect(count('open', 'newcomer', minuteMs).calls).toBe(1)
})

test('once a window is over newcomers are counted by themselves again', () => {
  const { count } = counts()
  for (let index = 0; index < 1_000; index++) count('a', `key ${index}`, minuteMs)
  clock.now += minuteMs
  expect(count('a', 'newcomer', minuteMs).calls).toBe(1)
  expect(count('a', 'another', minuteMs).calls).toBe(1)
})
