import { expect, test } from 'vitest'
import { inOwnThread, OutOfMemory } from './own-thread.ts'

const script = (text: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads'; ${text}`)}`,
  )
const limits = { timeMs: 60_000, heapMegabytes: 32 }
const bytes = Buffer.from([1, 2, 3])

test('the thread answers about its own copy of the bytes', async () => {
  const sum = script('parentPort.postMessage(workerData.reduce((a, b) => a + b))')
  await expect(inOwnThread(sum, bytes, limits)).resolves.toBe(6)
  expect([...bytes]).toEqual([1, 2, 3])
})

test('a thread that never ends is ended, and whoever waits is told to come again', async () => {
  await expect(inOwnThread(script('for (;;);'), bytes, { ...limits, timeMs: 100 })).rejects.toMatchObject({
    code: 'server.busy',
    retryAfterSeconds: 5,
  })
})

test('a thread that wants more memory than it may have ends alone', async () => {
  const eater = script(
    'const eaten = []; for (let i = 0; ; i++) eaten.push(`${i}`.repeat(100_000).split("0"))',
  )
  await expect(inOwnThread(eater, bytes, limits)).rejects.toBeInstanceOf(OutOfMemory)
})
