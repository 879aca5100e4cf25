/** A client's own places: kept, suggested, told to who carries; his alone, and gone with him. */
import { api } from '@arriero/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { password } from '#testing/people.ts'
import { createBody, hourMs, openStage } from '../stage.fixture.ts'

const { house, called, fleet } = await openStage()

let client: Caller
beforeEach(async () => {
  client = await called('cliententerprise')
})

const soon = () => new Date(house.clock.now.getTime() + 30 * hourMs)
const { origin } = createBody(new Date())
const hours = { monday: { opens: '07:00', closes: '17:00' }, saturday: { opens: '08:00', closes: '12:00' } }
const depot = {
  name: 'Bodega Fontibón',
  place: origin,
  contactName: 'Portería',
  contactPhone: '+57 300 123 4567',
  hours,
  instructions: 'Muelle 4, con casco',
}

const placesOf = async (owner: Caller, q?: string) =>
  (await owner.send(api.savedPlaces.all, { query: q ? { q } : {} })).items

test('a place is kept with whom to ask for, its hours and what to know, and found by its words', async () => {
  const { _id } = await client.send(api.savedPlaces.create, { body: depot })
  await client.send(api.savedPlaces.create, { body: { name: 'Almacén Cali', place: origin } })
  const [warehouse, kept] = await placesOf(client)
  expect(warehouse).toMatchObject({ name: 'Almacén Cali', contactName: null, hours: null })
  expect(kept).toMatchObject({
    ...depot,
    _id,
    contactPhone: '3001234567',
    // As places are told: with the town's own name.
    place: { name: 'Calle 17 # 65-40, Bogotá D.C.', code: '11001', exact: true },
  })
  expect(await client.send(api.savedPlaces.detail, { params: { _id } })).toEqual(kept)
  expect((await placesOf(client, 'fontibon')).map(({ name }) => name)).toEqual(['Bodega Fontibón'])
  expect((await placesOf(client, 'porteria')).map(({ name }) => name)).toEqual(['Bodega Fontibón'])
})

test('it is sent back as it was read, with what is to change', async () => {
  await client.send(api.savedPlaces.create, { body: depot })
  const [kept] = await placesOf(client)
  if (!kept) throw new Error('nothing was kept')
  const body = { ...kept, contactName: 'Jefe de patio', instructions: null }
  await client.send(api.savedPlaces.update, { params: { _id: kept._id }, body })
  expect((await placesOf(client))[0]).toEqual({ ...kept, contactName: 'Jefe de patio', instructions: null })
})

describe('what is refused', () => {
  const refusal = (more: object) => client.refusal(api.savedPlaces.create, { body: { ...depot, ...more } })

  test('is told by its sentence, and nothing is kept', async () => {
    expect(await refusal({ name: '  ' })).toBe('name.required')
    expect(await refusal({ contactPhone: '12' })).toBe('phone.invalid')
    expect(await refusal({ hours: { monday: { opens: '17:00', closes: '07:00' } } })).toBe('hours.invalid')
    expect(await refusal({ hours: { monday: { opens: '7', closes: '17' } } })).toBe('hours.invalid')
    expect(await refusal({ place: { ...origin, latitude: 60 } })).toBe('place.outside_colombia')
    expect(await placesOf(client)).toEqual([])
  })

  test('a second place of one name, also when both are sent at once', async () => {
    const both = await Promise.allSettled([
      client.send(api.savedPlaces.create, { body: depot }),
      client.send(api.savedPlaces.create, { body: { ...depot, name: 'BODEGA fontibón' } }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal({})).toBe('place.name_taken')
    expect(await placesOf(client)).toHaveLength(1)
  })
})

test("nobody reads, changes or removes another client's places", async () => {
  const { _id } = await client.send(api.savedPlaces.create, { body: depot })
  const stranger = await called('cliententerprise')
  expect(await placesOf(stranger)).toEqual([])
  expect(await stranger.refusal(api.savedPlaces.detail, { params: { _id } })).toBe('place.not_found')
  expect(await stranger.refusal(api.savedPlaces.remove, { params: { _id } })).toBe('place.not_found')
  expect(await stranger.refusal(api.savedPlaces.update, { params: { _id }, body: { name: 'Mía' } })).toBe(
    'place.not_found',
  )
  await client.send(api.savedPlaces.remove, { params: { _id } })
  expect(await placesOf(client)).toEqual([])
})

test('who carries a service reads whom to ask for; who only looks at it does not', async () => {
  const carrying = await fleet()
  const contacts = {
    origin: { contactName: 'Portería', contactPhone: '3001234567', hours, instructions: 'Muelle 4' },
    destination: { contactName: 'Recibo' },
  }
  const { _id } = await client.send(api.orders.create, { body: createBody(soon(), { contacts }) })
  const params = { _id }
  expect(await client.send(api.orders.contacts, { params })).toEqual({
    origin: contacts.origin,
    destination: { contactName: 'Recibo', contactPhone: null, hours: null, instructions: null },
  })
  expect(await carrying.carrier.refusal(api.orders.contacts, { params })).toBe('order.not_found')
  await house.world.take(carrying.carrier.actor, _id)
  expect(await carrying.carrier.send(api.orders.contacts, { params })).toMatchObject({
    origin: { contactPhone: '3001234567' },
  })
  const plain = await client.send(api.orders.create, { body: createBody(soon()) })
  expect(await client.send(api.orders.contacts, { params: { _id: plain._id } })).toEqual({
    origin: null,
    destination: null,
  })
})

test('his data has his places in it, and whoever leaves takes them and all contacts along', async () => {
  await client.send(api.savedPlaces.create, { body: depot })
  const contacts = { origin: { contactName: 'Portería' } }
  const { _id } = await client.send(api.orders.create, { body: createBody(soon(), { contacts }) })
  const { sections } = await client.send(api.rights.data, { body: { password } })
  const rowsOf = (name: string) => sections.find((section) => section.name === name)?.rows
  expect(rowsOf('saved_places')).toMatchObject([{ name: depot.name, contact_phone: '3001234567' }])
  expect(rowsOf('order_contacts')).toMatchObject([{ order_id: _id, contact_name: 'Portería' }])
  await client.send(api.cancellations.cancel, { body: { orderId: _id, description: 'Ya no' } })
  await client.send(api.rights.leave, { body: { password } })
  const { db } = house.database
  const left = await db
    .selectFrom('saved_places')
    .select('id')
    .where('owner_id', '=', client.actor.id)
    .execute()
  const contactsLeft = await db
    .selectFrom('order_contacts')
    .select('site')
    .where('order_id', '=', _id)
    .execute()
  expect([...left, ...contactsLeft]).toEqual([])
})
