import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Db, OpenCtx } from '#context.ts'
import { isEngineAway } from '#database/engine.ts'
import type { Outage } from '#database/watched/outage.ts'
import { emptyDatabase, silentLog, type EmptyDatabase } from './database.fixture.ts'
import { startJobs, type Jobs, type JobsOptions } from './jobs.ts'
import { tell } from './tell.ts'
import type { Told } from './told.ts'

const orderId = 'a'.repeat(24)
const now = new Date('2026-03-02T15:00:00Z')

let place: EmptyDatabase
const running: Jobs[] = []

/** Only what jobs and `tell` use; the providers are none of their business. */
const ctxOn = (db: Db) =>
  ({ db, now, log: silentLog, react: async (...told) => running.at(-1)?.react(...told) }) as OpenCtx

const start = async (options: Partial<JobsOptions>): Promise<Jobs> => {
  const jobs = await startJobs({
    connection: place.options,
    reactions: {},
    sweeps: [],
    openCtx: () => ctxOn(place.database.db),
    log: silentLog,
    outage: place.database.outage,
    hasWorkers: false,
    ...options,
  })
  running.push(jobs)
  return jobs
}

const act = (told: Told & { orderId: string }) => place.database.transaction((tx) => tell(ctxOn(tx), told))

const waiting = async () => {
  const { rows } = await sql<{ count: number }>`select count(*) from pgboss.job`.execute(place.database.db)
  return rows[0]?.count
}

beforeEach(async () => {
  place = await emptyDatabase()
  await sql`create table order_history (order_id text, act text, actor_id text, at timestamptz, recorded_at timestamptz,
    is_time_verified boolean, device_at timestamptz, latitude float8, longitude float8, reason text, details jsonb)`.execute(
    place.database.db,
  )
})
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop()
  await place.drop()
})

test('an act that commits has its reaction run with what was told', async () => {
  const handle = vi.fn(async () => undefined)
  const jobs = await start({ reactions: { 'offer.accepted': [{ key: 'mail', handle }] } })
  await act({ name: 'offer.accepted', orderId, offerId: 'b'.repeat(24) })
  expect(await waiting()).toBe(1)
  await jobs.runJobs()
  expect(handle).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
    name: 'offer.accepted',
    orderId,
    offerId: 'b'.repeat(24),
  })
})

test('an act that tells several things leaves the history of all of them', async () => {
  await place.database.transaction(async (tx) => {
    for (const name of ['order.assigned', 'order.larger_vehicle', 'offer.expired'] as const)
      await tell(ctxOn(tx), { name, orderId })
  })
  const { rows } = await sql<{ act: string }>`select act from order_history`.execute(place.database.db)
  expect(rows.map(({ act: told }) => told)).toEqual([
    'order.assigned',
    'order.larger_vehicle',
    'offer.expired',
  ])
})

test('an act that is rolled back leaves neither a job nor history', async () => {
  const handle = vi.fn(async () => undefined)
  const jobs = await start({ reactions: { 'offer.accepted': [{ key: 'mail', handle }] } })
  const broken = place.database.transaction(async (tx) => {
    await tell(ctxOn(tx), { name: 'offer.accepted', orderId })
    throw new Error('the act fails late')
  })
  await expect(broken).rejects.toThrow('the act fails late')
  expect(await waiting()).toBe(0)
  await jobs.runJobs()
  expect(handle).not.toHaveBeenCalled()
})

test('an event without reactions costs no job', async () => {
  await start({ reactions: { 'order.created': [{ key: 'mail', handle: async () => undefined }] } })
  await act({ name: 'order.rated', orderId })
  expect(await waiting()).toBe(0)
})

test('an act leaves one job; of its reactions only the failing one is repeated', async () => {
  const mail = vi.fn(async () => undefined)
  const policy = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('insurer away'))
  const reactions = {
    'order.cancelled': [
      { key: 'mail', handle: mail },
      { key: 'policy', handle: policy },
    ],
  }
  const jobs = await start({ reactions })
  await act({ name: 'order.cancelled', orderId })
  expect(await waiting()).toBe(1)
  await jobs.runJobs()
  await jobs.runJobs()
  await jobs.runJobs()
  expect(mail).toHaveBeenCalledTimes(1)
  expect(policy).toHaveBeenCalledTimes(2)
})

