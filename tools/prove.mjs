// `npm run prove`: what the tests prove in short, at full length. `npm run prove -- access races` some of it.
// Parts of `bench/prove` print their figures, write `docs/proof/<part>.md` and fail where a bar is missed or a planted fault is not found.
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { inRoot, root } from './launch/paths.mjs'
import { launch } from './launch/processes.mjs'
import { projectEnvironment } from './launch/runtime.mjs'
import { buildWeb, webSourceHash } from './launch/web-build.mjs'
import { ensureChromium, inChromium } from './run/chromium.mjs'
import { runPlaywright, runVitest } from './run/reports.mjs'
import { runSession } from './run/session.mjs'
import { exitCodeOf, runSteps } from './run/steps.mjs'
import { temporaryRoom } from './run/temporary.mjs'

/** @typedef {import('./run/steps.mjs').Outcome} Outcome */

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

/** Of what they write nothing must be in memory alone: a disk is what is killed, filled and slowed. */
const onDisk = new Set(['crash', 'refunds', 'disk', 'restore', 'load', 'ready', 'soak'])
/** They look through a browser. */
const inBrowser = new Set(['cuts'])

/** @param {string} name @param {string} runtime @returns {Promise<Outcome>} */
const runPart = async (name, runtime) => {
  if (inBrowser.has(name)) {
    const browser = await ensureChromium()
    if ('missing' in browser) return { passed: 0, failed: 1, output: browser.missing }
    await buildWeb(runtime, webSourceHash())
  }
  const child = launch(runtime, [inRoot('bench', 'prove', 'main.ts'), name], {
    cwd: root,
    env: { ...projectEnvironment(), ...(onDisk.has(name) ? {} : temporaryRoom()) },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output: `docs/proof/${name}.md says why` }
}

const proofs = readdirSync(inRoot('bench', 'prove'))
  .filter((name) => name.endsWith('.proof.ts'))
  .map((name) => name.replace('.proof.ts', ''))
/** @type {Record<string, (runtime: string) => Promise<Outcome>>} */
const parts = {
  walks,
  properties,
  contributing,
  ...Object.fromEntries(
    proofs.map((name) => [name, (/** @type {string} */ runtime) => runPart(name, runtime)]),
  ),
}
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`no such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}`)
  process.exit(1)
}

await runSession(async ({ runtime }) => {
  const steps = Object.entries(parts)
    .filter(([name]) => asked.length === 0 || asked.includes(name))
    .map(([name, run]) => ({ name, run: () => run(runtime) }))
  const sum = await runSteps(steps, 1)
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  return exitCodeOf(sum)
})
