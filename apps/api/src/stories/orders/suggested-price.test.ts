import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { bodyWorkId, vehicleTypeId } from '#features/catalogues/catalogue-ids.ts'
import { createBody, hourMs, openStage } from '../stage.fixture.ts'

const { house, called, orderRow } = await openStage()
const client = await called('client')
const typeVehicleId = vehicleTypeId('tractor3S2')

const suggested = (
  more: Partial<{ km: number; originCode: string; destinationCode: string; bodyWork: string; way: number }>,
) => client.send(api.orders.suggestedPrice, { body: { typeVehicleId, km: 400, ...more } })
const priced = async (more: Parameters<typeof suggested>[0]) => (await suggested(more)).price

const bogota = '11001'
const medellin = '05001'
const cali = '76001'
const buenaventura = '76109'
/** A head to which the ministry publishes no way. */
const jerico = '05368'

test('where the ministry publishes the way its own cost is the reference, to the peso', async () => {
  // Domain facts §4.7: Bogotá–Medellín, 3S2, general body, eight hours of loading and unloading.
  const { referenceCost, reference } = await suggested({ originCode: bogota, destinationCode: medellin })
  expect(referenceCost).toBe(3_739_914)
  expect(reference).toMatchObject({
    basis: 'official',
    assumptions: [],
    cost: 3_739_914,
    low: 3_739_914,
    high: 3_739_914,
    tolls: 518_000,
    hours: 13.42,
  })
})

test('of several ways each is told, and the cheapest is the reference', async () => {
  const { reference } = await suggested({ originCode: bogota, destinationCode: buenaventura })
  const costs = reference.ways.map(({ cost }) => cost)
  expect(costs.length).toBeGreaterThan(1)
  expect(costs).toEqual(costs.toSorted((a, b) => a - b))
  expect(reference.cost).toBe(costs[0])
})

test('where it publishes none the cost is an estimate with its range', async () => {
  const { reference } = await suggested({ originCode: bogota, destinationCode: jerico })
  expect(reference).toMatchObject({ basis: 'estimated', assumptions: ['no_official_way'], ways: [] })
  expect(reference.low).toBeLessThan(reference.cost)
  expect(reference.high).toBeGreaterThan(reference.cost)
})

test('the road between two towns has its own length, whatever km came with them', async () => {
  const ends = { originCode: bogota, destinationCode: cali }
  expect(await priced({ km: 10, ...ends })).toBe(await priced({ km: 900, ...ends }))
  expect(await priced({ km: 12, originCode: bogota, destinationCode: bogota })).toBe(await priced({ km: 12 }))
})

test('the posts of the way are told with what each asks for, and the ministry’s own total', async () => {
  const { tolls } = await suggested({ originCode: bogota, destinationCode: medellin })
  expect(tolls).toMatchObject({ basis: 'official', total: 518_000 })
  expect(tolls?.posts.length).toBeGreaterThan(4)
  expect(tolls?.posts.some(({ pesos }) => pesos !== null && pesos > 0)).toBe(true)
  expect((await suggested({ originCode: bogota, destinationCode: bogota })).tolls).toBeNull()
})

test('another way that is driven has its own posts and its own total', async () => {
  const ends = { originCode: bogota, destinationCode: cali }
  const [best, second] = [await suggested(ends), await suggested({ ...ends, way: 1 })]
  const names = ({ tolls }: typeof best) => tolls?.posts.map(({ name }) => name)
  expect(second.price).toBe(best.price)
  expect(names(second)).not.toEqual(names(best))
  expect(second.tolls?.total).not.toBe(best.tolls?.total)
})

const inBogota = {
  north: { name: 'Usaquén, Bogotá', latitude: 4.695, longitude: -74.031, code: bogota },
  west: { name: 'Fontibón, Bogotá', latitude: 4.675, longitude: -74.146, code: bogota },
}
const farms = { name: 'Jericó, Antioquia', latitude: 5.79, longitude: -75.785, code: jerico }

test.each([
  ['inside one town', inBogota.west],
  ['between two towns', farms],
])('the price suggested %s is the one kept with the service', async (_, destination) => {
  const origin = inBogota.north
  const at = new Date(house.clock.now.getTime() + 24 * hourMs)
  const order = createBody(at, { origin, destination })
  const { _id } = await client.send(api.orders.create, { body: order })
  const { price } = await client.send(api.orders.suggestedPrice, {
    body: {
      typeVehicleId: order.typeVehicleId,
      km: 400,
      originCode: origin.code,
      destinationCode: destination.code,
      from: { latitude: origin.latitude, longitude: origin.longitude },
      to: { latitude: destination.latitude, longitude: destination.longitude },
    },
  })
  expect((await orderRow(_id)).suggested_pesos).toBe(price)
})

test('a way that is not there any more is refused, not replaced by the best', async () => {
  const { north } = inBogota
  const body = {
    typeVehicleId,
    km: 20,
    originCode: bogota,
    destinationCode: bogota,
    from: { latitude: north.latitude, longitude: north.longitude },
    to: { latitude: north.latitude + 0.002, longitude: north.longitude },
  }
  expect(await client.refusal(api.orders.suggestedPrice, { body: { ...body, way: 2 } })).toBe(
    'place.way_not_found',
  )
  const at = new Date(house.clock.now.getTime() + 24 * hourMs)
  const near = { ...north, latitude: body.to.latitude }
  const asked = createBody(at, { origin: north, destination: near, way: 2 })
  expect(await client.refusal(api.orders.create, { body: asked })).toBe('place.way_not_found')
})

test('hours are those of the way that was chosen, and of the vehicle that drives it', async () => {
  const ends = { originCode: bogota, destinationCode: medellin }
  const query = {
    fromLatitude: 4.60971,
    fromLongitude: -74.08175,
    fromCode: bogota,
    toLatitude: 6.245,
    toLongitude: -75.57151,
    toCode: medellin,
    alternatives: 2,
  }
  const ways = await client.send(api.places.route, { query: { ...query, typeVehicleId } })
  const best = await suggested(ends)
  expect(best.hours).toBe(ways.hours)
  expect(best.reference.ways.map(({ hours }) => hours)).toContain(Math.round((best.hours ?? 0) * 100) / 100)
  expect(ways.others.length).toBeGreaterThan(0)
  expect((await suggested({ ...ends, way: 1 })).hours).toBe(ways.others[0]?.hours)
  const small = await client.send(api.places.route, {
    query: { ...query, typeVehicleId: vehicleTypeId('turboTruck') },
  })
  expect(small.hours).toBeLessThan(ways.hours ?? 0)
  const nobodys = { ...query, typeVehicleId: 'f'.repeat(24) }
  expect(await client.refusal(api.places.route, { query: nobodys })).toBe('vehicle.type_not_found')
  expect((await suggested({})).hours).toBeNull()
})

test('a refrigerated body costs more than the general one', async () => {
  const general = await priced({})
  expect(await priced({ bodyWork: bodyWorkId('stake') })).toBe(general)
  expect(await priced({ bodyWork: bodyWorkId('refrigerated') })).toBeGreaterThan(general)
})

test('a body or town nobody knows is refused', async () => {
  const refusal = (more: object) =>
    client.refusal(api.orders.suggestedPrice, { body: { typeVehicleId, km: 400, ...more } })
  expect(await refusal({ bodyWork: 'f'.repeat(24) })).toBe('vehicle.body_unknown')
  expect(await refusal({ originCode: '99999', destinationCode: bogota })).toBe('place.outside_colombia')
})
