import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { freshDatabase, silent } from '#testing/database.ts'
import { connect } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { adviceFor, faultOf, identityAt, inspectOutside, leastLocks } from './outside.ts'
import { explainOutside, placeOf } from './outside-error.ts'

const { host, user, port, password = '' } = inject('postgres')
let fresh: Awaited<ReturnType<typeof freshDatabase>>
let other: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  fresh = await freshDatabase()
  other = await freshDatabase()
})
afterAll(async () => {
  await fresh.drop()
  await other.drop()
})

const urlOf = (database: string, more: { user?: string } = {}) =>
  `postgres://${more.user ?? user}:${password || 'secreta'}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
const refusal = (url: string, directUrl?: string): Promise<unknown> =>
  inspectOutside({ url, directUrl }).then(
    () => 'accepted',
    (error: unknown) => error,
  )

/** The server of the tests is fast because nothing in it must last, which the product refuses. */
test('a server that may lose what it has confirmed is refused', async () => {
  expect(await refusal(urlOf(fresh.connection.database))).toMatchObject({ reason: 'durability' })
})

const good = {
  version_number: 150_004,
  version: '15.4 (Debian)',
  encoding: 'UTF8',
  is_durable: true,
  is_replica: false,
  missing: null,
  locks: leastLocks,
}

test.each([
  [{}, undefined],
  [{ version_number: 170_002 }, undefined],
  [{ version_number: 140_011, version: '14.11' }, ['version', '14.11']],
  [{ encoding: 'SQL_ASCII' }, ['encoding', 'SQL_ASCII']],
  [{ is_replica: true }, ['readOnly']],
  [{ missing: 'pg_trgm' }, ['missing', 'pg_trgm']],
  [{ is_durable: false }, ['durability']],
])('of a server with %j is said: %j', (facts, fault) => {
  expect(faultOf({ ...good, ...facts })).toEqual(fault)
})

test('a server with too few locks for years of months serves, and its operator is told', () => {
  expect(adviceFor({ locks: leastLocks })).toEqual([])
  expect(adviceFor({ locks: 64 })).toEqual([expect.stringMatching(/«max_locks_per_transaction» en 64.* 512/)])
  expect(faultOf({ ...good, locks: 64 })).toBeUndefined()
})

describe('an address that leads nowhere is one sentence that names the place, never the password', () => {
  let mute: Server
  let mutePort = 0
  beforeAll(async () => {
    // Takes the call and hangs up: some other program.
    mute = createServer((socket) => socket.destroy())
    await new Promise<void>((done) => mute.listen(0, '127.0.0.1', done))
    const address = mute.address()
    mutePort = typeof address === 'object' && address ? address.port : 0
  })
  afterAll(() => new Promise((done) => mute.close(done)))

  test.each([
    [
      'nobody listens',
      () => 'postgres://u:secreta@127.0.0.1:1/arriero',
      'unreachable',
      '127.0.0.1:1/arriero',
    ],
    [
      'no such host',
      () => 'postgres://u:secreta@no.existe.invalid/arriero',
      'unreachable',
      'no.existe.invalid',
    ],
    ['no PostgreSQL', () => `postgres://u:secreta@127.0.0.1:${mutePort}/arriero`, 'unreachable', '127.0.0.1'],
    ['no such database', () => urlOf('no_existe'), 'database', '/no_existe'],
    ['no such user', () => urlOf('postgres', { user: 'nadie' }), 'credentials', '/postgres'],
  ])('%s', async (_, url, reason, place) => {
    const error = await refusal(url())
    expect(error).toMatchObject({ reason, message: expect.stringContaining(place) })
    expect(String(error)).not.toContain('secreta')
  })
})

test.each([
  [{ code: '28P01', message: 'password authentication failed' }, 'credentials'],
  [{ code: '42501', message: 'permission denied to create extension "pg_trgm"' }, 'permission'],
  [{ code: '53300', message: 'sorry, too many clients already' }, 'full'],
  [{ code: '08P01', message: 'unsupported startup parameter: options' }, 'pooler'],
  [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT', message: 'self-signed certificate' }, 'certificate'],
  [{ message: 'The server does not support SSL connections' }, 'certificate'],
  [{ message: 'timeout expired' }, 'unreachable'],
  [{ message: 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string' }, 'credentials'],
])('%j is explained as %s', ({ message, ...code }, reason) => {
  const error = Object.assign(new Error(message), code)
  expect(explainOutside(error, 'postgres://a@b/c')).toMatchObject({ reason })
})

test('a fault of our own is no fault of the server', () => {
  const error = new TypeError('x is undefined')
  expect(explainOutside(error, 'postgres://a@b/c')).toBe(error)
})

test('two addresses that lead to different databases are told apart', async () => {
  const [one, same, another] = await Promise.all(
    [fresh, fresh, other].map(({ connection }) => identityAt(urlOf(connection.database))),
  )
  expect(one).toBe(same)
  expect(one).not.toBe(another)
})

test('a schema of a newer release is refused', async () => {
  const database = connect(fresh.connection, silent, 1)
  try {
    await database.pool.query(
      `insert into kysely_migration (name, timestamp) values ('9999-future', '2030-01-01T00:00:00Z')`,
    )
    await expect(migrate(database.db)).rejects.toMatchObject({ reason: 'newerSchema' })
  } finally {
    await database.close()
  }
})

test('the place of an address is host, port and database', () => {
  expect(placeOf('postgres://a:b@base.example.co/arriero')).toBe('base.example.co:5432/arriero')
  expect(placeOf('postgresql:///arriero?host=/var/run/postgresql&port=5433')).toBe(
    '/var/run/postgresql:5433/arriero',
  )
})
