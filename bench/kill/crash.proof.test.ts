import { expect, test } from 'vitest'
import { plantedRefunds } from './giving-planted.ts'
import { killRun, type Told } from './run.ts'

const clean = (told: readonly Told[]) => told.map(() => ({ lost: 0, faults: [], refusals: [] }))
const found = (told: readonly Told[]) =>
  told.map(({ lost, faults, refusals }) => ({ lost, faults, refusals }))

test('what was acknowledged outlives a kill of the server and one of PostgreSQL, and what is gone is missed', async () => {
  let missed: string[] = []
  const told = await killRun({
    kinds: ['server', 'postgres'],
    cycles: 2,
    after: async ({ check, ledger }) => {
      // Somebody was told that his service stands, and it does not.
      ledger.created('f'.repeat(24))
      missed = (await check()).lost
    },
  })
  expect(found(told)).toEqual(clean(told))
  expect(told.at(-1)?.acknowledged).toBeGreaterThan(0)
  expect(missed).toEqual([`the service ${'f'.repeat(24)}`])
})

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
  expect(found(told)).toEqual(clean(told))
  expect(told.at(-1)?.refunds).toBeGreaterThan(0)
  expect(planted.map(({ isFound, told: how }) => isFound || how)).toEqual([true, true, true])
})
