/** States and transitions as Spec §4 has them, asked of the product over HTTP. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { openStage } from '../stage.fixture.ts'

const { called, fleet, services, truck } = await openStage()
const administrator = await called('administrator')
const client = await called('cliententerprise')

const refusedOr = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'ok',
    (error: { reply: { code: string } }) => error.reply.code,
  )
const read = (caller: Caller, _id: string) =>
  caller.send<typeof api.orders.detail, 'carrier' | 'open'>(api.orders.detail, { params: { _id } })

const readTaken = (carrier: Caller, _id: string) =>
  carrier.send<typeof api.orders.detail, 'carrier'>(api.orders.detail, { params: { _id } })

test('a service is taken at status 0 alone', async () => {
  const crew = await fleet()
  const at = {
    0: await services.created(client),
    1: await services.taken(client, crew),
    2: await services.running(client, await fleet(), { inMs: 2 * 3_600_000 }),
    3: await services.finished(client, await fleet(), { inMs: 2 * 3_600_000 }),
    4: await services.created(client),
  }
  await client.send(api.cancellations.cancel, { body: { orderId: at[4], description: 'Ya no viaja' } })
  const taking = { isOffer: false as const }
  const takenBy = async (taker: Caller) => {
    const answers: string[] = []
    for (const idOrder of Object.values(at))
      answers.push(await refusedOr(taker.send(api.offers.create, { body: { ...taking, idOrder } })))
    return answers
  }
  expect((await read(crew.carrier, at[0])).status).toBe(0)
  const notOpen = 'order.not_open'
  expect(await takenBy(crew.carrier)).toEqual(['ok', notOpen, notOpen, notOpen, notOpen])
  expect((await read(crew.carrier, at[0])).status).toBe(1)
})

test('it is assigned below status 2 by the enterprise that it names as its driver', async () => {
  const crew = await fleet()
  const rival = await fleet()
  const assign = (by: typeof crew, _id: string) =>
    refusedOr(by.carrier.send(api.orders.update, { params: { _id }, body: by.pair }))
  const open = await services.created(client)
  expect(await assign(crew, open)).not.toBe('ok')
  const taken = await services.taken(client, crew)
  const seen = await readTaken(crew.carrier, taken)
  expect({ status: seen.status, driver: seen.driver?._id, assign: seen.acts.assign }).toEqual({
    status: 1,
    driver: crew.carrier.actor.id,
    assign: null,
  })
  expect(await assign(rival, taken)).toBe('order.not_found')
  expect(await assign(crew, taken)).toBe('ok')
  const hauling = await fleet()
  const running = await services.running(client, hauling, { inMs: 2 * 3_600_000 })
  expect((await read(hauling.carrier, running)).status).toBe(2)
  // Beyond: under way another truck takes over, for a reason.
  const other = { ...hauling.pair, vehicleId: await truck(hauling.carrier.actor) }
  expect(await assign({ ...hauling, pair: other }, running)).toBe('reason.required')
})

test('a user, a vehicle and a paper are switched off and on again', async () => {
  const crew = await fleet()
  const { driverId, vehicleId } = crew.pair
  const user = async () =>
    administrator.send<typeof api.users.detail, 'admin'>(api.users.detail, { params: { _id: driverId } })
  const vehicle = async () => {
    const { items } = await crew.carrier.send(api.vehicles.all, {
      params: { enterpriseId: crew.carrier.actor.id },
      query: {},
    })
    return administrator.send(api.vehicles.detail, {
      params: { licensePlate: items[0]?.licensePlate ?? '' },
    })
  }
  for (const isActive of [false, true]) {
    await administrator.send(api.accounts.update, { params: { _id: driverId }, body: { isActive } })
    expect((await user()).isActive).toBe(isActive)
    await administrator.send(api.vehicles.update, {
      params: { _id: vehicleId },
      body: { _id: vehicleId, isActive },
    })
    expect((await vehicle()).isActive).toBe(isActive)
    const soat = async () => (await vehicle()).documents.find(({ kind }) => kind === 'soat')
    const documents = [{ _id: (await soat())?._id ?? '', isActive }]
    await administrator.send(api.vehicles.update, {
      params: { _id: vehicleId },
      body: { _id: vehicleId, documents },
    })
    expect((await soat())?.isActive).toBe(isActive)
  }
})
