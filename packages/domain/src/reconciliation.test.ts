import { expect, test } from 'vitest'
import { countedChecks, isReconciled, reconciliationChecks } from './reconciliation.ts'

test('two sides agree only where they agree service by service', () => {
  expect(isReconciled({ expected: 100, actual: 100, count: 0 })).toBe(true)
  expect(isReconciled({ expected: 100, actual: 99, count: 1 })).toBe(false)
  expect(isReconciled({ expected: 100, actual: 100, count: 2 })).toBe(false)
})

test('what counts services instead of pesos is one of the comparisons', () => {
  expect(countedChecks.every((check) => reconciliationChecks.includes(check))).toBe(true)
})
