import { expect, test } from 'vitest'
import { countPlaywright, countVitest, playwrightTimes, slowest } from './reports.mjs'
import { asOneTest, exitCodeOf } from './steps.mjs'

test('a test file that cannot be read counts as a failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [1, 2, 3] },
      { status: 'failed', assertionResults: [4] },
      { status: 'failed', assertionResults: [] },
    ],
  }
  expect(countVitest(report)).toEqual({ passed: 3, failed: 2 })
})

test('a browser test that needs a second try counts as a failure', () => {
  expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 } })).toEqual({
    passed: 5,
    failed: 2,
  })
})

test('a browser run that breaks before its tests counts as a failure', () => {
  expect(
    countPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: ['no server'] }).failed,
  ).toBe(1)
})

test('a run in which nothing passed is not a success', () => {
  expect(exitCodeOf({ passed: 0, failed: 0 })).toBe(1)
  expect(exitCodeOf({ passed: 9, failed: 1 })).toBe(1)
  expect(exitCodeOf({ passed: 9, failed: 0 })).toBe(0)
})

test('a check passes or fails as one test', () => {
  expect(asOneTest({ code: 2, output: 'fault' })).toEqual({ passed: 0, failed: 1, output: 'fault' })
})

test('the slowest files are named, the slowest first', () => {
  const told = (file: string, ...durations: number[]) => ({
    file,
    specs: durations.map((duration) => ({ tests: [{ results: [{ duration }] }] })),
  })
  const times = playwrightTimes({ suites: [told('a.story.ts', 900), told('b.story.ts', 61_000, 60_000)] })
  expect(slowest(times)).toBe('slowest: b 121 s, a 1 s')
})
