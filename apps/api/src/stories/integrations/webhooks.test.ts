/** A company's own system is told what happens to its services: signed, again after its own failure, and nothing of others. */
import { api } from '@arriero/contract'
import { Webhook } from 'standardwebhooks'
import { beforeEach, describe, expect, test } from 'vitest'
import { receiver, type ReceivedMessage } from '#providers/webhooks/receiver.fixture.ts'
import type { Caller } from '#testing/house.ts'
import { hourMs, minuteMs, openStage } from '../stage.fixture.ts'

const system = await receiver()
const stage = await openStage({ settings: { WEBHOOK_PRIVATE_TARGETS: 'on' } })
const { house, called, fleet } = stage
const { created, paid, taken } = stage.services
const { db } = house.database
const url = `http://127.0.0.1:${system.port}/avisos`
const dayMs = 24 * hourMs

let client: Caller
beforeEach(async () => {
  await db.updateTable('webhooks').set({ is_active: false }).execute()
  client = await called('cliententerprise')
  // What the services of the stage brought about before is told to nobody.
  await house.jobs.runJobs()
  system.forget()
})

type Events = ('order.created' | 'order.paid' | 'offer.accepted' | 'order.cancelled')[]

const listen = (caller: Caller, events: Events, to = url) =>
  caller.send(api.integrations.makeWebhook, { body: { url: to, events } })

/** Verified by the library of Standard Webhooks, as a receiver would; its clock is the test's. */
const read = (secret: string, { body, headers }: ReceivedMessage) => {
  const seconds = Number(headers['webhook-timestamp'])
  expect(Math.abs(seconds * 1000 - house.clock.now.getTime())).toBeLessThan(2000)
  const signed = new Webhook(secret).sign(String(headers['webhook-id']), new Date(seconds * 1000), body)
  expect(String(headers['webhook-signature']).split(' ')).toContain(signed)
  return JSON.parse(body) as { type: string; data: Record<string, unknown> }
}

const log = async (caller: Caller) => (await caller.send(api.integrations.deliveries, { query: {} })).items
const detail = (caller: Caller, _id: string) => caller.send(api.integrations.delivery, { params: { _id } })

