import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Log } from '#context.ts'
import { freshDatabase, silent } from '#testing/database.ts'
import { connect } from './connect.ts'

test('a connection that is lost is told, but not one that was let go of in order', async () => {
  const told: unknown[] = []
  const log: Log = { ...silent, warn: (line: unknown) => void told.push(line) }
  const { connection, drop } = await freshDatabase()
  const database = connect(connection, log, 1)
  const leaving = () => database.pool.emit('error', new Error('terminating connection'))
  try {
    await sql`select 1`.execute(database.db)
    leaving()
    expect(told).toEqual([{ code: 'database.connection_lost', reason: 'terminating connection' }])
  } finally {
    await database.close()
  }
  leaving()
  expect(told).toHaveLength(1)
  await drop()
})
