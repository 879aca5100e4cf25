import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '../effects/database.fixture.ts'
import { keepVacuumsAway, type Waited } from './migrate-gently.ts'
import { migrate } from './migrate.ts'

let options: pg.PoolConfig
let drop: () => Promise<unknown>
let db: Kysely<unknown>
const clients: pg.Client[] = []
beforeEach(async () => {
  const empty = await emptyDatabase()
  options = empty.options
  drop = empty.drop
  const pool = new pg.Pool({ ...options, max: 2, statement_timeout: 200 })
  pool.on('error', () => undefined)
  db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  await migrate(db, first)
})
afterEach(async () => {
  for (const client of clients.splice(0)) await client.end()
  await db.destroy()
  await drop()
})

const connected = async (): Promise<pg.Client> => {
  const client = new pg.Client(options)
  await client.connect()
  clients.push(client)
  return client
}

const step = (text: string): Migration => ({ up: async (one) => void (await sql.raw(text).execute(one)) })
const first = { '0001-things': step('create table things (id bigint primary key)') }
const withColumn = { ...first, '0002-a-column': step('alter table things add column seen boolean') }

test('a migration never stands in the way for long while somebody reads on, and goes through once he has ended', async () => {
  const [reader, bystander] = [await connected(), await connected()]
  await reader.query('begin')
  await reader.query('select from things')
  const waited: Waited[] = []
  const migrating = migrate(db, withColumn, { onWait: (one) => waited.push(one) })
  let longestMs = 0
  while (waited.length < 3) {
    const beganMs = performance.now()
    await bystander.query('select from things')
    longestMs = Math.max(longestMs, performance.now() - beganMs)
    await sleep(5)
  }
  // 300 ms behind it, and what a busy machine takes: a queue behind the reader would last until he ends.
  expect(longestMs).toBeLessThan(3_000)
  expect(waited.map(({ tries }) => tries)).toEqual([1, 2, 3])
  expect(new Set(waited.map(({ migration }) => migration))).toEqual(new Set(['0002-a-column']))
  await reader.query('commit')
  expect(await migrating).toEqual(['0002-a-column'])
  await bystander.query('select seen from things')
})

test('what was applied before stays, where a later one has to wait longer than anybody is patient', async () => {
  const reader = await connected()
  await reader.query('begin')
  await reader.query('select from things')
  const list = {
    ...first,
    '0002-others': step('create table others (id bigint)'),
    '0003-a-column': step('alter table things add column seen boolean'),
  }
  await expect(migrate(db, list, { patienceMs: 0 })).rejects.toMatchObject({ code: '55P03' })
  await reader.query('commit')
  expect(await migrate(db, list)).toEqual(['0003-a-column'])
})

test('a migration may take longer than a request, and a request on its connection afterwards may not', async () => {
  const slow = { ...first, '0002-slow': step('select pg_sleep(0.5)') }
  expect(await migrate(db, slow)).toEqual(['0002-slow'])
  await expect(
    db.connection().execute(async (one) => {
      await migrate(one, slow)
      await sql`select pg_sleep(0.5)`.execute(one)
    }),
  ).rejects.toMatchObject({ code: '57014' })
})

test('vacuums are kept away in a queue of their own: readers and writers go on, who vacuums waits', async () => {
  const [writer, vacuum] = [await connected(), await connected()]
  const seen: string[] = []
  const kept: Migration = {
    up: async (one) => {
      await keepVacuumsAway(one, 'things')
      await writer.query('insert into things values (1)')
      await vacuum.query(`set lock_timeout = '100ms'`)
      await vacuum.query('analyze things').catch((error: Error) => void seen.push(error.message))
      const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(one)
      seen.push(rows[0]?.lock_timeout ?? '')
    },
  }
  expect(await migrate(db, { ...first, '0002-kept': kept })).toEqual(['0002-kept'])
  expect(seen).toEqual([expect.stringMatching(/lock timeout/), '300ms'])
})
