/** A place of which only the town is known is no point on a map, and neither is one that its reader may not know. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { createBody, hourMs, openStage } from '../stage.fixture.ts'

const { house, called, truck, services, fleet } = await openStage()
const client = await called('client')
/** The built-up town reaches about so far around its centre: a capital further than a village. */
const reachKm = { bogota: 11.2, jerico: 1.8 }
const jerico = { name: 'Jericó, Antioquia', latitude: 5.79, longitude: -75.785, code: '05368' }

const zonesOf = async (caller: Caller, _id: string) => {
  const { origin, destination } = await caller.send<typeof api.orders.detail, 'client'>(api.orders.detail, {
    params: { _id },
  })
  return { origin: origin.zoneKm, destination: destination.zoneKm }
}

test('a town says how far it reaches where it is chosen, a street that was found does not', async () => {
  const { items } = await client.send(api.places.search, { query: { text: 'Jericó, Antioquia', limit: 1 } })
  expect(items).toMatchObject([{ code: '05368', exact: false, zoneKm: reachKm.jerico }])
})

test('its parties read a pin as a point and a town as its zone; who only looks reads even the pin as a circle', async () => {
  const crew = await fleet()
  const _id = await services.created(client, { destination: { ...jerico, exact: false } })
  const parties = { origin: null, destination: reachKm.jerico }
  expect(await zonesOf(client, _id)).toEqual(parties)
  expect(await zonesOf(crew.carrier, _id)).toEqual({ origin: 1, destination: reachKm.jerico })
  await house.world.take(crew.carrier.actor, _id)
  expect(await zonesOf(crew.carrier, _id)).toEqual(parties)
})

test('a place may be sent as it was read, and a consignee reads it like the parties', async () => {
  const crew = await fleet()
  const _id = await services.crewed(client, crew, {
    inMs: 2 * hourMs,
    destination: { ...jerico, exact: false },
  })
  const { destination } = await client.send<typeof api.orders.detail, 'client'>(api.orders.detail, {
    params: { _id },
  })
  const later = new Date(house.clock.now.getTime() + 48 * hourMs)
  const again = await client.send(api.orders.create, { body: createBody(later, { destination }) })
  expect((await zonesOf(client, again._id)).destination).toBe(reachKm.jerico)
  const { token } = await client.send(api.trackingLinks.make, { params: { _id } })
  const { places } = await house.anonymous.send(api.trackingLinks.follow, { params: { token } })
  expect(places).toMatchObject({ origin: { zoneKm: null }, destination: { zoneKm: reachKm.jerico } })
})

test('a carrier and its vehicles are shown at the town it works from; who named none, nowhere', async () => {
  const based = await called('enterprise', { basePlaceCode: '11001' })
  const licensePlate = 'BAS001'
  await truck(based.actor, { licensePlate })
  const own = await based.send(api.users.detail, { params: { _id: based.actor.id } })
  const { base } = await based.send(api.vehicles.detail, { params: { licensePlate } })
  expect(base).toMatchObject({ code: '11001', zoneKm: reachKm.bogota })
  expect(own.base).toEqual(base)
  const { base: none } = await client.send(api.users.detail, { params: { _id: client.actor.id } })
  expect(none).toBeNull()
})
