// Counts out of the reports of Vitest and Playwright: both say how it went, neither in a line one can count on.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { inRoot } from '../launch/paths.mjs'
import { runScript } from './steps.mjs'

/** @typedef {import('./steps.mjs').Outcome} Outcome */

/**
 * A file that failed though no test of it did: it could not be read, or what it tidies up afterwards went wrong.
 * @param {{ status: string, assertionResults: Array<{ status: string }> }} file
 */
const isBroken = ({ status, assertionResults }) =>
  status === 'failed' && assertionResults.every((test) => test.status !== 'failed')

/**
 * Counts what a Vitest report says; a file that broke outside its tests is one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: Array<Parameters<typeof isBroken>[0]> }} report
 */
export const countVitest = ({ numPassedTests, numFailedTests, testResults }) => ({
  passed: numPassedTests,
  failed: numFailedTests + testResults.filter(isBroken).length,
})

/** So many stories may need a second try in one run: one more is no accident of the machine. */
const unsteadyMost = 2

/**
 * Counts what a Playwright report says. A test that passed only the second time is unsteady: named, counted neither way, and where
 * too many are, each of them has failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors?: unknown[] }} report
 */
export const countPlaywright = ({ stats, errors = [] }) => ({
  passed: stats.expected,
  failed: stats.unexpected + errors.length + (stats.flaky > unsteadyMost ? stats.flaky : 0),
})

/** Where the time goes, so that a suite grown slow is seen in every run. @param {Array<{ name: string, ms: number }>} files */
export const slowest = (files) =>
  `slowest: ${files
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 5)
    .map(
      ({ name, ms }) => `${basename(name).replace(/\.(test|story)\.tsx?$/, '')} ${Math.round(ms / 1000)} s`,
    )
    .join(', ')}`

/** @param {{ testResults: Array<{ name: string, startTime: number, endTime: number }> }} report */
export const vitestTimes = ({ testResults }) =>
  testResults.map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime }))

/** @param {{ suites: Array<{ file: string, specs: Array<{ tests: Array<{ results: Array<{ duration: number }> }> }> }> }} report */
export const playwrightTimes = ({ suites }) =>
  suites.map(({ file, specs }) => ({
    name: file,
    ms: specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, { duration }) => sum + duration, 0),
  }))

/** What a terminal would colour. */
const escapes = /\u001b\[[0-9;]*m/g

/** @param {string} file @param {string} title @param {string} [message] */
const failure = (file, title, message = '') =>
  `${basename(file)}: ${title}\n  ${message.replaceAll(escapes, '').split('\n').slice(0, 4).join('\n  ')}`

/** @param {{ testResults: Array<{ name: string, status: string, message?: string, assertionResults: Array<{ status: string, fullName: string, failureMessages?: string[] | null }> }> }} report */
export const vitestFailures = ({ testResults }) =>
  testResults.flatMap((file) =>
    isBroken(file)
      ? [failure(file.name, 'outside its tests', file.message)]
      : file.assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => failure(file.name, fullName, failureMessages?.[0])),
  )

/**
 * @typedef {{ name: string, path?: string }} Attachment
 * @typedef {{ status: string, error?: { message?: string }, attachments?: Attachment[] }} Run
 * @typedef {{ file: string, title: string, ok: boolean, tests: Array<{ status?: string, results: Run[] }> }} Spec
 */

/** What went wrong the first time, and where the trace of that try lies. @param {Spec} spec */
const firstFault = ({ file, title, tests }) => {
  const run = tests.flatMap(({ results }) => results).find(({ error }) => error)
  const trace = run?.attachments?.find(({ name }) => name === 'trace')?.path
  return failure(file, title, run?.error?.message) + (trace === undefined ? '' : `\n  trace: ${trace}`)
}

/** @param {{ suites: Array<{ specs: Spec[] }> }} report */
export const playwrightFailures = ({ suites }) =>
  suites
    .flatMap(({ specs }) => specs)
    .filter(({ ok }) => !ok)
    .map(firstFault)

/** Those that passed only the second time. @param {{ suites: Array<{ specs: Spec[] }> }} report */
export const playwrightUnsteady = ({ suites }) =>
  suites
    .flatMap(({ specs }) => specs)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(firstFault)

const rowsOfLastWords = 60

/**
 * What a program said at its end, without its rows of dots: there stands why, when no test tells of it.
 * @param {string} output
 */
export const lastWords = (output) => {
  const rows = output.split('\n').filter((row) => row.trim() !== '' && !/^[·.]+$/.test(row.trim()))
  return `outside the tests:\n  ${rows.slice(-rowsOfLastWords).join('\n  ')}`
}

/** @param {Parameters<typeof countVitest>[0] & Parameters<typeof vitestTimes>[0] & Parameters<typeof vitestFailures>[0]} report */
const readVitest = (report) => ({
  ...countVitest(report),
  note: slowest(vitestTimes(report)),
  failures: vitestFailures(report),
})

/** @param {Parameters<typeof countPlaywright>[0] & Parameters<typeof playwrightTimes>[0] & Parameters<typeof playwrightFailures>[0]} report */
const readPlaywright = (report) => ({
  ...countPlaywright(report),
  note: slowest(playwrightTimes(report)),
  failures: playwrightFailures(report),
  unsteady: playwrightUnsteady(report),
})

/**
 * Runs a test program that writes a JSON report, and counts it.
 * @template Report
 * @param {(reportFile: string) => Promise<{ code: number, output: string }>} run
 * @param {(report: Report) => { passed: number, failed: number, note: string, failures: string[], unsteady?: string[] }} read
 * @returns {Promise<Outcome>}
 */
const runReported = async (run, read) => {
  const folder = mkdtempSync(join(tmpdir(), 'arriero-report-'))
  const file = join(folder, 'report.json')
  const { code, output } = await run(file)
  try {
    const { passed, failed, note, failures, unsteady = [] } = read(JSON.parse(readFileSync(file, 'utf8')))
    // It says all is well and leaves with an error: something broke outside the tests.
    const isOutside = code !== 0 && failed === 0
    const named = isOutside ? [lastWords(output)] : failures
    // What failed, in short, before the pages that say how: a log may be cut.
    const told = [...named, '', output].join('\n')
    return { passed, failed: isOutside ? 1 : failed, output: told, note, unsteady }
  } catch {
    return { passed: 0, failed: 1, output }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} runtime @param {string[]} projects */
export const runVitest = (runtime, projects) =>
  runReported((file) => {
    const chosen = projects.flatMap((project) => ['--project', project])
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
    const script = inRoot('node_modules', 'vitest', 'vitest.mjs')
    return runScript(runtime, [script, 'run', '--passWithNoTests', ...chosen, ...reporters])
  }, readVitest)

/**
 * @param {string} runtime
 * @param {{ chromium: string, windowless: string }} browser
 * @param {{ stories?: string[], times?: number }} [chosen] some stories only, words of their files' names; each so many times, and every time counts
 */
export const runPlaywright = (runtime, browser, { stories = [], times } = {}) =>
  runReported((file) => {
    const script = inRoot('node_modules', '@playwright', 'test', 'cli.js')
    const env = {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      ARRIERO_CHROMIUM: browser.chromium,
      ARRIERO_CHROMIUM_WINDOWLESS: browser.windowless,
      ...(times === undefined ? {} : { ARRIERO_REPEAT: String(times) }),
    }
    // Dots, not a line per test: what failed must not stand behind a page of what passed.
    const parameters = [script, 'test', '--reporter=dot,json', ...stories]
    return runScript(runtime, parameters, { cwd: inRoot('e2e'), env })
  }, readPlaywright)
