import { api } from '@arriero/contract'
import type { VehicleTypeKey } from '@arriero/domain/vehicles/vehicles'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { typeLoadId } from '#features/catalogues/catalogue-ids.ts'
import { hourMs, openStage, type Fleet } from '../stage.fixture.ts'

const { house, person, called, fleet, ownDriver, truck, services, orderRow } = await openStage()
const { db } = house.database
const client = await called('cliententerprise')

type Gate = {
  code: string
  /** Spoils the pair; answers what is sent instead, where that is the point. */
  spoil: (crew: Fleet, orderId: string) => Promise<Partial<Fleet['pair']> | void>
}

const day = (days: number) =>
  new Date(house.clock.now.getTime() + days * 24 * hourMs).toISOString().slice(0, 10)
const setPaper = (holder: 'user_id' | 'vehicle_id', [id, kind]: [string, string], set: object) =>
  db.updateTable('credentials').set(set).where(holder, '=', id).where('kind', '=', kind).execute()
const dropPaper = (holder: 'user_id' | 'vehicle_id', id: string, kind: string) =>
  db.deleteFrom('credentials').where(holder, '=', id).where('kind', '=', kind).execute()
const setVehicle = (id: string, set: object) =>
  db.updateTable('vehicles').set(set).where('id', '=', id).execute()
const otherTruck = async ({ carrier }: Fleet, type: VehicleTypeKey) => ({
  vehicleId: await truck(carrier.actor, { type }),
})

const vehiclePaperGates = (['soat', 'inspection'] as const).flatMap((kind): Gate[] => [
  {
    code: `${kind}.missing`,
    spoil: async ({ pair }) => void (await dropPaper('vehicle_id', pair.vehicleId, kind)),
  },
  {
    code: `${kind}.expired`,
    // Valid on the day it leaves, not on the day it arrives.
    spoil: async ({ pair }) =>
      void (await setPaper('vehicle_id', [pair.vehicleId, kind], { expires_on: day(0) })),
  },
  {
    code: `${kind}.not_validated`,
    spoil: async ({ pair }) =>
      void (await setPaper('vehicle_id', [pair.vehicleId, kind], { is_active: false })),
  },
])

const gates: Gate[] = [
  { code: 'driver.not_yours', spoil: async () => ({ driverId: (await fleet()).pair.driverId }) },
  { code: 'driver.not_yours', spoil: async () => ({ driverId: client.actor.id }) },
  { code: 'vehicle.not_yours', spoil: async () => ({ vehicleId: (await fleet()).pair.vehicleId }) },
  { code: 'vehicle.not_yours', spoil: async () => ({ vehicleId: 'f'.repeat(24) }) },
  {
    code: 'driver.inactive',
    spoil: async ({ pair }) =>
      void (await db
        .updateTable('users')
        .set({ is_active: false })
        .where('id', '=', pair.driverId)
        .execute()),
  },
  {
    code: 'vehicle.inactive',
    spoil: async ({ pair }) => void (await setVehicle(pair.vehicleId, { is_active: false })),
  },
  {
    code: 'driver.busy',
    spoil: async (crew) => {
      const other = await services.taken(client, crew)
      await house.world.assign(crew.carrier.actor, other, {
        ...crew.pair,
        vehicleId: await truck(crew.carrier.actor),
      })
    },
  },
  {
    code: 'vehicle.busy',
    spoil: async (crew) => {
      const other = await services.taken(client, crew)
      const driver = await person('enterprisedriver', { enterpriseId: crew.carrier.actor.id })
      await house.world.assign(crew.carrier.actor, other, { ...crew.pair, driverId: driver.id })
    },
  },
  {
    code: 'vehicle.cargo_not_permitted',
    spoil: async ({ pair }) =>
      void (await db.deleteFrom('vehicle_type_loads').where('vehicle_id', '=', pair.vehicleId).execute()),
  },
  {
    code: 'vehicle.capacity_too_small',
    spoil: async ({ pair }) => void (await setVehicle(pair.vehicleId, { capacity_kg: 6_999 })),
  },
  {
    code: 'vehicle.type_too_small',
    spoil: async (crew) => {
      const { vehicleId } = await otherTruck(crew, 'turboTruck')
      await setVehicle(vehicleId, { capacity_kg: 9_000 })
      return { vehicleId }
    },
  },
  {
    code: 'vehicle.body_differs',
    spoil: async ({ pair }, orderId) => {
      const cold = { type_load_id: typeLoadId('refrigerated') }
      await db.updateTable('orders').set(cold).where('id', '=', orderId).execute()
      await db.updateTable('vehicle_type_loads').set(cold).where('vehicle_id', '=', pair.vehicleId).execute()
    },
  },
  { code: 'vehicle.larger_needs_confirmation', spoil: (crew) => otherTruck(crew, 'doubleAxleTruck') },
  {
    code: 'vehicle.yellow_plate_outside_town',
    spoil: async ({ pair }) => void (await setVehicle(pair.vehicleId, { service: 'private' })),
  },
  ...vehiclePaperGates,
  {
    code: 'licence.missing',
    spoil: async ({ pair }) => void (await dropPaper('user_id', pair.driverId, 'licence')),
  },
  {
    code: 'licence.expired',
    spoil: async ({ pair }) =>
      void (await setPaper('user_id', [pair.driverId, 'licence'], { expires_on: day(0) })),
  },
  {
    code: 'licence.not_validated',
    spoil: async ({ pair }) =>
      void (await setPaper('user_id', [pair.driverId, 'licence'], { is_active: false })),
  },
  {
    code: 'licence.category_too_low',
    spoil: async ({ pair }) =>
      void (await setPaper('user_id', [pair.driverId, 'licence'], { category: 'C1' })),
  },
]

