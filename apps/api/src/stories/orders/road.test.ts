import { api } from '@arriero/contract'
import type { Milestone } from '@arriero/contract/places/tracking'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { hourMs, minuteMs, openStage, uploadJpeg, uploadPng, type Fleet } from '../stage.fixture.ts'

const { house, called, fleet, ownDriver, services, orderRow, actsOf } = await openStage()
const client = await called('cliententerprise')

type More = { at?: Date; sentAt?: Date; images?: string[]; code?: string; reason?: string }
const report = ({ at, sentAt, ...more }: More, milestone: Milestone) => ({
  milestone,
  ...(at ? { at: at.toISOString() } : {}),
  ...(sentAt ? { sentAt: sentAt.toISOString() } : {}),
  ...more,
})
const tell = (caller: Caller, _id: string, [milestone, more = {}]: [Milestone, More?]) =>
  caller.send(api.tracking.milestone, { params: { _id }, body: report(more, milestone) })
const refused = (caller: Caller, _id: string, [milestone, more = {}]: [Milestone, More?]) =>
  caller.refusal(api.tracking.milestone, { params: { _id }, body: report(more, milestone) })
const before = (ms: number) => new Date(house.clock.now.getTime() - ms)
const soon = { inMs: 10 * hourMs }

test('steps come in their order, and what is missing is named', async () => {
  const crew = await fleet()
  const _id = await services.taken(client, crew, soon)
  await house.world.assign(crew.carrier.actor, _id, crew.pair)
  expect(await refused(crew.driver, _id, ['onTheWay'])).toBe('order.not_paid')
  expect(await refused(crew.driver, _id, ['inPosition'])).toBe('order.not_paid')
  await house.world.pay(client.actor, _id)
  expect(await refused(crew.driver, _id, ['loadingStart'])).toBe('milestone.in_position_first')
  expect(await refused(crew.driver, _id, ['tripStart'])).toBe('milestone.in_position_first')
  expect(await refused(crew.driver, _id, ['inFinish'])).toBe('milestone.trip_not_started')
  await tell(crew.driver, _id, ['inPosition'])
  expect(await refused(crew.driver, _id, ['tripStart'])).toBe('milestone.support_document_missing')
  await house.world.supportDocument(crew.carrier.actor, _id)
  await tell(crew.driver, _id, ['tripStart'])
  expect(await refused(crew.driver, _id, ['unloadingStart'])).toBe('milestone.arrive_first')
  expect(await refused(crew.driver, _id, ['finish'])).toBe('milestone.arrive_first')
  await tell(crew.driver, _id, ['inFinish'])
  expect(await refused(crew.driver, _id, ['finish'])).toBe('delivery.photo_required')
  await tell(crew.driver, _id, ['finish', { images: [await uploadJpeg(crew.driver)] }])
  expect((await orderRow(_id)).status).toBe(3)
})

test('a truck sets out at most twelve hours before its appointment', async () => {
  const crew = await fleet()
  const _id = await services.crewed(client, crew, { inMs: 20 * hourMs })
  expect(await refused(crew.driver, _id, ['onTheWay'])).toBe('milestone.too_early')
  house.clock.forward(8 * hourMs + minuteMs)
  await tell(crew.driver, _id, ['onTheWay'])
})

test('the same step again answers the same and writes nothing', async () => {
  const crew = await fleet()
  const _id = await services.crewed(client, crew, soon)
  const first = await tell(crew.driver, _id, ['inPosition'])
  house.clock.forward(10 * minuteMs)
  expect((await tell(crew.driver, _id, ['inPosition'])).at).toBe(first.at)
  expect((await actsOf(_id)).filter((act) => act === 'milestone.inPosition')).toHaveLength(1)
})

