import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { bodyWorkId, brandId, typeLoadId, vehicleTypeId } from '#features/catalogues/catalogue-ids.ts'
import { ensureCatalogues } from '#features/catalogues/catalogues.store.ts'
import { insertCredential } from '#features/credentials/credentials.store.ts'
import { person, sessionOf, type Person } from '#testing/people.ts'
import { openRooms, type Rooms } from '#testing/rooms.ts'
import { insertVehicle, permitCargo, type NewVehicle } from './vehicles.store.ts'
import { vehiclesRoutes } from './vehicles.routes.ts'

let rooms: Rooms
let administrator: Person
let enterprise: Person
let rival: Person
let hired: Person
let client: Person
let truckId: string

const facts = (owner: Person, licensePlate: string): NewVehicle => ({
  ownerId: owner.id,
  licensePlate,
  trailerPlate: 'R12345',
  vehicleTypeId: vehicleTypeId('tractor3S3'),
  bodyWorkId: bodyWorkId('stake'),
  brandId: brandId('Kenworth'),
  model: '2020',
  capacityKg: 34_000,
  capacityText: '34 Tn',
  service: 'public',
  registeredOn: '2020-03-01',
  imageIds: [],
  isActive: true,
})

beforeAll(async () => {
  rooms = await openRooms({ served: vehiclesRoutes })
  const { ctx } = rooms
  await ensureCatalogues(ctx.db)
  administrator = await person(ctx, 'administrator')
  enterprise = await person(ctx, 'enterprise', { name: 'Transportes del Café' })
  rival = await person(ctx, 'enterprise')
  hired = await person(ctx, 'enterprisedriver', { enterpriseId: enterprise.id })
  client = await person(ctx, 'client')
  truckId = await insertVehicle(ctx, facts(enterprise, 'SXT123'))
  for (let n = 0; n < 5; n++) await insertVehicle(ctx, facts(enterprise, `AAA00${n}`))
  await insertVehicle(ctx, facts(rival, 'ZZZ999'))
})

const get = async (who: Person, url: string) =>
  rooms.app.inject({ url: `/v1${url}`, headers: await sessionOf(rooms.ctx, who) })
const body = (answer: Awaited<ReturnType<typeof get>>) =>
  JSON.stringify([answer.statusCode, { ...answer.json<object>(), requestId: '' }])

describe('the vehicles of a carrier', () => {
  test('are listed to itself and to administrators', async () => {
    for (const who of [enterprise, administrator]) {
      const answer = await get(who, `/vehicle/all/${enterprise.id}?sort=licensePlate&limit=2`)
      expect(answer.json()).toMatchObject({
        total: 6,
        items: [{ licensePlate: 'AAA000', brand: 'Kenworth' }, { licensePlate: 'AAA001' }],
      })
    }
  })

  test('are found by plate, brand and the end of a plate', async () => {
    type Found = { total: number; items: { _id: string; licensePlate: string }[] }
    const found = async (q: string) =>
      (await get(enterprise, `/vehicle/all/${enterprise.id}?q=${q}`)).json<Found>()
    const counted = [await found('sxt1'), await found('KENWORTH'), await found('volvo')]
    expect(counted.map(({ total }) => total)).toEqual([1, 6, 0])
    // Two signs are looked for at the end of an id, too, and ids are drawn.
    const ended = (await found('23')).items
    expect(ended.map(({ licensePlate }) => licensePlate)).toContain('SXT123')
    for (const { _id, licensePlate } of ended) expect([_id.slice(-2), licensePlate.slice(-2)]).toContain('23')
  })

  test('of another carrier answer like those of an unknown one', async () => {
    const foreign = body(await get(enterprise, `/vehicle/all/${rival.id}`))
    expect(foreign).toContain('user.not_found')
    expect(body(await get(enterprise, `/vehicle/all/${'0'.repeat(24)}`))).toBe(foreign)
    expect(body(await get(administrator, `/vehicle/all/${client.id}`))).toBe(foreign)
  })

  test('are refused to clients', async () => {
    expect((await get(client, `/vehicle/all/${enterprise.id}`)).statusCode).toBe(403)
  })
})

describe('one vehicle', () => {
  test('shows its papers, its owner and what it may carry', async () => {
    await insertCredential(rooms.ctx, {
      holder: { vehicleId: truckId },
      kind: 'soat',
      name: 'Soat',
      issuedOn: '2026-01-01',
      expiresOn: '2027-01-01',
      isActive: true,
      imageIds: ['f'.repeat(24)],
    })
    await permitCargo(rooms.ctx, truckId, [typeLoadId('bulk'), typeLoadId('general')])
    const answer = await get(enterprise, '/vehicle/detail/sxt123')
    expect(answer.json()).toMatchObject({
      licensePlate: 'SXT123',
      service: 'publico',
      _idTypeVehicle: { id: vehicleTypeId('tractor3S3'), name: 'Tractomula 3S3' },
      permissions: [{ name: 'General' }, { name: 'Granel' }],
      documents: [
        { name: 'Soat', isPermition: false, expeditionDate: '2026-01-01', expirationDate: '2027-01-01' },
      ],
      user: { name: 'Transportes del Café', score: null },
    })
    expect(answer.json<{ documents: { images: string[] }[] }>().documents[0]?.images[0]).toMatch(
      /^\/v1\/file\/f{24}\?e=\d+&s=/,
    )
  })

  test('of somebody else answers like an unknown plate', async () => {
    const foreign = body(await get(enterprise, '/vehicle/detail/ZZZ999'))
    expect(foreign).toContain('vehicle.not_found')
    expect(body(await get(enterprise, '/vehicle/detail/QQQ111'))).toBe(foreign)
  })

  test('is seen by the driver named for it from assignment until the end of the trip', async () => {
    expect((await get(hired, '/vehicle/detail/SXT123')).statusCode).toBe(404)
    const id = rooms.ctx.newId()
    await sql`
      insert into orders (id, status, client_id, carrier_id, driver_id, vehicle_id, type_load_id, vehicle_type_id, origin_name, origin_code,
        origin_latitude, origin_longitude, origin_exact, destination_name, destination_code, destination_latitude, destination_longitude,
        destination_exact, distance_km, distance_method, route_line, reservation_at, planned_end_at, high, weight, width, weight_kg,
        image_ids, delivery_code_tries, is_in_position, delivery_image_ids, search, open_search, created_at, version)
      values (${id}, 1, ${client.id}, ${enterprise.id}, ${hired.id}, ${truckId}, ${typeLoadId('general')}, ${vehicleTypeId('tractor3S3')},
        'Bogotá', '11001', 4.6, -74, false, 'Cali', '76001', 3.4, -76.5, false, 460, 'roads', '[]', ${rooms.clock.now},
        ${new Date(rooms.clock.now.getTime() + 1000)}, '1 M', '1 tn', '1 M', 1000, '{}', 0, false, '{}', '', '', ${rooms.clock.now}, 1)`.execute(
      rooms.ctx.db,
    )
    expect((await get(hired, '/vehicle/detail/SXT123')).statusCode).toBe(200)
    await rooms.database.db.updateTable('orders').set({ status: 2 }).where('id', '=', id).execute()
    expect((await get(hired, '/vehicle/detail/SXT123')).statusCode).toBe(200)
    await rooms.database.db.updateTable('orders').set({ status: 3 }).where('id', '=', id).execute()
    expect((await get(hired, '/vehicle/detail/SXT123')).statusCode).toBe(404)
  })

  test('is asked for by a plate of the right form', async () => {
    expect((await get(administrator, "/vehicle/detail/A'OR1")).statusCode).toBe(400)
  })
})
