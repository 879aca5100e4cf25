// `npm run build`: installs what the lock asks for and builds the portal, and starts nothing. A release is made whole so, beside the one that runs.
import { whenCallerIsGone } from './launch/caller.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { explainFileError, messages, Refusal } from './launch/messages.mjs'
import { root } from './launch/paths.mjs'
import { checkNode } from './launch/preflight.mjs'
import { signalAll } from './launch/processes.mjs'
import { findRuntime } from './launch/runtime.mjs'
import { ensureBuilt } from './launch/web-build.mjs'

const stop = () => {
  signalAll('SIGTERM')
  process.exit(130)
}

const main = async () => {
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, stop)
  whenCallerIsGone(stop)
  checkNode()
  await ensureInstalled({ withDevelopment: false })
  await ensureBuilt(findRuntime())
  console.log(messages.releaseReady(root))
  return 0
}

process.exit(
  await main().catch((error) => {
    console.error(error instanceof Refusal ? error.message : (explainFileError(error) ?? error))
    return 1
  }),
)