test.each(gates.map((gate, index) => ({ ...gate, index })))(
  'an assignment is refused with $code ($index)',
  async ({ code, spoil }) => {
    const crew = await fleet()
    const _id = await services.taken(client, crew)
    const instead = await spoil(crew, _id)
    const body = { ...crew.pair, ...instead }
    expect(await crew.carrier.refusal(api.orders.update, { params: { _id }, body })).toBe(code)
    expect((await orderRow(_id)).driver_id).toBeNull()
    // The list it is chosen from says the same of the vehicle, and knows nothing of the driver.
    const { items } = await crew.carrier.send(api.orders.vehicles, { params: { _id }, query: {} })
    const listed = items.find((vehicle) => vehicle._id === body.vehicleId)
    const isOfVehicle = /^(vehicle|soat|inspection)\./.test(code) && !code.endsWith('needs_confirmation')
    expect(listed?.whyNot).toBe(code === 'vehicle.not_yours' ? undefined : isOfVehicle ? code : null)
  },
)

test('those that can go stand first in the list, each other with its reason', async () => {
  const crew = await fleet()
  const _id = await services.taken(client, crew)
  const small = await truck(crew.carrier.actor)
  await setVehicle(small, { capacity_kg: 6_999 })
  const [larger, idle] = [await truck(crew.carrier.actor, { type: 'doubleAxleTruck' }), crew.pair.vehicleId]
  const { items, isMore } = await crew.carrier.send(api.orders.vehicles, { params: { _id }, query: {} })
  expect(Object.fromEntries(items.map(({ _id: id, whyNot }) => [id, whyNot]))).toEqual({
    [small]: 'vehicle.capacity_too_small',
    [larger]: null,
    [idle]: null,
  })
  expect(items.at(-1)).toMatchObject({ _id: small, loadingCapacityKg: 6_999, papers: 'valid' })
  expect(isMore).toBe(false)
  const found = await crew.carrier.send(api.orders.vehicles, {
    params: { _id },
    query: { q: items.at(-1)?.licensePlate },
  })
  expect(found.items.map((vehicle) => vehicle._id)).toEqual([small])
})

