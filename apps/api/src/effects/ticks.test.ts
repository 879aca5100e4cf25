import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { Log, OpenCtx } from '#context.ts'
import type { Outage } from '#database/watched/outage.ts'
import { noOutage } from './database.fixture.ts'
import { startTicks } from './ticks.ts'

const log: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const untilMore = async (count: () => number): Promise<void> => {
  const before = count()
  while (count() === before) await sleep(5)
}

test('while it is held a tick passes over, and goes on as soon as it is not', async () => {
  let [runs, isHeld] = [0, true]
  const tick = { name: 'counts', everyMs: 2, run: async () => void (runs += 1) }
  const ticking = startTicks([tick], {
    openCtx: () => ({}) as OpenCtx,
    log,
    outage: noOutage,
    isHeld: () => isHeld,
  })
  await sleep(40)
  expect(runs).toBe(0)
  isHeld = false
  await untilMore(() => runs)
  await ticking.stop()
})

test('a tick that fails comes again', async () => {
  let runs = 0
  const run = async () => {
    runs += 1
    throw new Error('not now')
  }
  const ticking = startTicks([{ name: 'fails', everyMs: 2, run }], {
    openCtx: () => ({}) as OpenCtx,
    log,
    outage: noOutage,
    isHeld: () => false,
  })
  await untilMore(() => runs)
  await untilMore(() => runs)
  await ticking.stop()
})

test('ticks that fail while the engine is away are told to the outage, each other one as its own', async () => {
  const failed: unknown[] = []
  const told: unknown[] = []
  const outage: Outage = {
    failed: (error, what, tell) => (error instanceof TypeError ? tell() : void failed.push(what)),
  }
  const errors = [Object.assign(new Error('terminating'), { code: '57P01' }), new TypeError('a fault')]
  let runs = 0
  const run = async () => {
    throw errors[runs++ % 2] as Error
  }
  const ticking = startTicks([{ name: 'fails', everyMs: 2, run }], {
    openCtx: () => ({}) as OpenCtx,
    log: { ...log, error: (fields) => void told.push(fields) },
    outage,
    isHeld: () => false,
  })
  await vi.waitFor(() => expect(runs).toBeGreaterThan(4))
  await ticking.stop()
  expect(failed.length).toBeGreaterThan(1)
  expect(new Set(failed)).toEqual(new Set(['ticks']))
  expect(told.length).toBeGreaterThan(1)
  for (const line of told) expect(line).toEqual({ err: errors[1], tick: 'fails' })
})
