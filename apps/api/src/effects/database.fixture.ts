/** An empty database of one's own on the tests' server. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Log } from '#context.ts'
import { connect, type Database, type DatabaseOptions } from '#database/connect.ts'
import type { Outage } from '#database/watched/outage.ts'

export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }
/** Where the engine is never away. */
export const noOutage: Outage = { failed: (_error, _what, tell) => tell() }

export type EmptyDatabase = { options: DatabaseOptions; database: Database; drop(): Promise<void> }

const asRoot = async (statement: string): Promise<void> => {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export const emptyDatabase = async (): Promise<EmptyDatabase> => {
  const name = `effects_${randomUUID().replaceAll('-', '')}`
  await asRoot(`create database ${name}`)
  const options = { ...inject('postgres'), database: name }
  const database = connect(options, silentLog, 10)
  return {
    options,
    database,
    drop: async () => {
      await database.close()
      // Connections that are closing must be gone first: a forced end would reach clients that nobody listens to.
      await new Promise((resolve) => setTimeout(resolve, 150))
      await asRoot(`drop database ${name} with (force)`)
    },
  }
}