test('of very many those that may go are read, it is said that there are more, and a plate finds the others', async () => {
  const crew = await fleet()
  const _id = await services.taken(client, crew)
  const small = await truck(crew.carrier.actor)
  await setVehicle(small, { capacity_kg: 1 })
  await sql`insert into vehicles select (jsonb_populate_record(v, jsonb_build_object(
      'id', lpad(to_hex(n), 24, '0'), 'license_plate', 'QQQ' || lpad(n::text, 3, '0'), 'search', 'qqq' || lpad(n::text, 3, '0')))).*
    from vehicles v, generate_series(1, 120) n where v.id = ${small}`.execute(db)
  const { items, isMore } = await crew.carrier.send(api.orders.vehicles, { params: { _id }, query: {} })
  expect(items).toHaveLength(100)
  expect(items[0]).toMatchObject({ _id: crew.pair.vehicleId, whyNot: null })
  expect(isMore).toBe(true)
  const found = await crew.carrier.send(api.orders.vehicles, { params: { _id }, query: { q: 'QQQ120' } })
  expect(found.items.map(({ licensePlate }) => licensePlate)).toEqual(['QQQ120'])
  expect(found.isMore).toBe(false)
})

test('only its carrier reads what he may name for a service, and of his own alone', async () => {
  const [crew, other] = [await fleet(), await fleet()]
  const _id = await services.taken(client, crew)
  const { items } = await crew.carrier.send(api.orders.vehicles, { params: { _id }, query: {} })
  expect(items.map((vehicle) => vehicle._id)).toEqual([crew.pair.vehicleId])
  expect(await other.carrier.refusal(api.orders.vehicles, { params: { _id }, query: {} })).toBe(
    'order.not_found',
  )
})

test('a larger truck goes once the carrier confirms it', async () => {
  const crew = await fleet()
  const _id = await services.taken(client, crew)
  const body = { ...crew.pair, ...(await otherTruck(crew, 'doubleAxleTruck')), confirmed: true }
  await crew.carrier.send(api.orders.update, { params: { _id }, body })
  expect((await orderRow(_id)).vehicle_id).toBe(body.vehicleId)
  const { items } = await client.send(api.orders.history, { params: { _id } })
  expect(items.map(({ act }) => act)).toContain('order.larger_vehicle')
})

test('a truck under two years old needs no inspection yet', async () => {
  const crew = await fleet()
  const _id = await services.taken(client, crew)
  await setVehicle(crew.pair.vehicleId, { registered_on: '2025-06-01' })
  await dropPaper('vehicle_id', crew.pair.vehicleId, 'inspection')
  await crew.carrier.send(api.orders.update, { params: { _id }, body: crew.pair })
  expect((await orderRow(_id)).driver_id).toBe(crew.pair.driverId)
})

test('an administrator’s waiver opens exactly one gate for exactly this pair, for a day', async () => {
  const crew = await fleet()
  const _id = await services.taken(client, crew)
  const admin = await person('administrator')
  await setVehicle(crew.pair.vehicleId, { capacity_kg: 6_999 })
  const waive = (orderId: string, gate: string) =>
    db
      .insertInto('waivers')
      .values({
        id: house.openCtx().newId(),
        order_id: orderId,
        driver_id: crew.pair.driverId,
        vehicle_id: crew.pair.vehicleId,
        gate,
        reason: 'Pesaje verificado',
        granted_by: admin.id,
        created_at: house.clock.now,
        expires_at: new Date(house.clock.now.getTime() + 24 * hourMs),
      })
      .execute()
  const call = { params: { _id }, body: crew.pair }
  await waive(await services.taken(client, crew), 'vehicle.capacity_too_small')
  expect(await crew.carrier.refusal(api.orders.update, call)).toBe('vehicle.capacity_too_small')
  await waive(_id, 'vehicle.capacity_too_small')
  await setPaper('vehicle_id', [crew.pair.vehicleId, 'soat'], { expires_on: day(0) })
  await waive(_id, 'soat.expired')
  expect(await crew.carrier.refusal(api.orders.update, call)).toBe('soat.expired')
  const listed = () => crew.carrier.send(api.orders.vehicles, { params: { _id }, query: {} })
  expect((await listed()).items[0]?.whyNot).toBe('soat.expired')
  await setPaper('vehicle_id', [crew.pair.vehicleId, 'soat'], { expires_on: day(90) })
  expect((await listed()).items[0]?.whyNot).toBeNull()
  await crew.carrier.send(api.orders.update, call)
  expect((await orderRow(_id)).driver_id).toBe(crew.pair.driverId)
})

