import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { hourMs, minuteMs, openStage } from '../stage.fixture.ts'

const { house, called, fleet, services, orderRow } = await openStage()
const client = await called('cliententerprise')
const administrator = await called('administrator')
const soon = { inMs: 10 * hourMs }
const { db } = house.database

const point = (latitude: number, longitude: number, at = house.clock.now) => ({
  at: at.toISOString(),
  latitude,
  longitude,
})
const ping = (caller: Caller, ...points: ReturnType<typeof point>[]) =>
  caller.send(api.tracking.ping, { body: { points } })
const whereIs = (caller: Caller, _id: string) => caller.send(api.tracking.location, { params: { _id } })
const kept = async (orderId: string) =>
  (await db.selectFrom('positions').select('at').where('order_id', '=', orderId).execute()).length
const historyOf = async (caller: Caller, _id: string) =>
  (await caller.send(api.orders.history, { params: { _id } })).items.map(({ act }) => act)

const running = async () => {
  const crew = await fleet()
  const _id = await services.running(client, crew, { inMs: 2 * hourMs })
  return { crew, _id }
}

test('points of many drivers that come together are kept each with its own service', async () => {
  const crews = [await running(), await running(), await running()]
  const answers = await Promise.all(
    crews.map(({ crew }, index) => ping(crew.driver, point(4.6 + index / 100, -74.1))),
  )
  expect(answers).toEqual(crews.map(({ _id }) => ({ stored: 1, orderId: _id })))
  for (const [index, { crew, _id }] of crews.entries())
    expect((await whereIs(crew.carrier, _id)).position?.latitude).toBeCloseTo(4.6 + index / 100, 6)
})

test('a phone that never heard the answer sends its points again, and each is kept once', async () => {
  const { crew, _id } = await running()
  const points = Array.from({ length: 300 }, (_, index) =>
    point(4.6, -74.1, new Date(house.clock.now.getTime() - index * 1000)),
  )
  const answers = await Promise.all([ping(crew.driver, ...points), ping(crew.driver, ...points)])
  expect(answers.map(({ stored }) => stored)).toEqual([300, 300])
  await ping(crew.driver, ...points.slice(100))
  expect(await kept(_id)).toBe(300)
})

test('one driver without consent is refused alone, beside others in the same moment', async () => {
  const [good, other] = [await running(), await running()]
  await house.world.consent(other.crew.driver.actor, false)
  const [first, second] = await Promise.allSettled([
    ping(good.crew.driver, point(4.6, -74.1)),
    ping(other.crew.driver, point(4.6, -74.1)),
  ])
  expect(first).toMatchObject({ status: 'fulfilled', value: { stored: 1 } })
  expect(second.status).toBe('rejected')
  expect(await kept(other._id)).toBe(0)
})

test('its parties read what is left of the way and when the truck will be there', async () => {
  const { crew, _id } = await running()
  const order = await orderRow(_id)
  await ping(crew.driver, point(order.origin_latitude, order.origin_longitude))
  const { progress } = await whereIs(client, _id)
  expect(progress).toMatchObject({ target: 'destination', isOffRoute: false })
  expect(progress?.remainingKm).toBeCloseTo(order.distance_km, -1)
  const { promised } = order
  const { wholeMs } = promised as { wholeMs: number }
  // It was not seen since it set out: what is left is the whole way, with its stops and rests.
  const leftMs = Date.parse(progress?.etaAt ?? '') - house.clock.now.getTime()
  expect(leftMs / hourMs).toBeCloseTo(wholeMs / hourMs, 0)
  expect(Date.parse(progress?.latestAt ?? '')).toBeGreaterThan(Date.parse(progress?.etaAt ?? ''))
  expect(progress?.reckonedAt).toBe(house.clock.now.toISOString())
})

test('whoever may see the truck reads by how much it would be late', async () => {
  const { crew, _id } = await running()
  const order = await orderRow(_id)
  const here = () => point(order.origin_latitude, order.origin_longitude)
  await ping(crew.driver, here())
  expect((await whereIs(client, _id)).progress).toMatchObject({ lateMinutes: 0 })
  await db.updateTable('orders').set({ promised_at: house.clock.now }).where('id', '=', _id).execute()
  for (const caller of [client, crew.carrier, await called('administrator')]) {
    const { progress } = await whereIs(caller, _id)
    const lateMs = Date.parse(progress?.etaAt ?? '') - house.clock.now.getTime()
    expect(progress?.lateMinutes).toBe(Math.floor(lateMs / minuteMs))
    expect(lateMs).toBeGreaterThan(hourMs)
  }
})

