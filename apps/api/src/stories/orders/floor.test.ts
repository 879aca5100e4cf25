/** The legal floor of what a carrier earns: shown to all sides, and by setting a wall. Decisions §13. */
import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { pesos } from '@arriero/domain/money/money'
import { offerUpwards } from '@arriero/domain/money/pricing'
import { afterEach, describe, expect, test } from 'vitest'
import { ratesInForce } from '#features/rates/rates.store.ts'
import type { Caller } from '#testing/house.ts'
import { createBody, hourMs, openStage } from '../stage.fixture.ts'

const { house, called, fleet, orderRow } = await openStage()
const administrator = await called('administrator')
const client = await called('cliententerprise')
const crew = await fleet()

const soon = () => new Date(house.clock.now.getTime() + 12 * hourMs)
const { price: _, ...withoutPrice } = createBody(soon())
const asked = async () => {
  const { _id } = await client.send(api.orders.create, { body: withoutPrice })
  const { floor_pesos: floor } = await orderRow(_id)
  if (floor === null) throw new Error('no floor was reckoned')
  return { _id, floor }
}
const offer = (idOrder: string, value: number) => ({
  body: { isOffer: true as const, idOrder, value, description: 'Salgo hoy' },
})
const set = (value: number) =>
  administrator.send(api.settings.update, { params: { key: 'blocksBelowFloor' }, body: { value } })
const clientPays = async (carrierPesos: number) => {
  const { rates, vatBase } = await ratesInForce(house.database.db)
  return offerUpwards(pesos(carrierPesos), rates, vatBase).clientPesos
}

afterEach(() => set(0))

test('a service carries what the ministry says of its trip as floor, whoever named a price', async () => {
  const { _id, floor } = await asked()
  // Bogotá–Medellín with a single truck, as the ministry itself works it out. Domain facts §4.7.
  expect(floor).toBe(2_101_974)
  const row = await orderRow(_id)
  expect(row.suggested_pesos).toBeGreaterThan(floor)
})

test('each side sees it in its own terms: carriers and staff the amount, the client which offers lie below', async () => {
  const { _id, floor } = await asked()
  const other = await fleet()
  await crew.carrier.send(api.offers.create, offer(_id, floor - 1))
  await other.carrier.send(api.offers.create, offer(_id, floor))
  const read = { params: { _id } }
  const open = await crew.carrier.send<typeof api.orders.detail, 'open'>(api.orders.detail, read)
  expect(open.floor).toBe(floor)
  const staff = await administrator.send<typeof api.orders.detail, 'admin'>(api.orders.detail, read)
  expect(staff.floor).toBe(floor)
  const own = await client.send<typeof api.orders.detail, 'client'>(api.orders.detail, read)
  expect(own).not.toHaveProperty('floor')
  const isBelow = (carrier: Caller) =>
    own.offers.find(({ driver }) => driver._id === carrier.actor.id)?.isBelowFloor
  expect([isBelow(crew.carrier), isBelow(other.carrier)]).toEqual([true, false])
})

describe('where less than the floor is refused', () => {
  test('a carrier may not offer below it', async () => {
    const { _id, floor } = await asked()
    await set(1)
    expect(await crew.carrier.refusal(api.offers.create, offer(_id, floor - 1))).toBe('offer.below_floor')
    await crew.carrier.send(api.offers.create, offer(_id, floor))
  })

  test('a client may not counter below it', async () => {
    const { _id, floor } = await asked()
    const { _id: idOffer } = await crew.carrier.send(api.offers.create, offer(_id, floor + 100_000))
    await set(1)
    const counter = async (carrierPesos: number) => ({
      body: { idOffer, value: await clientPays(carrierPesos), description: 'Por menos' },
    })
    expect(await client.refusal(api.offers.counter, await counter(floor - 2))).toBe('price.below_floor')
    await client.send(api.offers.counter, await counter(floor))
  })

  test('a client may not publish a price below it, and is told at the price', async () => {
    const { floor } = await asked()
    await set(1)
    const publish = async (carrierPesos: number) =>
      client.send(api.orders.create, { body: createBody(soon(), { price: await clientPays(carrierPesos) }) })
    const refused = await publish(floor - 2).catch((error: unknown) => error)
    expect(refused instanceof CallError && refused.reply).toMatchObject({
      code: 'price.below_floor',
      fields: { price: expect.stringContaining('piso legal') },
    })
    await publish(floor)
  })

  test('what was offered before keeps the rule of its day', async () => {
    const { _id, floor } = await asked()
    const { _id: idOffer } = await crew.carrier.send(api.offers.create, offer(_id, floor - 1))
    await set(1)
    await client.send(api.offers.take, { params: { orderId: _id }, body: { idOffer } })
    expect((await orderRow(_id)).status).toBe(1)
  })
})

test('where the ministry has no figure, the estimate is shown and refuses no offer', async () => {
  await set(1)
  const { _id } = await client.send(api.orders.create, {
    body: {
      ...withoutPrice,
      destination: { name: 'Jericó, Antioquia', latitude: 5.79, longitude: -75.785, code: '05368' },
    },
  })
  const read = { params: { _id } }
  const open = await crew.carrier.send<typeof api.orders.detail, 'open'>(api.orders.detail, read)
  expect(open).toMatchObject({
    floor: null,
    reference: { basis: 'estimated', assumptions: ['no_official_way'] },
  })
  const own = await client.send<typeof api.orders.detail, 'client'>(api.orders.detail, read)
  const { low, high } = open.reference ?? {}
  expect(own.suggestedBasis).toEqual({ basis: 'estimated', low, high })
  const { warning } = await crew.carrier.send(api.offers.create, offer(_id, 1_000))
  // What is far from the estimate is asked about all the same.
  expect(warning).toMatchObject({ code: 'price.far_below', reference: open.reference?.cost })
})

test('the client is told which figure is the ministry’s own', async () => {
  const { _id } = await asked()
  const own = await client.send<typeof api.orders.detail, 'client'>(api.orders.detail, { params: { _id } })
  expect(own.suggestedBasis).toEqual({ basis: 'official', low: null, high: null })
})

test('a service from before floors were reckoned blocks nothing and shows none', async () => {
  const { _id } = await asked()
  await house.database.db.updateTable('orders').set({ floor_pesos: null }).where('id', '=', _id).execute()
  await set(1)
  await crew.carrier.send(api.offers.create, offer(_id, 1_000))
  const own = await client.send<typeof api.orders.detail, 'client'>(api.orders.detail, { params: { _id } })
  expect(own.offers[0]?.isBelowFloor).toBe(false)
})
