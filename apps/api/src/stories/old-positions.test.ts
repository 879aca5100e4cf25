import { api } from '@arriero/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hourMs, openStage } from './stage.fixture.ts'

const { house, called, fleet, services } = await openStage()
const client = await called('client')
const administrator = await called('administrator')
const dayMs = 24 * hourMs
const { db } = house.database

const count = async (table: 'positions' | 'last_positions'): Promise<number> =>
  (
    await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

test('where trucks were is kept for ninety days, or for as long as an administrator sets', async () => {
  const crew = await fleet()
  const _id = await services.inPosition(client, crew, { inMs: 10 * hourMs })
  const point = { at: house.clock.now.toISOString(), latitude: 4.6, longitude: -74.1 }
  await crew.driver.send(api.tracking.ping, { body: { points: [point] } })
  house.clock.forward(90 * dayMs)
  await house.jobs.runJobs()
  expect([await count('positions'), await count('last_positions')]).toEqual([1, 1])
  house.clock.forward(1)
  await house.jobs.runJobs()
  expect([await count('positions'), await count('last_positions')]).toEqual([0, 0])
  const { position, trail } = await (
    await house.as(administrator.actor)
  ).send(api.tracking.location, { params: { _id } })
  expect({ position, trail }).toEqual({ position: null, trail: [] })
})

test('a shorter time set takes effect with the next run', async () => {
  const staff = await house.as(administrator.actor)
  const crew = await fleet()
  // What a phone sends is at most three days old: what is older must have waited here.
  await sql`insert into positions (order_id, driver_id, at, received_at, latitude, longitude, is_flagged)
    select ${await services.created(client)}, ${crew.driver.actor.id}, ${house.clock.now}::timestamptz - i * interval '1 day',
      ${house.clock.now}, 4.6, -74.1, false from generate_series(1, 60) i`.execute(db)
  await house.jobs.runJobs()
  expect(await count('positions')).toBe(60)
  await staff.send(api.settings.update, { params: { key: 'positionHistoryDays' }, body: { value: 30 } })
  await house.jobs.runJobs()
  expect(await count('positions')).toBe(30)
})

test('a great heap goes in bounded batches, found by an index', async () => {
  await sql`delete from positions`.execute(db)
  await sql`insert into positions (order_id, driver_id, at, received_at, latitude, longitude, is_flagged)
    select 'o', 'd', ${house.clock.now}::timestamptz - interval '200 days' - i * interval '1 second',
      ${house.clock.now}, 4.6, -74.1, false from generate_series(1, 12000) i`.execute(db)
  await sql`analyze positions`.execute(db)
  await house.jobs.runJobs()
  expect(await count('positions')).toBe(0)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select ctid from positions
    where at < ${house.clock.now} order by at limit 5000`.execute(db)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/positions_age/)
})
