import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { exportLists } from '#features/exports/export-lists.ts'
import { readSheet, withTotals } from '#features/exports/xlsx/workbook.fixture.ts'
import { sweepStagedFiles } from '#features/files/files.actions.ts'
import type { Caller } from '#testing/house.ts'
import { hourMs, openStage } from '../stage.fixture.ts'

const { house, called, fleet, services } = await openStage()
const rosa = await called('administrator', { name: 'Rosa Luna' })
const client = await called('client', { name: "=cmd|'/C calc'!A1" })
const crew = await fleet()
await services.created(client)
await services.created(client)
const taken = await services.taken(client, crew)

type Query = Record<string, string | string[]>
const ask = (caller: Caller, query: Query = {}, columns?: string[]) =>
  caller.send(api.exports.create, { body: { list: 'services', query, ...(columns ? { columns } : {}) } })
const stateOf = (caller: Caller, _id: string) => caller.send(api.exports.state, { params: { _id } })
const fetchSheet = async (url: string | null) => {
  const response = await fetch(`${house.url}${url ?? ''}`)
  return { response, ...withTotals(readSheet(Buffer.from(await response.arrayBuffer()))) }
}
const written = async (query: Query = {}, columns?: string[]) => {
  const { _id } = await ask(rosa, query, columns)
  await house.jobs.runJobs()
  const state = await stateOf(rosa, _id)
  return { state, ...(await fetchSheet(state.url)) }
}

test('an export has a row for each of the list, all pages of it, under the names of its columns', async () => {
  const { state, rows, response } = await written()
  const profile = { userType: 'administrator' as const, _id: rosa.actor.id }
  const { total } = await rosa.send(api.orders.mine, { query: {}, body: profile })
  expect(state).toMatchObject({ state: 'done', rowCount: total, error: null })
  expect(state.name).toMatch(/^Servicios \d{4}-\d{2}-\d{2}\.xlsx$/)
  expect(rows).toHaveLength(total + 1)
  expect(rows[0]).toEqual(expect.arrayContaining(['Id', 'Estado', 'Dueño de carga', 'Total']))
  expect(new Set(rows.map((row) => row.length)).size).toBe(1)
  expect(response.headers.get('content-disposition')).toBe('attachment')
})

test('it is filtered, searched and sorted as the list is', async () => {
  const assigned = await written({ status: ['1'] })
  expect(assigned.rows.slice(1).map(([id]) => id)).toEqual([taken])
  const found = await written({ q: taken.slice(18) })
  expect(found.rows.slice(1).map(([id]) => id)).toEqual([taken])
  const oldestFirst = (await written({ sort: 'createdAt' }, ['id'])).rows.slice(1).flat()
  const newestFirst = (await written({ sort: '-createdAt' }, ['id'])).rows.slice(1).flat()
  expect(oldestFirst).toEqual(newestFirst.toReversed())
})

test('only the columns on screen are written, in their order; what belongs to one comes with it', async () => {
  const { rows } = await written({}, ['status', 'views', 'client'])
  expect(rows[0]).toEqual([
    'Estado',
    'Dueño de carga',
    'Identificación del dueño de carga',
    'Teléfono del dueño de carga',
  ])
})

const lists = exportLists.map(({ name, roles }) => ({ name, role: roles[0] ?? 'administrator' }))

test.each(lists)('$name is written for $role with a cell for each of its columns', async ({ name, role }) => {
  const caller = role === 'administrator' ? rosa : await called(role)
  const { _id } = await caller.send(api.exports.create, { body: { list: name, query: {} } })
  await house.jobs.runJobs()
  const state = await stateOf(caller, _id)
  expect(state).toMatchObject({ state: 'done', error: null })
  const { rows } = await fetchSheet(state.url)
  const titles = exportLists.find((list) => list.name === name)?.columns.map(({ title }) => title)
  expect(rows[0]).toEqual(titles)
  expect(rows).toHaveLength(state.rowCount + 1)
  expect(new Set(titles).size).toBe(titles?.length)
})

test('an enterprise exports what waits for a carrier: whose cargo it is, and nothing by which to reach him', async () => {
  const { carrier: enterprise } = crew
  const { _id } = await enterprise.send(api.exports.create, {
    body: { list: 'available-services', query: { sort: 'createdAt' } },
  })
  await house.jobs.runJobs()
  const { rows } = await fetchSheet((await stateOf(enterprise, _id)).url)
  const waiting = await enterprise.send(api.orders.available, { query: { sort: 'createdAt' } })
  expect(rows.slice(1).map(([id]) => id)).toEqual(waiting.items.map((order) => order._id))
  const { email, cellPhone } = await client.send(api.users.detail, { params: { _id: client.actor.id } })
  for (const way of [email, cellPhone]) expect(rows.flat()).not.toContain(way)
  expect(rows.flat()).toContain("=cmd|'/C calc'!A1")
})

