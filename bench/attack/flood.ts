/** A thread that asks as fast as it may; what it was answered, by status. */
import { randomBytes } from 'node:crypto'
import { workerData } from 'node:worker_threads'
import { tellWhatIsAnswered } from './answered.ts'

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

const { url, paths, from, connections, amount, seconds, hasTokens } = workerData as Flood
let turn = 0
await tellWhatIsAnswered({
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