test('a truck that would be late is told of to its carrier and the staff, and no more once it would not', async () => {
  const { crew, _id } = await running()
  const staff = await called('administrator')
  const order = await orderRow(_id)
  const promise = (at: Date) =>
    db.updateTable('orders').set({ promised_at: at }).where('id', '=', _id).execute()
  const isLate = async (caller: Caller) =>
    (await caller.send(api.tracking.trucks, {})).trucks.find(({ orderId }) => orderId === _id)?.isLate
  const counted = async () => (await staff.send(api.dashboard.attention, {})).lateTrucks
  const own = async (caller: Caller) => (await caller.send(api.tracking.wrongTrucks, {})).late
  const other = (await running()).crew.carrier
  await ping(crew.driver, point(order.origin_latitude, order.origin_longitude))
  await house.jobs.runJobs()
  expect(await isLate(staff)).toBe(false)
  const before = await counted()
  await promise(house.clock.now)
  await house.jobs.runJobs()
  for (const caller of [crew.carrier, staff]) expect(await isLate(caller)).toBe(true)
  expect([await counted(), await own(crew.carrier), await own(other)]).toEqual([before + 1, 1, 0])
  await promise(order.promised_at ?? order.planned_end_at)
  await house.jobs.runJobs()
  expect(await isLate(crew.carrier)).toBe(false)
  expect([await counted(), await own(crew.carrier)]).toEqual([before, 0])
})

test('a truck that has arrived is late no more, however late it came', async () => {
  const { crew, _id } = await running()
  const order = await orderRow(_id)
  await ping(crew.driver, point(order.origin_latitude, order.origin_longitude))
  await db.updateTable('orders').set({ promised_at: house.clock.now }).where('id', '=', _id).execute()
  await house.jobs.runJobs()
  const seen = async () => (await crew.carrier.send(api.tracking.trucks, {})).trucks
  expect(await seen()).toMatchObject([{ step: 'running', isLate: true }])
  await house.world.milestone(crew.driver.actor, _id, 'inFinish')
  await house.jobs.runJobs()
  expect(await seen()).toMatchObject([{ step: 'arrived', isLate: false }])
})

test('one place that lies far off among others moves neither the arrival nor what is left', async () => {
  const { crew, _id } = await running()
  const order = await orderRow(_id)
  for (let minute = 0; minute < 3; minute++) {
    house.clock.forward(minuteMs)
    await ping(crew.driver, point(order.origin_latitude, order.origin_longitude))
  }
  const before = (await whereIs(client, _id)).progress
  house.clock.forward(minuteMs)
  // As far as a phone may be wrong without being flagged: a little over two kilometres in a minute.
  await ping(crew.driver, point(order.origin_latitude - 0.02, order.origin_longitude))
  const after = (await whereIs(client, _id)).progress
  expect(after?.remainingKm).toBe(before?.remainingKm)
  expect(Math.abs(Date.parse(after?.etaAt ?? '') - Date.parse(before?.etaAt ?? ''))).toBeLessThanOrEqual(
    2 * minuteMs,
  )
})

test('a truck that has stopped at an exact place is proposed to have arrived, once, and its driver’s word stands beside', async () => {
  const { crew, _id } = await running()
  await db.updateTable('orders').set({ destination_exact: true }).where('id', '=', _id).execute()
  const { destination_latitude, destination_longitude } = await orderRow(_id)
  const there = () => point(destination_latitude + 0.001, destination_longitude)
  await ping(crew.driver, there())
  const stoodAt = house.clock.now.toISOString()
  expect((await whereIs(crew.carrier, _id)).arrivals).toEqual([])
  for (let minute = 0; minute < 5; minute++) {
    house.clock.forward(minuteMs)
    await ping(crew.driver, there())
  }
  expect((await whereIs(crew.carrier, _id)).arrivals).toEqual([{ place: 'destination', at: stoodAt }])
  expect((await historyOf(client, _id)).filter((act) => act === 'arrival.destination')).toHaveLength(1)
  expect((await orderRow(_id)).arrived_at).toBeNull()
  await house.jobs.runJobs()
  const asked = await crew.driver.send(api.notifications.all, { query: {} })
  expect(asked.items.filter(({ kind }) => kind === 'arrival.destination')).toMatchObject([
    { orderId: _id, link: `/conductor/viaje/${_id}` },
  ])
})