test('a name that is a formula is written as a name', async () => {
  const { rows } = await written({}, ['client'])
  expect(rows[1]?.[0]).toBe("=cmd|'/C calc'!A1")
})

test('what the list refuses, its export refuses in the same words', async () => {
  const body = { list: 'services' as const, query: { status: ['9'] } }
  expect(await rosa.refusal(api.exports.create, { body })).toBe('input.invalid')
  expect(await rosa.refusal(api.exports.create, { body: { ...body, query: { sort: 'wages' } } })).toBe(
    'input.invalid',
  )
})

test('nobody exports a list that is not his to read', async () => {
  for (const role of ['accountancy', 'soport', 'enterprise', 'client'] as const) {
    const caller = await called(role)
    const body = { list: 'services' as const, query: {} }
    expect(await caller.refusal(api.exports.create, { body })).toBe('export.list_unknown')
  }
})

test('an export is followed and fetched by who asked alone', async () => {
  const { _id } = await ask(rosa)
  const other = await called('administrator')
  expect(await other.refusal(api.exports.state, { params: { _id } })).toBe('export.not_found')
  expect(await stateOf(rosa, _id)).toMatchObject({ state: 'waiting', rowCount: 0, url: null })
  await house.jobs.runJobs()
})

test('whoever loses his role before it is written gets nothing', async () => {
  const leaving = await called('administrator')
  const { _id } = await ask(leaving)
  const { db } = house.database
  await db.updateTable('users').set({ role: 'soport' }).where('id', '=', leaving.actor.id).execute()
  await house.jobs.runJobs()
  const row = await db.selectFrom('exports').selectAll().where('id', '=', _id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ state: 'failed', error: 'export.list_unknown', file_id: null })
})

test('a person has three under way at most', async () => {
  const eager = await called('administrator')
  for (let count = 1; count <= 3; count++) await ask(eager)
  expect(await eager.refusal(api.exports.create, { body: { list: 'services', query: {} } })).toBe(
    'export.too_many',
  )
  await house.jobs.runJobs()
  await ask(eager)
  await house.jobs.runJobs()
})

test('the trail says who asked for which list with which filters, and how many rows he got', async () => {
  const { _id } = await ask(rosa, { q: 'Medellín', status: ['0'] })
  await house.jobs.runJobs()
  const trail = await house.database.db
    .selectFrom('audit_trail')
    .select(['act', 'actor_id', 'details'])
    .where('object_id', '=', _id)
    .orderBy('id')
    .execute()
  const actor_id = rosa.actor.id
  expect(trail).toEqual([
    { act: 'export.create', actor_id, details: { list: 'services', filters: 'q status' } },
    { act: 'export.written', actor_id, details: { list: 'services', rowCount: expect.any(Number) } },
  ])
  expect(JSON.stringify(trail)).not.toContain('Medell')
})

test('its file is gone after a day, and its owner is told so', async () => {
  const { _id } = await ask(rosa)
  await house.jobs.runJobs()
  const { url } = await stateOf(rosa, _id)
  house.clock.forward(25 * hourMs)
  await sweepStagedFiles(house.openCtx())
  const later = await house.as(rosa.actor)
  expect(await stateOf(later, _id)).toMatchObject({ state: 'expired', url: null })
  expect((await fetch(`${house.url}${url ?? ''}`)).status).toBe(404)
})

test('the services of a person are written for who may read them, and for nobody else', async () => {
  const outcomeFor = async ({ actor }: Caller, query: Query) => {
    const caller = await house.as(actor)
    const body = { list: 'associated-services' as const, query }
    const { _id } = await caller.send(api.exports.create, { body })
    await house.jobs.runJobs()
    const { state, rowCount } = await stateOf(caller, _id)
    return { state, rowCount }
  }
  const own = { userType: 'enterprise', person: crew.carrier.actor.id }
  expect(await outcomeFor(crew.carrier, own)).toEqual({ state: 'done', rowCount: 1 })
  expect(await outcomeFor(rosa, own)).toEqual({ state: 'done', rowCount: 1 })
  const ofDriver = { userType: 'enterprisedriver', person: crew.driver.actor.id }
  expect(await outcomeFor(crew.carrier, ofDriver)).toEqual({ state: 'done', rowCount: 0 })
  expect(await outcomeFor(await called('enterprise'), ofDriver)).toMatchObject({ state: 'failed' })
})
