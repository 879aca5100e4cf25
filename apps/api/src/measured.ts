/** Where the metrics read what they say: the pool, the queues, the live channel, the gateway's notices. */
import type { OpenCtx } from '#context.ts'
import type { Database } from '#database/connect.ts'
import { queueLags } from '#effects/queue-lag.ts'
import { noticeCounts } from '#features/payments/notice-counts.views.ts'
import type { Sources } from './metrics/metrics.ts'

type From = { database: Database; openCtx: () => OpenCtx; sockets: () => number }

export const measuredFrom = ({ database: { pool }, openCtx, sockets }: From): Sources => ({
  connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  sockets,
  queues: () => queueLags(openCtx()),
  notices: () => noticeCounts(openCtx()),
})
