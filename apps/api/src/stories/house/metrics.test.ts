/** What an operator measures of a node, and what of its people never stands in it. */
import { api } from '@arriero/contract'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testHouse } from '#testing/house.ts'
import type { EventName } from '#effects/told.ts'
import { natsServer } from '#effects/hints/nats.fixture.ts'
import { brokenOff } from '#features/files/file-reads.ts'
import { addStrain, turnedAway } from '#http/limits/strain.ts'
import { endpointName, openMetrics } from '../../metrics/metrics.ts'
import type { Sources } from '../../metrics/meters.ts'
import { reactions } from '../../reactions.ts'
import { peopleOf } from '../stage.fixture.ts'

const house = await testHouse({ settings: { METRICS_PORT: '0' } })
const { called } = await peopleOf(house)
const caller = await called('client')

const at = (path: string) => `http://127.0.0.1:${house.metrics?.port() ?? 0}${path}`
const scrape = async () => (await fetch(at('/metrics'))).text()
const valueOf = (text: string, meter: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${meter} `))
  return line === undefined ? undefined : Number(line.slice(meter.length))
}

const nothingElse: Sources = {
  connections: () => ({ total: 0, idle: 0, waiting: 0 }),
  sockets: () => 0,
  queues: async () => [],
  notices: async () => [],
  passedOver: () => undefined,
  databaseLog: async () => ({ slots: [], isArchiveFailing: undefined }),
  isStoreThere: async () => true,
}

test('requests are counted by their endpoint and class of status, and nobody’s id is among them', async () => {
  const id = 'order-of-nobody'
  await caller.send(api.sessions.all, { query: {} })
  await fetch(`${house.url}/v1/order/detail/${id}`)
  await fetch(`${house.url}/v1/nowhere/${id}`)
  const text = await scrape()
  const count = (endpoint: string, status: string) =>
    valueOf(text, `arriero_request_duration_seconds_count{endpoint="${endpoint}",status="${status}"}`)
  expect(count(`GET ${api.sessions.all.path}`, '2xx')).toBe(1)
  expect(count('GET /order/detail/{_id}', '4xx')).toBe(1)
  expect(text).not.toContain(id)
})

test('who is turned away is counted by himself: neither an error nor a quick answer', async () => {
  const meter = 'arriero_requests_turned_away_total'
  const answered = (text: string) =>
    text.split('\n').filter((line) => line.startsWith('arriero_request_duration_seconds_count'))
  const before = await scrape()
  expect(valueOf(before, meter)).toBe(0)
  turnedAway.publish(undefined)
  const after = await scrape()
  expect(valueOf(after, meter)).toBe(1)
  expect(answered(after)).toEqual(answered(before))
})

test('who is turned away at his endpoint is not counted among those that were served', async () => {
  const app = Fastify()
  const metrics = openMetrics({ port: 0, host: '127.0.0.1' })
  let isTooMuch = true
  metrics.hearRequests(app, { turnedAway, brokenOff })
  addStrain(app, () => isTooMuch)
  app.get('/v1/order/all', { config: { waitsInStrain: true } }, async () => ({}))
  await metrics.listen(nothingElse)
  const text = async () => (await fetch(`http://127.0.0.1:${metrics.port()}/metrics`)).text()
  try {
    await app.inject('/v1/order/all')
    expect(valueOf(await text(), 'arriero_requests_turned_away_total')).toBe(1)
    expect(await text()).not.toContain('GET /order/all')
    isTooMuch = false
    await app.inject('/v1/order/all')
    expect(await text()).toContain('_count{endpoint="GET /order/all",status="2xx"} 1')
  } finally {
    await Promise.all([app.close(), metrics.stop()])
  }
})

