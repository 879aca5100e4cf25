import { api } from '@arriero/contract'
import { cancelOrder } from '#features/cancellations/cancellations.actions.ts'
import { insertCredential } from '#features/credentials/credentials.store.ts'
import { foldTallies } from '#features/dashboard/tallies.store.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { clientPrice, hourMs, openStage, paymentForm, postNotice } from '../stage.fixture.ts'

const { house, called, person, truck, fleet, ownDriver, services } = await openStage()
const client = await called('cliententerprise')
const { db } = house.database
const dayMs = 24 * hourMs

/** Staff's sessions end while the clock moves. */
const administrator = async () => house.as(await boss)
const boss = person('administrator')

const counts = async () => (await administrator()).send(api.dashboard.counts, {})
const pie = async (caller?: Caller) =>
  (await (caller ?? (await administrator())).send(api.dashboard.ordersByStatus, {})).map(({ count }) => count)
const activity = async () => (await administrator()).send(api.dashboard.activity, {})
const attention = async () => (await administrator()).send(api.dashboard.attention, {})
const listed = async (query: object): Promise<string[]> => {
  const caller = await administrator()
  const { items } = await caller.send<typeof api.orders.mine, 'admin'>(api.orders.mine, {
    body: { userType: caller.actor.role, _id: caller.actor.id },
    query: { limit: 100, ...query },
  })
  return items.map(({ _id }) => _id)
}
/** Counted over all rows, as the product never does. */
const counted = async () => {
  const { rows } = await sql<{ status: number; count: number }>`
    select status, count(*)::int as count from orders group by status`.execute(db)
  return [0, 1, 2, 3, 4].map((status) => rows.find((row) => row.status === status)?.count ?? 0)
}
const cancel = (_id: string) =>
  house.world.act(client.actor, (ctx) =>
    cancelOrder(ctx, { orderId: _id, description: 'Ya no viaja', acceptedFeePesos: 0 }),
  )
const paidThisWeek = async () => (await activity()).weeks.at(-1)

test('before anything happens every count is there and is zero', async () => {
  expect(await counts()).toEqual({ driver: 0, driverAll: 0, order: 0, orderCanceled: 0, countInsurance: 0 })
  expect(await pie()).toEqual([0, 0, 0, 0, 0])
  const { days, weeks } = await activity()
  expect(weeks).toHaveLength(13)
  expect(days.at(-1)).toEqual({ day: '2026-11-23', services: 0 })
  expect(days).toHaveLength(12 * 7 + 1)
})

test('services move from slice to slice as their acts move them, before and after the day is folded', async () => {
  await services.created(client)
  await services.running(client, await fleet(), { inMs: 5 * hourMs })
  await services.finished(client, await ownDriver(), { inMs: 6 * hourMs })
  await cancel(await services.paid(client, await fleet()))
  expect(await pie()).toEqual([1, 0, 1, 1, 1])
  expect(await pie()).toEqual(await counted())
  expect(await counts()).toMatchObject({ order: 1, orderCanceled: 1 })
  const before = await activity()
  await house.database.transaction(foldTallies)
  expect(await pie()).toEqual(await counted())
  expect(await activity()).toEqual(before)
  await services.created(client)
  await house.database.transaction(foldTallies)
  expect(await pie()).toEqual(await counted())
  const { rows } = await sql<{ most: number }>`
    select max(n)::int as most from (select count(*) as n from tallies group by kind, day, status) t`.execute(
    db,
  )
  expect(rows[0]?.most).toBe(1)
})

test('accountancy reads the pie and nothing else of the dashboard', async () => {
  const accountant = await called('accountancy')
  expect(await pie(accountant)).toEqual(await pie())
  for (const endpoint of [api.dashboard.counts, api.dashboard.activity, api.dashboard.attention])
    expect(await accountant.refusal(endpoint, {})).toBe('auth.role_refused')
})

test('a driver is new for thirty days; both kinds of drivers count', async () => {
  const { driver, driverAll } = await counts()
  expect(driver).toBe(driverAll)
  house.clock.forward(31 * dayMs)
  await fleet()
  expect(await counts()).toMatchObject({ driver: 1, driverAll: driverAll + 1 })
})

