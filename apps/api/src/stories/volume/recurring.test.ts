/** Services that come again by weekdays: asked for in time, each day once, with holidays as their owner wants them. */
import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { beforeEach, describe, expect, test } from 'vitest'
import { sweepRecurring } from '#features/recurring-orders/recurring-orders.sweeps.ts'
import type { Caller } from '#testing/house.ts'
import { hourMs, openStage } from '../stage.fixture.ts'

const dayMs = 24 * hourMs
// Monday 23 March 2026 is a holiday (San José); Holy Thursday and Good Friday are 2 and 3 April.
const { house, called, services } = await openStage({ start: '2026-03-17T13:00:00Z' })

let client: Caller
beforeEach(async () => {
  house.clock.now = new Date('2026-03-17T13:00:00Z')
  client = await called('cliententerprise')
})

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

const bodyOf = async (more: object = {}) => ({
  name: 'Despacho diario',
  orderId: await services.created(client),
  weekdays: [...workdays],
  from: '2026-03-18',
  until: '2026-04-10',
  hourService: '08:00 AM',
  holidays: 'skip' as const,
  leadDays: 2,
  ...more,
})
const make = async (more: object = {}) =>
  (await client.send(api.recurringOrders.create, { body: await bodyOf(more) }))._id
const sweep = () => sweepRecurring(house.openCtx())
const occurrences = async (_id: string) =>
  (
    await client.send(api.recurringOrders.occurrences, {
      params: { _id },
      query: { sort: 'slot', limit: 100 },
    })
  ).items
const detail = (_id: string) => client.send(api.recurringOrders.detail, { params: { _id } })
/** Days of the services that came of a rule. */
const daysOf = async (_id: string) => {
  const ids = (await occurrences(_id)).flatMap(({ orderId }) => orderId ?? [])
  if (ids.length === 0) return []
  const { db } = house.database
  const rows = await db
    .selectFrom('orders')
    .select('reservation_at')
    .where('id', 'in', ids)
    .orderBy('reservation_at')
    .execute()
  return rows.map((row) => bogotaDay(row.reservation_at))
}
const until = async (day: string) => {
  while (bogotaDay(house.clock.now) <= day) {
    await sweep()
    house.clock.forward(dayMs)
  }
}

test('over a holiday and Easter week exactly the expected services are asked for, each in its time', async () => {
  const _id = await make()
  await sweep()
  expect(await daysOf(_id)).toEqual(['2026-03-18', '2026-03-19'])
  await until('2026-04-10')
  expect(await daysOf(_id)).toEqual([
    '2026-03-18',
    '2026-03-19',
    '2026-03-20',
    '2026-03-24',
    '2026-03-25',
    '2026-03-26',
    '2026-03-27',
    '2026-03-30',
    '2026-03-31',
    '2026-04-01',
    '2026-04-06',
    '2026-04-07',
    '2026-04-08',
    '2026-04-09',
    '2026-04-10',
  ])
  const skipped = (await occurrences(_id)).filter(({ state }) => state === 'skipped')
  expect(skipped.map(({ slot }) => slot)).toEqual(['2026-03-23', '2026-04-02', '2026-04-03'])
  expect(await detail(_id)).toMatchObject({ state: 'active', published: 15, nextDays: [] })
})

test('a holiday is moved where that is wanted, and its day happens once', async () => {
  const _id = await make({ weekdays: ['monday'], holidays: 'after', until: '2026-03-30' })
  await until('2026-03-30')
  expect(await daysOf(_id)).toEqual(['2026-03-24', '2026-03-30'])
  expect((await occurrences(_id))[0]).toMatchObject({
    slot: '2026-03-23',
    day: '2026-03-24',
    state: 'published',
  })
})

test('however often and on how many nodes it is looked at, no day comes twice', async () => {
  const _id = await make({ leadDays: 7 })
  await Promise.all([sweep(), sweep(), sweep()])
  await sweep()
  expect(await daysOf(_id)).toEqual(['2026-03-18', '2026-03-19', '2026-03-20', '2026-03-24'])
})

test('a service has its price by the rates of the day it is asked for, and the contacts of its pattern', async () => {
  const _id = await make({ price: 2_000_000, until: '2026-03-18' })
  await sweep()
  const [first] = await occurrences(_id)
  const row = await house.database.db
    .selectFrom('orders')
    .select(['client_price', 'status', 'client_id'])
    .where('id', '=', first?.orderId ?? '')
    .executeTakeFirst()
  expect(row).toEqual({ client_price: 2_380_000, status: 0, client_id: client.actor.id })
})

test('paused it asks for nothing and makes up for nothing; ended it stays so', async () => {
  const _id = await make()
  const set = (state: 'active' | 'paused' | 'ended') =>
    client.send(api.recurringOrders.setState, { params: { _id }, body: { state } })
  await set('paused')
  await until('2026-03-22')
  expect(await daysOf(_id)).toEqual([])
  await set('active')
  await sweep()
  expect((await daysOf(_id))[0]).toBe('2026-03-24')
  await set('ended')
  await until('2026-03-30')
  expect((await daysOf(_id)).length).toBeLessThan(3)
  expect(
    await client.refusal(api.recurringOrders.setState, { params: { _id }, body: { state: 'active' } }),
  ).toBe('recurring.ended')
})

