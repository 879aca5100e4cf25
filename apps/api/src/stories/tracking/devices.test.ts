import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { hourMs, minuteMs, openStage } from '../stage.fixture.ts'

const { house, called, fleet, services } = await openStage()
const client = await called('client')
const { db } = house.database
const osmand = `${house.url}/v1/location/osmand`

const running = async () => {
  const crew = await fleet()
  const orderId = await services.running(client, crew, { inMs: 2 * hourMs })
  const device = await crew.driver.send(api.devices.make, { body: { name: 'Celular de la cabina' } })
  return { crew, orderId, ...device }
}
const query = (token: string, more: Record<string, string> = {}) =>
  new URLSearchParams({
    id: token,
    lat: '4.6',
    lon: '-74.1',
    timestamp: String(house.clock.now.getTime() / 1000),
    ...more,
  }).toString()
const positionOf = (orderId: string) =>
  db.selectFrom('last_positions').selectAll().where('order_id', '=', orderId).executeTakeFirst()

test('Traccar Client reports by its token alone, in an address', async () => {
  const { token, orderId } = await running()
  const more = { speed: '30', bearing: '180', altitude: '2600', accuracy: '7.5', batt: '81' }
  const answer = await fetch(`${osmand}?${query(token, more)}`)
  expect([answer.status, await answer.json()]).toEqual([200, { stored: 1 }])
  // Knots in, kilometres an hour kept.
  expect(await positionOf(orderId)).toMatchObject({
    latitude: 4.6,
    heading: 180,
    accuracy_m: 7.5,
    speed_kmh: 55.56,
  })
})

test('it posts the same in the address, as a form, or as JSON', async () => {
  const { token, orderId, crew } = await running()
  const post = async (address: string, init: RequestInit) => {
    house.clock.forward(minuteMs)
    const answer = await fetch(address, { method: 'POST', ...init })
    return [answer.status, await answer.json()]
  }
  expect(await post(`${osmand}?${query(token)}`, {})).toEqual([200, { stored: 1 }])
  house.clock.forward(minuteMs)
  expect(await post(osmand, { body: new URLSearchParams(query(token)) })).toEqual([200, { stored: 1 }])
  const fix = {
    timestamp: new Date(house.clock.now.getTime() + minuteMs).toISOString(),
    coords: { latitude: 4.62, longitude: -74.12, accuracy: 5, speed: 10, heading: -1, altitude: 2500 },
    is_moving: true,
    odometer: 12,
    battery: { level: 0.5, is_charging: false },
    activity: { type: 'in_vehicle' },
  }
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify({ location: fix, device_id: token })
  expect(await post(osmand, { body, headers: json })).toEqual([200, { stored: 1 }])
  expect(await positionOf(orderId)).toMatchObject({ latitude: 4.62, speed_kmh: 36, heading: null })
  const { items } = await crew.driver.send(api.devices.all, {})
  expect(items).toHaveLength(1)
})

test('what it reports outside a window of its driver is answered and not kept', async () => {
  const crew = await fleet()
  const { token } = await crew.driver.send(api.devices.make, { body: { name: 'Celular' } })
  expect(await (await fetch(`${osmand}?${query(token)}`)).json()).toEqual({ stored: 0 })
  await house.world.consent(crew.driver.actor, false)
  expect(await (await fetch(`${osmand}?${query(token)}`)).json()).toEqual({ stored: 0 })
})

test('a token opens nothing else, is kept as its hash, and is shown once', async () => {
  const { token, crew, setupUrl } = await running()
  expect(setupUrl).toContain(`/v1/location/osmand?id=${token}&`)
  const asSession = await fetch(`${house.url}/v1/location/device`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(asSession.status).toBe(401)
  expect(JSON.stringify(await crew.driver.send(api.devices.all, {}))).not.toContain(token)
  const rows = await db.selectFrom('device_tokens').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16)
})

test('a phone that was taken back, or was never known, is refused at once', async () => {
  const { token, crew, orderId } = await running()
  const stranger = await fleet()
  const { _id: deviceId } = (await crew.driver.send(api.devices.all, {})).items[0] ?? { _id: '' }
  const params = { _id: deviceId }
  expect(await stranger.driver.refusal(api.devices.revoke, { params })).toBe('device.not_found')
  await crew.driver.send(api.devices.revoke, { params })
  const refused = await fetch(`${osmand}?${query(token)}`)
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([401, 'device.unknown'])
  expect((await fetch(`${osmand}?${query('nobody-knows-this-one')}`)).status).toBe(401)
  expect((await fetch(`${osmand}?lat=4.6&lon=-74.1`)).status).toBe(401)
  expect(await positionOf(orderId)).toBeUndefined()
  expect(await crew.driver.refusal(api.devices.revoke, { params })).toBe('device.not_found')
})

test.each([
  ['no place', { lat: '', lon: '' }],
  ['a place off the earth', { lat: '95' }],
  ['no time that is one', { timestamp: 'yesterday' }],
])('a report with %s is refused', async (_name, more) => {
  const { token } = await running()
  expect((await fetch(`${osmand}?${query(token, more)}`)).status).toBe(400)
})

test('one driver authorises at most ten phones', async () => {
  const crew = await fleet()
  const make = { body: { name: 'Celular' } }
  for (let count = 0; count < 10; count++) await crew.driver.send(api.devices.make, make)
  expect(await crew.driver.refusal(api.devices.make, make)).toBe('device.too_many')
})