test('the week shows what was paid, and no more what was cancelled', async () => {
  const before = (await paidThisWeek())?.value ?? 0
  const kept = await services.paid(client, await fleet())
  const ended = await services.paid(client, await fleet())
  expect((await paidThisWeek())?.value).toBe(before + 2 * clientPrice)
  await cancel(ended)
  expect((await paidThisWeek())?.value).toBe(before + clientPrice)
  expect(await listed({ isRefundDue: 'true' })).toContain(ended)
  expect(await listed({ isRefundDue: 'true' })).not.toContain(kept)
})

test('an issued policy is counted once', async () => {
  const before = (await counts()).countInsurance
  const _id = await services.taken(client, await fleet())
  await house.world.insure(client.actor, _id, 40_000_000)
  await db
    .updateTable('insurance_policies')
    .set({ issued_at: house.clock.now })
    .where('order_id', '=', _id)
    .execute()
  await db.updateTable('insurance_policies').set({ state: 'issued' }).where('order_id', '=', _id).execute()
  expect((await counts()).countInsurance).toBe(before + 1)
})

test('services without a driver are called by how near they are, and the list shows the same ones', async () => {
  const urgent = await services.taken(client, await fleet(), { inMs: 3 * hourMs })
  const soon = await services.taken(client, await fleet(), { inMs: 20 * hourMs })
  await services.taken(client, await fleet(), { inMs: 60 * hourMs })
  const { unassigned } = await attention()
  const inList = await listed({ needsDriverWithinHours: '24' })
  expect(inList).toHaveLength(unassigned.within24Hours)
  expect(inList).toEqual(expect.arrayContaining([urgent, soon]))
  expect(await listed({ needsDriverWithinHours: '4' })).toEqual([urgent])
  expect(unassigned).toMatchObject({ within4Hours: 1, within14Hours: 1 })
})

test('a service nobody has taken waits as well, until its hour is past', async () => {
  const before = (await attention()).unassigned
  const open = await services.created(client, { inMs: 2 * hourMs })
  expect((await attention()).unassigned.within4Hours).toBe(before.within4Hours + 1)
  expect(await listed({ needsDriverWithinHours: '4' })).toContain(open)
  house.clock.forward(2 * hourMs)
  expect(await listed({ needsDriverWithinHours: '24' })).not.toContain(open)
})

test('a service that got its driver waits no more', async () => {
  const { carrier, pair } = await fleet()
  const _id = await services.paid(client, { carrier, driver: carrier, pair }, { inMs: 3 * hourMs })
  expect(await listed({ needsDriverWithinHours: '4' })).toContain(_id)
  await house.world.assign(carrier.actor, _id, pair)
  expect(await listed({ needsDriverWithinHours: '4' })).not.toContain(_id)
})

test('papers nobody has looked at and accounts that wait are counted where they are', async () => {
  const before = await attention()
  const newcomer = await person('enterprise')
  const owner = await person('driver')
  await db
    .updateTable('users')
    .set({ validation: 'pending', is_active: false })
    .where('id', '=', newcomer.id)
    .execute()
  const ctx = house.openCtx()
  const paper = { name: 'Papel', issuedOn: null, expiresOn: null, isActive: false, imageIds: [] }
  await insertCredential(ctx, { ...paper, holder: { userId: newcomer.id }, kind: 'taxRegistry' })
  await insertCredential(ctx, { ...paper, holder: { vehicleId: await truck(owner) }, kind: 'soat' })
  const { papers, accounts } = await attention()
  expect(papers).toEqual({
    ...before.papers,
    enterprises: before.papers.enterprises + 1,
    drivers: before.papers.drivers + 1,
  })
  expect(accounts).toEqual({ ...before.accounts, enterprises: before.accounts.enterprises + 1 })
})

test('a payment lost on the road and money to give back stand in line until they are settled', async () => {
  const before = await attention()
  const crew = await fleet()
  const _id = await services.taken(client, crew, { inMs: 5 * hourMs })
  const { fields } = await paymentForm(await house.as(client.actor), _id)
  await postNotice(house, house.signNotice(fields, 'AUTHORISED'))
  await house.world.assign(crew.carrier.actor, _id, crew.pair)
  await house.world.milestone(crew.driver.actor, _id, 'inPosition')
  await postNotice(house, house.signNotice(fields, 'CAPTURE_FAILED'))
  const { lostPayments, refunds } = await attention()
  expect(lostPayments).toBe(before.lostPayments + 1)
  expect(refunds).toEqual(before.refunds)
})
