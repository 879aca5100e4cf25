// `npm run prove`: the long forms of what `npm test` proves in short. `npm run prove -- walks` one of them.
import { inChromium } from './run/chromium.mjs'
import { runPlaywright, runVitest } from './run/reports.mjs'
import { runSession } from './run/session.mjs'
import { exitCodeOf, runSteps } from './run/steps.mjs'
import { buildWeb, webSourceHash } from './launch/web-build.mjs'

/** Each screen for each role that sees it, not for the first alone; each that fails, waits or is empty, not one of a kind. @param {string} runtime */
const walks = (runtime) =>
  inChromium(async (browser) => {
    await buildWeb(runtime, webSourceHash())
    process.env['ARRIERO_LONG'] = '1'
    return runPlaywright(runtime, browser, { stories: ['one-hand/', 'back-office-states'] })
  })

/** Ten times as many cases of each property of money and rules. @param {string} runtime */
const properties = (runtime) => {
  process.env['PROPERTY_RUNS'] = '50000'
  return runVitest(runtime, ['packages'])
}

/** That whoever leaves a stop of CONTRIBUTING.md out is told which, by the types too. @param {string} runtime */
const contributing = (runtime) => {
  process.env['ARRIERO_LONG'] = '1'
  return runVitest(runtime, ['contributing'])
}

const parts = { walks, properties, contributing }
const asked = process.argv.slice(2)

await runSession(async ({ runtime }) => {
  const steps = Object.entries(parts)
    .filter(([name]) => asked.length === 0 || asked.includes(name))
    .map(([name, run]) => ({ name, run: () => run(runtime) }))
  const sum = await runSteps(steps, 1)
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  return exitCodeOf(sum)
})
