import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Log } from '#context.ts'
import { outageOf, type Outage } from './outage.ts'

const warned: object[] = []
const log: Log = { info: () => undefined, warn: (line) => void warned.push(line), error: () => undefined }
const engine = { isThere: false, isLeft: false, asked: 0 }
const alone: string[] = []
const tells = (name: string) => () => void alone.push(name)
const refused = Object.assign(new Error('terminating connection'), { code: '57P01' })

let outage: Outage
const opened = (isBack = async () => engine.isThere) =>
  outageOf({
    isBack: async () => {
      engine.asked += 1
      return isBack()
    },
    isOver: () => engine.isLeft,
    log,
    askEveryMs: 10,
  })
beforeEach(() => {
  warned.length = 0
  alone.length = 0
  Object.assign(engine, { isThere: false, isLeft: false, asked: 0 })
  outage = opened()
})
const isTold = (code: string) =>
  vi.waitFor(() => expect(warned).toContainEqual(expect.objectContaining({ code })))

test('an outage is one line when it begins, and one with its length and what failed of it when it is over', async () => {
  const begunMs = performance.now()
  for (let time = 0; time < 50; time += 1) outage.failed(refused, 'ticks', tells('tick'))
  await isTold('database.away')
  for (let time = 0; time < 30; time += 1) outage.failed(refused, 'jobs', tells('job'))
  await pause(60)
  engine.isThere = true
  await isTold('database.back')
  expect(warned).toEqual([
    { code: 'database.away', reason: 'terminating connection' },
    { code: 'database.back', lastedMs: expect.any(Number) as number, failed: { ticks: 50, jobs: 30 } },
  ])
  const { lastedMs } = warned[1] as { lastedMs: number }
  expect(lastedMs).toBeGreaterThanOrEqual(60)
  expect(lastedMs).toBeLessThanOrEqual(performance.now() - begunMs)
  expect(alone).toEqual([])
})

test('the next outage is told anew', async () => {
  for (const count of [1, 2]) {
    engine.isThere = false
    outage.failed(refused, 'ticks', tells('tick'))
    await vi.waitFor(() => expect(warned).toHaveLength(2 * count - 1))
    engine.isThere = true
    await vi.waitFor(() => expect(warned).toHaveLength(2 * count))
    // The line that ends it stands before it is forgotten.
    await pause(0)
  }
  expect(warned).toContainEqual(expect.objectContaining({ failed: { ticks: 1 } }))
})

test('who says the same while the engine is there is told as before', async () => {
  engine.isThere = true
  const mail = Object.assign(new Error('connect ECONNREFUSED 10.0.0.9:25'), { code: 'ECONNREFUSED' })
  outage.failed(mail, 'reactions', tells('mail'))
  outage.failed(mail, 'reactions', tells('mail again'))
  await vi.waitFor(() => expect(alone).toEqual(['mail', 'mail again']))
  expect([warned, engine.asked]).toEqual([[], 1])
})

test('a fault of our own is told at once, in an outage too, and nobody is asked for it', async () => {
  outage.failed(new TypeError('a fault'), 'ticks', tells('fault'))
  expect([alone, engine.asked]).toEqual([['fault'], 0])
  outage.failed(refused, 'ticks', tells('tick'))
  await isTold('database.away')
  outage.failed(new TypeError('a fault'), 'ticks', tells('fault'))
  expect(alone).toEqual(['fault', 'fault'])
})

test('who gets no connection counts to an outage, and without one is as before', async () => {
  const none = new Error('timeout exceeded when trying to connect')
  outage.failed(none, 'ticks', tells('busy'))
  expect(alone).toEqual(['busy'])
  outage.failed(refused, 'ticks', tells('tick'))
  await isTold('database.away')
  outage.failed(none, 'ticks', tells('away'))
  expect(alone).toEqual(['busy'])
})

test('it asks outside of whatever failed', async () => {
  const within = new AsyncLocalStorage<string>()
  const seen: unknown[] = []
  outage = opened(async () => {
    seen.push(within.getStore())
    return seen.length > 2
  })
  within.run('a transaction', () => outage.failed(refused, 'ticks', tells('tick')))
  await isTold('database.back')
  expect(seen).toEqual([undefined, undefined, undefined])
})

test('who closes while it is away is not waited for', async () => {
  outage.failed(refused, 'ticks', tells('tick'))
  await isTold('database.away')
  engine.isLeft = true
  await pause(40)
  const { asked } = engine
  await pause(40)
  expect(engine.asked).toBe(asked)
  outage.failed(refused, 'ticks', tells('late'))
  expect(alone).toEqual(['late'])
  expect(warned).toHaveLength(1)
})
