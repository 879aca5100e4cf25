import { expect, test } from 'vitest'
import { plantedRefunds } from './giving-planted.ts'
import { killRun } from './run.ts'
import { faultsOf } from './told.ts'

test('money goes back once through a kill of the server and one of PostgreSQL, and what went back twice or is gone is found', async () => {
  let planted: Awaited<ReturnType<typeof plantedRefunds>> = []
  const told = await killRun({
    kinds: ['server', 'postgres'],
    cycles: 2,
    hasRefunds: true,
    after: async (scene) => {
      planted = await plantedRefunds(scene)
    },
  })
  expect(faultsOf('in short', told)).toEqual([])
  expect(told.at(-1)?.refunds).toBeGreaterThan(0)
  expect(planted.map(({ isFound, told: how }) => isFound || how)).toEqual([true, true, true])
})
