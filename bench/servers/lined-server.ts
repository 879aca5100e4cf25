/**
 * The product as `main.ts` composes it, told by its starter how it reaches PostgreSQL, the gateway, the insurer and the mail server.
 * It tells its starter of each answer of a failure, and how long requests stood open; an act that is named so it answers before it has written.
 * Nobody is sent away because there is much to do: whoever is refused here was refused by a cut.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { compose, type House } from '../../apps/api/src/compose.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import {
  actHeader,
  connectionGiven,
  folderGiven,
  hastyName,
  sayReady,
  settingsGiven,
  type RequestTold,
} from './process.ts'

const connection = connectionGiven()
const publicUrl = process.env['BENCH_PUBLIC_URL'] ?? 'http://localhost:3000'
const settings = settingsGiven()

/** How long what was acknowledged is not written yet. */
const hastyMs = 50

/** What no product may do: while an act that is named so is open, whoever asks has his answer before the transaction commits. */
const makeHasty = ({ app, database }: House): void => {
  let open = 0
  app.server.prependListener('request', ({ headers }: IncomingMessage, response: ServerResponse) => {
    if (!String(headers[actHeader]).startsWith(hastyName)) return
    open += 1
    response.once('close', () => {
      open -= 1
    })
  })
  const commit = database.transaction
  const commitLate: typeof commit = (work) =>
    new Promise((resolve, reject) => {
      commit(async (tx) => {
        const answer = await work(tx)
        resolve(answer)
        await sleep(hastyMs)
        return answer
      }).catch(reject)
    })
  database.transaction = (work) => (open > 0 ? commitLate : commit)(work)
}

/** Told where somebody waited for long, or got an answer that says it is our fault. */
const slowMs = 1_000

const watch = ({ app }: House): void => {
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const startedAt = performance.now()
    response.once('close', () => {
      const openMs = performance.now() - startedAt
      const { statusCode: status } = response
      if (status < 500 && openMs < slowMs) return
      const key = request.headers[actHeader]
      const told: RequestTold = {
        what: `${request.method} ${request.url}`,
        act: typeof key === 'string' ? key : '',
        status,
        saysWhen: response.hasHeader('retry-after'),
        openMs,
      }
      process.send?.(told)
    })
  })
}

const house = await compose({
  config: readConfig({ LOG_LEVEL: 'silent', LIMIT_FACTOR: '100000', MOST_WAIT_MS: '0', ...settings }),
  connection,
  directConnection: connection,
  dataFolder: folderGiven(),
  publicUrl,
  isDemo: false,
})
makeHasty(house)
watch(house)
await house.listen(0, '127.0.0.1')
sayReady(house.app.server)
process.on('disconnect', () => {
  void house.stop()
})
