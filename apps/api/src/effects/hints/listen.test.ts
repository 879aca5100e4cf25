import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyDatabase, silentLog, type EmptyDatabase } from '../database.fixture.ts'
import { listen, type Listening } from './listen.ts'
import { channel } from '../tell.ts'
import type { Told } from '../told.ts'

let place: EmptyDatabase
let listening: Listening | undefined
const heard: Told[] = []
const onGap = vi.fn()

const say = (payload: string) => sql`select pg_notify(${channel}, ${payload})`.execute(place.database.db)
const cut = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'arriero-live' and datname = current_database()`.execute(
    place.database.db,
  )

const start = async () => {
  listening = await listen({
    connection: place.options,
    onTold: (told) => heard.push(told),
    onGap,
    log: silentLog,
  })
}

beforeEach(async () => {
  place = await emptyDatabase()
  heard.length = 0
  onGap.mockReset()
})
afterEach(async () => {
  await listening?.stop()
  await place.drop()
})

test('what is told is heard, and what is no event is passed over', async () => {
  await start()
  await say('not json')
  await say('{"orderId":"x"}')
  await say('{"name":"order.created","orderId":"x","other":1}')
  await expect.poll(() => heard).toEqual([{ name: 'order.created', orderId: 'x' }])
})

test('what is told inside a transaction that rolls back is never heard', async () => {
  await start()
  const broken = place.database.transaction(async (tx) => {
    await sql`select pg_notify(${channel}, '{"name":"order.rated"}')`.execute(tx)
    throw new Error('rolled back')
  })
  await expect(broken).rejects.toThrow('rolled back')
  await say('{"name":"order.closed"}')
  await expect.poll(() => heard).toEqual([{ name: 'order.closed' }])
})

test('a lost connection comes back by itself and says that there was a gap', async () => {
  await start()
  expect(onGap).not.toHaveBeenCalled()
  for (const round of [1, 2]) {
    await cut()
    await expect.poll(() => onGap.mock.calls.length, { timeout: 5000 }).toBe(round)
  }
  await say('{"name":"order.created"}')
  await expect.poll(() => heard).toEqual([{ name: 'order.created' }])
})

test('a stopped listener hears nothing and does not come back', async () => {
  await start()
  await listening?.stop()
  await say('{"name":"order.created"}')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(heard).toEqual([])
  expect(onGap).not.toHaveBeenCalled()
})

test('a database that cannot be reached refuses the start', async () => {
  await expect(
    listen({
      connection: { ...place.options, database: 'nowhere' },
      onTold: () => undefined,
      onGap,
      log: silentLog,
    }),
  ).rejects.toThrow('nowhere')
})
