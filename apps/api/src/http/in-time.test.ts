import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { AppError } from '#app-error.ts'
import { answeredWithinMs, inTime } from './in-time.ts'
import { patience } from './limits/slow-callers.ts'

const log = Object.assign(Fastify().log, { warn: vi.fn() })
const came = (elapsedTime: number) => ({ elapsedTime, log })
const unavailable = new AppError('server.unavailable', { retryAfterSeconds: 1 })

test('what is done in time is answered, and what fails in time fails', async () => {
  expect(await inTime(came(0), Promise.resolve('done'), 50)).toBe('done')
  await expect(inTime(came(0), Promise.reject(new Error('no')), 50)).rejects.toThrow('no')
})

test('who waits for what does not come is told to come again, and its failure is written down', async () => {
  const work = Promise.withResolvers<undefined>()
  await expect(inTime(came(30), work.promise, 50)).rejects.toEqual(unavailable)
  work.reject(new Error('the line swallowed it'))
  await expect.poll(() => log.warn.mock.calls.length).toBe(1)
})

test('the time in which it came counts', async () => {
  await expect(inTime(came(60), new Promise(() => undefined), 50)).rejects.toEqual(unavailable)
})

test('it is after a request must have arrived, and before half a minute', () => {
  expect(answeredWithinMs).toBeGreaterThan(patience.requestMs + patience.lookEveryMs)
  expect(answeredWithinMs).toBeLessThan(30_000)
})
