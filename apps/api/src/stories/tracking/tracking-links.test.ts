import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { hourMs, openStage, uploadJpeg } from '../stage.fixture.ts'

const { house, called, fleet, services } = await openStage()
const client = await called('client')
const soon = { inMs: 10 * hourMs }

const linkOf = (caller: Caller, _id: string) => caller.send(api.trackingLinks.make, { params: { _id } })
const follow = (token: string) => house.anonymous.send(api.trackingLinks.follow, { params: { token } })
const whyNot = (token: string) => house.anonymous.refusal(api.trackingLinks.follow, { params: { token } })
const ping = (caller: Caller) =>
  caller.send(api.tracking.ping, {
    body: { points: [{ at: house.clock.now.toISOString(), latitude: 4.6, longitude: -74.1 }] },
  })

test('a consignee follows a service without an account: place and time, no money, no telephone, no name', async () => {
  const crew = await fleet()
  const _id = await services.running(client, crew, { inMs: 2 * hourMs })
  await ping(crew.driver)
  const { token, url } = await linkOf(client, _id)
  expect(url).toBe(`http://localhost:${new URL(house.url).port}/seguimiento/${token}`)
  expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16)
  const seen = await follow(token)
  expect(seen).toMatchObject({
    status: 2,
    position: { latitude: 4.6 },
    near: 'Bogotá',
    target: 'destination',
  })
  expect(seen.steps.map(({ milestone }) => milestone)).toEqual(
    expect.arrayContaining(['inPosition', 'tripStart']),
  )
  expect(seen.etaAt).not.toBeNull()
  const order = await house.database.db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.driver_id')
    .select([
      'orders.total_pesos',
      'orders.carrier_pesos',
      'users.name',
      'users.cell_phone',
      'users.identification',
    ])
    .where('orders.id', '=', _id)
    .executeTakeFirstOrThrow()
  const said = JSON.stringify(seen)
  for (const secret of Object.values(order)) expect(said).not.toContain(String(secret))
})

test('the truck is shown from in position on, like to the client', async () => {
  const crew = await fleet()
  const _id = await services.crewed(client, crew, soon)
  await crew.driver.send(api.tracking.milestone, { params: { _id }, body: { milestone: 'onTheWay' } })
  await ping(crew.driver)
  const { token } = await linkOf(crew.carrier, _id)
  expect((await follow(token)).position).toBeNull()
  await crew.driver.send(api.tracking.milestone, { params: { _id }, body: { milestone: 'inPosition' } })
  expect((await follow(token)).position).not.toBeNull()
})

test('a link ends with the service, when it is taken back, and when a newer one takes its place', async () => {
  const crew = await fleet()
  const _id = await services.arrived(client, crew, { inMs: 2 * hourMs })
  const [first, ofCarrier] = [await linkOf(client, _id), await linkOf(crew.carrier, _id)]
  const second = await linkOf(client, _id)
  expect(await whyNot(first.token)).toBe('link.not_found')
  await crew.carrier.send(api.trackingLinks.revoke, { params: { _id } })
  expect(await whyNot(ofCarrier.token)).toBe('link.not_found')
  expect(await crew.carrier.send(api.trackingLinks.read, { params: { _id } })).toEqual({ link: null })
  expect((await follow(second.token)).status).toBe(2)
  const images = [await uploadJpeg(crew.driver)]
  await crew.driver.send(api.tracking.milestone, { params: { _id }, body: { milestone: 'finish', images } })
  expect(await whyNot(second.token)).toBe('link.not_found')
  expect(await client.refusal(api.trackingLinks.make, { params: { _id } })).toBe('order.finished')
})

test('only client and carrier of a taken service give one', async () => {
  const crew = await fleet()
  const stranger = await fleet()
  const pending = await services.created(client)
  expect(await client.refusal(api.trackingLinks.make, { params: { _id: pending } })).toBe(
    'order.not_assigned',
  )
  const _id = await services.crewed(client, crew, soon)
  expect(await stranger.carrier.refusal(api.trackingLinks.make, { params: { _id } })).toBe('order.not_found')
  expect(await crew.driver.refusal(api.trackingLinks.make, { params: { _id } })).toBe('auth.role_refused')
})

test('a token nobody gave leads nowhere', async () => {
  expect(await whyNot('A'.repeat(32))).toBe('link.not_found')
})
