/** A thread that asks as fast as it may; what it was answered, by status. */
import { randomBytes } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import autocannon from 'autocannon'

export type Flood = {
  url: string
  paths: string[]
  /** One address, or as many as there are to call from in turn. */
  from: string[]
  connections: number
  /** Ends after so many calls, or else after so many seconds. */
  amount?: number
  seconds?: number
  /** True where each call brings a new made-up token. */
  hasTokens: boolean
}
export type Flooded = { calls: number; seconds: number; byStatus: Record<string, number>; bytes: number }

const { url, paths, from, connections, amount, seconds, hasTokens } = workerData as Flood
let turn = 0
// In a thread the library leaves its own sums to whoever started it.
const {
  statusCodeStats = {},
  totalBytes,
  duration,
} = await autocannon({
  url,
  connections,
  ...(amount === undefined ? { duration: seconds ?? 1 } : { amount }),
  requests: [
    {
      setupRequest: (one) => ({
        ...one,
        path: paths[turn % paths.length] ?? '/',
        headers: {
          'x-forwarded-for': from[turn++ % from.length] ?? '',
          ...(hasTokens ? { authorization: `Bearer ${randomBytes(32).toString('base64url')}` } : {}),
        },
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
