import { api } from '@arriero/contract'
import type { waivableGates } from '@arriero/domain/orders/assignment-gates'
import { expect, test } from 'vitest'
import { hourMs, openStage, type Fleet } from '../stage.fixture.ts'

const { house, person, called, fleet, truck, services, orderRow } = await openStage()
const { db } = house.database
const client = await called('cliententerprise')
const administrator = await called('administrator')
const reason = 'Pesaje verificado en báscula'

type Gate = (typeof waivableGates)[number]
type Pair = Fleet['pair']

const waive = (orderId: string, pair: Pair, gate: Gate) =>
  administrator.send(api.orders.waive, { params: { orderId }, body: { ...pair, gate, reason } })
const assignment = (_id: string, pair: Pair) => ({ params: { _id }, body: pair })
const refusedWith = ({ carrier }: Fleet, orderId: string, pair: Pair) =>
  carrier.refusal(api.orders.update, assignment(orderId, pair))
const weaken = (vehicleId: string) =>
  db.updateTable('vehicles').set({ capacity_kg: 6_999 }).where('id', '=', vehicleId).execute()
const historyOf = async (caller: Awaited<ReturnType<typeof called>>, _id: string) =>
  (await caller.send(api.orders.history, { params: { _id } })).items.map(({ act }) => act)

test('a refused assignment passes once an administrator has waived the gate', async () => {
  const crew = await fleet()
  const orderId = await services.taken(client, crew)
  await weaken(crew.pair.vehicleId)
  expect(await refusedWith(crew, orderId, crew.pair)).toBe('vehicle.capacity_too_small')
  const { _id, expiresAt } = await waive(orderId, crew.pair, 'vehicle.capacity_too_small')
  expect(expiresAt).toBe(new Date(house.clock.now.getTime() + 24 * hourMs).toISOString())
  await crew.carrier.send(api.orders.update, assignment(orderId, crew.pair))
  expect((await orderRow(orderId)).driver_id).toBe(crew.pair.driverId)
  const kept = await db.selectFrom('waivers').selectAll().where('id', '=', _id).executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ granted_by: administrator.actor.id, reason })
})

test('staff and carrier read of it in the history, client and driver do not; the audit trail names who did it', async () => {
  const crew = await fleet()
  const orderId = await services.crewed(client, crew)
  await waive(orderId, crew.pair, 'soat.not_validated')
  expect(await historyOf(administrator, orderId)).toContain('order.waived')
  expect(await historyOf(crew.carrier, orderId)).toContain('order.waived')
  expect(await historyOf(client, orderId)).not.toContain('order.waived')
  expect(await historyOf(crew.driver, orderId)).not.toContain('order.waived')
  const trail = await db
    .selectFrom('audit_trail')
    .select(['actor_id', 'details'])
    .where('act', '=', 'order.waive')
    .where('object_id', '=', orderId)
    .execute()
  expect(trail).toEqual([
    { actor_id: administrator.actor.id, details: { ...crew.pair, gate: 'soat.not_validated' } },
  ])
})

test('it helps neither another service, nor another driver, nor another vehicle', async () => {
  const crew = await fleet()
  const orderId = await services.taken(client, crew)
  const other = await services.taken(client, crew, { inMs: 100 * hourMs })
  const relief = await person('enterprisedriver', { enterpriseId: crew.carrier.actor.id })
  const spare = await truck(crew.carrier.actor)
  await weaken(crew.pair.vehicleId)
  await weaken(spare)
  await waive(orderId, crew.pair, 'vehicle.capacity_too_small')
  const refused = 'vehicle.capacity_too_small'
  expect(await refusedWith(crew, other, crew.pair)).toBe(refused)
  expect(await refusedWith(crew, orderId, { ...crew.pair, driverId: relief.id })).toBe(refused)
  expect(await refusedWith(crew, orderId, { ...crew.pair, vehicleId: spare })).toBe(refused)
})

test('a paper that is not validated and has expired stays a barrier', async () => {
  const crew = await fleet()
  const orderId = await services.taken(client, crew)
  await db
    .updateTable('credentials')
    .set({ is_active: false, expires_on: house.clock.now.toISOString().slice(0, 10) })
    .where('vehicle_id', '=', crew.pair.vehicleId)
    .where('kind', '=', 'soat')
    .execute()
  await administrator.send(api.orders.waive, {
    params: { orderId },
    body: { ...crew.pair, gate: 'soat.not_validated', reason },
  })
  expect(await refusedWith(crew, orderId, crew.pair)).toBe('soat.expired')
})

test.each([
  'driver.not_yours',
  'vehicle.not_yours',
  'driver.inactive',
  'vehicle.inactive',
  'driver.busy',
  'vehicle.busy',
  'vehicle.body_differs',
  'vehicle.yellow_plate_outside_town',
  'soat.missing',
  'soat.expired',
  'inspection.missing',
  'inspection.expired',
  'licence.missing',
  'licence.expired',
  'licence.category_too_low',
  'nada',
])('the gate %s is never waived', async (gate) => {
  const crew = await fleet()
  const orderId = await services.taken(client, crew)
  const call = { params: { orderId }, body: { ...crew.pair, gate: gate as Gate, reason } }
  expect(await administrator.refusal(api.orders.waive, call)).toBe('waiver.not_allowed')
})

test('it needs a reason', async () => {
  const crew = await fleet()
  const orderId = await services.taken(client, crew)
  const body = { ...crew.pair, gate: 'vehicle.capacity_too_small' as const, reason: ' ' }
  expect(await administrator.refusal(api.orders.waive, { params: { orderId }, body })).toBe('reason.required')
})

test('it opens its own gate only, and for 24 hours', async () => {
  const crew = await fleet()
  const orderId = await services.taken(client, crew, { inMs: 100 * hourMs })
  await weaken(crew.pair.vehicleId)
  await db
    .updateTable('credentials')
    .set({ is_active: false })
    .where('vehicle_id', '=', crew.pair.vehicleId)
    .where('kind', '=', 'soat')
    .execute()
  await waive(orderId, crew.pair, 'vehicle.capacity_too_small')
  expect(await refusedWith(crew, orderId, crew.pair)).toBe('soat.not_validated')
  await waive(orderId, crew.pair, 'soat.not_validated')
  house.clock.forward(24 * hourMs)
  expect(await refusedWith(crew, orderId, crew.pair)).toBe('vehicle.capacity_too_small')
})
