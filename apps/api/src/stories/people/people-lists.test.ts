import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { applicant } from './accounts.fixture.ts'
import { openStage } from '../stage.fixture.ts'

const { house, called, person, truck, services, fleet } = await openStage()
const administrator = await called('administrator')
const support = await called('soport')

type Drivers = CallInput<typeof api.users.drivers>['query']
const drivers = (flag: boolean, query: Drivers = {}) =>
  administrator.send(api.users.drivers, { params: { flag }, query })
const names = (page: { items: { name: string }[] }) => page.items.map(({ name }) => name)

const diego = await person('driver', {
  name: 'Diego Suárez Ñáñez',
  identification: '80456712',
  email: 'diego@mulas.co',
  cellPhone: '3127654321',
})
await truck(diego, { licensePlate: 'SXC481' })
await truck(diego, { licensePlate: 'ABC123' })
const enterprise = await person('enterprise', { name: 'Carga del Valle', identification: '900373923' })
const hired = await person('enterprisedriver', { name: 'Edwin Rojas', enterpriseId: enterprise.id })
await truck(enterprise, { licensePlate: 'WLM230' })

describe('drivers', () => {
  test('are listed by kind: natural persons with their plates, hired ones with their enterprise', async () => {
    const own = await drivers(false)
    expect(own.items).toMatchObject([
      {
        _id: diego.id,
        identification: '80456712',
        rol: 'driver',
        countOrder: 0,
        score: null,
        status: true,
        isActive: true,
        enterprise: null,
        vehicles: [{ licensePlate: 'ABC123' }, { licensePlate: 'SXC481' }],
        vehicleCount: 2,
      },
    ])
    expect((await drivers(true)).items).toMatchObject([
      { _id: hired.id, enterprise: { _id: enterprise.id, name: 'Carga del Valle', image: null } },
    ])
  })

  test.each<[string, NonNullable<Drivers>]>([
    ['a name without its accents', { name: 'suarez nan' }],
    ['an identification with points', { identification: '80.456' }],
    ['an e-mail', { email: 'MULAS.co' }],
    ['a telephone', { cellPhone: '765 43' }],
    ['the end of an id', { id: diego.id.slice(18) }],
    ['the plate of a truck of his', { licensePlate: 'sxc 481' }],
    ['a plate, anywhere', { q: 'SXC481' }],
    ['a telephone, anywhere', { q: '3127654321' }],
    ['two characters of an id', { q: diego.id.slice(22) }],
  ])('are found by %s', async (_, query) => {
    expect(names(await drivers(false, query))).toEqual(['Diego Suárez Ñáñez'])
  })

  test.each<[string, NonNullable<Drivers>]>([
    ['the name of somebody else’s column', { email: 'suarez' }],
    ['his e-mail in the column of names', { name: 'mulas.co' }],
    ['two letters of a name', { name: 'Di' }],
    ['a wildcard', { name: '%%%' }],
    ['a plate of another owner', { licensePlate: 'WLM230' }],
    ['half a plate', { licensePlate: 'SXC' }],
  ])('are not found by %s', async (_, query) => {
    expect((await drivers(false, query)).items).toEqual([])
  })

  test('are filtered by activity, availability and enterprise', async () => {
    expect((await drivers(false, { isActive: ['false'] })).items).toEqual([])
    expect(names(await drivers(false, { status: ['true'], isActive: ['true'] }))).toEqual([
      'Diego Suárez Ñáñez',
    ])
    expect(names(await drivers(true, { enterprise: 'del valle' }))).toEqual(['Edwin Rojas'])
    expect((await drivers(true, { enterprise: 'cordillera' })).items).toEqual([])
  })

  test('who drive now are Ocupado whatever they say', async () => {
    const crew = await fleet()
    await services.running(await called('client'), crew)
    const busy = await drivers(true, { status: ['false'] })
    expect(busy.items.map(({ _id }) => _id)).toEqual([crew.driver.actor.id])
  })
})

