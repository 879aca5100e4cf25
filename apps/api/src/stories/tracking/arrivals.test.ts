import { lineOf } from '#features/places/kept-line.ts'
import { api } from '@arriero/contract'
import { hourMs, minuteMs } from '@arriero/domain/arrival/pace'
import type { Promised } from '@arriero/domain/arrival/expected'
import { greatCircleKm } from '@arriero/domain/places/geography'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { openStage, type Fleet } from '../stage.fixture.ts'

const { house, called, fleet, services, orderRow } = await openStage()
const { db } = house.database
const client = await called('cliententerprise')

const running = async () => {
  const crew = await fleet()
  return { crew, _id: await services.running(client, crew, { inMs: 2 * hourMs }) }
}
/** So far along the drawn line of the service, by its kilometres. */
const placeAlong = async (_id: string, share: number) => {
  const line = lineOf((await orderRow(_id)).route_line)
  const points = line.map(([longitude, latitude]) => ({ longitude, latitude }))
  const legs = points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    return { from, to, km: greatCircleKm(from, to) }
  })
  let left = share * legs.reduce((sum, { km }) => sum + km, 0)
  const leg = legs.find(({ km }) => (left -= km) <= 0) ?? legs.at(-1)
  if (!leg) throw new Error('a service has no line')
  const part = 1 + left / leg.km
  return {
    longitude: leg.from.longitude + (leg.to.longitude - leg.from.longitude) * part,
    latitude: leg.from.latitude + (leg.to.latitude - leg.from.latitude) * part,
  }
}
const ping = async ({ driver }: Fleet, _id: string, share: number) =>
  driver.send(api.tracking.ping, {
    body: { points: [{ at: house.clock.now.toISOString(), ...(await placeAlong(_id, share)) }] },
  })
const keptArrival = async (_id: string) => {
  const row = await db
    .selectFrom('last_positions')
    .select(['arrival', 'eta_at'])
    .where('order_id', '=', _id)
    .executeTakeFirst()
  return { ...(row?.arrival as { atMs: number; doneShare: number } | null | undefined), etaAt: row?.eta_at }
}
const rowOf = async (caller: Caller, _id: string) => {
  const { items } = await caller.send<typeof api.orders.mine, 'client'>(api.orders.mine, {
    query: { limit: 50 },
    body: { userType: caller.actor.role, _id: caller.actor.id },
  })
  const row = items.find((item) => item._id === _id)
  if (!row) throw new Error('the service is not in the list')
  return row
}
const wholeOf = (caller: Caller, _id: string) =>
  caller.send<typeof api.orders.detail, 'client'>(api.orders.detail, { params: { _id } })
/** As if it had promised to be there so much before it will. */
const promiseBefore = async (_id: string, ms: number) => {
  const { etaAt } = await keptArrival(_id)
  await db
    .updateTable('orders')
    .set({ promised_at: new Date((etaAt ?? house.clock.now).getTime() - ms) })
    .where('id', '=', _id)
    .execute()
}

test('a service promises its arrival when a driver is named, and another driver keeps the promise', async () => {
  const crew = await fleet()
  const _id = await services.paid(client, crew)
  expect((await wholeOf(client, _id)).promisedAt).toBeNull()
  await house.world.assign(crew.carrier.actor, _id, crew.pair)
  const { promised_at, promised, reservation_at } = await orderRow(_id)
  const { wholeMs, driveMs } = promised as Promised
  expect(promised_at).toEqual(new Date(reservation_at.getTime() + 4 * hourMs + wholeMs))
  expect(wholeMs).toBeGreaterThan(driveMs)
  for (const caller of [client, crew.carrier])
    expect((await wholeOf(caller, _id)).promisedAt).toBe(promised_at?.toISOString())
  await db.updateTable('orders').set({ distance_km: 50 }).where('id', '=', _id).execute()
  const relief = await called('enterprisedriver', { enterpriseId: crew.carrier.actor.id })
  await house.world.assign(crew.carrier.actor, _id, { ...crew.pair, driverId: relief.actor.id })
  expect((await orderRow(_id)).promised_at).toEqual(promised_at)
})

test('what the last trips of a lane took is in the next promise, from the fifth on', async () => {
  const promisedOf = async () =>
    (await orderRow(await services.crewed(client, await fleet()))).promised as Promised
  const usual = await promisedOf()
  for (let trip = 0; trip < 5; trip++) {
    expect((await promisedOf()).pace).toBe(usual.pace)
    const { id, origin_code, destination_code } = await orderRow(await services.created(client))
    const lane = { origin_code, destination_code, arrived_at: house.clock.now, pace: 1.3, stop_share: 0.2 }
    await db
      .insertInto('lane_trips')
      .values({ order_id: id, ...lane })
      .execute()
  }
  expect(await promisedOf()).toMatchObject({ pace: 1.3, stopShare: 0.2, trips: 5 })
  await db.deleteFrom('lane_trips').execute()
})

