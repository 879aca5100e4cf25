import { api } from '@arriero/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeMonths, monthsOf, monthStart, type Monthly } from '#database/months/months.ts'
import { historyFrom } from '#database/months/history-since.ts'
import { record } from '#features/audit/audit.store.ts'
import { hourMs, openStage } from '../stage.fixture.ts'

const { house, called, services, actsOf } = await openStage()
const { db } = house.database
const dayMs = 24 * hourMs
const history: Monthly = { table: 'order_history', by: 'recorded_at' }
const trail: Monthly = { table: 'audit_trail', by: 'at' }
const client = await called('client')
const administrator = await called('administrator')

/** The story begins where the first part ends, whatever day it is told on. */
const begin = (await monthsOf(db, history))[0]?.until ?? new Date(0)
const goTo = (at: Date) => {
  house.clock.now = at
}
const monthOf = (plus: number, days = 3): Date => new Date(monthStart(begin, plus).getTime() + days * dayMs)
const asked = (): Promise<string> => services.created(client, { inMs: 5 * dayMs })
const rowsIn = async (part: string): Promise<number> =>
  (await sql<{ count: number }>`select count(*) as count from ${sql.id('months', part)}`.execute(db)).rows[0]
    ?.count ?? 0
const partsOf = async (monthly: Monthly) => (await monthsOf(db, monthly)).map(({ name }) => name)
const nameOf = (table: string, plus: number) =>
  `${table}_${monthStart(begin, plus).toISOString().slice(0, 7).replace('-', '')}`
const verified = async () => (await house.as(administrator.actor)).send(api.audit.verify, { query: {} })

test('months are made ahead, and what a service had done to it is written to its own', async () => {
  goTo(monthOf(0))
  await house.jobs.runJobs()
  for (const monthly of [history, trail])
    expect(await partsOf(monthly)).toEqual([
      monthly.table,
      ...[0, 1, 2, 3].map((plus) => nameOf(monthly.table, plus)),
    ])
  const before = await rowsIn(nameOf('order_history', 0))
  await asked()
  expect(await rowsIn(nameOf('order_history', 0))).toBeGreaterThan(before)
  expect(await rowsIn('order_history_rest')).toBe(0)
}, 90_000)

test('where nobody made a month for long nothing is lost: it lies in the rest and moves to its month, the trail with its seals', async () => {
  goTo(monthOf(8))
  const id = await asked()
  await record(house.openCtx(), { act: 'order.remind', objectKind: 'order', objectId: id })
  const [inRest, trailInRest] = [await rowsIn('order_history_rest'), await rowsIn('audit_trail_rest')]
  expect([inRest > 0, trailInRest > 0]).toEqual([true, true])
  const acts = await actsOf(id)
  // By then it is a month that is over.
  goTo(monthOf(9))
  await house.jobs.runJobs()
  expect((await actsOf(id)).slice(0, acts.length)).toEqual(acts)
  expect(await rowsIn('order_history_rest')).toBe(0)
  expect(await rowsIn('audit_trail_rest')).toBe(0)
  expect(await rowsIn(nameOf('order_history', 8))).toBeGreaterThanOrEqual(inRest)
  expect((await verified()).broken).toBeNull()
}, 90_000)

test('each part of the trail has its guard, those made later and the rest too', async () => {
  await record(house.openCtx(), { act: 'order.remind', objectKind: 'order', objectId: '0'.repeat(24) })
  for (const part of await partsOf(trail)) {
    const { rows } = await sql<{ enabled: string }>`
      select tgenabled as enabled from pg_trigger where tgname = 'audit_trail_append_only'
        and tgrelid = ${`months.${part}`}::regclass`.execute(db)
    expect(rows, part).toEqual([{ enabled: 'O' }])
  }
  goTo(monthOf(30))
  await record(house.openCtx(), { act: 'order.remind', objectKind: 'order', objectId: '0'.repeat(24) })
  await expect(sql`delete from months.audit_trail_rest`.execute(db)).rejects.toThrow(/only added to/)
  await house.jobs.runJobs()
})

test('two nodes that make months at once make each of them once', async () => {
  goTo(monthOf(40))
  const make = () => house.database.transaction((tx) => makeMonths(tx, history, house.clock.now))
  const made = await Promise.all([make(), make(), make()])
  expect(made.reduce((sum, one) => sum + one, 0)).toBe(4)
})

test('the history of one service is looked for in no month before it began', async () => {
  const id = await asked()
  const { created_at } = await db
    .selectFrom('orders')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select act from order_history where order_id = ${sql.lit(id)}
      and recorded_at >= ${sql.lit(historyFrom(created_at).toISOString())}::timestamptz order by id`.execute(
    db,
  )
  const read = rows.flatMap(
    (row) => / on (order_history_\d+|order_history )/.exec(row['QUERY PLAN'])?.[1] ?? [],
  )
  expect(read).toContain(nameOf('order_history', 40))
  expect(read.filter((part) => part < nameOf('order_history', 40))).toEqual([])
})

const tenYears = 120

test('a month goes whole once ten years have passed, but not while a service in it is asked about; the trail tells, and its seals hold', async () => {
  goTo(monthOf(44))
  const id = await asked()
  await house.jobs.runJobs()
  goTo(monthOf(45))
  const { _id: pqr } = await (
    await house.as(client.actor)
  ).send(api.support.create, {
    body: { subject: 'Mi carga', description: '¿Quién la llevó?', orderId: id },
  })
  await house.jobs.runJobs()
  const part = nameOf('order_history', 44)

  goTo(monthOf(44 + tenYears))
  await house.jobs.runJobs()
  expect(await partsOf(history)).toEqual(expect.arrayContaining([part]))
  expect(await partsOf(history)).not.toContain('order_history')

  goTo(monthOf(45 + tenYears))
  await house.jobs.runJobs()
  // Older than ten years, and the request is not answered.
  expect(await partsOf(history)).toContain(part)
  await sql`update support_requests set status = 'solved', solved_at = ${house.clock.now} where id = ${pqr}`.execute(
    db,
  )
  await house.jobs.runJobs()
  expect(await partsOf(history)).not.toContain(part)
  expect(await partsOf(trail)).not.toContain('audit_trail')

  const { items } = await (
    await house.as(administrator.actor)
  ).send(api.audit.all, { query: { act: ['history.month_dropped', 'trail.month_dropped'], limit: 100 } })
  expect(items.map(({ details }) => details['part'])).toEqual(expect.arrayContaining([part, 'audit_trail']))
  expect(await verified()).toMatchObject({ broken: null })
}, 90_000)

test('a figure below the ten years that the law asks for is refused', async () => {
  const staff = await house.as(administrator.actor)
  for (const key of ['historyMonths', 'auditMonths'] as const)
    expect(await staff.refusal(api.settings.update, { params: { key }, body: { value: 119 } })).toBe(
      'setting.out_of_range',
    )
})
