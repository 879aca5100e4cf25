import { bodyWorks, vehicleTypeKeys } from '@arriero/domain/vehicles/vehicles'
import { beforeAll, expect, test } from 'vitest'
import { placesRoutes } from '#features/places/places.routes.ts'
import { brandRoutes } from '#features/brand/brand.routes.ts'
import type { PlacesProvider } from '#providers/places/port.ts'
import { person, sessionOf } from '#testing/people.ts'
import { openRooms, type Rooms } from '#testing/rooms.ts'
import { typeLoadId } from './catalogue-ids.ts'
import { cataloguesRoutes } from './catalogues.routes.ts'
import { ensureCatalogues } from './catalogues.store.ts'

let rooms: Rooms
let headers: { authorization: string }

const bogota = {
  code: '11001',
  town: 'Bogotá, D.C.',
  department: 'Bogotá, D.C.',
  name: 'Bogotá, D.C.',
  latitude: 4.65,
  longitude: -74.1,
  reachKm: 11,
  isExact: false,
}
const places: PlacesProvider = {
  search: async (text, limit) => (text.startsWith('bog') ? [bogota].slice(0, limit) : []),
  at: () => bogota,
  byCode: () => bogota,
  named: () => [],
  attribution: 'DANE',
}

beforeAll(async () => {
  rooms = await openRooms({
    served: [...cataloguesRoutes, ...brandRoutes, ...placesRoutes],
    providers: { places },
  })
  await Promise.all([ensureCatalogues(rooms.ctx.db), ensureCatalogues(rooms.ctx.db)])
  headers = await sessionOf(rooms.ctx, await person(rooms.ctx, 'client'))
})

const get = (path: string) => rooms.app.inject({ url: `/v1${path}`, headers })

test('cargo types begin with General, which nobody has to grant', async () => {
  const types = (await get('/typeload/backoffice/all')).json<
    { id: string; name: string; needsPermission: boolean; papers: string[] }[]
  >()
  expect(types[0]).toEqual({
    id: typeLoadId('general'),
    key: 'general',
    name: 'General',
    needsPermission: false,
    papers: [],
  })
  expect(types.slice(1).every(({ needsPermission, papers }) => needsPermission && papers.length > 0)).toBe(
    true,
  )
  expect(types.map(({ name }) => name)).toEqual([
    'General',
    'Granel',
    'Especial',
    'Peligrosa',
    'Mudanzas',
    'Refrigerada',
  ])
})

test('the children of the first group of vehicle types are the portfolio, in its order', async () => {
  const [group] = (await get('/typevehicle/all')).json<
    { children: { key: string; id: string; needsTrailer: boolean }[] }[]
  >()
  expect(group?.children.map(({ key }) => key)).toEqual(vehicleTypeKeys)
  expect(group?.children.every(({ id }) => /^[0-9a-f]{24}$/.test(id))).toBe(true)
  expect(group?.children.find(({ key }) => key === 'tractor3S3')).toMatchObject({
    axles: '3S3',
    licenceCategory: 'C3',
    needsTrailer: true,
  })
})

test('brands and bodies are named', async () => {
  expect((await get('/brand/vehicle/all')).json<unknown[]>().length).toBeGreaterThanOrEqual(25)
  expect((await get('/bodywork/all')).json<unknown[]>().length).toBe(bodyWorks.length)
})

test('a second start writes nothing new and leaves a changed name as it is', async () => {
  await rooms.database.db
    .updateTable('brands')
    .set({ name: 'Kenworth de Colombia' })
    .where('name', '=', 'Kenworth')
    .execute()
  await ensureCatalogues(rooms.ctx.db)
  const names = (await get('/brand/vehicle/all')).json<{ name: string }[]>().map(({ name }) => name)
  expect(names.filter((name) => name.startsWith('Kenworth'))).toEqual(['Kenworth de Colombia'])
})

test('towns are found with their code, and the source is named', async () => {
  expect((await get('/place/search?text=bog')).json()).toMatchObject({
    items: [{ code: '11001', exact: false, zoneKm: 11 }],
    attribution: 'DANE',
  })
  expect((await get('/place/search?text=bog&limit=21')).statusCode).toBe(400)
})

test('the portal reads its settings before anybody logs in, catalogues it does not', async () => {
  expect((await rooms.app.inject({ url: '/v1/setting/open' })).json()).toMatchObject({
    brand: 'Arriero',
    isDemo: false,
    links: {},
  })
  expect((await rooms.app.inject({ url: '/v1/brand/vehicle/all' })).statusCode).toBe(401)
})
