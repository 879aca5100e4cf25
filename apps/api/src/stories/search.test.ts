import { api } from '@arriero/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { openStage } from './stage.fixture.ts'

const { house, called, fleet, services, truck } = await openStage()
const rosa = await called('administrator')
const soporte = await called('soport')
const client = await called('client', { name: 'Ñeco Ibáñez', identification: '79456123' })
const crew = await fleet()
const rival = await fleet()
const orderId = await services.taken(client, crew)
const foreignId = await services.taken(await called('client', { name: 'Zoraida Páez' }), rival)
await truck(crew.carrier.actor, { licensePlate: 'QRS742' })
await truck(rival.carrier.actor, { licensePlate: 'QRS743' })
const { _id: requestId } = await client.send(api.support.create, {
  body: { subject: 'Cobro duplicado', description: 'Me cobraron dos veces.' },
})

type Kind = 'people' | 'vehicles' | 'services' | 'requests'
const ask = async (caller: Caller, q: string) =>
  (await caller.send(api.search.everywhere, { query: { q } })).groups
const found = async (caller: Caller, kind: Kind, q: string) =>
  ((await ask(caller, q)).find((group) => group.kind === kind)?.items ?? []).map(({ _id }) => _id)

test('an administrator finds people by name without accents, by identification and by how an id ends', async () => {
  const { id } = client.actor
  for (const q of ['neco iba', 'ÑECO', '79456123', id.slice(18), id.slice(22)])
    expect(await found(rosa, 'people', q)).toContain(id)
})

test('a plate is found as it is written, with a dash, and by its last two signs', async () => {
  for (const q of ['qrs742', 'QRS-742', 'QRS 742', '42']) {
    const groups = await ask(rosa, q)
    const titles = groups.find(({ kind }) => kind === 'vehicles')?.items.map(({ title }) => title)
    expect(titles).toContain('QRS742')
  }
})

test('a service is found by its code, its towns and its people', async () => {
  for (const q of [orderId.slice(18), orderId.slice(22), 'medellin', 'ibanez'])
    expect(await found(rosa, 'services', q)).toContain(orderId)
})

test('a PQR is found by its subject and by the number that is read out', async () => {
  const [request] = (await ask(soporte, 'duplicado')).find(({ kind }) => kind === 'requests')?.items ?? []
  expect(request?._id).toBe(requestId)
  const number = request?.detail.split(' · ')[0] ?? ''
  expect(await found(soporte, 'requests', number)).toEqual([requestId])
})

test('a carrier finds its own drivers, vehicles and services, and nothing of another', async () => {
  const { carrier, driver } = crew
  expect(await found(carrier, 'people', driver.actor.id.slice(18))).toEqual([driver.actor.id])
  expect(await found(carrier, 'people', rival.driver.actor.id.slice(18))).toEqual([])
  expect(await found(carrier, 'vehicles', 'qrs742')).toHaveLength(1)
  expect(await found(carrier, 'vehicles', 'qrs743')).toEqual([])
  expect(await found(carrier, 'services', 'medellin')).toEqual([orderId])
  expect(await found(carrier, 'services', foreignId.slice(18))).toEqual([])
})

test('a client finds his own services and PQRs, and no people or vehicles', async () => {
  expect(await ask(client, 'medellin')).toMatchObject([{ kind: 'services', items: [{ _id: orderId }] }])
  expect(await ask(client, 'duplicado')).toMatchObject([{ kind: 'requests', items: [{ _id: requestId }] }])
  expect(await ask(client, 'qrs742')).toEqual([])
  expect(await ask(client, 'zoraida')).toEqual([])
})

test('support and accountancy find PQRs they may read, and nobody’s person, vehicle or service', async () => {
  const accountancy = await called('accountancy')
  for (const caller of [soporte, accountancy])
    for (const q of ['ibanez', 'qrs742', 'medellin', orderId.slice(22)]) {
      const kinds = (await ask(caller, q)).map(({ kind }) => kind)
      expect(kinds.filter((kind) => kind !== 'requests')).toEqual([])
    }
  expect(await found(accountancy, 'requests', 'duplicado')).toEqual([])
})

test('one letter, blanks and signs find nothing, and no sign is a wildcard', async () => {
  for (const q of ['', ' ', 'a', '%', '%%', '__', '%%%', "'--", '\\\\\\'])
    expect(await ask(rosa, q)).toEqual([])
})

test('five of each kind are answered at most', async () => {
  for (let count = 1; count <= 7; count++) await called('client', { name: `Repetido Gil ${count}` })
  expect(await found(rosa, 'people', 'repetido gil')).toHaveLength(5)
})

test('each question may be answered by an index', async () => {
  const explain = async (query: string) => {
    const { rows } = await house.database.transaction(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      return sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(query)}`.execute(tx)
    })
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  expect(await explain(`select id from vehicles where search like '%qrs742%'`)).toContain('vehicles_search')
  expect(await explain(`select id from vehicles where reverse(lower(license_plate)) like '24%'`)).toContain(
    'vehicles_plate_ending',
  )
  expect(await explain(`select id from orders where reverse(id) like 'fa%'`)).toContain('orders_id_ending')
  expect(await explain(`select id from users where reverse(id) like 'fa%'`)).toContain('users_id_ending')
})
