/** What the engine fails with, and work that waits until it is back. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { freshDatabase, silent } from '#testing/database.ts'
import { tidyAfterwards } from '#testing/tidy.ts'
import { connect } from './connect.ts'
import { isEngineAway, isEngineBusy, patience } from './engine.ts'

const failure = (code: string, message = 'failed') => Object.assign(new Error(message), { code })

describe('a failure of the engine', () => {
  test.each(['25006', '25P03', '57P01', '57P03', '08006', 'ECONNREFUSED', 'EPIPE', 'EHOSTUNREACH'])(
    '%s says that it is away',
    (code) => expect(isEngineAway(failure(code))).toBe(true),
  )

  test.each([
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Query read timeout',
  ])('“%s” says that it is away', (message) => expect(isEngineAway(new Error(message))).toBe(true))

  test.each(['53300', '55P03', '57014', '40001'])('%s says that it has no room now', (code) => {
    expect([isEngineAway(failure(code)), isEngineBusy(failure(code))]).toEqual([false, true])
  })

  test('a session that ended for a fault of its own says that it is away, a statement does not', () => {
    const fault = (severity: string) =>
      Object.assign(failure('XX000', 'could not write init file'), { severity })
    expect([isEngineAway(fault('FATAL')), isEngineAway(fault('ERROR'))]).toEqual([true, false])
  })

  test('a missing socket says that it is away, a missing file does not', () => {
    const missing = (syscall: string) => Object.assign(failure('ENOENT'), { syscall })
    expect([isEngineAway(missing('connect')), isEngineAway(missing('open'))]).toEqual([true, false])
  })

  test.each(['23505', '42P01', 'ERR_INVALID_ARG_TYPE'])('%s is none', (code) => {
    expect([isEngineAway(failure(code)), isEngineBusy(failure(code))]).toEqual([false, false])
  })
})

const failing = (times: number, error = failure('57P01')) => {
  const seen = { tries: 0 }
  const work = () => {
    seen.tries += 1
    return seen.tries <= times ? Promise.reject(error) : Promise.resolve(seen.tries)
  }
  return { seen, work }
}

describe('patience', () => {
  test('does the work again when the engine is back, and not before', async () => {
    const engine = { isBack: false }
    const patiently = patience(() => Promise.resolve(engine.isBack), { askEveryMs: 5 })
    const { seen, work } = failing(1)
    const done = patiently(work)
    await pause(40)
    expect(seen.tries).toBe(1)
    engine.isBack = true
    expect(await done).toBe(2)
  })

  test('asks once for all who wait', async () => {
    const asked = { times: 0 }
    const patiently = patience(() => Promise.resolve((asked.times += 1) > 3), { askEveryMs: 10 })
    const all = await Promise.all(Array.from({ length: 50 }, () => patiently(failing(1).work)))
    expect(all).toEqual(Array.from({ length: 50 }, () => 2))
    expect(asked.times).toBeLessThan(20)
  })

  test('ends with what failed', async () => {
    const patiently = patience(() => Promise.reject(failure('ECONNREFUSED')), {
      patienceMs: 30,
      askEveryMs: 5,
    })
    await expect(patiently(failing(99).work)).rejects.toMatchObject({ code: '57P01' })
  })

  test('is not for another failure, nor for more than may wait', async () => {
    const patiently = patience(() => Promise.resolve(false), {
      patienceMs: 200,
      mostWaiting: 1,
      askEveryMs: 5,
    })
    const other = failing(9, failure('23505'))
    await expect(patiently(other.work)).rejects.toMatchObject({ code: '23505' })
    expect(other.seen.tries).toBe(1)
    const [first, second] = [failing(9), failing(9)]
    const both = await Promise.allSettled([patiently(first.work), patiently(second.work)])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect([first.seen.tries > 1, second.seen.tries]).toEqual([true, 1])
  })
})

test('a write that reached a standby is done once it takes writes again, on another connection', async () => {
  const { connection, drop } = await freshDatabase()
  tidyAfterwards(drop)
  const database = connect({ ...connection, patience: { askEveryMs: 10 } }, silent, 1)
  tidyAfterwards(() => database.close())
  const connectedTo = async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db)
    return rows[0]?.pid
  }
  const write = () =>
    sql`insert into idempotency_keys (user_id, route, key, body_hash, created_at)
      values ('public', 'PUT /x', ${randomUUID()}, '', now())`.execute(database.db)
  const setReadOnly = (value: string) =>
    sql`alter database ${sql.id(connection.database)} set default_transaction_read_only = ${sql.raw(value)}`
  const other = connect(connection, silent, 1)
  tidyAfterwards(() => other.close())
  await sql`select 1`.execute(other.db)
  await setReadOnly('on').execute(other.db)
  const first = await connectedTo()
  await expect(write()).rejects.toMatchObject({ code: '25006' })
  expect(await connectedTo()).not.toBe(first)
  const written = database.patiently(write)
  await pause(50)
  await setReadOnly('off').execute(other.db)
  expect((await written).numAffectedRows).toBe(1n)
})

test('a transaction in which nothing comes any more gives its rows free; who held them is told that it did not happen', async () => {
  const { connection, drop } = await freshDatabase()
  tidyAfterwards(drop)
  const [stuck, other] = [connect(connection, silent, 1), connect(connection, silent, 1)]
  tidyAfterwards(() => Promise.all([stuck.close(), other.close()]))
  const lock = (database: typeof stuck.db) => sql`select pg_advisory_xact_lock(${1})`.execute(database)
  const [held, freed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const standing = stuck.transaction(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = '100ms'`.execute(tx)
    await lock(tx)
    held.resolve()
    // As a node that was stopped: it finds out when it goes on.
    await freed.promise
    await sql`select 1`.execute(tx)
  })
  const ended = standing.catch((error: unknown) => error)
  await held.promise
  await other.transaction(lock)
  freed.resolve()
  expect(isEngineAway(await ended)).toBe(true)
  await expect(stuck.transaction(lock)).resolves.toBeDefined()
})
