import type { Database } from './connect.ts'
import { isMigrated } from './migrate.ts'

const skewMaxMs = 2_000

/** The one question about the database's own clock: a node that disagrees with it is not ready. Architecture 1.8. */
const databaseTime = `select extract(epoch from pg_catalog.clock_timestamp()) * 1000 as ms`

/** The database answers, stands at this build's schema, and its clock is ours. */
export const isReady = async (database: Database, clock: () => Date): Promise<boolean> => {
  const { rows } = await database.pool.query<{ ms: string }>(databaseTime)
  const skewMs = Math.abs(Number(rows[0]?.ms ?? 0) - clock().getTime())
  return skewMs <= skewMaxMs && (await isMigrated(database.db))
}
