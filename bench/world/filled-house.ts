/** The product on a PostgreSQL of its own that is full of orders and gone afterwards. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { compose, type House } from '../../apps/api/src/compose.ts'
import type { Parts } from '../../apps/api/src/parts.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { startThrowaway } from '../../apps/api/src/database/throwaway.ts'
import type { Connection } from '../servers/process.ts'
import { fillWorld, type WorldSize } from './fill.ts'

/** As an installation runs: nothing acknowledged is lost when the power goes. */
export const lasting = {
  shared_buffers: '2GB',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  autovacuum: 'on',
  max_connections: '100',
}

export type Filled = {
  house: House
  /** What a server in another process needs to run on the same data. */
  servers: { connection: Connection; folder: string }
  /** Makes so many more open orders. */
  more: (count: number) => Promise<void>
  /** Makes as many more orders as the table lacks to that number. */
  grow: (orders: number) => Promise<void>
}

/** `schema`: of an older release; the newest unless told. */
export const withFilledHouse = async <T>(
  { schema, ...size }: WorldSize & Pick<Parts, 'schema'>,
  work: (filled: Filled) => Promise<T>,
): Promise<T> => {
  const database = await startThrowaway(lasting)
  const folder = await mkdtemp(join(tmpdir(), 'arriero-bench-'))
  const { connection } = database
  const house = await compose({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    connection,
    directConnection: connection,
    dataFolder: folder,
    publicUrl: 'http://localhost:3000',
    isDemo: false,
    hasWorkers: false,
    ...(schema && { schema }),
  })
  try {
    const { more, grow, end } = await fillWorld(house, connection, size)
    try {
      return await work({ house, servers: { connection, folder }, more, grow })
    } finally {
      await end()
    }
  } finally {
    await house.stop()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** With a connection of its own beside those of the product. */
export const withAsked = <T>(
  size: Parameters<typeof withFilledHouse>[0],
  work: (filled: Filled, sql: pg.Client) => Promise<T>,
): Promise<T> =>
  withFilledHouse(size, async (filled) => {
    const sql = new pg.Client(filled.servers.connection)
    await sql.connect()
    try {
      return await work(filled, sql)
    } finally {
      await sql.end()
    }
  })

/** A whole program: says what missed its bar, and ends with 1 where anything did. */
export const judged = async (...[size, run]: Parameters<typeof withAsked<string[]>>): Promise<never> => {
  const missed = await withAsked(size, run)
  for (const why of missed) console.log(`FAIL  ${why}`)
  if (missed.length === 0) console.log('PASS')
  process.exit(missed.length === 0 ? 0 : 1)
}