test('somebody else’s driver or vehicle reads like nobody’s', async () => {
  const [crew, other] = [await fleet(), await fleet()]
  const _id = await services.taken(client, crew)
  const bytes = async (pair: Fleet['pair']) => {
    const answer = await fetch(`${house.url}/v1/order/update/${_id}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${crew.carrier.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(pair),
    })
    const { requestId: _requestId, ...reply } = (await answer.json()) as Record<string, unknown>
    return JSON.stringify([answer.status, reply])
  }
  const nobody = 'f'.repeat(24)
  for (const [name, foreign] of [
    ['driverId', other.pair.driverId],
    ['vehicleId', other.pair.vehicleId],
  ] as const)
    expect(await bytes({ ...crew.pair, [name]: foreign })).toBe(await bytes({ ...crew.pair, [name]: nobody }))
})

test('a driver who is his own carrier names himself and nobody else', async () => {
  const own = await ownDriver()
  const _id = await services.taken(client, own)
  const stranger = (await fleet()).pair.driverId
  const call = (pair: Fleet['pair']) => ({ params: { _id }, body: pair })
  expect(await own.carrier.refusal(api.orders.update, call({ ...own.pair, driverId: stranger }))).toBe(
    'driver.not_yours',
  )
  await own.carrier.send(api.orders.update, call(own.pair))
  expect((await orderRow(_id)).driver_id).toBe(own.carrier.actor.id)
})

test('a change of driver in position needs a reason and starts at the gate again; on the road the trip goes on', async () => {
  const crew = await fleet()
  const _id = await services.inPosition(client, crew)
  const relief = await called('enterprisedriver', { enterpriseId: crew.carrier.actor.id })
  const pair = { ...crew.pair, driverId: relief.actor.id }
  expect(await crew.carrier.refusal(api.orders.update, { params: { _id }, body: pair })).toBe(
    'reason.required',
  )
  await crew.carrier.send(api.orders.update, { params: { _id }, body: { ...pair, reason: 'Enfermo' } })
  expect(await orderRow(_id)).toMatchObject({
    is_in_position: false,
    in_position_at: null,
    driver_id: relief.actor.id,
  })
  await house.world.milestone(relief.actor, _id, 'inPosition')
  await house.world.supportDocument(crew.carrier.actor, _id)
  await house.world.milestone(relief.actor, _id, 'tripStart')
  await crew.carrier.send(api.orders.update, { params: { _id }, body: { ...crew.pair, reason: 'Relevo' } })
  expect(await orderRow(_id)).toMatchObject({ status: 2, driver_id: crew.pair.driverId })
  const { details } = await db
    .selectFrom('order_history')
    .select('details')
    .where('order_id', '=', _id)
    .where('act', '=', 'order.assigned')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(details).toMatchObject({ driverId: crew.pair.driverId, previousDriverId: relief.actor.id })
})

test('the database itself keeps a driver from two services at once', async () => {
  const crew = await fleet()
  const first = await services.crewed(client, crew)
  const second = await services.taken(client, crew)
  const write = db
    .updateTable('orders')
    .set({ driver_id: crew.pair.driverId, vehicle_id: await truck(crew.carrier.actor) })
    .where('id', '=', second)
    .execute()
  await expect(write).rejects.toMatchObject({ constraint: 'orders_driver_free' })
  expect((await orderRow(first)).driver_id).toBe(crew.pair.driverId)
  const later = await services.taken(client, crew, { inMs: 100 * hourMs })
  await crew.carrier.send(api.orders.update, { params: { _id: later }, body: crew.pair })
})
