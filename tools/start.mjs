// `npm start`: on a machine with Node 20 and npm only, installs what is missing, builds the portal when stale and
// runs the server under the Node that comes with it. Plain JavaScript: nothing is installed when this begins.
import { setTimeout as sleep } from 'node:timers/promises'
import { whenCallerIsGone } from './launch/caller.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { explainFileError, messages, Refusal } from './launch/messages.mjs'
import { inRoot, root } from './launch/paths.mjs'
import { checkMachine } from './launch/preflight.mjs'
import { launch, signalAll, signalGroup, withProgress } from './launch/processes.mjs'
import { findRuntime, projectEnvironment } from './launch/runtime.mjs'
import { buildWeb, isBuilt, markStale, webFolder, webSourceHash } from './launch/web-build.mjs'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {ChildProcess | undefined} */
let server
/** When each of them came. @type {number[]} */
const asked = []
/** One Ctrl-C may be heard twice: from the terminal, and from npm. */
const sameAskMs = 1_000

/** @param {NodeJS.Signals} signal */
const stop = (signal) => {
  const now = Date.now()
  if (now - (asked.at(-1) ?? 0) < sameAskMs) return
  asked.push(now)
  if (server === undefined) {
    signalAll('SIGTERM')
    process.exit(130)
  }
  if (asked.length === 1) console.log(`\n${messages.stopping}`)
  // There it has heard Ctrl-C itself.
  if (process.platform === 'win32' && asked.length === 1) return
  // It stops in order and we leave with it; at the second call it does not wait, at the third we do not.
  if (asked.length > 2) signalAll('SIGKILL')
  else signalGroup(server, signal === 'SIGHUP' ? 'SIGTERM' : signal)
}

/**
 * @param {string} runtime
 * @param {boolean} building the portal is being built meanwhile: the server waits for dist/.built before it says it is ready
 */
const startServer = (runtime, building) => {
  const env = {
    ...projectEnvironment(),
    ARRIERO_WEB: webFolder,
    ...(building ? { ARRIERO_WEB_BUILDING: '1' } : {}),
  }
  // The channel tells the server when we are gone, even killed.
  return launch(runtime, [inRoot('apps', 'api', 'src', 'main.ts')], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
}

/** @param {ChildProcess} child @returns {Promise<number>} */
const exitOf = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
    )
  })

/** @param {string} runtime @param {string} hash @param {Promise<number>} ended */
const buildBeside = async (runtime, hash, ended) => {
  const texts = { doing: messages.building, done: messages.built, alone: false }
  const building = withProgress(texts, () => buildWeb(runtime, hash))
  building.catch(() => undefined)
  // A server that cannot start has said why: no use in building on.
  await Promise.race([building, ended])
}

const main = async () => {
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, stop)
  whenCallerIsGone(() => stop('SIGTERM'))
  await checkMachine()
  await ensureInstalled({ withDevelopment: false })
  const runtime = findRuntime()
  const hash = webSourceHash()
  const stale = !isBuilt(hash)
  if (stale) markStale()
  server = startServer(runtime, stale)
  const ended = exitOf(server)
  try {
    if (stale) await buildBeside(runtime, hash, ended)
  } catch (error) {
    if (asked.length === 0) signalGroup(server, 'SIGTERM')
    await Promise.race([ended, sleep(10_000)])
    throw error
  }
  return ended
}

const code = await main().catch((error) => {
  if (asked.length > 0) return 0
  console.error(error instanceof Refusal ? error.message : (explainFileError(error) ?? error))
  return 1
})
signalAll('SIGKILL')
process.exit(code)
