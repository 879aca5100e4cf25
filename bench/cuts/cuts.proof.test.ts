import { expect, test } from 'vitest'
import type { Pace } from './modes.ts'
import { plantedCuts } from './planted.ts'
import { cutsRun } from './run.ts'

/** Long enough to be noticed, short enough not to be waited for. */
const pace: Pace = { holdMs: 2_000, lateMs: 300, byteMs: 100 }

test('each line is cut in six ways under services that are agreed on, paid and driven: all of it is there once', async () => {
  const { happened, faults } = await cutsRun({ wanted: 60, hands: 6, isCovering: false, pace })
  expect(faults).toEqual([])
  expect(happened.length).toBeGreaterThanOrEqual(60)
})

test('a client without keys, a lost answer taken for a done act, an early answer and a service that waits for nothing are found', async () => {
  expect((await plantedCuts()).filter(({ isFound }) => !isFound)).toEqual([])
})
