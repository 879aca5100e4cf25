/** Open services as a driver who is his own carrier finds them. Decisions §6, §12. */
import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { hourMs, openStage } from '../stage.fixture.ts'
import { bogota, cali, medellin, tunja } from '../towns.fixture.ts'

const { house, called, truck, services, fleet } = await openStage()
const client = await called('cliententerprise')

/** At home in Medellín, standing in Bogotá. */
const driver = await called('driver', { basePlaceCode: '05001' })
await truck(driver.actor)
const here = { latitude: 4.7, longitude: -74.05 }

type Query = CallInput<typeof api.orders.near>['query']
const near = (who: Caller, query: Query = {}) =>
  who.send(api.orders.near, { query: { limit: 100, ...query } })
const idsOf = async (query: Query = {}) => (await near(driver, query)).items.map(({ _id }) => _id)

const made = {
  fromBogota: await services.created(client, { origin: bogota, destination: cali }),
  fromTunja: await services.created(client, { origin: tunja, destination: medellin }),
  fromCali: await services.created(client, { origin: cali, destination: tunja }),
  later: await services.created(client, { origin: bogota, destination: tunja, inMs: 240 * hourMs }),
  heavy: await services.created(client, { origin: bogota, destination: tunja, weight: '9.5 tn' }),
}

test('what is near and soon comes first; what is too heavy for his truck comes last', async () => {
  expect(await idsOf(here)).toEqual([made.fromBogota, made.fromTunja, made.later, made.fromCali, made.heavy])
  const { items } = await near(driver, here)
  expect(items.filter(({ isLightEnough }) => !isLightEnough).map(({ _id }) => _id)).toEqual([made.heavy])
})

test('each says how far its loading point is, no more exactly than everybody may know it', async () => {
  const { items, from, baseTown } = await near(driver, here)
  expect({ from, baseTown }).toEqual({ from: 'phone', baseTown: 'Medellín' })
  expect(items[0]).toMatchObject({ approachKm: 8 })
  expect(Object.keys(items[0]?.origin ?? {})).toEqual(['name'])
})

test('on his way home are those that end nearer to it than he is', async () => {
  expect(await idsOf({ ...here, way: 'home' })).toEqual([made.fromTunja])
})

test('without his phone’s place the distances count from his base town, where he could be in time', async () => {
  const { from, items } = await near(driver)
  expect(from).toBe('baseTown')
  expect(items.find(({ _id }) => _id === made.fromBogota)?.approachKm).toBeGreaterThan(200)
})

test('who drives on a service is looked for where his phone was last seen', async () => {
  const own = await called('driver', { basePlaceCode: '05001' })
  const pair = { driverId: own.actor.id, vehicleId: await truck(own.actor) }
  await services.running(client, { carrier: own, driver: own, pair }, { inMs: 2 * hourMs })
  const points = [{ at: house.clock.now.toISOString(), latitude: 5.53, longitude: -73.36 }]
  await own.send(api.tracking.ping, { body: { points } })
  const { from, items } = await near(own)
  expect(from).toBe('lastPosition')
  expect(items.find(({ _id }) => _id === made.fromTunja)?.approachKm).toBeLessThan(5)
})

test('whoever has no base town and says no place still reads them, by day', async () => {
  const nobody = await called('driver')
  const { from, baseTown, items } = await near(nobody)
  expect({ from, baseTown }).toEqual({ from: null, baseTown: null })
  expect(items[0]).toMatchObject({ approachKm: null, homeKm: null, fits: 'vehicle.none_fits' })
})

test('pages follow one another in the same rank, every service once', async () => {
  const whole = await idsOf(here)
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await near(driver, { ...here, limit: 2, after })
    seen.push(...page.items.map(({ _id }) => _id))
    after = page.next ?? undefined
  } while (after)
  expect(seen).toEqual(whole)
})

test('his own open offers are found by themselves, and what was taken is gone', async () => {
  const body = { isOffer: true as const, idOrder: made.fromCali, value: 1_500_000, description: 'Salgo ya' }
  await driver.send(api.offers.create, { body })
  expect(await idsOf({ ...here, isOffered: 'true' })).toEqual([made.fromCali])
  const { carrier } = await fleet()
  await carrier.send(api.offers.create, { body: { isOffer: false, idOrder: made.fromBogota } })
  expect(await idsOf(here)).not.toContain(made.fromBogota)
})
