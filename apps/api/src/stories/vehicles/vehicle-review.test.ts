import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { describe, expect, test } from 'vitest'
import { typeLoadId } from '#features/catalogues/catalogue-ids.ts'
import { insertCredential } from '#features/credentials/credentials.store.ts'
import { hourMs, openStage } from '../stage.fixture.ts'

const { house, called, fleet, truck, services } = await openStage()
const { db } = house.database
const administrator = await called('administrator')
const client = await called('cliententerprise')
const owner = await called('enterprise')
const general = typeLoadId('general')
const bulk = typeLoadId('bulk')
const today = bogotaDay(house.clock.now)

type Review = Parameters<typeof administrator.send<typeof api.vehicles.update>>[1]['body']

const call = (_id: string, more: Omit<Review, '_id'>) => ({ params: { _id }, body: { _id, ...more } })
const review = (_id: string, more: Omit<Review, '_id'>) =>
  administrator.send(api.vehicles.update, call(_id, more))
const refused = (_id: string, more: Omit<Review, '_id'>) =>
  administrator.refusal(api.vehicles.update, call(_id, more))
const plateOf = async (id: string) =>
  (await db.selectFrom('vehicles').select('license_plate').where('id', '=', id).executeTakeFirstOrThrow())
    .license_plate
const detail = async (id: string) =>
  administrator.send(api.vehicles.detail, { params: { licensePlate: await plateOf(id) } })

type PaperFacts = { kind: string; typeLoadId?: string; expiresOn?: string; isActive?: boolean }
const paper = (vehicleId: string, { kind, isActive = false, ...facts }: PaperFacts) =>
  house.database.transaction((tx) =>
    insertCredential(house.openCtx(tx), {
      holder: { vehicleId },
      kind,
      name: kind,
      isActive,
      imageIds: [],
      ...facts,
    }),
  )
const trailOf = async (vehicleId: string) =>
  (
    await db
      .selectFrom('audit_trail')
      .select('act')
      .where('object_kind', '=', 'vehicle')
      .where('object_id', '=', vehicleId)
      .orderBy('id')
      .execute()
  ).map(({ act }) => act)

describe('a paper of a vehicle', () => {
  test('is validated and invalidated by an administrator, and the trail says so', async () => {
    const id = await truck(owner.actor)
    const _id = await paper(id, { kind: 'soat', expiresOn: daysAfter(today, 100) })
    const isActive = async () => (await detail(id)).documents.find((one) => one._id === _id)?.isActive
    await review(id, { documents: [{ _id, isActive: true }] })
    expect(await isActive()).toBe(true)
    await review(id, { documents: [{ _id, isActive: true }] })
    await review(id, { documents: [{ _id, isActive: false }] })
    expect(await isActive()).toBe(false)
    expect(await trailOf(id)).toEqual(['paper.validated', 'paper.invalidated'])
  })

  test('that has expired is not validated, on its last day it still is', async () => {
    const id = await truck(owner.actor)
    const old = await paper(id, { kind: 'inspection', expiresOn: daysAfter(today, -1) })
    expect(await refused(id, { documents: [{ _id: old, isActive: true }] })).toBe('paper.expired')
    const last = await paper(id, { kind: 'inspection', expiresOn: today })
    await review(id, { documents: [{ _id: last, isActive: true }] })
  })

  test('once validated lets the vehicle be assigned', async () => {
    const crew = await fleet()
    const orderId = await services.taken(client, crew)
    const _id = await paper(crew.pair.vehicleId, { kind: 'soat', expiresOn: daysAfter(today, 100) })
    const assign = { params: { _id: orderId }, body: crew.pair }
    expect(await crew.carrier.refusal(api.orders.update, assign)).toBe('soat.not_validated')
    await review(crew.pair.vehicleId, { documents: [{ _id, isActive: true }] })
    await crew.carrier.send(api.orders.update, assign)
  })

  test('is not its owner’s to validate', async () => {
    const id = await truck(owner.actor)
    const _id = await paper(id, { kind: 'soat', expiresOn: daysAfter(today, 100) })
    const body = call(id, { documents: [{ _id, isActive: true }] })
    expect(await owner.refusal(api.vehicles.update, body)).toBe('input.not_changeable')
  })
})

