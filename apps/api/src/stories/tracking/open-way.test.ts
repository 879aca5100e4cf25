import { api } from '@arriero/contract'
import { greatCircleKm } from '@arriero/domain/places/geography'
import { expect, test } from 'vitest'
import { hourMs, openStage } from '../stage.fixture.ts'

const { house, called, fleet, services, orderRow } = await openStage()
const { db } = house.database
const client = await called('client')
const leastKm = 1.5

test('before he offers, a carrier sees the way the client chose, from neither end so near that the place is told', async () => {
  const { carrier } = await fleet()
  const _id = await services.created(client, { inMs: 20 * hourMs })
  const row = await orderRow(_id)
  const mine = await client.send(api.tracking.location, { params: { _id } })
  const his = await carrier.send(api.tracking.location, { params: { _id } })
  expect(his).toMatchObject({ position: null, trail: [], progress: null, isOpen: false })
  expect(his.passes?.tolls?.map(({ code }) => code)).toEqual(mine.passes?.tolls?.map(({ code }) => code))

  const whole = mine.line.map(String)
  expect(his.line.length).toBeGreaterThan(mine.line.length / 2)
  expect(his.line.every((point) => whole.includes(String(point)))).toBe(true)
  const [first, last] = [his.line[0], his.line.at(-1)]
  const away = (point: [number, number] | undefined, end: 'origin' | 'destination') =>
    greatCircleKm(
      { longitude: point?.[0] ?? 0, latitude: point?.[1] ?? 0 },
      { longitude: row[`${end}_longitude`], latitude: row[`${end}_latitude`] },
    )
  expect(away(first, 'origin')).toBeGreaterThan(leastKm)
  expect(away(last, 'destination')).toBeGreaterThan(leastKm)
  await db
    .updateTable('orders')
    .set({ distance_km: 412.37, distance_method: 'road' })
    .where('id', '=', _id)
    .execute()
  const opened = await carrier.send(api.orders.detail, { params: { _id } })
  const measured = await carrier.send(api.tracking.location, { params: { _id } })
  for (const read of [opened, measured]) expect(read).toMatchObject({ distanceKm: 412 })
  // Kilometres to the metre would tell the door by counting back from a toll.
  const { tolls } = await carrier.send(api.tolls.ofOrder, { params: { _id } })
  const passed = [...(his.passes?.towns ?? []), ...(his.passes?.tolls ?? []), ...(tolls?.posts ?? [])]
  expect(passed.length).toBeGreaterThan(10)
  for (const { alongKm } of passed) expect(Number.isInteger(alongKm)).toBe(true)
})

test('a taken service is no longer shown to other carriers', async () => {
  const [crew, other] = [await fleet(), await fleet()]
  const _id = await services.crewed(client, crew, { inMs: 20 * hourMs })
  expect(await other.carrier.refusal(api.tracking.location, { params: { _id } })).toBe('order.not_found')
})