test('chosen events reach the system once each, signed, without amounts or people', async () => {
  const { secret } = await listen(client, ['order.created', 'order.paid'])
  const carrier = await fleet()
  const orderId = await paid(client, carrier)
  await house.jobs.runJobs()
  await house.jobs.runJobs()
  const messages = system.received.map((message) => read(secret, message))
  expect(messages.map(({ type }) => type).toSorted()).toEqual(['order.created', 'order.paid'])
  for (const { data } of messages) {
    expect(data).toMatchObject({ orderId, code: orderId.slice(18), status: 1, statusOrder: 'Asignado' })
    expect(
      Object.keys(data).filter((key) => !/^(orderId|code|status|statusOrder|payment)$/.test(key)),
    ).toEqual([])
  }
  expect(new Set(system.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2)
})

test('each side hears of its own services alone', async () => {
  const carrier = await fleet()
  const { secret } = await listen(carrier.carrier, ['offer.accepted'])
  const stranger = await called('cliententerprise')
  await listen(stranger, ['order.created', 'offer.accepted'])
  const orderId = await taken(client, carrier)
  await house.jobs.runJobs()
  expect(system.received).toHaveLength(1)
  const [message] = system.received
  expect(message && read(secret, message)).toMatchObject({
    type: 'offer.accepted',
    data: { orderId, offerId: expect.any(String) },
  })
  expect(await log(stranger)).toEqual([])
})

test('after its own failure the system hears it again under the same id, later each time', async () => {
  const { secret } = await listen(client, ['order.created'])
  system.answers({ status: 500 }, { status: 503 })
  await created(client)
  await house.jobs.runJobs()
  const [first] = await log(client)
  expect(first).toMatchObject({ state: 'waiting', tries: 1, lastStatus: 500 })
  await house.jobs.runJobs()
  expect(system.received).toHaveLength(1)
  house.clock.forward(5_000)
  await house.jobs.runJobs()
  expect(system.received).toHaveLength(2)
  house.clock.forward(minuteMs)
  await house.jobs.runJobs()
  expect(system.received).toHaveLength(3)
  expect(new Set(system.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([first?._id]))
  expect(new Set(system.received.map(({ headers }) => headers['webhook-signature'])).size).toBe(3)
  const last = system.received.at(-1)
  expect(last && read(secret, last).type).toBe('order.created')
  const seen = await detail(client, first?._id ?? '')
  expect(seen).toMatchObject({ state: 'sent', tries: 3, lastStatus: 204, nextTryAt: null })
  expect(seen.attempts.map(({ status }) => status)).toEqual([204, 503, 500])
  expect(seen.body).toBe(last?.body)
})

test('a test is sent whatever events were chosen, and asked for again it is sent again', async () => {
  const { _id, secret } = await listen(client, ['order.paid'])
  const { _id: deliveryId } = await client.send(api.integrations.test, { params: { _id } })
  expect(await client.refusal(api.integrations.sendAgain, { params: { _id: deliveryId } })).toBe(
    'webhook.delivery_waiting',
  )
  await house.jobs.runJobs()
  const [message] = system.received
  expect(message && read(secret, message).type).toBe('webhook.test')
  await client.send(api.integrations.sendAgain, { params: { _id: deliveryId } })
  await house.jobs.runJobs()
  expect(system.received.map(({ headers }) => headers['webhook-id'])).toEqual([deliveryId, deliveryId])
  expect((await detail(client, deliveryId)).attempts).toHaveLength(2)
})

test('after a change of secret both sign for a day, then the new one alone', async () => {
  const { _id, secret: before } = await listen(client, ['order.created'])
  const { secret, previousUntil } = await client.send(api.integrations.changeSecret, { params: { _id } })
  expect(secret).not.toBe(before)
  expect(new Date(previousUntil).getTime()).toBe(house.clock.now.getTime() + dayMs)
  await client.send(api.integrations.test, { params: { _id } })
  await house.jobs.runJobs()
  const [both] = system.received
  for (const held of [before, secret]) expect(both && read(held, both).type).toBe('webhook.test')
  house.clock.forward(dayMs)
  system.forget()
  await client.send(api.integrations.test, { params: { _id } })
  await house.jobs.runJobs()
  const [alone] = system.received
  expect(alone && read(secret, alone).type).toBe('webhook.test')
  expect(String(alone?.headers['webhook-signature']).split(' ')).toHaveLength(1)
})

describe('a webhook ends', () => {
  const states = async () => (await log(client)).map(({ state }) => state)
  const own = async () => (await client.send(api.integrations.webhooks, { query: {} })).items[0]

  test('when its owner stops it: what waits is dropped, and it can go on', async () => {
    const { _id } = await listen(client, ['order.created'])
    await client.send(api.integrations.test, { params: { _id } })
    await client.send(api.integrations.changeWebhook, { params: { _id }, body: { isActive: false } })
    await house.jobs.runJobs()
    expect(system.received).toEqual([])
    expect(await states()).toEqual(['dropped'])
    expect(await client.refusal(api.integrations.test, { params: { _id } })).toBe('webhook.stopped')
    await client.send(api.integrations.changeWebhook, { params: { _id }, body: { isActive: true } })
    await client.send(api.integrations.test, { params: { _id } })
    await house.jobs.runJobs()
    expect(system.received).toHaveLength(1)
  })

  test('not by a change that names nothing', async () => {
    const { _id } = await listen(client, ['order.created'])
    const before = await own()
    await client.send(api.integrations.changeWebhook, { params: { _id }, body: {} })
    expect(await own()).toEqual(before)
  })

  test('when it is removed: its log stays, it does not come back', async () => {
    const { _id } = await listen(client, ['order.created'])
    await client.send(api.integrations.test, { params: { _id } })
    await client.send(api.integrations.removeWebhook, { params: { _id } })
    await created(client)
    await house.jobs.runJobs()
    expect(system.received).toEqual([])
    expect(await own()).toBeUndefined()
    expect(await states()).toEqual(['dropped'])
    expect(await client.refusal(api.integrations.test, { params: { _id } })).toBe('webhook.not_found')
  })

  test('when the address says that it is gone: at once, and the owner is told', async () => {
    const { _id } = await listen(client, ['order.created'])
    system.answers({ status: 410 })
    await client.send(api.integrations.test, { params: { _id } })
    await house.jobs.runJobs()
    expect(await states()).toEqual(['failed'])
    expect(await own()).toMatchObject({ isActive: false, stoppedBecause: 'gone' })
    const { items } = await client.send(api.notifications.all, { query: {} })
    expect(items[0]).toMatchObject({
      title: 'Se detuvo un webhook de sus integraciones',
      link: '/main/integraciones',
    })
  })

  test('when nothing has arrived for three days; one message given up alone does not end it', async () => {
    const { _id } = await listen(client, ['order.created'])
    system.always({ status: 500 })
    const giveUp = async () => {
      await client.send(api.integrations.test, { params: { _id } })
      for (let tried = 0; tried < 9; tried++) {
        await house.jobs.runJobs()
        house.clock.forward(12 * hourMs)
      }
    }
    await giveUp()
    expect(await own()).toMatchObject({ stoppedBecause: 'failing' })
    await client.send(api.integrations.changeWebhook, { params: { _id }, body: { isActive: true } })
    expect(await own()).toMatchObject({ stoppedBecause: null, failingSince: null })
    await client.send(api.integrations.test, { params: { _id } })
    await house.jobs.runJobs()
    for (const waitMs of [
      5_000,
      minuteMs,
      5 * minuteMs,
      30 * minuteMs,
      2 * hourMs,
      6 * hourMs,
      12 * hourMs,
    ]) {
      house.clock.forward(waitMs)
      await house.jobs.runJobs()
    }
    expect((await log(client))[0]).toMatchObject({ state: 'failed', tries: 8, lastStatus: 500 })
    expect(await own()).toMatchObject({ isActive: true })
  })

  test('when its owner’s account is deactivated', async () => {
    const { _id } = await listen(client, ['order.created'])
    await client.send(api.integrations.test, { params: { _id } })
    await db.updateTable('users').set({ is_active: false }).where('id', '=', client.actor.id).execute()
    await house.jobs.runJobs()
    expect(system.received).toEqual([])
  })
})

test('a slow address holds up nobody else', async () => {
  const slow = await listen(client, ['order.created'], `http://127.0.0.1:${system.port}/lento`)
  const other = await called('cliententerprise')
  const quick = await listen(other, ['order.created'])
  for (let sent = 0; sent < 12; sent++)
    await client.send(api.integrations.test, { params: { _id: slow._id } })
  await other.send(api.integrations.test, { params: { _id: quick._id } })
  await house.jobs.runJobs()
  const paths = system.received.map(({ path }) => path)
  expect(paths.filter((path) => path === '/lento')).toHaveLength(4)
  expect(paths).toContain('/avisos')
})

test('events and addresses that cannot be are refused, and so is one webhook too many', async () => {
  const carrier = (await fleet()).carrier
  const make = (caller: Caller, body: object) =>
    caller.refusal(api.integrations.makeWebhook, { body: { url, events: ['order.created'], ...body } })
  expect(await make(carrier, {})).toBe('webhook.event_refused')
  expect(await make(client, { events: [] })).toBe('webhook.events_required')
  expect(await make(client, { url: 'ftp://erp.example.co' })).toBe('webhook.address_refused')
  for (let made = 0; made < 5; made++) await listen(client, ['order.created'])
  expect(await make(client, {})).toBe('webhook.too_many')
})

test('what was sent a month ago is gone, with its tries', async () => {
  const { _id } = await listen(client, ['order.created'])
  await client.send(api.integrations.test, { params: { _id } })
  await house.jobs.runJobs()
  expect(await log(client)).toHaveLength(1)
  house.clock.forward(31 * dayMs)
  await house.jobs.runJobs()
  const again = await house.as(client.actor)
  expect(await log(again)).toEqual([])
})
