/** A thread that asks as fast as it may, all from one address; what it was answered, by status. */
import { randomBytes } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import autocannon from 'autocannon'

export type Flood = {
  url: string
  paths: string[]
  from: string
  connections: number
  /** How many calls, or how long. */
  amount?: number
  seconds?: number
  /** A new one with each call. */
  hasTokens: boolean
}
export type Flooded = { calls: number; seconds: number; byStatus: Record<string, number>; bytes: number }

const { url, paths, from, connections, amount, seconds, hasTokens } = workerData as Flood
let turn = 0
const result = await autocannon({
  url,
  connections,
  ...(amount === undefined ? { duration: seconds ?? 1 } : { amount }),
  requests: [
    {
      setupRequest: (one) => ({
        ...one,
        path: paths[turn++ % paths.length] ?? '/',
        headers: {
          'x-forwarded-for': from,
          ...(hasTokens ? { authorization: `Bearer ${randomBytes(32).toString('base64url')}` } : {}),
        },
      }),
    },
  ],
})
const byStatus = Object.fromEntries(
  Object.entries(result.statusCodeStats ?? {}).map(([status, { count = 0 }]) => [status, count]),
)
parentPort?.postMessage({
  calls: result.requests.total,
  seconds: result.duration,
  byStatus,
  bytes: result.throughput.total,
} satisfies Flooded)