test('what the database keeps, whether files are reached, and that here is no replica', async () => {
  const slot = 'of_a_replica_that_is_gone'
  await sql`select pg_create_physical_replication_slot(${slot}, true)`.execute(house.database.db)
  try {
    const text = await scrape()
    expect(valueOf(text, `arriero_database_slot_bytes{slot="${slot}"}`)).toBeGreaterThanOrEqual(0)
    expect(valueOf(text, 'arriero_store_up')).toBe(1)
    expect(text).not.toMatch(/^arriero_(?:replica_passed_over_total|database_archive_failing)\{/m)
  } finally {
    await sql`select pg_drop_replication_slot(${slot})`.execute(house.database.db)
  }
})

test('a store that does not answer, an archive that refuses and a replica that is passed over are seen', async () => {
  const metrics = openMetrics({ port: 0, host: '127.0.0.1' })
  await metrics.listen({
    ...nothingElse,
    isStoreThere: async () => false,
    databaseLog: async () => ({ slots: [], isArchiveFailing: true }),
    passedOver: () => ({ away: 3, late: 0 }),
  })
  try {
    const text = await (await fetch(`http://127.0.0.1:${metrics.port()}/metrics`)).text()
    expect(valueOf(text, 'arriero_store_up')).toBe(0)
    expect(valueOf(text, 'arriero_database_archive_failing{of="log"}')).toBe(1)
    expect(valueOf(text, 'arriero_replica_passed_over_total{reason="away"}')).toBe(3)
  } finally {
    await metrics.stop()
  }
})

test('a file that was not given to its end is counted, whatever its answer had begun with', async () => {
  expect(valueOf(await scrape(), 'arriero_files_broken_off_total')).toBe(0)
  brokenOff.publish(undefined)
  expect(valueOf(await scrape(), 'arriero_files_broken_off_total')).toBe(1)
})

test('the pool, the live channel and this process are measured', async () => {
  const text = await scrape()
  expect(valueOf(text, 'arriero_database_connections{state="waiting"}')).toBe(0)
  expect(valueOf(text, 'arriero_live_sockets')).toBe(0)
  expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0)
})

test('each sweep says when it last ended well', async () => {
  const { clock } = house
  await house.jobs.runJobs()
  const swept = (await scrape()).split('\n').filter((line) => line.startsWith('arriero_sweep_last_run'))
  expect(swept.length).toBeGreaterThan(3)
  for (const line of swept) expect(Number(line.split(' ').at(-1))).toBeCloseTo(clock.now.getTime() / 1000, 0)
})

test('a notice that nobody signed is counted as forged, without a word of its sender', async () => {
  await fetch(`${house.url}/v1/payment/notification`, {
    method: 'POST',
    body: new URLSearchParams({ vads_trans_status: 'MADE_UP', vads_order_id: 'x', signature: 'none' }),
  })
  const text = await scrape()
  const refused = text
    .split('\n')
    .filter((line) => /^arriero_payment_notices_last_hour\{verdict="(forged|malformed)"/.test(line))
  expect(refused).toHaveLength(1)
  expect(text).not.toContain('MADE_UP')
})

test('a job that is due and has not begun is seen, and for how long', async () => {
  const [name] = Object.keys(reactions) as EventName[]
  if (name) await house.jobs.react(house.database.db, { name })
  house.clock.now = new Date(Date.now() + 60_000)
  const text = await scrape()
  expect(valueOf(text, 'arriero_jobs_waiting{queue="reaction"}')).toBe(1)
  expect(valueOf(text, 'arriero_jobs_oldest_seconds{queue="reaction"}')).toBeGreaterThan(50)
})

test('nothing else is there, and none of it is at the public address', async () => {
  expect((await fetch(at('/'))).status).toBe(404)
  expect((await fetch(at('/metrics'), { method: 'POST' })).status).toBe(404)
  const open = await fetch(`${house.url}/metrics`)
  expect(await open.text()).not.toContain('arriero_request_duration_seconds')
})

test('without a port there are none', async () => {
  expect((await testHouse()).metrics).toBeUndefined()
})

test('an endpoint is called as the contract calls it', () => {
  expect(endpointName('GET', '/v1/order/detail/:_id')).toBe('GET /order/detail/{_id}')
  expect(endpointName('GET', undefined)).toBe('none')
})

test('whether the line for hints carries is measured where there is one', async () => {
  expect(await scrape()).not.toContain('arriero_live_bus_up')
  const nats = await natsServer()
  const beside = await testHouse({ settings: { METRICS_PORT: '0', LIVE_URL: nats.url } })
  const measured = async () =>
    valueOf(
      await (await fetch(`http://127.0.0.1:${beside.metrics?.port() ?? 0}/metrics`)).text(),
      'arriero_live_bus_up',
    )
  await expect.poll(measured).toBe(1)
  await nats.shut()
  await expect.poll(measured).toBe(0)
})