test('a reaction that keeps failing is tried five times, then waits for an administrator', async () => {
  const handle = vi.fn(async () => undefined).mockRejectedValue(new Error('no route to host'))
  const jobs = await start({ reactions: { 'order.closed': [{ key: 'mail', handle }] } })
  await act({ name: 'order.closed', orderId })
  for (let call = 1; call <= 4; call++) await jobs.runJobs()
  expect(await jobs.deadJobs()).toEqual([])
  for (let call = 1; call <= 3; call++) await jobs.runJobs()
  expect(handle).toHaveBeenCalledTimes(5)
  expect(await jobs.deadJobs()).toMatchObject([{ event: 'order.closed', orderId, error: 'no route to host' }])

  handle.mockResolvedValue(undefined)
  expect(await jobs.repeatDead()).toBe(1)
  await jobs.runJobs()
  expect(handle).toHaveBeenCalledTimes(6)
  expect(await jobs.deadJobs()).toEqual([])
})

test('what a reaction tells is reacted to in the same run', async () => {
  const handle = vi.fn(async () => undefined)
  const reactions = {
    'payment.outcome': [{ key: 'insure', handle: () => act({ name: 'policy.issued', orderId }) }],
    'policy.issued': [{ key: 'mail', handle }],
  }
  const jobs = await start({ reactions })
  await act({ name: 'payment.outcome', orderId })
  await jobs.runJobs()
  expect(handle).toHaveBeenCalledTimes(1)
})

test('sweeps run in tests before the reactions they cause', async () => {
  const handle = vi.fn(async () => undefined)
  const sweeps = [{ name: 'unpaid', everyMinutes: 1, run: () => act({ name: 'order.cancelled', orderId }) }]
  const jobs = await start({ sweeps, reactions: { 'order.cancelled': [{ key: 'mail', handle }] } })
  await jobs.runJobs()
  expect(handle).toHaveBeenCalledTimes(1)
})

test('workers pick a reaction up by themselves and stop when told to', async () => {
  const handle = vi.fn(async () => undefined)
  const jobs = await start({ hasWorkers: true, reactions: { 'order.rated': [{ key: 'mail', handle }] } })
  await act({ name: 'order.rated', orderId })
  await expect.poll(() => handle.mock.calls.length, { timeout: 8000 }).toBe(1)
  await jobs.stop()
  await act({ name: 'order.rated', orderId }).catch(() => undefined)
  expect(handle).toHaveBeenCalledTimes(1)
})

