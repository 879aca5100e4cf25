// `npm test`: on a machine with git, Node 20 and npm, tries the product within a quarter of an hour: every rule and every endpoint, of many
// cases told alike one in eight, and the stories that lead through it. Its last line counts.
// `npm test -- --whole`: every case and every story; what guards `main`.
// `npm test -- cancel`: only the browser stories whose file is named so.
// `npm test -- --repeat 10 cancel`: each ten times in worlds of its own, on a processor kept busy; every time counts.
// `npm test -- --repeat 10`: so with every case and every story there is; half an hour a time and more.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { keepBusy } from './run/busy.mjs'
import { checks } from './run/checks.mjs'
import { inChromium } from './run/chromium.mjs'
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

const { values, positionals: stories } = parseArgs({
  options: { repeat: { type: 'string' }, whole: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const times = values.repeat === undefined ? undefined : Number(values.repeat)
if (times !== undefined && !(Number.isInteger(times) && times > 0)) {
  console.error('npm test -- --repeat 10 cancel: how many times, and which stories (all of them unless told)')
  process.exit(1)
}

const unitProjects = ['packages', 'api', 'api-alone', 'web', 'web-alone', 'proofs']
const isWhole = values.whole || stories.length > 0 || times !== undefined
// Read by the tests (`testing/form.ts`) and by the list of stories.
if (!isWhole) process.env['ARRIERO_SHORT'] = '1'

/** @param {string} runtime */
const testInBrowser = (runtime) =>
  inChromium((browser) => {
    const chosen = { stories, ...(times === undefined ? {} : { times }) }
    if (times === undefined) return runPlaywright(runtime, browser, chosen)
    const rest = keepBusy(runtime, availableParallelism())
    return runPlaywright(runtime, browser, chosen).finally(rest)
  })

/** @param {string} runtime */
const testPieces = (runtime) => inChromium(() => runVitest(runtime, ['browser']))

/** Browser stories are repeated one by one where they run. @param {Step} step @returns {Step[]} */
const eachTime = (step) =>
  Array.from({ length: times ?? 1 }, (_, turn) =>
    times === undefined ? step : { ...step, name: `${step.name}, ${turn + 1} of ${times}` },
  )

await runSession(async ({ runtime, hasJustInstalled }) => {
  /** @type {Step} */
  const copy = { name: 'npm ci in a copy', run: installInFreshCopy }
  /** @type {Step} */
  const portal = { name: 'portal build', run: () => buildPortal(runtime) }
  /** @type {Step} */
  const browser = { name: 'browser', run: () => testInBrowser(runtime) }
  /** @type {Step} */
  const pieces = { name: 'pieces in a browser', run: () => testPieces(runtime) }
  /** @type {Step} */
  const units = {
    name: 'unit and HTTP',
    run: () => runVitest(runtime, isWhole ? [...unitProjects, 'contributing'] : unitProjects),
  }
  // A clone that has just been installed is the empty copy.
  const first = [...(hasJustInstalled ? [] : [copy]), ...checks(runtime)]
  const early = await runSteps(stories.length > 0 ? [] : first, 2)
  const all =
    stories.length > 0 ? [portal, browser] : [...eachTime(units), ...eachTime(pieces), portal, browser]
  const late = await runSteps(all, 1)
  const sum = { passed: early.passed + late.passed, failed: early.failed + late.failed }
  if (late.unsteady > 0)
    console.log(`${late.unsteady} unsteady: passed only the second time, counted in neither`)
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  return exitCodeOf(sum)
})