test('the device’s time counts where it can be true', async () => {
  const crew = await fleet()
  const _id = await services.crewed(client, crew, soon)
  house.clock.forward(2 * hourMs)
  const onTheWay = await tell(crew.driver, _id, ['onTheWay', { at: before(hourMs) }])
  expect(onTheWay).toMatchObject({ at: before(hourMs).toISOString(), isTimeVerified: true })
  // Before the step that came before, in the future, or too old: the server's time, unverified.
  const early = await tell(crew.driver, _id, ['inPosition', { at: before(90 * minuteMs) }])
  expect(early).toMatchObject({ at: house.clock.now.toISOString(), isTimeVerified: false })
  const late = await tell(crew.driver, _id, ['loadingStart', { at: before(-5 * minuteMs) }])
  expect(late).toMatchObject({ at: house.clock.now.toISOString(), isTimeVerified: false })
})

test('a phone whose clock is wrong is corrected by what it says now', async () => {
  const crew = await fleet()
  const _id = await services.crewed(client, crew, soon)
  house.clock.forward(2 * hourMs)
  const aheadMs = 40 * minuteMs
  const reported = await tell(crew.driver, _id, [
    'onTheWay',
    { at: before(30 * minuteMs - aheadMs), sentAt: before(-aheadMs) },
  ])
  expect(reported).toMatchObject({ at: before(30 * minuteMs).toISOString(), isTimeVerified: true })
  const { device_at } = await house.database.db
    .selectFrom('order_history')
    .select('device_at')
    .where('order_id', '=', _id)
    .where('act', '=', 'milestone.onTheWay')
    .executeTakeFirstOrThrow()
  expect(device_at).toEqual(before(30 * minuteMs - aheadMs))
})

test('an enterprise reports for its driver with a reason; a stranger learns nothing', async () => {
  const crew = await fleet()
  const stranger = await ownDriver()
  const _id = await services.crewed(client, crew, soon)
  expect(await refused(crew.carrier, _id, ['inPosition'])).toBe('milestone.reason_required')
  await tell(crew.carrier, _id, ['inPosition', { reason: 'Sin señal' }])
  expect(await refused(stranger.driver, _id, ['tripStart'])).toBe('order.not_found')
})

test('a queued step that meets a cancelled service reads so', async () => {
  const crew = await fleet()
  const _id = await services.crewed(client, crew, soon)
  await client.send(api.cancellations.cancel, { body: { orderId: _id, description: 'Ya no' } })
  expect(await refused(crew.driver, _id, ['inPosition', { at: before(minuteMs) }])).toBe('order.cancelled')
})

test('the support document is a JPEG, or a PDF, of a paid service', async () => {
  const crew = await fleet()
  const _id = await services.taken(client, crew, soon)
  const load = async (caller: Caller, file: string) =>
    caller.send(api.orders.loadSupportDocument, { params: { _id }, body: { file } })
  const unpaid = { params: { _id }, body: { file: await uploadJpeg(crew.carrier) } }
  expect(await crew.carrier.refusal(api.orders.loadSupportDocument, unpaid)).toBe('order.not_paid')
  await house.world.pay(client.actor, _id)
  const png = { params: { _id }, body: { file: await uploadPng(crew.carrier) } }
  expect(await crew.carrier.refusal(api.orders.loadSupportDocument, png)).toBe('file.not_jpeg_or_pdf')
  const foreign = { params: { _id }, body: { file: await uploadJpeg(client) } }
  expect(await crew.carrier.refusal(api.orders.loadSupportDocument, foreign)).toBe('file.not_found')
  await load(crew.carrier, await uploadJpeg(crew.carrier))
  expect((await orderRow(_id)).support_document_id).not.toBeNull()
})

test('a wrong delivery code is refused five times; then only the carrier’s report finishes', async () => {
  const crew = await fleet()
  const _id = await services.arrived(client, crew, { ...soon, wantsDeliveryCode: true })
  const images = [await uploadJpeg(crew.driver)]
  const { delivery_code } = await orderRow(_id)
  const wrong = delivery_code === '0000' ? '1111' : '0000'
  expect(await refused(crew.driver, _id, ['finish', { images }])).toBe('delivery.code_required')
  for (let count = 0; count < 5; count++)
    expect(await refused(crew.driver, _id, ['finish', { images, code: wrong }])).toBe('delivery.code_wrong')
  expect(await refused(crew.driver, _id, ['finish', { images, code: delivery_code ?? '' }])).toBe(
    'delivery.tries_exhausted',
  )
  const photo = await uploadJpeg(crew.carrier)
  await tell(crew.carrier, _id, ['finish', { images: [photo], reason: 'Recibió el portero' }])
  expect((await orderRow(_id)).status).toBe(3)
})