test('changed it asks for what is new from then on, and what was asked for stays', async () => {
  const _id = await make({ price: 2_000_000 })
  await sweep()
  const change = {
    name: 'Despacho de los viernes',
    weekdays: ['friday' as const],
    until: '2026-03-30',
    holidays: 'skip' as const,
    leadDays: 3,
    hourService: '02:30 PM',
  }
  await client.send(api.recurringOrders.change, { params: { _id }, body: change })
  expect(await detail(_id)).toMatchObject({ ...change, from: '2026-03-18', price: null, published: 2 })
  await until('2026-03-30')
  expect(await daysOf(_id)).toEqual(['2026-03-18', '2026-03-19', '2026-03-20', '2026-03-27'])
  const found = await client.send(api.recurringOrders.all, { query: { q: 'viernes' } })
  expect(found.items.map((rule) => rule._id)).toEqual([_id])
})

test('a change that cannot be is told, and changes nothing', async () => {
  const _id = await make()
  house.clock.forward(3 * dayMs)
  const before = await detail(_id)
  const refusal = async (more: object) =>
    client.refusal(api.recurringOrders.change, {
      params: { _id },
      body: { name: 'Otro', weekdays: ['friday'], until: null, holidays: 'skip', leadDays: 2, ...more },
    })
  expect(await refusal({ until: '2026-03-19' })).toBe('recurring.until_before')
  expect(await refusal({ weekdays: ['monday'], until: '2026-03-23' })).toBe('recurring.no_days')
  expect(await refusal({ hourService: '25:00' })).toBe('hour.unreadable')
  expect(await refusal({ leadDays: 90 })).toBe('recurring.lead_invalid')
  expect(await detail(_id)).toEqual(before)
  await client.send(api.recurringOrders.setState, { params: { _id }, body: { state: 'ended' } })
  expect(await refusal({})).toBe('recurring.ended')
})

test('a day whose hour is too near is told as missed', async () => {
  const _id = await make({ from: '2026-03-17', until: '2026-03-18' })
  await sweep()
  expect(await occurrences(_id)).toMatchObject([
    { slot: '2026-03-17', state: 'missed', code: 'order.reservation_too_soon', orderId: null },
    { slot: '2026-03-18', state: 'published' },
  ])
})

test('what is refused is told with its reason, and three times in a row it waits for its owner', async () => {
  const _id = await make({ leadDays: 10 })
  // A type of vehicle that is not offered any more.
  await house.database.db
    .updateTable('recurring_orders')
    .set(({ fn, val }) => ({
      pattern: fn('jsonb_set', ['pattern', val('{weight}'), val('"90 tn"')]) as never,
    }))
    .where('id', '=', _id)
    .execute()
  await sweep()
  expect(await detail(_id)).toMatchObject({ state: 'paused', published: 0 })
  const failed = await occurrences(_id)
  expect(failed.filter(({ state }) => state === 'failed')).toHaveLength(3)
  expect(failed[0]).toMatchObject({ code: 'cargo.too_heavy', reason: expect.any(String) as string })
  const { items: bell } = await client.send(api.notifications.all, { query: {} })
  expect(bell.filter(({ kind }) => kind === 'recurring.paused')).toMatchObject([
    {
      title: 'Quedó en pausa: Despacho diario',
      text: expect.stringContaining(errorTexts['cargo.too_heavy']) as string,
      link: `/main/recurrentes/${_id}`,
    },
  ])
})

describe('what is refused', () => {
  const refusal = async (more: object) =>
    client.refusal(api.recurringOrders.create, { body: await bodyOf(more) })
  test('is told by its sentence, and nothing is kept', async () => {
    // February is over, and its books are closed.
    expect(await refusal({ from: '2026-02-01' })).toBe('recurring.from_past')
    expect(await refusal({ from: 'mañana' })).toBe('day.unreadable')
    expect(await refusal({ until: '2026-03-17' })).toBe('recurring.until_before')
    expect(await refusal({ weekdays: [] })).toBe('recurring.days_required')
    expect(await refusal({ weekdays: ['monday'], from: '2026-03-23', until: '2026-03-23' })).toBe(
      'recurring.no_days',
    )
    expect(await refusal({ leadDays: 0 })).toBe('recurring.lead_invalid')
    expect(await refusal({ hourService: '25:00' })).toBe('hour.unreadable')
    expect(await refusal({ orderId: undefined })).toBe('recurring.source_required')
    expect((await client.send(api.recurringOrders.all, { query: {} })).items).toEqual([])
  })

  test("nobody repeats, reads or stops what is another client's", async () => {
    const _id = await make()
    const stranger = await called('cliententerprise')
    const params = { _id }
    expect(await stranger.refusal(api.recurringOrders.create, { body: await bodyOf() })).toBe(
      'order.not_found',
    )
    expect(await stranger.refusal(api.recurringOrders.detail, { params })).toBe('recurring.not_found')
    expect(await stranger.refusal(api.recurringOrders.occurrences, { params, query: {} })).toBe(
      'recurring.not_found',
    )
    expect(await stranger.refusal(api.recurringOrders.setState, { params, body: { state: 'ended' } })).toBe(
      'recurring.not_found',
    )
  })
})

test('whoever may ask for nothing any more is asked for nothing', async () => {
  const _id = await make()
  await house.database.db
    .updateTable('users')
    .set({ is_active: false })
    .where('id', '=', client.actor.id)
    .execute()
  await sweep()
  const { db } = house.database
  const rule = await db
    .selectFrom('recurring_orders')
    .select('state')
    .where('id', '=', _id)
    .executeTakeFirst()
  const made = await db
    .selectFrom('recurring_occurrences')
    .select('slot')
    .where('rule_id', '=', _id)
    .execute()
  expect([rule?.state, made.length]).toEqual(['paused', 0])
})
