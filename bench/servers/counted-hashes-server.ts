/** The product behind one proxy, which tells how many passwords it hashed at once at most, and how many waited in line for it. */
import { Worker } from 'node:worker_threads'
import type { Asked } from '../../apps/api/src/features/users/hash-thread.ts'
import type { Hashes } from '../attack/logins.ts'
import { connectionGiven, folderGiven, sayReady, settingsGiven } from './process.ts'

const seen: Hashes = { hashes: 0, atOnce: 0, inLine: 0 }
let running = 0
const isHash = (message: unknown): message is Asked =>
  typeof message === 'object' && message !== null && 'work' in message
const heard = new WeakSet<Worker>()
const answered = (worker: Worker): void => {
  if (heard.has(worker)) return
  heard.add(worker)
  worker.on('message', () => (running -= 1))
}
// Before the product has any: each hash is counted where it goes to a thread, whoever asks for it.
const send = Worker.prototype.postMessage
Worker.prototype.postMessage = function counted(this: Worker, ...given: Parameters<typeof send>) {
  if (isHash(given[0])) {
    answered(this)
    seen.hashes += 1
    seen.atOnce = Math.max(seen.atOnce, ++running)
  }
  send.apply(this, given)
}

const { compose } = await import('../../apps/api/src/compose.ts')
const { readConfig } = await import('../../apps/api/src/config.ts')
const { hashing, hashNow } = await import('../../apps/api/src/features/users/password-hash.ts')
const connection = connectionGiven()
const house = await compose({
  config: readConfig({ LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1', MAIL_SANDBOX: 'on' }),
  connection,
  directConnection: connection,
  dataFolder: folderGiven(),
  publicUrl: 'http://localhost:3000',
  isDemo: false,
})
house.app.addHook('onResponse', async () => {
  seen.inLine = Math.max(seen.inLine, hashing.inLine())
})
// A fault made on purpose: a log-in that is hashed without standing in line.
if (settingsGiven()['OUT_OF_LINE'])
  house.app.addHook('preHandler', async ({ url }) => {
    if (url.endsWith('/auth/tokenbackoffice')) await hashNow('fuera de la fila')
  })
await house.listen(0, '127.0.0.1')
sayReady(house.app.server)
process.on('message', () => process.send?.(seen))
process.on('disconnect', () => {
  void house.stop()
})
