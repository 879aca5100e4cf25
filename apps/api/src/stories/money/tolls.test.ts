/** Tolls: dated tariffs that an administrator brings, and what they come to on the road of a service. docs/decisions/0044. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import type { ReferenceFacts } from '@arriero/contract/orders/reference-shape'
import type { RouteFacts } from '@arriero/contract/places/route-shape'
import { createBody, hourMs, openStage } from '../stage.fixture.ts'

const { house, called, fleet, orderRow } = await openStage()
const administrator = await called('administrator')
const client = await called('cliententerprise')
const crew = await fleet()

const fileOf = (text: string) => Buffer.from(text).toString('base64')
const template = async () => (await administrator.send(api.tolls.template, {})).file
const previewOf = async (file: string, validFrom = '2026-12-01') =>
  administrator.send(api.tolls.preview, { body: { file, validFrom } })

const facts: RouteFacts = {
  officialWayId: null,
  terrain: { flat: 50, rolling: 50, mountain: 200, urban: 10, unpaved: 0 },
  towns: [],
  tolls: [
    { code: 83, name: 'Oiba', alongKm: 40 },
    { code: 9999, name: 'Nuevo', alongKm: 90 },
  ],
  roads: [],
  noRoad: null,
}

/** A service of today's road, with the posts of another: what a router will tell. */
const asked = async (route: RouteFacts | null, inHours = 12) => {
  const at = new Date(house.clock.now.getTime() + inHours * hourMs)
  const { _id } = await client.send(api.orders.create, { body: createBody(at) })
  await house.database.db
    .updateTable('orders')
    .set({ route_facts: route && JSON.stringify(route) })
    .where('id', '=', _id)
    .execute()
  return _id
}
const estimated = (id: string) =>
  house.database.db.updateTable('orders').set({ reference: null }).where('id', '=', id).execute()
const read = (caller: typeof client, _id: string) => caller.send(api.tolls.ofOrder, { params: { _id } })

test('the product begins with the tariffs of its file, and its template gives back just them', async () => {
  const { items } = await administrator.send(api.tolls.all, {})
  expect(items).toMatchObject([{ validFrom: '2025-12-01', by: null, isInForce: true }])
  expect(await previewOf(await template())).toEqual({
    problems: [],
    comparedWith: '2025-12-01',
    differences: [],
  })
  const body = { file: await template(), validFrom: '2026-12-01' }
  expect(await administrator.refusal(api.tolls.create, { body })).toBe('tariff.nothing_changes')
})

test('each side reads the tolls of a service; what is left of it is its carrier’s alone', async () => {
  const _id = await asked(facts)
  await estimated(_id)
  const own = await read(client, _id)
  // A single truck of two axles: category II of Oiba, and a post that no tariff is known of.
  expect(own.tolls).toMatchObject({ basis: 'posts', total: 12_900, unknown: 1, edition: '2025-12-01' })
  expect(own.tolls?.posts.map(({ pesos }) => pesos)).toEqual([12_900, null])
  expect(own.load).toBeNull()
  expect((await read(administrator, _id)).load).toBeNull()
  const { tolls, load } = await read(crew.carrier, _id)
  expect(tolls).toEqual(own.tolls)
  const earnings = load?.earnings ?? 0
  expect(earnings).toBeGreaterThan(1_000_000)
  expect(load?.left).toBe(earnings - (load?.fuel ?? 0) - 12_900)
})

test('who drives the service reads its tolls, and not what is left of it', async () => {
  const _id = await asked(facts)
  await estimated(_id)
  expect(await crew.driver.refusal(api.tolls.ofOrder, { params: { _id } })).toBe('order.not_found')
  await house.world.take(crew.carrier.actor, _id)
  await house.world.pay(client.actor, _id)
  await house.world.assign(crew.carrier.actor, _id, crew.pair)
  expect(await read(crew.driver, _id)).toEqual({ ...(await read(client, _id)), load: null })
})

test('of a way of the ministry its own total counts, whatever posts were told', async () => {
  const plain = await asked(null)
  const { ways } = (await orderRow(plain)).reference as ReferenceFacts
  const [cheapest] = ways
  const _id = await asked({ ...facts, officialWayId: cheapest?.id ?? null })
  expect((await read(client, _id)).tolls).toMatchObject({ basis: 'official', total: cheapest?.tolls })
  expect(cheapest?.tolls).toBeGreaterThan(12_900)
  expect((await read(client, plain)).tolls).toMatchObject({ basis: 'official', posts: [] })
})

