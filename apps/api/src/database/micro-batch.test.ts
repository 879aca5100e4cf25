import { expect, test, vi } from 'vitest'
import { microBatch } from './micro-batch.ts'

const double = vi.fn(async (items: readonly number[]) => items.map((item) => item * 2))

test('what comes together is done together, and each gets its own answer', async () => {
  double.mockClear()
  const batch = microBatch({ delayMs: 2, most: 100, run: double })
  expect(await Promise.all([1, 2, 3].map(batch))).toEqual([2, 4, 6])
  expect(double).toHaveBeenCalledTimes(1)
})

test('a batch is never longer than it may be', async () => {
  double.mockClear()
  const batch = microBatch({ delayMs: 2, most: 2, run: double })
  await Promise.all([1, 2, 3, 4, 5].map(batch))
  expect(double.mock.calls.map(([items]) => items.length)).toEqual([2, 2, 1])
})

test('what comes while one is under way waits for it and goes with the next', async () => {
  let [running, atOnce] = [0, 0]
  const run = vi.fn(async (items: readonly number[]) => {
    atOnce = Math.max(atOnce, ++running)
    await new Promise((resolve) => setTimeout(resolve, 20))
    running -= 1
    return items
  })
  const batch = microBatch({ delayMs: 1, most: 100, run })
  const first = batch(1)
  await new Promise((resolve) => setTimeout(resolve, 10))
  await Promise.all([first, batch(2), batch(3)])
  expect(run.mock.calls.map(([items]) => [...items])).toEqual([[1], [2, 3]])
  expect(atOnce).toBe(1)
})

test('one that cannot be done fails alone', async () => {
  const run = async (items: readonly number[]) => {
    if (items.includes(2)) throw new Error('two')
    return items
  }
  const batch = microBatch({ delayMs: 1, most: 100, run })
  const outcomes = await Promise.allSettled([1, 2, 3].map(batch))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await batch(4)).toBe(4)
})
