import { api } from '@arriero/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { openStage } from '../stage.fixture.ts'

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

test('what people write into plates, identifications and telephones hides nothing, here and in every list', async () => {
  const wanted = await called('client', { identification: '80123987', cellPhone: '3145550187' })
  const carried = await fleet()
  const served = await services.crewed(wanted, carried)
  const { license_plate: plate } = await house.database.db
    .selectFrom('vehicles')
    .select('license_plate')
    .where('id', '=', carried.pair.vehicleId)
    .executeTakeFirstOrThrow()
  const [letters, digits] = [plate.slice(0, 3).toLowerCase(), plate.slice(3)]
  const listed = async (query: { q: string } | { licensePlate: string }) => {
    const body = { userType: 'administrator' as const, _id: rosa.actor.id }
    return (await rosa.send(api.orders.mine, { query, body })).items.map(({ _id }) => _id)
  }
  for (const q of [`${letters} ${digits}`, `${letters}-${digits}`, plate]) {
    expect(await found(rosa, 'services', q)).toEqual([served])
    expect(await listed({ q })).toEqual([served])
    expect(await listed({ licensePlate: q })).toEqual([served])
  }
  for (const q of ['80.123.987', '80 123 987', '314 555 0187', '+57 314-555-0187']) {
    expect(await found(rosa, 'people', q)).toEqual([wanted.actor.id])
    const { items } = await rosa.send(api.users.clients, { params: { flag: 'false' }, query: { q } })
    expect(items.map(({ _id }) => _id)).toEqual([wanted.actor.id])
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
  expect(
    await explain(`select id from orders where search like '%qrs 742%' or search like '%qrs742%'`),
  ).toContain('orders_search')
  expect(await explain(`select id from vehicles where reverse(lower(license_plate)) like '24%'`)).toContain(
    'vehicles_plate_ending',
  )
  expect(await explain(`select id from orders where reverse(id) like 'fa%'`)).toContain('orders_id_ending')
  expect(await explain(`select id from users where reverse(id) like 'fa%'`)).toContain('users_id_ending')
})
