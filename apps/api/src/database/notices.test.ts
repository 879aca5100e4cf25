import { expect, test, vi } from 'vitest'
import pg from 'pg'
import { sql } from 'kysely'
import { emptyDatabase, silentLog } from '#effects/database.fixture.ts'
import { connect } from './connect.ts'
import { notify } from './notices.ts'

const hintOf = (name: string) => ({ channel: 'here', payload: JSON.stringify({ name }) })

const listener = async (options: pg.ClientConfig, heard: string[]) => {
  const client = new pg.Client(options)
  await client.connect()
  await client.query('listen here')
  client.on('notification', ({ payload }) => {
    const { name } = JSON.parse(payload ?? '') as { name: string }
    if (name !== 'hints.beat') heard.push(name)
  })
  return client
}

test('notices come in the order their acts committed, none of them twice, and all before the connection closes', async () => {
  const place = await emptyDatabase()
  const heard: string[] = []
  const client = await listener(place.options, heard)
  const own = connect(place.options, silentLog)
  const told = Array.from({ length: 1200 }, (_, index) => `n${index}`)
  for (const name of told) notify(own.db, hintOf(name))
  await own.close()
  await expect.poll(() => heard.length).toBe(told.length)
  expect(heard).toEqual(told)
  await client.end()
  await place.drop()
})

test('an act that is tried again after a deadlock tells once', async () => {
  const place = await emptyDatabase()
  const heard: string[] = []
  const client = await listener(place.options, heard)
  let attempts = 0
  await place.database.transaction(async (tx) => {
    attempts += 1
    notify(tx, hintOf(`attempt ${attempts}`))
    await sql`select 1`.execute(tx)
    if (attempts === 1) throw Object.assign(new Error('deadlock'), { code: '40P01' })
  })
  await expect.poll(() => heard).toEqual(['attempt 2'])
  await client.end()
  await place.drop()
})

test('notices that cannot be sent are counted in the log, and the next ones go out', async () => {
  const place = await emptyDatabase()
  const heard: string[] = []
  const client = await listener(place.options, heard)
  const warn = vi.fn()
  const own = connect(place.options, { ...silentLog, warn })
  notify(own.db, { ...hintOf('to a channel with too long a name'), channel: 'c'.repeat(100) })
  await expect.poll(() => warn.mock.calls.length).toBe(1)
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ code: 'live.notices_lost', count: 1 })
  notify(own.db, hintOf('next'))
  await expect.poll(() => heard).toEqual(['next'])
  await own.close()
  await client.end()
  await place.drop()
})
