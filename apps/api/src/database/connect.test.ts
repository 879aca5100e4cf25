import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Log } from '#context.ts'
import { freshDatabase, silent } from '#testing/database.ts'
import { connect } from './connect.ts'
import { isEngineAway } from './engine.ts'
import { openLine } from './line.fixture.ts'

test('connections that are lost in one moment are told in one line, but not one that was let go of in order', async () => {
  const told: unknown[] = []
  const log: Log = { ...silent, warn: (line: unknown) => void told.push(line) }
  const { connection, drop } = await freshDatabase()
  const database = connect(connection, log, 1)
  const lost = Object.assign(new Error('terminating connection'), { code: '57P01' })
  const leaving = () => database.pool.emit('error', lost)
  try {
    await sql`select 1`.execute(database.db)
    for (let connection = 0; connection < 20; connection += 1) leaving()
    await vi.waitFor(() => expect(told).toHaveLength(1))
    expect(told).toEqual([{ code: 'database.connection_lost', reason: 'terminating connection', lost: 20 }])
  } finally {
    await database.close()
  }
  leaving()
  expect(told).toHaveLength(1)
  await drop()
})

test('a line that falls silent under a transaction is given up, and the next one gets a connection that answers', async () => {
  const { connection, drop } = await freshDatabase()
  const line = await openLine(connection)
  const over = { ...connection, host: '127.0.0.1', port: line.port, silentMostMs: 300 }
  const database = connect(over, silent, 1)
  try {
    const answer = database.transaction(async (tx) => {
      await sql`select 1`.execute(tx)
      line.fallSilent()
      await sql`select 2`.execute(tx)
    })
    const error = await answer.catch((thrown: unknown) => thrown)
    expect(isEngineAway(error)).toBe(true)
    const { rows } = await sql<{ three: number }>`select 3 as three`.execute(database.db)
    expect(rows).toEqual([{ three: 3 }])
  } finally {
    await database.close()
    line.close()
    await drop()
  }
})