test('who drives for himself finishes as his own carrier once his tries are used up', async () => {
  const own = await ownDriver()
  const _id = await services.arrived(client, own, { ...soon, wantsDeliveryCode: true })
  const images = [await uploadJpeg(own.driver)]
  const { delivery_code } = await orderRow(_id)
  const wrong = delivery_code === '0000' ? '1111' : '0000'
  const reported = ['finish', { images, code: wrong, reason: 'Recibió el portero' }] as const
  for (let count = 0; count < 5; count++)
    expect(await refused(own.driver, _id, [...reported])).toBe('delivery.code_wrong')
  expect(await refused(own.driver, _id, ['finish', { images }])).toBe('delivery.reason_required')
  const seen = await own.driver.send(api.orders.detail, { params: { _id } })
  expect(seen).toMatchObject({ acts: { finish: null } })
  await tell(own.driver, _id, [...reported])
  expect((await orderRow(_id)).status).toBe(3)
})

test('the right delivery code finishes, also after a wrong one', async () => {
  const crew = await fleet()
  const _id = await services.arrived(client, crew, { ...soon, wantsDeliveryCode: true })
  const code = (await orderRow(_id)).delivery_code ?? ''
  const images = [await uploadJpeg(crew.driver)]
  await refused(crew.driver, _id, ['finish', { images, code: code === '0000' ? '1111' : '0000' }])
  await tell(crew.driver, _id, ['finish', { images, code }])
  expect(await orderRow(_id)).toMatchObject({ status: 3, delivery_code_tries: 1 })
})

test('a paper that ran out since the assignment keeps the trip from starting', async () => {
  const crew = await fleet()
  const _id = await services.inPosition(client, crew, soon)
  await house.world.supportDocument(crew.carrier.actor, _id)
  const { db } = house.database
  const soat = db
    .updateTable('credentials')
    .where('vehicle_id', '=', crew.pair.vehicleId)
    .where('kind', '=', 'soat')
  await soat.set({ expires_on: '2026-11-22' }).execute()
  expect(await refused(crew.driver, _id, ['tripStart'])).toBe('soat.expired')
})

test('a driver runs one trip at a time', async () => {
  const crew = await fleet()
  await services.running(client, crew, { inMs: 2 * hourMs })
  const second = await services.crewed(client, crew, { inMs: 90 * hourMs })
  await tell(crew.driver, second, ['inPosition'])
  await house.world.supportDocument(crew.carrier.actor, second)
  expect(await refused(crew.driver, second, ['tripStart'])).toBe('order.busy_driver_running')
})

const place = (caller: Caller, points: [Date, number, number][]) =>
  caller.send(api.tracking.ping, {
    body: {
      points: points.map(([at, latitude, longitude]) => ({ at: at.toISOString(), latitude, longitude })),
    },
  })
const whereIs = (caller: Caller, _id: string) => caller.send(api.tracking.location, { params: { _id } })