describe('who waits to be approved', () => {
  test('is a filter of his list', async () => {
    const waiting = await applicant(house, 'driver', { name: 'Nuevo Conductor' })
    const returned = await applicant(house, 'driver', { name: 'Devuelto', validation: 'returned' })
    const ids = async (validation: ('pending' | 'returned')[]) =>
      (await drivers(false, { validation, sort: 'name' })).items.map(({ _id }) => _id)
    expect(await ids(['pending'])).toEqual([waiting.id])
    expect(await ids(['pending', 'returned'])).toEqual([returned.id, waiting.id])
    // Whatever his own word is, he may not work: neither Disponible nor Ocupado.
    const seen = await drivers(false, { validation: ['pending', 'returned'] })
    expect(seen.items.map(({ status }) => status)).toEqual([false, false])
    for (const status of ['true', 'false'] as const)
      expect((await drivers(false, { status: [status], validation: ['pending', 'returned'] })).items).toEqual(
        [],
      )
    const withPapers = await drivers(false, { papers: 'pending', sort: 'name' })
    expect(withPapers.items).toMatchObject([
      { _id: returned.id, pendingPapers: 4 },
      { _id: waiting.id, pendingPapers: 4 },
    ])
  })
})

describe('cargo owners, staff and companies', () => {
  test('have their own lists', async () => {
    const natural = await person('client', { name: 'Clara Ospina' })
    const legal = await person('cliententerprise', { name: 'Molinos S.A.' })
    const query = { sort: 'name' as const, limit: 100 }
    const clients = (flag: boolean) => administrator.send(api.users.clients, { params: { flag }, query })
    expect((await clients(false)).items.map(({ _id }) => _id)).toContain(natural.id)
    expect((await clients(true)).items).toMatchObject([{ _id: legal.id, cellPhone: '3001234567' }])
    const staff = await administrator.send(api.users.backoffice, { query: { rol: ['soport'] } })
    expect(staff.items).toMatchObject([{ _id: support.actor.id, rol: 'soport' }])
    const enterprises = await administrator.send(api.users.enterprises, { query: { q: '900.373.923-8' } })
    expect(enterprises.items).toMatchObject([
      { _id: enterprise.id, vehicles: [{ licensePlate: 'WLM230' }], vehicleCount: 1, driverCount: 1 },
    ])
  })

  test('page by keyset, each person once, newest first or by name both ways', async () => {
    for (let n = 0; n < 7; n++) await person('client', { name: `Persona ${n}` })
    for (const sort of ['-createdAt', 'createdAt', 'name', '-name'] as const) {
      const seen: string[] = []
      let after: string | undefined
      do {
        const page = await administrator.send(api.users.clients, {
          params: { flag: false },
          query: { sort, limit: 3, ...(after ? { after } : {}) },
        })
        seen.push(...page.items.map(({ _id }) => _id))
        after = page.next ?? undefined
      } while (after)
      const { rows } = await sql<{ count: number }>`select count(*) from users where role = 'client'`.execute(
        house.database.db,
      )
      expect([seen.length, new Set(seen).size]).toEqual([rows[0]?.count, rows[0]?.count])
    }
  })
})

describe('everybody, to choose one from', () => {
  test('shows support nothing but names, and an identification only to who knows it whole', async () => {
    const ask = (q: string) => support.send<typeof api.users.all, 'support'>(api.users.all, { query: { q } })
    expect((await ask('suarez')).items).toEqual([{ _id: diego.id, name: 'Diego Suárez Ñáñez' }])
    expect((await ask('80.456.712')).items).toEqual([{ _id: diego.id, name: 'Diego Suárez Ñáñez' }])
    expect((await ask('80456')).items).toEqual([])
    expect((await ask('mulas.co')).items).toEqual([])
  })

  test('shows administrators identification and role as well', async () => {
    const found = await administrator.send<typeof api.users.all, 'admin'>(api.users.all, {
      query: { q: '80456', rol: ['driver'] },
    })
    expect(found.items).toEqual([
      { _id: diego.id, name: 'Diego Suárez Ñáñez', identification: '80456712', rol: 'driver' },
    ])
  })
})
