import type { Config } from '#config.ts'
import type { Providers } from '#context.ts'
import type { DatabaseOptions } from '#database/connect.ts'
import type { migrations } from '#database/migrate.ts'
import type { LogTarget } from '#http/server.ts'

/** What a house, one running instance of the product, is made from. */
export type Parts = {
  config: Config
  connection: DatabaseOptions
  /** Past any pooler; the same where there is none. */
  directConnection: DatabaseOptions
  /** A replica for what only reads. */
  replica?: DatabaseOptions | undefined
  dataFolder: string
  publicUrl: string
  isDemo: boolean
  /** Nobody acts, and the house is not ready, before `open`. */
  opensLater?: boolean
  /** Replaced by benches: the schema of an older release, which this build serves as far as it can. */
  schema?: typeof migrations
  /** Replaced by tests. */
  clock?: () => Date
  providers?: Partial<Providers>
  /** Of the data folder's disk, where the database lies on it too; replaced by tests. */
  freeBytes?: () => Promise<number>
  /** False in tests: reactions and sweeps run on `jobs.runJobs()`. */
  hasWorkers?: boolean
  poolSize?: number
  /** Where the log goes, line by line; to the console unless told. */
  logTo?: LogTarget
}
