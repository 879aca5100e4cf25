// How a developer's command begins and ends.
import { ensureInstalled } from '../launch/install.mjs'
import { Refusal } from '../launch/messages.mjs'
import { signalAll } from '../launch/processes.mjs'
import { findRuntime } from '../launch/runtime.mjs'

/**
 * Installs what is missing, does the work under the project's own Node, and leaves with the code it answers. Ctrl-C
 * ends every child.
 * @param {(tools: { runtime: string, hasJustInstalled: boolean }) => Promise<number>} work
 */
export const runSession = async (work) => {
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => {
      signalAll('SIGTERM')
      process.exit(130)
    })
  const session = async () => {
    const hasJustInstalled = await ensureInstalled({ withDevelopment: true })
    return work({ runtime: findRuntime(), hasJustInstalled })
  }
  const code = await session().catch((error) => {
    console.error(error instanceof Refusal ? error.message : error)
    return 1
  })
  signalAll('SIGTERM')
  process.exit(code)
}
