// What `npm run check` looks at.
import { inRoot } from '../launch/paths.mjs'
import { runVitest } from './reports.mjs'
import { asOneTest, runScript } from './steps.mjs'

/** @typedef {import('./steps.mjs').Step} Step */

/** The root's program holds the packages, the API, the benches and the tools: what they share is read once. The browser's and the stories' know other things. */
const projects = ['.', 'apps/web', 'e2e']

/** @param {string} name @param {string} script */
const program = (name, script) => inRoot('node_modules', name, 'bin', script)

/** @param {string} runtime */
const checkTypes = async (runtime) => {
  let output = ''
  let code = 0
  for (const project of projects) {
    const ended = await runScript(runtime, [
      program('typescript', 'tsc'),
      '-p',
      inRoot(project),
      '--pretty',
      'false',
    ])
    if (ended.code === 0) continue
    code = ended.code
    output += `${project}\n${ended.output}\n`
  }
  return asOneTest({ code, output })
}

/** @param {string} runtime */
const checkHouse = async (runtime) => {
  const outcome = await runVitest(runtime, ['house'])
  const note = /sizes: (.*)/.exec(outcome.output)?.[1]
  return note === undefined ? outcome : { ...outcome, note }
}

/** @param {string} runtime @returns {Step[]} what names a missing stop first, then the slowest, so that two at a time end soonest */
export const checks = (runtime) => [
  { name: 'house rules', run: () => checkHouse(runtime) },
  {
    name: 'lint',
    run: async () => asOneTest(await runScript(runtime, [program('oxlint', 'oxlint'), '--format=unix'])),
  },
  { name: 'types', run: () => checkTypes(runtime) },
  {
    name: 'dead code',
    run: async () => asOneTest(await runScript(runtime, [program('knip', 'knip.js'), '--no-progress'])),
  },
  {
    name: 'format',
    run: async () => asOneTest(await runScript(runtime, [program('oxfmt', 'oxfmt'), '--list-different'])),
  },
]