test('positions are kept from setting out to the finish, and the client sees them from in position', async () => {
  const crew: Fleet = await fleet()
  const _id = await services.crewed(client, crew, soon)
  expect(await place(crew.driver, [[house.clock.now, 4.6, -74.1]])).toEqual({ stored: 0, orderId: null })
  await tell(crew.driver, _id, ['onTheWay'])
  house.clock.forward(10 * minuteMs)
  expect(await place(crew.driver, [[house.clock.now, 4.61, -74.11]])).toEqual({ stored: 1, orderId: _id })
  expect((await whereIs(crew.carrier, _id)).position).toMatchObject({ latitude: 4.61 })
  expect(await whereIs(client, _id)).toMatchObject({ position: null, isOpen: false })
  await tell(crew.driver, _id, ['inPosition'])
  expect((await whereIs(client, _id)).position).toMatchObject({ latitude: 4.61 })
  await house.world.supportDocument(crew.carrier.actor, _id)
  await tell(crew.driver, _id, ['tripStart'])

  // A late point is kept and never moves the marker back; a jump is flagged and moves nothing.
  house.clock.forward(30 * minuteMs)
  await place(crew.driver, [[house.clock.now, 4.8, -74.2]])
  expect((await place(crew.driver, [[before(20 * minuteMs), 4.7, -74.15]])).stored).toBe(1)
  expect((await whereIs(client, _id)).position).toMatchObject({ latitude: 4.8 })
  house.clock.forward(minuteMs)
  await place(crew.driver, [[house.clock.now, 10.9, -74.8]])
  expect((await whereIs(client, _id)).position).toMatchObject({ latitude: 4.8 })

  await tell(crew.driver, _id, ['inFinish'])
  await tell(crew.driver, _id, ['finish', { images: [await uploadJpeg(crew.driver)] }])
  expect(await place(crew.driver, [[house.clock.now, 6.2, -75.5]])).toEqual({ stored: 0, orderId: null })
  expect(await whereIs(client, _id)).toMatchObject({ position: null, isOpen: false })
})

test('each side rates once, only what is finished, and rating approves', async () => {
  const crew = await fleet()
  const running = await services.running(client, crew, { inMs: 2 * hourMs })
  const rate = (_id: string) => ({ body: { _id, calification: 3 } })
  expect(await client.refusal(api.ratings.create, rate(running))).toBe('order.not_finished')
  await tell(crew.driver, running, ['inFinish'])
  await tell(crew.driver, running, ['finish', { images: [await uploadJpeg(crew.driver)] }])
  await client.send(api.orders.approve, { params: { _id: running } })
  expect(await client.refusal(api.orders.approve, { params: { _id: running } })).toBe('order.finished')
  await client.send(api.ratings.create, rate(running))
  expect(await client.refusal(api.ratings.create, rate(running))).toBe('rating.already_given')
  await crew.carrier.send(api.ratings.create, rate(running))
  expect(await crew.carrier.refusal(api.ratings.create, rate(running))).toBe('rating.already_given')
  const stranger = await ownDriver()
  expect(await stranger.carrier.refusal(api.ratings.create, rate(running))).toBe('order.not_found')
})

test('what a phone saw before its driver set out is not kept, and the client never reads where that was', async () => {
  const crew = await fleet()
  const _id = await services.crewed(client, crew, soon)
  house.clock.forward(30 * minuteMs)
  const setOut = { milestone: 'onTheWay' as const, latitude: 4.7, longitude: -74.05 }
  await crew.driver.send(api.tracking.milestone, { params: { _id }, body: setOut })
  house.clock.forward(10 * minuteMs)
  expect(await place(crew.driver, [[before(25 * minuteMs), 4.7, -74.05]])).toMatchObject({ stored: 0 })
  expect(await place(crew.driver, [[before(5 * minuteMs), 4.68, -74.08]])).toMatchObject({ stored: 1 })
  await tell(crew.driver, _id, ['inPosition'])
  expect(await whereIs(client, _id)).toMatchObject({ isOpen: true, position: { latitude: 4.68 }, trail: [] })
  expect((await whereIs(crew.carrier, _id)).trail).toHaveLength(1)
  const placeOf = async (caller: Caller) => {
    const { items } = await caller.send(api.orders.history, { params: { _id } })
    return items.find(({ act }) => act === 'milestone.onTheWay')?.place
  }
  expect(await placeOf(client)).toBeNull()
  expect(await placeOf(crew.carrier)).toEqual({ latitude: 4.7, longitude: -74.05 })
})