describe('a cargo type', () => {
  const permissionsOf = async (id: string) => (await detail(id)).permissions.map((one) => one.id)

  test('is granted on its own paper, validated and in force, and on no other', async () => {
    const id = await truck(owner.actor)
    const grant = { permissions: [general, bulk] }
    expect(await refused(id, grant)).toBe('cargo.paper_missing')
    await paper(id, { kind: 'cargo:special', typeLoadId: typeLoadId('special'), isActive: true })
    expect(await refused(id, grant)).toBe('cargo.paper_missing')
    await paper(id, { kind: 'cargo:bulk', typeLoadId: bulk, expiresOn: daysAfter(today, -1), isActive: true })
    expect(await refused(id, grant)).toBe('cargo.paper_expired')
    await paper(id, { kind: 'cargo:bulk', typeLoadId: bulk, expiresOn: daysAfter(today, 30) })
    expect(await refused(id, grant)).toBe('cargo.paper_not_validated')
    expect(await permissionsOf(id)).toEqual([general])
  })

  test('and its paper are decided in one go', async () => {
    const id = await truck(owner.actor)
    const _id = await paper(id, { kind: 'cargo:bulk', typeLoadId: bulk })
    await review(id, { documents: [{ _id, isActive: true }], permissions: [{ id: general }, bulk] })
    expect(await permissionsOf(id)).toEqual([general, bulk])
    expect(await refused(id, { documents: [{ _id, isActive: false }] })).toBe('cargo.paper_not_validated')
    await review(id, { documents: [{ _id, isActive: false }], permissions: [general] })
    expect(await permissionsOf(id)).toEqual([general])
    expect(await trailOf(id)).toEqual([
      'paper.validated',
      'vehicle.cargo_granted',
      'paper.invalidated',
      'vehicle.cargo_withdrawn',
    ])
  })

  test('that was granted before stays while it is not touched', async () => {
    const id = await truck(owner.actor, { cargo: ['bulk'] })
    await review(id, { permissions: [general, bulk], isActive: true })
    expect(await permissionsOf(id)).toEqual([general, bulk])
  })
})

describe('a vehicle', () => {
  test('with a service assigned or under way is not deactivated, and the refusal names the services', async () => {
    const crew = await fleet()
    const first = await services.crewed(client, crew)
    const second = await services.crewed(client, crew, { inMs: 90 * hourMs })
    const refusal = await administrator
      .send(api.vehicles.update, call(crew.pair.vehicleId, { isActive: false }))
      .catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(CallError)
    if (!(refusal instanceof CallError)) return
    expect(refusal.status).toBe(409)
    expect(refusal.reply).toMatchObject({ code: 'vehicle.has_services', orders: [first, second] })
    expect(refusal.reply.error).toContain(`Servicios: ${first.slice(18)}, ${second.slice(18)}.`)
    expect((await detail(crew.pair.vehicleId)).isActive).toBe(true)
  })

  test('is deactivated once its services are over, and then no longer assigned', async () => {
    const crew = await fleet()
    await services.finished(client, crew, { inMs: 10 * hourMs })
    await review(crew.pair.vehicleId, { isActive: false })
    const orderId = await services.created(client, { inMs: 200 * hourMs })
    await truck(crew.carrier.actor)
    await house.world.take(crew.carrier.actor, orderId)
    const assign = { params: { _id: orderId }, body: crew.pair }
    expect(await crew.carrier.refusal(api.orders.update, assign)).toBe('vehicle.inactive')
    await review(crew.pair.vehicleId, { isActive: true })
    expect(await trailOf(crew.pair.vehicleId)).toEqual(['vehicle.deactivated', 'vehicle.activated'])
  })

  test('decided on by two people at once keeps the first decision and tells the second', async () => {
    const id = await truck(owner.actor)
    const { version } = await detail(id)
    await review(id, { isActive: false, version })
    expect(await refused(id, { isActive: true, version })).toBe('vehicle.changed')
    expect((await detail(id)).isActive).toBe(false)
  })

  test('a refused decision changes nothing of the others made with it', async () => {
    const id = await truck(owner.actor)
    const _id = await paper(id, { kind: 'soat', expiresOn: daysAfter(today, 100) })
    const mixed = { documents: [{ _id, isActive: true }], permissions: [general, bulk] }
    expect(await refused(id, mixed)).toBe('cargo.paper_missing')
    expect((await detail(id)).documents.find((one) => one._id === _id)?.isActive).toBe(false)
    expect(await trailOf(id)).toEqual([])
  })

  test.each([1, 2, 3, 4, 5])('is never both switched off and assigned in the same moment (%i)', async () => {
    const crew = await fleet()
    const orderId = await services.taken(client, crew)
    const outcomes = await Promise.allSettled([
      crew.carrier.send(api.orders.update, { params: { _id: orderId }, body: crew.pair }),
      review(crew.pair.vehicleId, { isActive: false }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
