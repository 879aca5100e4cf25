/**
 * The product as an installation runs it, told when to sweep: it does the sweeps whose names it is sent, one after the other on its own thread
 * and connections as its worker would, and says how long they took and what failed.
 */
import { compose } from '../../apps/api/src/compose.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { sweeps } from '../../apps/api/src/reactions.ts'
import { connectionGiven, folderGiven, sayReady, settingsGiven, type Swept } from './process.ts'

const connection = connectionGiven()
const house = await compose({
  config: readConfig({ LOG_LEVEL: 'silent', LIMIT_FACTOR: '100000', ...settingsGiven() }),
  connection,
  directConnection: connection,
  dataFolder: folderGiven(),
  publicUrl: 'http://localhost:3000',
  isDemo: false,
})
await house.listen(0, '127.0.0.1')

const sweep = async (names: readonly string[]): Promise<void> => {
  const began = performance.now()
  const failures: string[] = []
  for (const name of names) {
    const found = sweeps.find((one) => one.name === name)
    await (found?.run(house.openCtx()) ?? Promise.reject(new Error(`no sweep ${name}`))).catch(
      (error: unknown) => failures.push(String(error)),
    )
  }
  process.send?.({ sweptMs: performance.now() - began, failures } satisfies Swept)
}
process.on('message', (names) => void sweep(names as string[]))
sayReady(house.app.server)
process.on('disconnect', () => {
  void house.stop()
})