test('a place that is only a town proposes nothing', async () => {
  const { crew, _id } = await running()
  await db.updateTable('orders').set({ destination_exact: false }).where('id', '=', _id).execute()
  const { destination_latitude, destination_longitude } = await orderRow(_id)
  await ping(crew.driver, point(destination_latitude, destination_longitude))
  house.clock.forward(10 * minuteMs)
  await ping(crew.driver, point(destination_latitude, destination_longitude))
  expect((await whereIs(crew.carrier, _id)).arrivals).toEqual([])
})

test('a phone that says nothing is told of once, and again only after it has spoken', async () => {
  const { crew, _id } = await running()
  await ping(crew.driver, point(4.6, -74.1))
  const silences = async () =>
    (await historyOf(crew.carrier, _id)).filter((act) => act === 'phone.silent').length
  house.clock.forward(30 * minuteMs)
  await house.jobs.runJobs()
  expect(await silences()).toBe(0)
  house.clock.forward(minuteMs)
  await house.jobs.runJobs()
  await house.jobs.runJobs()
  expect(await silences()).toBe(1)
  const told = await crew.carrier.send(api.notifications.all, { query: {} })
  expect(told.items.filter(({ kind }) => kind === 'phone.silent')).toMatchObject([{ orderId: _id }])
  expect((await whereIs(crew.carrier, _id)).isSilent).toBe(true)
  expect(await historyOf(client, _id)).not.toContain('phone.silent')
  await ping(crew.driver, point(4.61, -74.1))
  await house.jobs.runJobs()
  expect((await whereIs(crew.carrier, _id)).isSilent).toBe(false)
  house.clock.forward(40 * minuteMs)
  await house.jobs.runJobs()
  expect(await silences()).toBe(2)
})

test('a truck far from its route is told of, and is back once it is near', async () => {
  const { crew, _id } = await running()
  const { origin_latitude, origin_longitude } = await orderRow(_id)
  const staff = await called('administrator')
  const away = () => ping(crew.driver, point(origin_latitude - 0.5, origin_longitude + 0.5))
  const left = async () => (await historyOf(crew.carrier, _id)).filter((act) => act === 'route.left').length
  const counted = async () => (await staff.send(api.dashboard.attention, {})).strayTrucks
  await away()
  await house.jobs.runJobs()
  // One place alone may lie wrong.
  expect([await left(), await counted()]).toEqual([0, 0])
  for (let turn = 0; turn < 3; turn++) {
    house.clock.forward(4 * minuteMs)
    await away()
    await house.jobs.runJobs()
  }
  expect([await left(), await counted()]).toEqual([1, 1])
  expect(await crew.carrier.send(api.tracking.wrongTrucks, {})).toEqual({ late: 0, stray: 1 })
  expect((await whereIs(crew.carrier, _id)).progress).toMatchObject({ isOffRoute: true })
  const seen = async () =>
    (await crew.carrier.send(api.tracking.trucks, {})).trucks.find(({ orderId }) => orderId === _id)
  expect(await seen()).toMatchObject({ isOffRoute: true })
  house.clock.forward(2 * hourMs)
  await ping(crew.driver, point(origin_latitude, origin_longitude))
  await house.jobs.runJobs()
  expect(await seen()).toMatchObject({ isOffRoute: false })
})

test('a client watches the trucks with his cargo on one map, from in position, and nobody else’s', async () => {
  const owner = await called('cliententerprise')
  const crew = await fleet()
  const _id = await services.crewed(owner, crew, soon)
  const seen = async () => (await owner.send(api.tracking.trucks, {})).trucks
  await crew.driver.send(api.tracking.milestone, { params: { _id }, body: { milestone: 'onTheWay' } })
  await ping(crew.driver, point(4.6, -74.1))
  expect(await seen()).toEqual([])
  house.clock.forward(hourMs)
  await crew.driver.send(api.tracking.milestone, { params: { _id }, body: { milestone: 'inPosition' } })
  // Where it was before is not his to see.
  expect(await seen()).toMatchObject([{ orderId: _id, step: 'inPosition', position: null, near: null }])
  house.clock.forward(minuteMs)
  await ping(crew.driver, point(4.62, -74.1))
  expect(await seen()).toMatchObject([{ orderId: _id, position: { latitude: 4.62 }, near: 'Bogotá' }])
  expect(await (await called('client')).send(api.tracking.trucks, {})).toMatchObject({ trucks: [] })
  await house.world.consent(crew.driver.actor, false)
  expect(await seen()).toMatchObject([{ position: null }])
})

