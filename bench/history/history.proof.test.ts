import { expect, test } from 'vitest'
import { anomaliesOf } from './checker.ts'
import { damagesFound, historyRun } from './run.ts'

test('a short history of services and money is one thing after the other, and each damage to it is found', async () => {
  const { operations, failures } = await historyRun({ wanted: 600, groups: 2 })
  expect(failures).toEqual([])
  expect(operations.length).toBeGreaterThanOrEqual(600)
  expect(anomaliesOf(operations)).toEqual([])
  expect(damagesFound(operations).filter(({ isFound }) => !isFound)).toEqual([])
})
