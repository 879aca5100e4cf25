// The steps of `npm run check` and `npm test`: run, timed, told in one line each.
import { runQuietly } from '../launch/processes.mjs'
import { projectEnvironment } from '../launch/runtime.mjs'
import { root } from '../launch/paths.mjs'
import { temporaryRoom } from './temporary.mjs'

/**
 * @typedef {{ passed: number, failed: number, output: string, note?: string, unsteady?: string[] }} Outcome
 * @typedef {{ name: string, run: () => Promise<Outcome> }} Step
 */

/**
 * Runs a program of the project under its own Node.
 * @param {string} runtime
 * @param {string[]} parameters the script and what it is told
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 */
export const runScript = async (runtime, parameters, options = {}) => {
  const env = {
    ...projectEnvironment(),
    ...temporaryRoom(),
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    ...options.env,
  }
  return runQuietly(runtime, parameters, { cwd: options.cwd ?? root, env })
}

/** One program, one test: it passes when it leaves with 0. @param {{ code: number, output: string }} ended @returns {Outcome} */
export const asOneTest = ({ code, output }) => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  output,
})

/** @param {number} sinceMs */
const secondsSince = (sinceMs) => ((Date.now() - sinceMs) / 1000).toFixed(1)

/** @param {Step} step */
const runStep = async (step) => {
  const startedAtMs = Date.now()
  /** @type {Outcome} */
  const outcome = await step
    .run()
    .catch((error) => ({ passed: 0, failed: 1, output: String(error?.stack ?? error) }))
  const { passed, failed, note, unsteady = [] } = outcome
  const counts = passed + failed > 1 ? ` ${passed} passed, ${failed} failed` : ''
  const ran = passed + failed + unsteady.length
  const mark = failed === 0 && ran > 0 ? 'ok  ' : 'FAIL'
  console.log(
    `${mark} ${step.name.padEnd(18)} ${secondsSince(startedAtMs).padStart(6)} s${counts}${note ? ` · ${note}` : ''}`,
  )
  for (const told of unsteady) console.log(`unsteady: ${told}`.replace(/^/gm, '     '))
  if (mark === 'FAIL') console.log(outcome.output.trimEnd().replace(/^/gm, '     '))
  // A step in which nothing ran has proved nothing.
  return { passed, failed: ran === 0 ? 1 : failed, unsteady: unsteady.length }
}

/**
 * Runs steps, `width` at a time, each told when it ends; answers how many passed and failed in all, and how many passed only the second time.
 * @param {Step[]} steps
 * @param {number} width
 */
export const runSteps = async (steps, width) => {
  const waiting = [...steps]
  const sum = { passed: 0, failed: 0, unsteady: 0 }
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const { passed, failed, unsteady } = await runStep(step)
      sum.passed += passed
      sum.failed += failed
      sum.unsteady += unsteady
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return sum
}

/** Leaves with the shell's word for how it went, ending what still runs. @param {{ passed: number, failed: number }} sum */
export const exitCodeOf = ({ passed, failed }) => (failed === 0 && passed > 0 ? 0 : 1)
