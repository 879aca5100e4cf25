import { randomUUID } from 'node:crypto'
import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { CallError } from '@arriero/contract/call'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { hourMs, minuteMs, openStage, uploadJpeg } from '../stage.fixture.ts'

const { house, called, fleet, services, orderRow, actsOf } = await openStage()
const client = await called('cliententerprise')
const administrator = await called('administrator')
const crew = await fleet()

type Body = CallInput<typeof api.tracking.milestone>['body']

const atGate = { latitude: 4.66, longitude: -74.12 }
const cancelled = async () => {
  const _id = await services.crewed(client, crew, { inMs: 10 * hourMs })
  await client.send(api.cancellations.cancel, { body: { orderId: _id, description: 'Ya no' } })
  return _id
}
const report = async (caller: Caller, _id: string, body: Body, idempotencyKey?: string): Promise<string> => {
  const options = idempotencyKey === undefined ? {} : { idempotencyKey }
  try {
    await caller.send(api.tracking.milestone, { params: { _id }, body }, options)
    return 'done'
  } catch (error) {
    if (error instanceof CallError) return `${error.status} ${error.reply.code}`
    throw error
  }
}
const keptFor = async (caller: Caller, _id: string) => {
  const { items } = await caller.send(api.orders.history, { params: { _id } })
  return items.filter(({ act }) => act.startsWith('evidence.'))
}

test('a queued step that meets a cancelled service is refused and kept, with time, place and photos, for its parties', async () => {
  const _id = await cancelled()
  const pressedAt = house.clock.now
  house.clock.forward(20 * minuteMs)
  const images = [await uploadJpeg(crew.driver), await uploadJpeg(crew.driver)]
  const body: Body = { milestone: 'inPosition', at: pressedAt.toISOString(), images, ...atGate }
  const before = await orderRow(_id)
  expect(await report(crew.driver, _id, body)).toBe('409 order.cancelled')
  expect(await orderRow(_id)).toEqual(before)
  for (const reader of [client, crew.carrier, crew.driver, administrator]) {
    const [item, ...more] = await keptFor(reader, _id)
    expect(more).toEqual([])
    expect(item).toMatchObject({
      act: 'evidence.inPosition',
      at: pressedAt.toISOString(),
      recordedAt: house.clock.now.toISOString(),
      isTimeVerified: true,
      by: { rol: 'enterprisedriver' },
      place: atGate,
    })
    expect(item?.images).toHaveLength(2)
    const photo = await fetch(item?.images[0]?.replace(/^https?:\/\/[^/]+/, '').replace(/^/, house.url) ?? '')
    expect(photo.headers.get('content-type')).toBe('image/jpeg')
  }
})

test('the same step sent again is kept once: by its time, or with none, by its step', async () => {
  const _id = await cancelled()
  const body: Body = {
    milestone: 'finish',
    at: house.clock.now.toISOString(),
    images: [await uploadJpeg(crew.driver)],
  }
  const key = randomUUID()
  for (const idempotencyKey of [key, key, randomUUID(), undefined])
    expect(await report(crew.driver, _id, body, idempotencyKey)).toBe('409 order.cancelled')
  expect(await keptFor(client, _id)).toHaveLength(1)
  const timeless = randomUUID()
  for (const idempotencyKey of [timeless, timeless, undefined])
    expect(await report(crew.driver, _id, { milestone: 'tripStart' }, idempotencyKey)).toBe(
      '409 order.cancelled',
    )
  expect((await keptFor(client, _id)).map(({ act }) => act)).toEqual([
    'evidence.finish',
    'evidence.tripStart',
  ])
  const later = new Date(house.clock.now.getTime() + 1).toISOString()
  expect(await report(crew.driver, _id, { ...body, at: later, images: [] as string[] })).toBe(
    '400 delivery.photo_required',
  )
})

test('of 16 repeats at once one is kept', async () => {
  const _id = await cancelled()
  const body: Body = { milestone: 'inFinish', at: house.clock.now.toISOString() }
  const answers = await Promise.all(Array.from({ length: 16 }, () => report(crew.driver, _id, body)))
  expect(new Set(answers)).toEqual(new Set(['409 order.cancelled']))
  expect(await keptFor(client, _id)).toHaveLength(1)
})

test('what had been reported before the end is not kept a second time', async () => {
  const _id = await services.inPosition(client, crew, { inMs: 10 * hourMs })
  const { db } = house.database
  await db
    .updateTable('orders')
    .set({ status: 4, cancelled_at: house.clock.now, cancel_cause: 'staff', cancel_reason: 'Se cerró' })
    .where('id', '=', _id)
    .execute()
  expect(await report(crew.driver, _id, { milestone: 'inPosition' })).toBe('409 order.cancelled')
  expect(await keptFor(client, _id)).toEqual([])
})

test('an enterprise’s word for its driver is kept as well; a stranger’s is not, and he learns nothing', async () => {
  const _id = await cancelled()
  const stranger = await fleet()
  expect(await report(stranger.driver, _id, { milestone: 'inPosition' })).toBe('404 order.not_found')
  expect(await report(crew.carrier, _id, { milestone: 'inPosition', reason: 'El conductor ya estaba' })).toBe(
    '409 order.cancelled',
  )
  expect(await keptFor(client, _id)).toMatchObject([
    { reason: 'El conductor ya estaba', by: { rol: 'enterprise' } },
  ])
})

test('photos that are not the driver’s, or gone, do not cost the rest of the evidence', async () => {
  const _id = await cancelled()
  const images = [await uploadJpeg(client), 'f'.repeat(24), await uploadJpeg(crew.driver)]
  expect(await report(crew.driver, _id, { milestone: 'finish', images })).toBe('409 order.cancelled')
  expect((await keptFor(crew.driver, _id))[0]?.images).toHaveLength(1)
})

test('where the driver set out from stays hidden from the client also as evidence', async () => {
  const _id = await cancelled()
  await report(crew.driver, _id, { milestone: 'onTheWay', ...atGate })
  expect((await keptFor(client, _id))[0]?.place).toBeNull()
  expect((await keptFor(crew.carrier, _id))[0]?.place).toEqual(atGate)
})

test('nobody fills the history of a cancelled service', async () => {
  const _id = await cancelled()
  for (let minute = 0; minute < 35; minute++) {
    const at = new Date(house.clock.now.getTime() - minute * minuteMs).toISOString()
    await report(crew.driver, _id, { milestone: 'inPosition', at })
  }
  expect((await actsOf(_id)).filter((act) => act.startsWith('evidence.'))).toHaveLength(30)
})
