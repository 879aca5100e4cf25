import { expect, test } from 'vitest'
import { keyedQueue } from './keyed-queue.ts'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const recording = (concurrency: number, work: (key: string) => Promise<void> = async () => undefined) => {
  const runs: [string, number[]][] = []
  const errors: unknown[] = []
  let atOnce = 0
  let most = 0
  const queue = keyedQueue<number>({
    delayMs: 20,
    concurrency,
    run: async (key, items) => {
      runs.push([key, items])
      most = Math.max(most, ++atOnce)
      await work(key).finally(() => atOnce--)
    },
    onError: (error) => errors.push(error),
  })
  return { queue, runs, errors, most: () => most }
}

test('what comes within the delay is one run, in its order', async () => {
  const { queue, runs } = recording(2)
  queue.push('a', 1)
  queue.push('b', 9)
  queue.push('a', 2)
  await pause(60)
  queue.push('a', 3)
  await pause(60)
  expect(runs).toEqual([
    ['a', [1, 2]],
    ['b', [9]],
    ['a', [3]],
  ])
})

test('a key never runs beside itself, and few keys run at once', async () => {
  const { queue, runs, most } = recording(2, () => pause(50))
  for (const key of ['a', 'b', 'c', 'd']) queue.push(key, 1)
  await pause(40)
  queue.push('a', 2)
  await pause(250)
  expect(runs.map(([key]) => key).toSorted()).toEqual(['a', 'a', 'b', 'c', 'd'])
  expect(most()).toBe(2)
})

test('a run that fails is told and stops nothing', async () => {
  const { queue, runs, errors } = recording(1, async (key) => {
    if (key === 'a') throw new Error('no order')
  })
  queue.push('a', 1)
  queue.push('b', 1)
  await pause(80)
  expect(errors).toEqual([new Error('no order')])
  expect(runs.map(([key]) => key)).toEqual(['a', 'b'])
})

test('a stop waits for what runs and forgets what waits', async () => {
  const { queue, runs } = recording(1, () => pause(60))
  queue.push('a', 1)
  queue.push('b', 1)
  await pause(40)
  await queue.stop()
  await pause(80)
  expect(runs.map(([key]) => key)).toEqual(['a'])
})
