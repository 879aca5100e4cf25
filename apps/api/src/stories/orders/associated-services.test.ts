import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { hourMs, minuteMs, openStage } from '../stage.fixture.ts'

const { house, called, fleet, services } = await openStage()
const { db } = house.database
const client = await called('cliententerprise', { name: 'Café de la Montaña' })
const other = await called('client')
const crew = await fleet()
const rival = await fleet()
const mine = await services.crewed(client, crew)
house.clock.forward(minuteMs)
const later = await services.crewed(other, crew, { inMs: 100 * hourMs })
house.clock.forward(minuteMs)
const foreign = await services.crewed(client, rival)
house.clock.forward(minuteMs)
const open = await services.created(other)
const administrator = await called('administrator')
const { license_plate: licensePlate } = await db
  .selectFrom('vehicles')
  .select('license_plate')
  .where('id', '=', crew.pair.vehicleId)
  .executeTakeFirstOrThrow()

type Query = CallInput<typeof api.orders.mine>['query']

const idsOf = async (caller: Caller, who: Caller['actor'], query: Partial<Query> = {}) => {
  const body = { userType: who.role, _id: who.id }
  const { items, total } = await caller.send(api.orders.mine, { query, body })
  expect(total).toBe(items.length)
  return items.map(({ _id }) => _id)
}

test('an administrator reads the services of any person, as what that person stands in them', async () => {
  expect(await idsOf(administrator, client.actor)).toEqual([foreign, mine])
  expect(await idsOf(administrator, crew.carrier.actor)).toEqual([later, mine])
  expect(await idsOf(administrator, rival.driver.actor)).toEqual([foreign])
  const stranger = await called('driver')
  expect(await idsOf(administrator, stranger.actor)).toEqual([])
})

test('an administrator reads none of unknown people, of staff, or of somebody in another role', async () => {
  const ask = (userType: string, _id: string) =>
    administrator.refusal(api.orders.mine, { query: {}, body: { userType: userType as 'client', _id } })
  const accountant = await called('accountancy')
  expect(await ask('client', 'f'.repeat(24))).toBe('user.not_found')
  expect(await ask('client', client.actor.id)).toBe('user.not_found')
  expect(await ask('accountancy', accountant.actor.id)).toBe('user.not_found')
})

test('the services of a vehicle are read by administrators, and by its enterprise as far as it carried them', async () => {
  expect(await idsOf(administrator, administrator.actor, { licensePlate })).toEqual([later, mine])
  const small = licensePlate.toLowerCase()
  expect(await idsOf(crew.carrier, crew.carrier.actor, { licensePlate: small })).toEqual([later, mine])
  expect(await idsOf(rival.carrier, rival.carrier.actor, { licensePlate })).toEqual([])
  expect(await idsOf(administrator, administrator.actor, { licensePlate: 'ZZZ999' })).toEqual([])
})

test('each column of the administrator’s list is searched by itself, without accents and capitals', async () => {
  const found = (query: Partial<Query>) => idsOf(administrator, administrator.actor, query)
  expect(await found({ client: 'CAFE de la' })).toEqual([foreign, mine])
  expect(await found({ carrier: 'CAFE de la' })).toEqual([])
  expect(await found({ destination: 'medellin', status: '0' })).toEqual([open])
  expect(await found({ origin: 'medellin' })).toEqual([])
  expect(await found({ id: mine.slice(18) })).toEqual([mine])
  expect(await found({ isInsurance: 'true' })).toEqual([])
  expect(await found({ origin: '%' })).toEqual([])
})

test('days of creation and of the service are Bogotá’s, both ends included', async () => {
  const found = (query: Partial<Query>) => idsOf(administrator, administrator.actor, query)
  const { reservation_at: at } = await db
    .selectFrom('orders')
    .select('reservation_at')
    .where('id', '=', later)
    .executeTakeFirstOrThrow()
  const day = new Date(at.getTime() - 5 * hourMs).toISOString().slice(0, 10)
  expect(await found({ reservedFrom: day, reservedTo: day })).toEqual([later])
  expect(await found({ createdFrom: '2000-01-01', createdTo: '2000-01-02' })).toEqual([])
  const wrong = {
    query: { createdFrom: '2026-02-30' },
    body: { userType: 'administrator' as const, _id: administrator.actor.id },
  }
  expect(await administrator.refusal(api.orders.mine, wrong)).toBe('input.invalid')
})
