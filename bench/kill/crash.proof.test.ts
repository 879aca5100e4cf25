import { expect, test } from 'vitest'
import { plantedAnswers } from './answers.ts'
import { killRun } from './run.ts'
import { faultsOf } from './told.ts'

test('while something was killed callers may be told to come again; an error is none of it, nor is a refusal long after', async () => {
  expect(await plantedAnswers()).toEqual([
    '500 planted to POST /order/create',
    '503 planted to POST /order/create',
  ])
})

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
  expect(faultsOf('in short', told)).toEqual([])
  expect(told.at(-1)?.acknowledged).toBeGreaterThan(0)
  expect(missed).toEqual([`the service ${'f'.repeat(24)}`])
})
