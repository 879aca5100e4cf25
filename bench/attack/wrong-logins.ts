/** A thread of callers who log in wrongly and come again at once, each time for another account and from another address; what they were answered. */
import { parentPort, workerData } from 'node:worker_threads'
import autocannon from 'autocannon'
import { networks } from './attacked.ts'
import type { Flooded } from './flood.ts'

export type WrongLogins = { url: string; callers: number; seconds: number }

const { url, callers, seconds } = workerData as WrongLogins
const from = networks(60_000)
let turn = 0
const {
  statusCodeStats = {},
  totalBytes,
  duration,
} = await autocannon({
  url,
  connections: callers,
  duration: seconds,
  requests: [
    {
      method: 'POST',
      path: '/v1/auth/tokenbackoffice',
      setupRequest: (one) => ({
        ...one,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from[turn % from.length] ?? '' },
        body: JSON.stringify({ email: `nadie.${turn++}@example.co`, password: 'no es esta contraseña' }),
      }),
    },
  ],
})
const counts = Object.entries(statusCodeStats).map(([status, { count = 0 }]) => [status, count] as const)
parentPort?.postMessage({
  calls: counts.reduce((sum, [, count]) => sum + count, 0),
  seconds: duration,
  byStatus: Object.fromEntries(counts),
  bytes: totalBytes ?? 0,
} satisfies Flooded)
