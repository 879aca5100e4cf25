// Counts out of the reports of Vitest and Playwright: both say how it went, neither in a line one can count on.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '../launch/paths.mjs'
import { runScript } from './steps.mjs'

/** @typedef {import('./steps.mjs').Outcome} Outcome */

/**
 * Counts what a Vitest report says; a file that could not be read at all is one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: Array<{ status: string, assertionResults: unknown[] }> }} report
 */
export const countVitest = (report) => {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/**
 * Counts what a Playwright report says; a test that passed only the second time has failed once.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors?: unknown[] }} report
 */
export const countPlaywright = ({ stats, errors = [] }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
})

/**
 * Runs a test program that writes a JSON report, and counts it.
 * @template Report
 * @param {(reportFile: string) => Promise<{ code: number, output: string }>} run
 * @param {(report: Report) => { passed: number, failed: number }} count
 * @returns {Promise<Outcome>}
 */
const runReported = async (run, count) => {
  const folder = mkdtempSync(join(tmpdir(), 'arriero-report-'))
  const file = join(folder, 'report.json')
  const { code, output } = await run(file)
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(file, 'utf8')))
    // It says all is well and leaves with an error: something broke outside the tests.
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, output }
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
  }, countVitest)

/** @param {string} runtime @param {string | undefined} chromium */
export const runPlaywright = (runtime, chromium) =>
  runReported((file) => {
    const script = inRoot('node_modules', '@playwright', 'test', 'cli.js')
    const env = {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      ...(chromium === undefined ? {} : { ARRIERO_CHROMIUM: chromium }),
    }
    return runScript(runtime, [script, 'test', '--reporter=list,json'], { cwd: inRoot('e2e'), env })
  }, countPlaywright)