test('a way that is none of the ministry’s is counted post by post, though it publishes others', async () => {
  const { tolls } = await read(client, await asked(facts))
  expect(tolls).toMatchObject({ basis: 'posts', total: 12_900 })
})

test('of a service of days without any knowledge nothing is said', async () => {
  const _id = await asked(null)
  await estimated(_id)
  expect(await read(client, _id)).toEqual({ tolls: null, load: null })
  expect(await read(crew.carrier, _id)).toEqual({ tolls: null, load: null })
})

test('whose service it is not is told that there is none', async () => {
  const _id = await asked(facts)
  const stranger = await called('cliententerprise')
  expect(await stranger.refusal(api.tolls.ofOrder, { params: { _id } })).toBe('order.not_found')
})

test('what is wrong with a file is told cell by cell, and nothing is kept', async () => {
  const rows = [
    'Código;Peaje;Categorías;I;II;III;IV;V;VI',
    '83;Oiba;5;1;2;x;4;5;6',
    ';;8;1',
    '83;Otro;5;1;2;3;4;-1',
  ]
  const file = fileOf(rows.join('\r\n'))
  const { problems, differences } = await previewOf(file)
  expect(problems.map(({ cell, code }) => [cell, code])).toEqual([
    ['F2', 'tariff.value_no_number'],
    ['I2', 'toll.category_beyond'],
    ['B3', 'toll.name_missing'],
    ['C3', 'toll.categories_invalid'],
    ['A4', 'toll.post_twice'],
    ['H4', 'tariff.value_no_number'],
  ])
  expect(differences).toEqual([])
  const refused = { body: { file, validFrom: '2026-12-01' } }
  expect(await administrator.refusal(api.tolls.create, refused)).toBe('tariff.file_has_problems')
  expect((await previewOf(fileOf('Código;Peaje;Categorías'))).problems).toMatchObject([
    { code: 'toll.no_posts' },
  ])
})

test.each([
  ['no table', fileOf('hola'), '2026-12-01', 'tariff.file_unreadable'],
  ['bytes', Buffer.from([0, 59, 0, 59, 1, 2]).toString('base64'), '2026-12-01', 'tariff.file_unreadable'],
  ['a day that is none', fileOf('a;b;c'), '2026-02-30', 'tariff.day_invalid'],
  ['a day too far ahead', fileOf('a;b;c'), '2029-01-01', 'tariff.day_invalid'],
])('%s is refused', async (_what, file, validFrom, code) => {
  expect(await administrator.refusal(api.tolls.preview, { body: { file, validFrom } })).toBe(code)
})

test('new tariffs count for services of their day on, and the history tells what they changed', async () => {
  const csv = fileOf('\uFEFFCódigo,Peaje,Categorías,I,II,III,IV,V\n83,Oiba,5,13000,14000,35000,43000,50000\n')
  const body = { file: csv, validFrom: '2026-12-01', note: 'Resolución 1' }
  const { _id: id } = await administrator.send(api.tolls.create, { body })
  const [before, after] = [await asked(facts, 24), await asked(facts, 24 * 9)]
  await estimated(before)
  await estimated(after)
  expect((await read(client, before)).tolls?.total).toBe(12_900)
  expect((await read(client, after)).tolls).toMatchObject({ total: 14_000, edition: '2026-12-01' })
  const detail = await administrator.send(api.tolls.detail, { params: { _id: id } })
  expect(detail).toMatchObject({ note: 'Resolución 1', by: { _id: administrator.actor.id } })
  expect(detail.differences.slice(0, 2)).toEqual([
    { code: 83, name: 'Oiba', category: 'I', before: 12_100, after: 13_000 },
    { code: 83, name: 'Oiba', category: 'II', before: 12_900, after: 14_000 },
  ])
  // The other posts are in the file no more: each of their figures went.
  expect(detail.differences.length).toBeGreaterThan(900)
  const trail = house.database.db
    .selectFrom('audit_trail')
    .select('object_id')
    .where('act', '=', 'tolls.create')
  expect(await trail.execute()).toEqual([{ object_id: id }])
  expect(await administrator.refusal(api.tariffEditions.detail, { params: { _id: id } })).toBe(
    'tariff.not_found',
  )
})
