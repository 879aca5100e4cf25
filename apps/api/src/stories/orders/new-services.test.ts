/** What a client may ask for: where, and for how much. Decisions §9, §12. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { createBody, hourMs, openStage } from '../stage.fixture.ts'

const { house, called, orderRow } = await openStage()
const client = await called('cliententerprise')
const at = new Date(house.clock.now.getTime() + 24 * hourMs)
const tunja = { name: 'Tunja, Boyacá', latitude: 5.5353, longitude: -73.3678 }

type More = Parameters<typeof createBody>[1]
const created = async (more: More) =>
  orderRow((await client.send(api.orders.create, { body: createBody(at, more) }))._id)
const refusal = (more: More) => client.refusal(api.orders.create, { body: createBody(at, more) })

test.each(['76001', '99999', undefined])(
  'a point in Tunja is in Tunja, whatever is said (%s)',
  async (code) => {
    const row = await created({ origin: { ...tunja, ...(code ? { code } : {}) } })
    expect(row.origin_code).toBe('15001')
  },
)

test('of the municipalities at a point the client says which', async () => {
  expect((await created({ origin: { ...tunja, code: '15518' } })).origin_code).toBe('15001')
  expect((await created({ origin: { ...tunja, code: '15500' } })).origin_code).toBe('15500')
})

test.each([
  ['Quito', -0.2, -78.5],
  ['Panamá', 9, -79.5],
  ['the open sea', 11, -81],
])('a place in %s is refused', async (name, latitude, longitude) => {
  expect(await refusal({ origin: { name, latitude, longitude } })).toBe('place.outside_colombia')
})

const providencia = { latitude: 13.37, longitude: -81.36 }

test.each([
  ['Providencia', providencia, undefined],
  ['Quito', { latitude: -0.2, longitude: -78.5 }, 'place.outside_colombia'],
])('a road from %s is measured as a service from there is taken', async (name, point, answer) => {
  const query = {
    fromLatitude: point.latitude,
    fromLongitude: point.longitude,
    toLatitude: tunja.latitude,
    toLongitude: tunja.longitude,
  }
  if (answer === undefined)
    expect((await client.send(api.places.route, { query })).distanceKm).toBeGreaterThan(0)
  else expect(await client.refusal(api.places.route, { query })).toBe(answer)
  const asked = createBody(at, { origin: { name, ...point } })
  if (answer === undefined) await client.send(api.orders.create, { body: asked })
  else expect(await client.refusal(api.orders.create, { body: asked })).toBe(answer)
})

test('a price typed up to the limit is taken with its VAT, and not a peso more', async () => {
  expect((await created({ price: 5_950_000_000 })).client_price).toBe(5_950_000_000)
  expect(await refusal({ price: 5_950_000_010 })).toBe('money.too_large')
  expect(await refusal({ price: 10_000_000_000 })).toBe('offer.total_too_large')
})