test('a truck that is four hours late is told so to everyone who watches it, in lists, on the map, by the link', async () => {
  const { crew, _id } = await running()
  const staff = await called('administrator')
  await ping(crew, _id, 0.01)
  await promiseBefore(_id, 4 * hourMs)
  for (const caller of [client, crew.carrier, staff]) {
    expect((await rowOf(caller, _id)).lateMinutes).toBe(240)
    const whole = await wholeOf(caller, _id)
    expect(whole.lateMinutes).toBe(240)
    expect(whole.expectedAt).toBe((await keptArrival(_id)).etaAt?.toISOString())
    const { progress } = await caller.send(api.tracking.location, { params: { _id } })
    expect(progress).toMatchObject({
      lateMinutes: 240,
      etaAt: whole.expectedAt,
      promisedAt: whole.promisedAt,
    })
  }
  for (const caller of [crew.carrier, staff]) {
    const { trucks } = await caller.send(api.tracking.trucks, {})
    expect(trucks.find(({ orderId }) => orderId === _id)).toMatchObject({ lateMinutes: 240, isLate: true })
  }
  const { token } = await client.send(api.trackingLinks.make, { params: { _id } })
  const seen = await house.anonymous.send(api.trackingLinks.follow, { params: { token } })
  expect(seen).toMatchObject({ lateMinutes: 240, promisedAt: (await wholeOf(client, _id)).promisedAt })
})

test('a truck that still loads when less than its way is left is late already, and nobody waits for its phone to say so', async () => {
  const crew = await fleet()
  const staff = await called('administrator')
  const _id = await services.inPosition(client, crew, { inMs: 2 * hourMs })
  expect(await rowOf(client, _id)).toMatchObject({ lateMinutes: 0 })
  const { reservation_at } = await orderRow(_id)
  await house.jobs.runJobs()
  const before = (await staff.send(api.dashboard.attention, {})).lateTrucks
  house.clock.now = new Date(reservation_at.getTime() + 6 * hourMs)
  await house.jobs.runJobs()
  const [again, clientAgain] = [await house.as(staff.actor), await house.as(client.actor)]
  expect(await rowOf(clientAgain, _id)).toMatchObject({ lateMinutes: 120 })
  expect((await again.send(api.dashboard.attention, {})).lateTrucks).toBe(before + 1)
})

test('what a carrier knows of the approach its client does not read', async () => {
  const owner = await called('cliententerprise')
  const crew = await fleet()
  const _id = await services.crewed(owner, crew, { inMs: 10 * hourMs })
  await house.world.milestone(crew.driver.actor, _id, 'onTheWay')
  expect((await wholeOf(owner, _id)).expectedAt).toBeNull()
  const { expectedAt, promisedAt } = await wholeOf(crew.carrier, _id)
  expect(expectedAt).toBe(promisedAt)
})

test('an arrival is reckoned once a minute and not with each place', async () => {
  const { crew, _id } = await running()
  house.clock.forward(minuteMs)
  await ping(crew, _id, 0.01)
  const first = await keptArrival(_id)
  house.clock.forward(20_000)
  await ping(crew, _id, 0.011)
  expect(await keptArrival(_id)).toEqual(first)
  house.clock.forward(minuteMs)
  await ping(crew, _id, 0.012)
  const later = await keptArrival(_id)
  expect(later.atMs).toBe(house.clock.now.getTime())
  expect(later.doneShare).toBeGreaterThan(first.doneShare ?? 1)
})

test('what a phone kept while it had no signal comes in one call and leaves one arrival, of its last place', async () => {
  const { crew, _id } = await running()
  const began = house.clock.now.getTime()
  house.clock.forward(hourMs)
  const points = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => ({
      at: new Date(began + (index + 1) * 18_000).toISOString(),
      ...(await placeAlong(_id, (index + 1) / 4_000)),
    })),
  )
  await crew.driver.send(api.tracking.ping, { body: { points } })
  expect((await keptArrival(_id)).atMs).toBe(house.clock.now.getTime())
})

test('a trip that was heard to its end is kept for the next of its lane', async () => {
  const { crew, _id } = await running()
  const { promised, trip_start_at, origin_code, destination_code } = await orderRow(_id)
  const { driveMs } = promised as Promised
  for (let step = 1; step <= 80; step++) {
    house.clock.now = new Date((trip_start_at?.getTime() ?? 0) + (step / 80) * driveMs)
    const fresh = await house.as(crew.driver.actor)
    await ping({ ...crew, driver: fresh }, _id, Math.min(0.999, step / 80))
  }
  await house.world.milestone(crew.driver.actor, _id, 'inFinish')
  const trips = await db.selectFrom('lane_trips').selectAll().where('order_id', '=', _id).execute()
  expect(trips).toMatchObject([{ origin_code, destination_code }])
  expect(trips[0]?.pace).toBeGreaterThan(0.9)
  expect(trips[0]?.pace).toBeLessThan(1.1)
})
