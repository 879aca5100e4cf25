import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { connect, type Database } from './connect.ts'
import { openLine } from './line.fixture.ts'
import { hasAll, openReader, positionOf, type Reader, type ReadFrom } from './reader.ts'
import { startReplicated, type Replicated } from './replica.fixture.ts'

const warned: string[] = []
const log = {
  info: () => undefined,
  warn: (line: object) => void warned.push('code' in line ? String(line.code) : ''),
  error: () => undefined,
}
let servers: Replicated
let primary: Database
let replica: Database
let reader: Reader

beforeAll(async () => {
  servers = await startReplicated()
  primary = connect(servers.primary, log)
  replica = connect(servers.replica, log)
  reader = openReader(primary, replica, log)
  await sql`create table said (number integer)`.execute(primary.db)
}, 60_000)
afterAll(async () => {
  await reader.close()
  await primary.close()
  await servers.stop()
})

const isReplica = async ({ db }: ReadFrom) =>
  (await sql<{ it: boolean }>`select pg_is_in_recovery() as it`.execute(db)).rows[0]?.it
const newest = async ({ db }: ReadFrom) =>
  (await sql<{ most: number }>`select coalesce(max(number), 0) as most from said`.execute(db)).rows[0]?.most

test('a place in the log is a number, also past four gigabytes', () => {
  expect(positionOf('16/B374D848')).toBe(0x16b374d848n)
  expect(positionOf('1/0') > positionOf('0/FFFFFFFF')).toBe(true)
})

test('a replica has all that it played of the same history, while it follows', () => {
  const wanted = { at: 100n, timeline: 2 }
  expect(hasAll({ at: 100n, timeline: 2, isFollowing: true }, wanted)).toBe(true)
  expect(hasAll({ at: 99n, timeline: 2, isFollowing: true }, wanted)).toBe(false)
  expect(hasAll({ at: 140n, timeline: 1, isFollowing: true }, wanted)).toBe(false)
  expect(hasAll({ at: 140n, timeline: 2, isFollowing: false }, wanted)).toBe(false)
  expect(hasAll({ at: 100n, timeline: null, isFollowing: true }, wanted)).toBe(true)
})

test('what only reads is read from the replica, and sees each act that was acknowledged before', async () => {
  const from = { replica: 0, primary: 0 }
  for (let number = 1; number <= 200; number += 1) {
    await primary.transaction((tx) => sql`insert into said values (${number})`.execute(tx))
    const seen = await reader.read(async (database) => {
      from[(await isReplica(database)) ? 'replica' : 'primary'] += 1
      return newest(database)
    })
    expect(seen).toBe(number)
  }
  expect(from.replica).toBeGreaterThan(150)
})

test('a replica that plays no more is waited for a moment, and the primary answers', async () => {
  await sql`select pg_wal_replay_pause()`.execute(replica.db)
  try {
    await sql`insert into said values (1000)`.execute(primary.db)
    expect(await reader.read(newest)).toBe(1000)
    expect(await reader.read(isReplica)).toBe(false)
    expect(reader.passedOver()?.late).toBeGreaterThan(1)
  } finally {
    await sql`select pg_wal_replay_resume()`.execute(replica.db)
  }
  await expect.poll(() => reader.read(isReplica)).toBe(true)
})

test('behind one address with several servers each is asked for itself: what one has played another may lack', async () => {
  const balancer = await openLine(servers.primary, servers.replica)
  const either = connect({ ...servers.replica, host: '127.0.0.1', port: balancer.port }, log, 6)
  const readsEither = openReader(primary, either, log)
  await sql`select pg_wal_replay_pause()`.execute(replica.db)
  try {
    for (let number = 1001; number <= 1010; number += 1) {
      await sql`insert into said values (${number})`.execute(primary.db)
      const seen = await Promise.all(Array.from({ length: 12 }, () => readsEither.read(newest)))
      expect(new Set(seen)).toEqual(new Set([number]))
    }
  } finally {
    await sql`select pg_wal_replay_resume()`.execute(replica.db)
    await readsEither.close()
    balancer.close()
  }
})

test('a reading has one connection, also for its transaction', async () => {
  const backend = async ({ db }: Pick<ReadFrom, 'db'>) =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid
  await expect.poll(() => reader.read(isReplica)).toBe(true)
  const pids = await reader.read(async (from) => [
    await backend(from),
    ...(await Promise.all([backend(from), backend(from)])),
    await from.transaction((db) => backend({ db })),
  ])
  expect(new Set(pids).size).toBe(1)
})

test('one that follows nobody is not asked, though it lacks nothing yet', async () => {
  const { rows } = await sql<{ it: string }>`select current_setting('primary_conninfo') as it`.execute(
    replica.db,
  )
  const follow = async (whom: string) => {
    await sql`alter system set primary_conninfo = ${sql.lit(whom)}`.execute(replica.db)
    await sql`select pg_reload_conf()`.execute(replica.db)
  }
  await follow('')
  await expect.poll(() => reader.read(isReplica)).toBe(false)
  await follow(rows[0]?.it ?? '')
  await expect.poll(() => reader.read(isReplica), { timeout: 20_000 }).toBe(true)
})

test('a reading that writes after all does it on the primary, and takes nobody from the replica', async () => {
  const write = ({ db }: ReadFrom) => sql`insert into said values (2000) returning number`.execute(db)
  expect((await reader.read(write)).rows).toEqual([{ number: 2000 }])
  expect(await reader.read(isReplica)).toBe(true)
  expect(warned).toEqual([])
})

test('a fault of the reading itself is a fault, not another try', async () => {
  const work = vi.fn(({ db }: ReadFrom) => sql`select 1 / 0`.execute(db))
  await expect(reader.read(work)).rejects.toMatchObject({ code: '22012' })
  expect(work).toHaveBeenCalledOnce()
})

test('while the replica is away the primary answers', async () => {
  await servers.stopReplica()
  for (const _ of [1, 2, 3]) expect(await reader.read(newest)).toBe(2000)
  expect(warned).toContain('database.replica_avoided')
  expect(reader.passedOver()?.away).toBeGreaterThan(0)
})
