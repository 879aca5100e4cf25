/** What a service caused: whom it told of what, by which ways, what became of it; and who read its conversation. docs/decisions/0067. */
import { randomUUID } from 'node:crypto'
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { bellsOf } from './notifications.fixture.ts'
import { openStage } from '../stage.fixture.ts'

const { house, called, fleet, services } = await openStage()
const { bellOf } = bellsOf(house)
const administrator = await called('administrator')
const client = await called('client', { email: 'clara@example.co' })
const at = (_id: string) => ({ params: { _id } })
const as = (caller: Caller) => house.as(caller.actor)
const sent = async (id: string) => {
  await house.jobs.runJobs()
  return (await as(administrator)).send(api.notifications.sent, { ...at(id), query: { limit: 100 } })
}

test('all that it told is there, with to whom, by which ways and what became of each, and nothing of another service', async () => {
  const crew = await fleet()
  const id = await services.crewed(client, crew)
  await services.crewed(await called('client'), await fleet())
  await crew.carrier.send(api.cancellations.release, { ...at(id), body: { reason: 'Se varó' } })
  const { items, total } = await sent(id)
  // Its carrier and driver of before are among them.
  const people = [client, crew.carrier, crew.driver]
  const bells = await Promise.all(people.map(bellOf))
  const own = bells.flat().filter(({ orderId }) => orderId === id)
  expect(own.length).toBeGreaterThan(3)
  expect(people.every(({ actor }) => items.some(({ to }) => to._id === actor.id))).toBe(true)
  expect(new Set(own.map(({ _id }) => _id)).difference(new Set(items.map(({ _id }) => _id)))).toEqual(
    new Set(),
  )
  expect(total).toBe(items.length)
  const others = items.filter(({ to }) => !people.some(({ actor }) => actor.id === to._id))
  expect(others.every(({ to }) => ['administrator', 'accountancy', 'soport'].includes(to.rol))).toBe(true)
  const toClient = items.find(({ to, ways }) => to._id === client.actor.id && ways.length > 0)
  expect(toClient).toMatchObject({ to: { rol: 'client' }, readAt: null })
  expect(toClient?.ways).toEqual([expect.objectContaining({ channel: 'mail', state: 'sent' })])
  expect(own.find(({ _id }) => _id === toClient?._id)?.title).toBe(toClient?.title)
})

test('what is read in the bell says when; what could not be sent says so', async () => {
  const crew = await fleet()
  const id = await services.crewed(client, crew)
  await house.jobs.runJobs()
  const [first] = (await bellOf(client)).filter(({ orderId }) => orderId === id)
  await (await as(client)).send(api.notifications.read, at(first?._id ?? ''))
  const stateOf = async () => (await sent(id)).items.find(({ _id }) => _id === first?._id)
  expect(await stateOf()).toMatchObject({ readAt: house.clock.now.toISOString() })
  await crew.carrier.send(api.cancellations.release, { ...at(id), body: { reason: 'Se varó' } })
  const letter = async () =>
    (await sent(id)).items.find(({ to, ways }) => to._id === client.actor.id && ways.length > 0)
  const written = await letter()
  expect(written?.ways).toMatchObject([{ channel: 'mail', state: 'sent' }])
  await house.database.db
    .updateTable('deliveries')
    .set({ state: 'failed' })
    .where('notification_id', '=', written?._id ?? '')
    .execute()
  expect((await letter())?.ways).toMatchObject([{ channel: 'mail', state: 'failed' }])
})

test('who read the conversation and how far is told, and who of the staff opened it', async () => {
  const crew = await fleet()
  const id = await services.crewed(client, crew)
  const seen = async () => (await (await as(administrator)).send(api.notifications.seen, at(id))).items
  expect(await seen()).toEqual([])
  for (const text of ['Uno', 'Dos'])
    await (await as(client)).send(api.messages.send, { ...at(id), body: { clientId: randomUUID(), text } })
  await (await as(crew.carrier)).send(api.messages.read, { ...at(id), body: { position: 1 } })
  expect(await seen()).toMatchObject([
    { what: 'conversation', who: { _id: crew.carrier.actor.id, rol: 'enterprise' }, read: 1, written: 2 },
  ])
  const soport = await called('soport')
  await (
    await as(client)
  ).send(api.support.create, { body: { subject: 'Espera', description: 'Nadie abre.', orderId: id } })
  await (await as(soport)).send(api.messages.open, at(id))
  expect(await seen()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ what: 'opened', who: expect.objectContaining({ _id: soport.actor.id }) }),
    ]),
  )
})

test('it is the administrators’ alone, and of a service that is', async () => {
  const id = await services.created(client)
  for (const caller of [
    client,
    await called('accountancy'),
    await called('soport'),
    (await fleet()).carrier,
  ]) {
    expect(await caller.refusal(api.notifications.sent, { ...at(id), query: {} })).toBe('auth.role_refused')
    expect(await caller.refusal(api.notifications.seen, at(id))).toBe('auth.role_refused')
  }
  const nobody = at('f'.repeat(24))
  const staff = await as(administrator)
  expect(await staff.refusal(api.notifications.sent, { ...nobody, query: {} })).toBe('order.not_found')
  expect(await staff.refusal(api.notifications.seen, nobody)).toBe('order.not_found')
})