test('what fails for want of the engine is told to the outage, of workers and of reactions, each as an error it knows', async () => {
  const failed: { error: unknown; what: string }[] = []
  const outage: Outage = { failed: (error, what) => void failed.push({ error, what }) }
  const gone = Object.assign(new Error('the database system is shutting down'), { code: '57P03' })
  const handle = vi.fn(() => Promise.reject(gone))
  await start({ hasWorkers: true, outage, reactions: { 'order.rated': [{ key: 'mail', handle }] } })
  await act({ name: 'order.rated', orderId })
  await expect.poll(() => failed, { timeout: 8000 }).toContainEqual({ error: gone, what: 'reactions' })
  const isEnded = () => failed.some(({ error, what }) => what === 'jobs' && isEngineAway(error))
  await expect
    .poll(
      async () => {
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'arriero-jobs' and datname = current_database()`.execute(place.database.db)
        return isEnded()
      },
      { timeout: 20_000, interval: 20 },
    )
    .toBe(true)
  for (const { error } of failed) expect(error).toBeInstanceOf(Error)
})

test('a slow reaction keeps no others waiting', async () => {
  let finish = () => undefined as void
  const slow = vi.fn(() => new Promise<void>((done) => (finish = done)))
  const quick = vi.fn(async () => undefined)
  await start({
    hasWorkers: true,
    reactions: {
      'order.closed': [{ key: 'report', pace: 'slow', handle: slow }],
      'order.rated': [{ key: 'mail', handle: quick }],
    },
  })
  await act({ name: 'order.closed', orderId })
  await expect.poll(() => slow.mock.calls.length, { timeout: 8000 }).toBe(1)
  await act({ name: 'order.rated', orderId })
  await expect.poll(() => quick.mock.calls.length, { timeout: 8000 }).toBe(1)
  finish()
  expect(slow).toHaveBeenCalledTimes(1)
})

test('what waits outside is done many at once, and does not wait for slow work', async () => {
  const mayEnd = Promise.withResolvers<undefined>()
  const outside = vi.fn(() => mayEnd.promise)
  const slow = vi.fn(() => mayEnd.promise)
  await start({
    hasWorkers: true,
    reactions: {
      'order.closed': [{ key: 'report', pace: 'slow', handle: slow }],
      'order.rated': [{ key: 'send', pace: 'outside', handle: outside }],
    },
  })
  await act({ name: 'order.closed', orderId })
  await expect.poll(() => slow.mock.calls.length, { timeout: 8000 }).toBe(1)
  for (let asked = 0; asked < 8; asked++) await act({ name: 'order.rated', orderId })
  await expect.poll(() => outside.mock.calls.length, { timeout: 8000 }).toBe(8)
  mayEnd.resolve(undefined)
})

test('a reaction that waits for somebody who does not answer keeps no others waiting', async () => {
  const mayEnd = Promise.withResolvers<undefined>()
  const hanging = vi.fn(() => mayEnd.promise)
  const quick = vi.fn(async () => undefined)
  await start({
    hasWorkers: true,
    reactions: {
      'order.closed': [{ key: 'annul', handle: hanging }],
      'order.rated': [{ key: 'mail', handle: quick }],
    },
  })
  await act({ name: 'order.closed', orderId })
  await expect.poll(() => hanging.mock.calls.length, { timeout: 8000 }).toBe(1)
  await act({ name: 'order.rated', orderId })
  await expect.poll(() => quick.mock.calls.length, { timeout: 8000 }).toBe(1)
  mayEnd.resolve(undefined)
  expect(hanging).toHaveBeenCalledTimes(1)
})

test('a job that was handed out and never arrived is handed out again before its time is over', async () => {
  await start({ reactions: { 'order.rated': [{ key: 'mail', handle: async () => undefined }] } })
  await act({ name: 'order.rated', orderId })
  const node = await new PgBoss({ ...place.options, supervise: false, schedule: false }).start()
  const { db } = place.database
  const stateAfterLook = async () => {
    await sql`update pgboss.queue set monitor_claim_on = null`.execute(db)
    await node.supervise()
    const { rows } = await sql<{ state: string }>`select state from pgboss.job`.execute(db)
    return rows.map(({ state }) => state)
  }
  try {
    await node.fetch('reaction')
    expect(await stateAfterLook()).toEqual(['active'])
    await sql`update pgboss.job set heartbeat_on = now() - interval '31 seconds'`.execute(db)
    expect(await stateAfterLook()).toEqual(['retry'])
  } finally {
    await node.stop()
  }
})

test('of an event with a slow and a quick reaction each is done once', async () => {
  const slow = vi.fn(async () => undefined)
  const quick = vi.fn(async () => undefined)
  const reactions = {
    'order.closed': [
      { key: 'report', pace: 'slow' as const, handle: slow },
      { key: 'mail', handle: quick },
    ],
  }
  const jobs = await start({ reactions })
  await act({ name: 'order.closed', orderId })
  await jobs.runJobs()
  expect([slow.mock.calls.length, quick.mock.calls.length]).toEqual([1, 1])
})

test('what a node of an older release left in another queue is done all the same', async () => {
  const handle = vi.fn(async () => undefined)
  const jobs = await start({ reactions: { 'order.rated': [{ key: 'send', pace: 'outside', handle }] } })
  const older = await new PgBoss({ ...place.options, supervise: false, schedule: false }).start()
  const told = { name: 'order.rated', orderId }
  await older.send('reaction-slow', { told, key: 'send' })
  await older.stop()
  await jobs.runJobs()
  expect(handle).toHaveBeenCalledExactlyOnceWith(expect.anything(), told)
})

test('two nodes keep one schedule per sweep, and a sweep that is gone loses its own', async () => {
  const sweep = (name: string) => ({ name, everyMinutes: 1, run: async () => undefined })
  const schedules = async () => {
    const { rows } = await sql<{ key: string }>`select key from pgboss.schedule order by key`.execute(
      place.database.db,
    )
    return rows.map(({ key }) => key)
  }
  await start({ hasWorkers: true, sweeps: [sweep('unpaid'), sweep('passed')] })
  await start({ hasWorkers: true, sweeps: [sweep('unpaid'), sweep('passed')] })
  expect(await schedules()).toEqual(['passed', 'unpaid'])
  await start({ hasWorkers: true, sweeps: [sweep('unpaid')] })
  expect(await schedules()).toEqual(['unpaid'])
})

test('an older node that starts after a newer one leaves its sweeps, and their times', async () => {
  const sweep = (name: string, everyMinutes = 1) => ({ name, everyMinutes, run: async () => undefined })
  const schedules = async () => {
    const { rows } = await sql<{ key: string; cron: string }>`
      select key, cron from pgboss.schedule order by key`.execute(place.database.db)
    return rows.map(({ key, cron }) => `${key} ${cron}`)
  }
  await start({ hasWorkers: true, build: '0002', sweeps: [sweep('new'), sweep('unpaid', 5)] })
  await start({ hasWorkers: true, build: '0001', sweeps: [sweep('unpaid'), sweep('old')] })
  expect(await schedules()).toEqual(['new * * * * *', 'old * * * * *', 'unpaid */5 * * * *'])
  await start({ hasWorkers: true, build: '0003', sweeps: [sweep('unpaid', 10)] })
  expect(await schedules()).toEqual(['unpaid */10 * * * *'])
})
