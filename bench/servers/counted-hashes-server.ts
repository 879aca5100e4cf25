/** The product behind one proxy, which tells how many passwords it hashed at once at most, and how many waited in line for it. */
import { createRequire } from 'node:module'
import type { Hashes } from '../attack/logins.ts'
import { connectionGiven, folderGiven, sayReady, settingsGiven } from './process.ts'

type Hashing = Record<'hash' | 'hashRaw' | 'verify', (...given: unknown[]) => Promise<unknown>>

const seen: Hashes = { hashes: 0, atOnce: 0, inLine: 0 }
let running = 0
// Before the product has them: each hash is counted where it is made, whoever asks for it.
const ofApi = createRequire(new URL('../../apps/api/package.json', import.meta.url))
const argon = ofApi('@node-rs/argon2') as Hashing
for (const name of ['hash', 'hashRaw', 'verify'] as const) {
  const real = argon[name]
  argon[name] = async (...given) => {
    seen.hashes++
    seen.atOnce = Math.max(seen.atOnce, ++running)
    try {
      return await real(...given)
    } finally {
      running--
    }
  }
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
