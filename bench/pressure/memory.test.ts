import { expect, test } from 'vitest'
import { grownSince, growthInTenMinutes, growthPerMinute, mostMebibytes, type Sample } from './memory.ts'

const mebibyte = 1024 ** 2
/** Half an hour of a heap that swings by 60 MiB, more in its first minutes; `perMinute` MiB are never let go. */
const half = (perMinute: number): Sample[] =>
  Array.from({ length: 1_800 }, (_, second) => ({
    atMs: second * 1_000,
    bytes: (400 + Math.min(second, 240) / 4 + ((second * 7) % 60) + (perMinute * second) / 60) * mebibyte,
  }))

test('a heap that swings is flat, whatever it grew by while it began', () => {
  expect(Math.abs(growthInTenMinutes(half(0)))).toBeLessThan(0.1)
  expect(mostMebibytes(half(0))).toBeCloseTo(519, 0)
})

test.each([0.6, 2, 30])('%d MiB a minute that are never let go are seen as so many', (perMinute) => {
  expect(growthPerMinute(half(perMinute))).toBeCloseTo(perMinute, 1)
  expect(growthInTenMinutes(half(perMinute))).toBeGreaterThan(1)
})

test('what is held for good is more than it was at first, and a heap that swings is not', () => {
  const fromMs = 300_000
  expect(Math.abs(grownSince(half(0), fromMs))).toBeLessThan(1)
  expect(grownSince(half(2), fromMs)).toBeGreaterThan(5)
  expect(grownSince(half(0).slice(0, 200), fromMs)).toBeNaN()
})
