import pg from 'pg'
import { afterAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { freshDatabase, silent } from '#testing/database.ts'
import { connect } from './connect.ts'
import { fillingNote, refuseHalfFilled, takeFilling, type Filling } from './filling.ts'
import { migrate } from './migrate.ts'

// A whole schema goes and comes.
vi.setConfig({ testTimeout: 120_000 })

const server = inject('postgres')
const urlOf = (database: string) =>
  `postgres://${server.user}:${server.password ?? 'ninguna'}@/${database}?host=${encodeURIComponent(server.host)}&port=${server.port}`

const drops: (() => Promise<unknown>)[] = []
let url = ''
let ask: <T extends object>(text: string) => Promise<T[]>
beforeEach(async () => {
  const { connection, drop } = await freshDatabase()
  drops.push(drop)
  url = urlOf(connection.database)
  ask = async (text) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query(text)).rows
    } finally {
      await client.end()
    }
  }
})
afterAll(async () => {
  for (const drop of drops) await drop()
})

const knownBy = 'administrator@demo.arriero.co'
const take = (onWait = () => {}): Promise<Filling> =>
  takeFilling(url, { signal: new AbortController().signal, onWait, knownBy })

const isNoted = async () =>
  (
    await ask<{ note: string | null }>(
      `select shobj_description(oid, 'pg_database') as note from pg_database where datname = current_database()`,
    )
  )[0]?.note === fillingNote

const endSessions = () =>
  ask(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)

/** As early as a node that fills might: nobody else is there. */
const putPerson = (email: string) =>
  ask(`insert into users (id, role, name, email, email_key, identification, cell_phone, password_hash, is_active, validation,
      is_available, score_sum, score_count, finished_count, order_count, total_pesos, search, created_at)
    values ('${'0'.repeat(24)}', 'administrator', 'Gerencia', '${email}', '${email}', '1020304050', '3001234567', 'x', true, 'validated',
      true, 0, 0, 0, 0, 0, '', now())`)

test('of several one fills while the others wait, and it is noted until all is there', async () => {
  const first = await take()
  let waits = 0
  const entered: string[] = []
  const others = ['second', 'third'].map(async (name) => {
    const filling = await take(() => (waits += 1))
    entered.push(name)
    await filling.stop()
  })
  await first.fill(async () => {
    await expect.poll(() => waits).toBe(2)
    expect(await isNoted()).toBe(true)
  })
  expect([entered, await isNoted()]).toEqual([[], false])
  await first.stop()
  await Promise.all(others)
  expect(entered.toSorted()).toEqual(['second', 'third'])
  expect(waits).toBe(2)
})

test('what was cut off is thrown away whole, with whoever still writes there; the schema can be made again', async () => {
  const first = await take()
  const broken = first.fill(async () => {
    await putPerson('alguien@example.co')
    throw new Error('cut off')
  })
  await expect(broken).rejects.toThrow('cut off')
  await first.stop()
  await expect(refuseHalfFilled(url)).rejects.toMatchObject({ reason: 'halfFilled' })

  const straggler = new pg.Client({ connectionString: url })
  const isThrownOut = new Promise((heard) => straggler.on('error', heard))
  await straggler.connect()
  const second = await take()
  await isThrownOut
  expect(
    await ask(`select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'S', 'v')
      union all select nspname from pg_namespace where nspname in ('position_days', 'pgboss')
      union all select proname from pg_proc where pronamespace = 'public'::regnamespace and proname like 'guard%'`),
  ).toEqual([])
  expect(await ask(`select extname from pg_extension where extname = 'pg_trgm'`)).toHaveLength(1)
  const database = connect({ connectionString: url }, silent, 1)
  expect((await migrate(database.db)).length).toBeGreaterThan(50)
  await database.close()
  await refuseHalfFilled(url)
  await second.stop()
})

test('whoever loses the connection that keeps others out is told to stop, and does not say that all is there', async () => {
  const filling = await take()
  const done = filling.fill(async () => {
    await endSessions()
    await expect.poll(() => filling.lost.aborted).toBe(true)
  })
  await expect(done).rejects.toMatchObject({ reason: 'fillingLost' })
  expect(await isNoted()).toBe(true)
  await filling.stop()
})

test('a database where people have accounts of their own gets no demo world; one that has its people is let in', async () => {
  await putPerson('gerencia@example.co')
  await expect(take()).rejects.toMatchObject({ reason: 'ownPeople' })
  expect(await ask('select id from users')).toHaveLength(1)
  await ask(`update users set email = '${knownBy}', email_key = '${knownBy}'`)
  const filling = await take()
  await filling.stop()
  expect(await ask('select id from users')).toHaveLength(1)
})

test('a wait ends when the start is told to end, and the turn passes on', async () => {
  const first = await take()
  const ending = new AbortController()
  const waiting = takeFilling(url, { signal: ending.signal, onWait: () => ending.abort(), knownBy })
  await expect(waiting).rejects.toThrow()
  await first.stop()
  await (await take()).stop()
})