test('a carrier watches its own trucks, an administrator all, and nobody else any', async () => {
  const [one, two] = [await running(), await running()]
  await ping(one.crew.driver, point(4.6, -74.1))
  const idsOf = async (caller: Caller) =>
    (await caller.send(api.tracking.trucks, {})).trucks.map(({ orderId }) => orderId)
  expect(await idsOf(one.crew.carrier)).toEqual([one._id])
  expect(await idsOf(await house.as(administrator.actor))).toEqual(expect.arrayContaining([one._id, two._id]))
  expect(await client.refusal(api.tracking.wrongTrucks, {})).toBe('auth.role_refused')
  expect(await one.crew.driver.refusal(api.tracking.trucks, {})).toBe('auth.role_refused')
  const truck = (await one.crew.carrier.send(api.tracking.trucks, {})).trucks[0]
  expect(truck).toMatchObject({ step: 'running', position: { latitude: 4.6 }, isSilent: false })
  expect([truck?.near, (await whereIs(client, one._id)).near]).toEqual(['Bogotá', 'Bogotá'])
  await house.world.consent(one.crew.driver.actor, false)
  const hidden = { position: null, near: null }
  expect((await one.crew.carrier.send(api.tracking.trucks, {})).trucks[0]).toMatchObject(hidden)
  expect(await whereIs(client, one._id)).toMatchObject(hidden)
})

test('the truck that takes over on the road is seen at once, however far it was from the one that broke down', async () => {
  const { crew, _id } = await running()
  await ping(crew.driver, point(4.6, -74.1))
  const relief = await called('enterprisedriver', { enterpriseId: crew.carrier.actor.id })
  await house.world.consent(relief.actor)
  await crew.carrier.send(api.orders.update, {
    params: { _id },
    body: { ...crew.pair, driverId: relief.actor.id, reason: 'Se varó' },
  })
  expect((await whereIs(client, _id)).position).toBeNull()
  house.clock.now = new Date(house.clock.now.getTime() + 30_000)
  await ping(relief, point(5.3, -74.9))
  expect((await whereIs(client, _id)).position).toMatchObject({ latitude: 5.3, longitude: -74.9 })
})

test('before it sets out a truck is on no map', async () => {
  const crew = await fleet()
  const _id = await services.crewed(client, crew, soon)
  expect((await crew.carrier.send(api.tracking.trucks, {})).trucks).toEqual([])
  await crew.driver.send(api.tracking.milestone, { params: { _id }, body: { milestone: 'onTheWay' } })
  expect((await crew.carrier.send(api.tracking.trucks, {})).trucks).toMatchObject([
    { orderId: _id, step: 'onTheWay', position: null },
  ])
})

test('in whatever order its points come, a truck stands at the newest and each point is kept once', async () => {
  const { crew, _id } = await running()
  const began = house.clock.now.getTime()
  const points = Array.from({ length: 60 }, (_, index) =>
    point(4.6 + index * 0.0005, -74.1, new Date(began + index * 10_000)),
  )
  house.clock.forward(10 * minuteMs)
  // 37 and 60 share no divisor: every point comes once, neighbours far apart.
  const shuffled = points.map((_, index) => points[(index * 37) % 60] ?? point(0, 0))
  await Promise.all(
    Array.from({ length: 6 }, (_, call) => ping(crew.driver, ...shuffled.slice(call * 10, call * 10 + 10))),
  )
  await ping(crew.driver, ...shuffled.slice(0, 20))
  expect(await kept(_id)).toBe(60)
  expect((await whereIs(crew.carrier, _id)).position).toMatchObject({
    at: points.at(-1)?.at,
    latitude: points.at(-1)?.latitude,
  })
})

test('a driver who has no part in a service, or none any more, moves nothing of it', async () => {
  const { crew, _id } = await running()
  await ping(crew.driver, point(4.6, -74.1))
  const stranger = await fleet()
  expect(await ping(stranger.driver, point(5, -74.1))).toEqual({ stored: 0, orderId: null })
  const relief = await called('enterprisedriver', { enterpriseId: crew.carrier.actor.id })
  await crew.carrier.send(api.orders.update, {
    params: { _id },
    body: { driverId: relief.actor.id, vehicleId: crew.pair.vehicleId, reason: 'Se varó el conductor' },
  })
  house.clock.forward(minuteMs)
  expect(await ping(crew.driver, point(4.61, -74.1))).toEqual({ stored: 0, orderId: null })
  expect((await whereIs(crew.carrier, _id)).position).toBeNull()
  expect(await ping(relief, point(4.62, -74.1))).toEqual({ stored: 1, orderId: _id })
  expect((await whereIs(crew.carrier, _id)).position).toMatchObject({ latitude: 4.62 })
})
