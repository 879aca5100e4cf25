/** A service whose hour is near and that nobody is named to drive: whom staff calls, what reminds him, how it ends. */
import { api } from '@arriero/contract'
import { beforeEach, expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { password } from '#testing/people.ts'
import { bellsOf } from '../notifications/notifications.fixture.ts'
import { clientPrice, hourMs, minuteMs, openStage, type Fleet } from '../stage.fixture.ts'

const { house, called, services, orderRow, refundsOf, cast } = await openStage()
const { bellOf } = bellsOf(house)
const { db } = house.database

let { client, crew, administrator } = await cast()
beforeEach(async () => {
  ;({ client, crew, administrator } = await cast())
})

const remindersOf = async (caller: Caller) =>
  (await bellOf(caller)).filter(({ kind }) => kind === 'driver.reminder')
const givenBack = async ({ carrier }: Fleet) => {
  const { released_count } = await db
    .selectFrom('users')
    .select('released_count')
    .where('id', '=', carrier.actor.id)
    .executeTakeFirstOrThrow()
  return released_count
}
const readBy = async (caller: Caller, _id: string) =>
  (await caller.send(api.orders.detail, { params: { _id } })) as Record<string, unknown>
const actsIn = async (caller: Caller, _id: string) =>
  (await caller.send(api.orders.history, { params: { _id } })).items.map(({ act }) => act)
const ending = (_id: string, more: object = {}) => ({
  params: { _id },
  body: { status: 4 as const, reason: 'Nadie fue nombrado', fee: 0, password, ...more },
})

test('staff reads the carrier’s telephone; accountancy, the client and other carriers do not', async () => {
  const _id = await services.paid(client, crew, { inMs: 3 * hourMs })
  const { cellPhone } = await db
    .selectFrom('users')
    .select('cell_phone as cellPhone')
    .where('id', '=', crew.carrier.actor.id)
    .executeTakeFirstOrThrow()
  expect((await readBy(administrator, _id))['carrier']).toMatchObject({ cellPhone })
  for (const other of [client, await called('accountancy')])
    expect((await readBy(other, _id))['carrier']).not.toHaveProperty('cellPhone')
})

test('one press reminds the carrier; the next is half an hour away, and who pressed is told', async () => {
  const _id = await services.paid(client, crew, { inMs: 3 * hourMs })
  const before = (await remindersOf(crew.carrier)).length
  const remind = { params: { _id } }
  await administrator.send(api.orders.remind, remind)
  const [first] = await remindersOf(crew.carrier)
  expect(await remindersOf(crew.carrier)).toHaveLength(before + 1)
  expect(first?.link).toBe(`/main/enterprise-services/mis/${_id}/asignar`)
  expect(await readBy(administrator, _id)).toMatchObject({
    reminded: { at: house.clock.now.toISOString(), by: expect.any(String) },
    acts: { remind: 'order.reminded_lately' },
  })
  const colleague = await called('administrator')
  expect(await colleague.refusal(api.orders.remind, remind)).toBe('order.reminded_lately')
  house.clock.forward(30 * minuteMs)
  expect(await readBy(await called('administrator'), _id)).toMatchObject({ acts: { remind: null } })
  await (await called('administrator')).send(api.orders.remind, remind)
  expect(await remindersOf(crew.carrier)).toHaveLength(before + 2)
  expect(await actsIn(crew.carrier, _id)).toContain('order.reminded')
  expect(await actsIn(client, _id)).not.toContain('order.reminded')
})

test('five presses in one instant remind once', async () => {
  const _id = await services.taken(client, crew, { inMs: 3 * hourMs })
  const before = (await remindersOf(crew.carrier)).length
  const remind = { params: { _id } }
  const answers = await Promise.allSettled(
    [1, 2, 3, 4, 5].map(() => administrator.send(api.orders.remind, remind)),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await remindersOf(crew.carrier)).toHaveLength(before + 1)
})

test('who named his driver is not reminded, and nobody but staff reminds', async () => {
  const _id = await services.crewed(client, crew, { inMs: 3 * hourMs })
  expect(await administrator.refusal(api.orders.remind, { params: { _id } })).toBe('order.driver_named')
  expect(await client.refusal(api.orders.remind, { params: { _id } })).toBe('auth.role_refused')
})

test('from four hours before on staff ends it: the client has all of it back and may publish it again', async () => {
  const _id = await services.paid(client, crew, { inMs: 5 * hourMs + minuteMs })
  house.clock.forward(hourMs)
  const early = await called('administrator')
  expect(await early.refusal(api.cancellations.close, ending(_id))).toBe('order.not_running')
  house.clock.forward(minuteMs)
  const staff = await called('administrator')
  expect(await staff.refusal(api.cancellations.close, ending(_id, { status: 3 }))).toBe('order.never_driven')
  expect(await staff.refusal(api.cancellations.close, ending(_id, { fee: 1 }))).toBe('fee.not_for_undriven')
  expect((await orderRow(_id)).status).toBe(1)
  await staff.send(api.cancellations.close, ending(_id))
  expect(await orderRow(_id)).toMatchObject({ status: 4, cancel_cause: 'staff' })
  expect(await refundsOf(_id)).toMatchObject([{ cause: 'closed', amount_pesos: clientPrice }])
  expect(await givenBack(crew)).toBe(1)
})

test('it counts as given back only once it was paid and its carrier had an hour to name somebody', async () => {
  const unpaid = await services.taken(client, crew, { inMs: 3 * hourMs })
  const justPaid = await services.paid(client, crew, { inMs: 3 * hourMs })
  await administrator.send(api.cancellations.close, ending(unpaid))
  await administrator.send(api.cancellations.close, ending(justPaid))
  expect(await givenBack(crew)).toBe(0)
  const waited = await services.paid(client, crew, { inMs: 3 * hourMs })
  house.clock.forward(hourMs)
  await (await called('administrator')).send(api.cancellations.close, ending(waited))
  expect(await givenBack(crew)).toBe(1)
})

test('closed after its hour the premium goes back too: cover of a load nobody fetched covers nothing', async () => {
  const _id = await services.taken(client, crew, { inMs: 3 * hourMs })
  await house.world.insure(client.actor, _id, 40_000_000)
  await house.world.pay(client.actor, _id)
  const { total_pesos } = await orderRow(_id)
  house.clock.forward(4 * hourMs)
  await (await called('administrator')).send(api.cancellations.close, ending(_id))
  expect(await refundsOf(_id)).toMatchObject([{ amount_pesos: total_pesos }])
})
