// `npm test`: on a machine with git, Node 20 and npm, proves the whole product. Its last line counts.
import { checks } from './run/checks.mjs'
import { ensureChromium } from './run/chromium.mjs'
import { installInFreshCopy } from './run/fresh-copy.mjs'
import { runPlaywright, runVitest } from './run/reports.mjs'
import { runSession } from './run/session.mjs'
import { exitCodeOf, runSteps } from './run/steps.mjs'
import { buildWeb, markStale, webSourceHash } from './launch/web-build.mjs'

/** @typedef {import('./run/steps.mjs').Step} Step */

/** @param {string} runtime */
const buildPortal = async (runtime) => {
  markStale()
  await buildWeb(runtime, webSourceHash())
  return { passed: 1, failed: 0, output: '' }
}

/** @param {string} runtime */
const testInBrowser = async (runtime) => {
  const browser = await ensureChromium()
  if ('missing' in browser) return { passed: 0, failed: 1, output: browser.missing }
  return runPlaywright(runtime, browser.chromium)
}

await runSession(async ({ runtime, hasJustInstalled }) => {
  /** @type {Step} */
  const copy = { name: 'npm ci in a copy', run: installInFreshCopy }
  /** @type {Step[]} */
  const tests = [
    { name: 'unit and HTTP', run: () => runVitest(runtime, ['packages', 'api', 'web']) },
    { name: 'portal build', run: () => buildPortal(runtime) },
    { name: 'browser', run: () => testInBrowser(runtime) },
  ]
  // A clone that has just been installed is the empty copy.
  const early = await runSteps([...(hasJustInstalled ? [] : [copy]), ...checks(runtime)], 2)
  const late = await runSteps(tests, 1)
  const sum = { passed: early.passed + late.passed, failed: early.failed + late.failed }
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  return exitCodeOf(sum)
})
