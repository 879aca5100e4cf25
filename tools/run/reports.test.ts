import { expect, test } from 'vitest'
import {
  countPlaywright,
  countVitest,
  lastWords,
  playwrightFailures,
  playwrightTimes,
  playwrightUnsteady,
  slowest,
  vitestFailures,
} from './reports.mjs'
import { asOneTest, exitCodeOf } from './steps.mjs'

test('a test file that cannot be read, or breaks after its tests, counts as a failure', () => {
  const [passed, failed] = [{ status: 'passed' }, { status: 'failed' }]
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [passed, passed] },
      { status: 'failed', assertionResults: [failed] },
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [passed] },
    ],
  }
  expect(countVitest(report)).toEqual({ passed: 3, failed: 3 })
})

test('two browser tests of a run may need a second try and count neither way; with a third, each of them has failed', () => {
  const counted = (flaky: number) => countPlaywright({ stats: { expected: 5, unexpected: 1, flaky } })
  expect(counted(0)).toEqual({ passed: 5, failed: 1 })
  expect(counted(2)).toEqual({ passed: 5, failed: 1 })
  expect(counted(3)).toEqual({ passed: 5, failed: 4 })
})

test('a browser test that passed the second time is named with what went wrong the first time, and its trace', () => {
  const failed = {
    status: 'failed',
    error: { message: 'no driver' },
    attachments: [
      { name: 'screenshot', path: '/results/a.png' },
      { name: 'trace', path: '/results/trace.zip' },
    ],
  }
  const spec = (status: string, ...results: Array<{ status: string }>) => ({
    file: 'a.story.ts',
    title: 'goes',
    ok: true,
    tests: [{ status, results }],
  })
  const specs = [spec('expected', { status: 'passed' }), spec('flaky', failed, { status: 'passed' })]
  expect(playwrightUnsteady({ suites: [{ specs }] })).toEqual([
    'a.story.ts: goes\n  no driver\n  trace: /results/trace.zip',
  ])
  expect(playwrightFailures({ suites: [{ specs }] })).toEqual([])
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

test('what failed is named in short, with the first words of why', () => {
  const [good, bad] = [
    { status: 'passed' },
    { status: 'failed', error: { message: '\u001b[31mno driver\u001b[39m' } },
  ]
  const specs = [
    { file: 'a.story.ts', title: 'goes', ok: true, tests: [{ results: [good] }] },
    { file: 'a.story.ts', title: 'stops', ok: false, tests: [{ results: [bad] }] },
  ]
  expect(playwrightFailures({ suites: [{ specs }] })).toEqual(['a.story.ts: stops\n  no driver'])
  const told = (status: string, ...failureMessages: string[]) => ({
    status,
    fullName: 'sums',
    failureMessages,
  })
  const testResults = [
    { name: '/x/a.test.ts', status: 'passed', assertionResults: [told('passed')] },
    {
      name: '/x/b.test.ts',
      status: 'failed',
      assertionResults: [told('passed'), told('failed', '1 is not 2')],
    },
    { name: '/x/c.test.ts', status: 'failed', message: 'cannot be read', assertionResults: [] },
    { name: '/x/d.test.ts', status: 'failed', message: 'cannot stop', assertionResults: [told('passed')] },
  ]
  expect(vitestFailures({ testResults })).toEqual([
    'b.test.ts: sums\n  1 is not 2',
    'c.test.ts: outside its tests\n  cannot be read',
    'd.test.ts: outside its tests\n  cannot stop',
  ])
})

test('what broke outside the tests is read at the end of what was said, without the dots', () => {
  const said = ['RUN', '····', '...', '', '⎯⎯ Unhandled Errors ⎯⎯', 'Error: no database', ''].join('\n')
  expect(lastWords(said)).toBe('outside the tests:\n  RUN\n  ⎯⎯ Unhandled Errors ⎯⎯\n  Error: no database')
  const long = Array.from({ length: 500 }, (_, row) => `row ${row}`).join('\n')
  expect(lastWords(long)).toMatch(/row 440\n.*row 499$/s)
  expect(lastWords(long)).not.toContain('row 439')
})
