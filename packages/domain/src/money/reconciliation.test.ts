import { expect, test } from 'vitest'
import { countedChecks, isReconciled, reconciliationChecks } from './reconciliation.ts'

test('two sides agree only where they agree service by service', () => {
  expect(isReconciled({ expected: 100, actual: 100, count: 0 })).toBe(true)
  expect(isReconciled({ expected: 100, actual: 99, count: 1 })).toBe(false)
  expect(isReconciled({ expected: 100, actual: 99, count: 0 })).toBe(false)
  expect(isReconciled({ expected: 100, actual: 100, count: 2 })).toBe(false)
})

test('every comparison has a name of its own, by which its words are found', () => {
  expect(new Set(reconciliationChecks).size).toBe(reconciliationChecks.length)
  expect(reconciliationChecks.filter((check) => !/^[a-z]+([A-Z][a-z]+)*$/.test(check))).toEqual([])
})

test('the dashboard’s services are counted, its money is not', () => {
  expect(reconciliationChecks.filter((check) => countedChecks.includes(check))).toEqual(['dashboardFinished'])
})
