/** What waits for a client or a carrier himself, and what his services of a month come to. */
import { api } from '@arriero/contract'
import { cancelOrder } from '#features/cancellations/cancellations.actions.ts'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { clientPrice, hourMs, openStage } from '../stage.fixture.ts'

const { house, called, fleet, services, orderRow } = await openStage()
const dayMs = 24 * hourMs

const waiting = async (caller: Caller, waits: 'word' | 'rating'): Promise<string[]> => {
  const { items } = await caller.send<typeof api.orders.mine, 'client'>(api.orders.mine, {
    body: { userType: caller.actor.role, _id: caller.actor.id },
    query: { waits, sort: 'reservationDate', limit: 20 },
  })
  return items.map(({ _id }) => _id)
}

const offer = (carrier: Caller, idOrder: string) =>
  carrier.send(api.offers.create, { body: { isOffer: true, idOrder, value: 1_900_000, description: 'Voy' } })

test('what waits for a client is what only he can move on: an offer, a payment, a date that passed', async () => {
  const client = await called('cliententerprise')
  const [crew, other] = [await fleet(), await fleet()]
  const quiet = await services.created(client, { inMs: 40 * hourMs })
  const offered = await services.created(client, { inMs: 30 * hourMs })
  await offer(crew.carrier, offered)
  const unpaid = await services.taken(client, other, { inMs: 20 * hourMs })
  const paid = await services.paid(client, crew, { inMs: 10 * hourMs })
  expect(await waiting(client, 'word')).toEqual([unpaid, offered])
  expect(await waiting(crew.carrier, 'word')).toEqual([paid])
  expect(await waiting(await called('cliententerprise'), 'word')).toEqual([])

  await crew.carrier.send(api.orders.update, { params: { _id: paid }, body: crew.pair })
  // Without its legal document the truck may not go.
  expect(await waiting(crew.carrier, 'word')).toEqual([paid])

  house.clock.forward(25 * hourMs)
  expect(await waiting(await house.as(client.actor), 'word')).not.toContain(quiet)
  house.clock.forward(16 * hourMs)
  expect(await waiting(await house.as(client.actor), 'word')).toContain(quiet)
})

test('an offer whose time is over waits for nobody', async () => {
  const client = await called('client')
  const crew = await fleet()
  const id = await services.created(client, { inMs: 20 * dayMs })
  await offer(crew.carrier, id)
  expect(await waiting(client, 'word')).toEqual([id])
  house.clock.forward(10 * dayMs)
  expect(await waiting(await house.as(client.actor), 'word')).toEqual([])
})

test('a finished service waits for each side’s stars until they are given, and not for ever', async () => {
  const client = await called('client')
  const crew = await fleet()
  const id = await services.finished(client, crew, { inMs: 2 * hourMs })
  expect([await waiting(client, 'rating'), await waiting(crew.carrier, 'rating')]).toEqual([[id], [id]])
  expect(await waiting(client, 'word')).toEqual([])
  await client.send(api.ratings.create, { body: { _id: id, calification: 5 } })
  expect([await waiting(client, 'rating'), await waiting(crew.carrier, 'rating')]).toEqual([[], [id]])
  house.clock.forward(15 * dayMs)
  expect(await waiting(await house.as(crew.carrier.actor), 'rating')).toEqual([])
})

test('a month’s spending is what was paid and not cancelled, by its lanes, of the client alone', async () => {
  const client = await called('cliententerprise')
  const spent = async () => (await house.as(client.actor)).send(api.dashboard.spending, {})
  const nothing = { services: 0, value: 0 }
  expect(await spent()).toMatchObject({ ...nothing, before: nothing, lanes: [] })
  await services.created(client, { inMs: hourMs })
  await services.taken(client, await fleet(), { inMs: 2 * hourMs })
  const first = await services.paid(client, await fleet(), { inMs: 3 * hourMs })
  const second = await services.paid(client, await fleet(), { inMs: 4 * hourMs })
  await services.paid(await called('client'), await fleet(), { inMs: 4 * hourMs })
  expect((await orderRow(first)).total_pesos).toBe(clientPrice)
  const month = { services: 2, value: 2 * clientPrice }
  const lane = { origin: 'Bogotá D.C.', destination: 'Medellín, Antioquia', ...month }
  expect(await spent()).toMatchObject({ ...month, before: nothing, lanes: [lane] })

  await house.world.act(client.actor, (ctx) =>
    cancelOrder(ctx, { orderId: second, description: 'Ya no viaja', acceptedFeePesos: 0 }),
  )
  expect(await spent()).toMatchObject({ services: 1, value: clientPrice })
  const { month: thisMonth } = await spent()
  house.clock.forward(32 * dayMs)
  const later = await spent()
  expect(later).toMatchObject({ ...nothing, before: { services: 1, value: clientPrice }, lanes: [] })
  expect(later.month > thisMonth).toBe(true)
})
