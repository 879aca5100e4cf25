/** A database of its own for one test file, copied from a migrated template. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Log } from '#context.ts'
import { connect, type Database } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { tidyAfterwards } from './tidy.ts'

const template = 'arriero_template'
const templateLock = 7_234_001

export const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

const server = () => inject('postgres')

const withServer = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ ...server(), database: 'postgres' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Once per run: several test files may come at the same time. */
const ensureTemplate = async (client: pg.Client): Promise<void> => {
  await client.query('select pg_advisory_lock($1)', [templateLock])
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
    if (rowCount) return
    const making = `${template}_making`
    await client.query(`drop database if exists ${making}`)
    await client.query(`create database ${making}`)
    const database = connect({ ...server(), database: making }, silent, 2)
    try {
      await migrate(database.db)
    } finally {
      await database.close()
    }
    await client.query(`alter database ${making} rename to ${template}`)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [templateLock])
  }
}

/** A migrated, empty database and how to reach it; the caller drops it. */
export const freshDatabase = async () => {
  const name = `arriero_${randomBytes(8).toString('hex')}`
  await withServer(async (client) => {
    await ensureTemplate(client)
    await client.query(`create database ${name} template ${template} strategy file_copy`)
  })
  const drop = () => withServer((client) => client.query(`drop database if exists ${name} with (force)`))
  return { connection: { ...server(), database: name }, drop }
}

/** Migrated and empty; closed and dropped after the file that asked for it. */
export const testDatabase = async (size = 10): Promise<Database> => {
  const { connection, drop } = await freshDatabase()
  tidyAfterwards(drop)
  const database = connect(connection, silent, size)
  tidyAfterwards(() => database.close())
  return database
}
