/** Where the metrics read what they say: the pool, the queues, the live channel, the gateway's notices. */
import type { OpenCtx } from '#context.ts'
import type { Database } from '#database/connect.ts'
import { queueLags } from '#effects/queue-lag.ts'
import { noticeCounts } from '#features/payments/notice-counts.views.ts'
import type { Live } from './live/live.ts'
import type { Sources } from './metrics/metrics.ts'

type From = {
  database: Database
  openCtx: () => OpenCtx
  /** Whether this installation has a line beside the database. */
  hasBus: boolean
  live: () => Pick<Live, 'sockets' | 'isBusUp'>
}

export const measuredFrom = ({ database: { pool }, openCtx, hasBus, live }: From): Sources => ({
  connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  sockets: () => live().sockets(),
  ...(hasBus && { isBusUp: () => live().isBusUp() }),
  queues: () => queueLags(openCtx()),
  notices: () => noticeCounts(openCtx()),
})
