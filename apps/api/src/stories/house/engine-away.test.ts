/** While PostgreSQL changes hands, people wait: nothing is lost, nothing is done twice, and no fault is told. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { api } from '@arriero/contract'
import { createBody, hourMs, openStage } from '../stage.fixture.ts'

const { house, called } = await openStage()
const client = await called('client')
const { rows: named } = await sql<{ name: string; port: number; user: string; host: string }>`
  select current_database() as name, current_user as user, setting::int as port,
    split_part(current_setting('unix_socket_directories'), ',', 1) as host
  from pg_settings where name = 'port'`.execute(house.database.db)
const [there] = named

/** Connections end and new ones find a standby, for so long. */
const changeHands = async (ms: number) => {
  if (!there) throw new Error('no server')
  const { name, port, user, host } = there
  const administrator = new pg.Client({ host, port, user, database: 'postgres' })
  await administrator.connect()
  const end = () =>
    administrator.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  try {
    await administrator.query(`alter database ${name} set default_transaction_read_only = on`)
    await end()
    await pause(ms)
    await administrator.query(`alter database ${name} reset default_transaction_read_only`)
  } finally {
    await administrator.end()
  }
}

const body = () => createBody(new Date(house.clock.now.getTime() + 30 * hourMs))
const count = async () => (await house.database.db.selectFrom('orders').select('id').execute()).length

test('acts with a key and readings wait until it is back, and are done once', async () => {
  const { _id } = await client.send(api.orders.create, { body: body() })
  const before = await count()
  const changed = changeHands(700)
  await pause(100)
  const acts = Array.from({ length: 8 }, () =>
    client.send(api.orders.create, { body: body() }, { idempotencyKey: randomUUID() }),
  )
  const read = client.send<typeof api.orders.detail, 'client'>(api.orders.detail, { params: { _id } })
  const made = await Promise.all(acts)
  await changed
  expect(new Set(made.map(({ _id }) => _id)).size).toBe(8)
  expect(await count()).toBe(before + 8)
  expect((await read)._id).toBe(_id)
})

test('an act without a key is refused, with when to come again', async () => {
  const changed = changeHands(500)
  await pause(150)
  const answer = await fetch(`${house.url}/v1/order/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body()),
  })
  await changed
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await answer.json()).toMatchObject({ code: 'server.unavailable' })
})
