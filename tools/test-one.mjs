// `npm run test:one -- places.test.ts`: one test, or some, by path or part of it, told as it runs. `-t words` after it: only what is named so.
// `npm run test:one -- cancel.story.ts`: the browser's, over the portal as it stands.
import { once } from 'node:events'
import { inRoot, root } from './launch/paths.mjs'
import { launch } from './launch/processes.mjs'
import { projectEnvironment } from './launch/runtime.mjs'
import { buildWeb, isBuilt, webSourceHash } from './launch/web-build.mjs'
import { ensureChromium } from './run/chromium.mjs'
import { runSession } from './run/session.mjs'
import { temporaryRoom } from './run/temporary.mjs'

const asked = process.argv.slice(2)
if (asked.length === 0) {
  console.error('npm run test:one -- <file, or part of its path>  [-t <part of its name>]')
  process.exit(1)
}
const isStory = asked.some((word) => word.includes('.story') || word.startsWith('e2e/'))

/**
 * @param {string} runtime
 * @param {string[]} parameters
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 */
const runTold = async (runtime, parameters, { cwd = root, env = {} } = {}) => {
  const child = launch(runtime, parameters, {
    cwd,
    env: { ...projectEnvironment(), ...temporaryRoom(), ...env },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  return code ?? 1
}

/** @param {string} runtime */
const playStories = async (runtime) => {
  const browser = await ensureChromium()
  if ('missing' in browser) {
    console.error(browser.missing)
    return 1
  }
  const hash = webSourceHash()
  if (!isBuilt(hash)) {
    console.log('portal build')
    await buildWeb(runtime, hash)
  }
  const named = asked.map((word) => word.replace(/^e2e\//, '')).map((word) => (word === '-t' ? '-g' : word))
  const script = inRoot('node_modules', '@playwright', 'test', 'cli.js')
  return runTold(runtime, [script, 'test', '--reporter=list', ...named], {
    cwd: inRoot('e2e'),
    env: { ARRIERO_CHROMIUM: browser.chromium, ARRIERO_CHROMIUM_WINDOWLESS: browser.windowless },
  })
}

await runSession(({ runtime }) =>
  isStory
    ? playStories(runtime)
    : runTold(runtime, [inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run', ...asked]),
)
