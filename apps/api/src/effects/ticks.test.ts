import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Log, OpenCtx } from '#context.ts'
import { startTicks } from './ticks.ts'

const log: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const untilMore = async (count: () => number): Promise<void> => {
  const before = count()
  while (count() === before) await sleep(5)
}

test('while it is held a tick passes over, and goes on as soon as it is not', async () => {
  let [runs, isHeld] = [0, true]
  const tick = { name: 'counts', everyMs: 2, run: async () => void (runs += 1) }
  const ticking = startTicks([tick], { openCtx: () => ({}) as OpenCtx, log, isHeld: () => isHeld })
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
    isHeld: () => false,
  })
  await untilMore(() => runs)
  await untilMore(() => runs)
  await ticking.stop()
})
