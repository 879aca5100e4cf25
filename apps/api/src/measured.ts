/** Where the metrics read what they say: the pool, the queues, the live channel, the gateway's notices, what the database keeps, the store. */
import { setTimeout as pause } from 'node:timers/promises'
import type { OpenCtx } from '#context.ts'
import type { Database } from '#database/connect.ts'
import type { Reader } from '#database/reader.ts'
import { logKept } from '#database/watched/log-kept.ts'
import { queueLags } from '#effects/queue-lag.ts'
import { noticeCounts } from '#features/payments/notice-counts.views.ts'
import type { FileStorage } from '#providers/storage/port.ts'
import type { Live } from './live/live.ts'
import type { Sources } from './metrics/meters.ts'

type From = {
  database: Database
  reader: Reader
  storage: FileStorage
  openCtx: () => OpenCtx
  /** Whether this installation has a line beside the database. */
  hasBus: boolean
  live: () => Pick<Live, 'sockets' | 'isBusUp'>
}

/** Whoever measures waits ten seconds for all of it. */
const storeWithinMs = 3_000
/** No file is called so: what is asked is whether it answers. */
const noFile = 'measured'

const isStoreThere = (storage: FileStorage): Promise<boolean> =>
  Promise.race([
    storage.open(noFile).then(
      (opened) => {
        opened?.bytes.destroy()
        return true
      },
      () => false,
    ),
    pause(storeWithinMs, false, { ref: false }),
  ])

export const measuredFrom = ({ database, reader, storage, openCtx, hasBus, live }: From): Sources => {
  const { pool } = database
  return {
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    sockets: () => live().sockets(),
    ...(hasBus && { isBusUp: () => live().isBusUp() }),
    queues: () => queueLags(openCtx()),
    notices: () => noticeCounts(openCtx()),
    passedOver: () => reader.passedOver(),
    databaseLog: () => logKept(database.db),
    isStoreThere: () => isStoreThere(storage),
  }
}
