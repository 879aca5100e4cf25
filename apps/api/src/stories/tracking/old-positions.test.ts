import { api } from '@arriero/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hourMs, openStage } from '../stage.fixture.ts'

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

const days = async (): Promise<string[]> =>
  (
    await sql<{
      name: string
    }>`select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'position_days' and relkind = 'r' order by relname`.execute(db)
  ).rows.map(({ name }) => name)

const toMidnight = () => dayMs - (house.clock.now.getTime() % dayMs)

test('every day that points may come for has a table before it begins', async () => {
  const today = house.clock.now.toISOString().slice(0, 10).replaceAll('-', '')
  expect(await days()).toEqual(expect.arrayContaining([`d${today}`, 'rest']))
  house.clock.forward(3 * dayMs)
  await house.jobs.runJobs()
  const ahead = new Date(house.clock.now.getTime() + 4 * dayMs).toISOString().slice(0, 10).replaceAll('-', '')
  expect(await days()).toContain(`d${ahead}`)
})

test('where trucks were is kept for ninety days, or for as long as an administrator sets, then its whole day is gone', async () => {
  const crew = await fleet()
  const _id = await services.inPosition(client, crew, { inMs: 10 * hourMs })
  const day = `d${house.clock.now.toISOString().slice(0, 10).replaceAll('-', '')}`
  const point = { at: house.clock.now.toISOString(), latitude: 4.6, longitude: -74.1 }
  await crew.driver.send(api.tracking.ping, { body: { points: [point] } })
  house.clock.forward(90 * dayMs)
  await house.jobs.runJobs()
  expect([await count('positions'), await count('last_positions')]).toEqual([1, 1])
  house.clock.forward(toMidnight())
  await house.jobs.runJobs()
  expect([await count('positions'), await count('last_positions')]).toEqual([0, 0])
  expect(await days()).not.toContain(day)
  const { position, trail } = await (
    await house.as(administrator.actor)
  ).send(api.tracking.location, { params: { _id } })
  expect({ position, trail }).toEqual({ position: null, trail: [] })
})

const insertOld = (first: number, last: number) =>
  sql`insert into positions (order_id, driver_id, at, received_at, latitude, longitude, is_flagged)
    select 'o', 'd', ${house.clock.now}::timestamptz - i * interval '1 day',
      ${house.clock.now}, 4.6, -74.1, false from generate_series(${first}::int, ${last}::int) i`.execute(db)

test('a shorter time set takes effect with the next run, also for points that never had a day of their own', async () => {
  const staff = await house.as(administrator.actor)
  await insertOld(0, 60)
  await house.jobs.runJobs()
  expect(await count('positions')).toBe(61)
  await staff.send(api.settings.update, { params: { key: 'positionHistoryDays' }, body: { value: 30 } })
  await house.jobs.runJobs()
  expect(await count('positions')).toBe(31)
})

test('points that came before their day was made move into it, and none is lost', async () => {
  await sql`truncate positions`.execute(db)
  house.clock.forward(20 * dayMs)
  await insertOld(0, 3)
  const inRest = async () =>
    (await sql<{ count: number }>`select count(*) as count from position_days.rest`.execute(db)).rows[0]
      ?.count
  expect(await inRest()).toBe(4)
  await house.jobs.runJobs()
  expect(await inRest()).toBe(0)
  expect(await count('positions')).toBe(4)
})

test('the way of a truck is read by an index, and of no day before it set out', async () => {
  await sql`insert into positions (order_id, driver_id, at, received_at, latitude, longitude, is_flagged)
    select 'o' || i % 100, 'd', ${house.clock.now}::timestamptz + i * interval '1 second', ${house.clock.now}, 4.6, -74.1, false
    from generate_series(1, 10000) i`.execute(db)
  await sql`analyze positions`.execute(db)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select longitude from positions
    where order_id = 'o7' and driver_id = 'd' and at >= ${house.clock.now}`.execute(db)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  const dayOf = (at: Date) => `d${at.toISOString().slice(0, 10).replaceAll('-', '')}`
  expect(plan).toMatch(new RegExp(`Index Scan (on|using) ${dayOf(house.clock.now)}_order`))
  expect(plan).not.toContain(dayOf(new Date(house.clock.now.getTime() - dayMs)))
})
