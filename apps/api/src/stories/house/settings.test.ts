import { api } from '@arriero/contract'
import { settingKeys } from '@arriero/domain/house/settings'
import { expect, test } from 'vitest'
import { hourMs, openStage } from '../stage.fixture.ts'

const { house, called, services, orderRow } = await openStage()
const client = await called('cliententerprise')
const administrator = await called('administrator', { name: 'Rosa Luna' })

const set = (key: string, value: number) =>
  administrator.send(api.settings.update, { params: { key }, body: { value } })
const listed = async () => (await administrator.send(api.settings.all, {})).items
/** How long a service holds its driver and vehicle. */
const heldHours = async (orderId: string) => {
  const row = await orderRow(orderId)
  return (row.planned_end_at.getTime() - row.reservation_at.getTime()) / hourMs
}

test('an administrator reads every figure with where it starts and how far it goes', async () => {
  const items = await listed()
  expect(items.map(({ key }) => key)).toEqual(settingKeys)
  expect(items.find(({ key }) => key === 'plannedSpeedKmPerHour')).toEqual({
    key: 'plannedSpeedKmPerHour',
    value: 40,
    initial: 40,
    least: 10,
    most: 120,
    updatedAt: null,
  })
})

test('a service asked for after a change is planned by the new figures, the one before keeps its own', async () => {
  const before = await services.created(client)
  const km = (await orderRow(before)).distance_km
  const planned = await heldHours(before)
  expect(planned).toBeCloseTo(4 + km / 40, 3)
  await set('plannedSpeedKmPerHour', 50)
  await set('plannedHandlingHours', 10)
  const after = await services.created(client)
  expect(await heldHours(after)).toBeCloseTo(10 + km / 50, 3)
  expect(await heldHours(before)).toBe(planned)
})

test('a change is in force at once, and the trail keeps who made it with the value before and after', async () => {
  await set('policyIssueCostPesos', 15_000)
  await set('policyIssueCostPesos', 18_000)
  expect((await listed()).find(({ key }) => key === 'policyIssueCostPesos')).toMatchObject({
    value: 18_000,
    updatedAt: house.clock.now.toISOString(),
  })
  const trail = await house.database.db
    .selectFrom('audit_trail')
    .select(['actor_id', 'details'])
    .where('act', '=', 'setting.update')
    .where('object_id', '=', 'policyIssueCostPesos')
    .orderBy('id')
    .execute()
  const actor_id = administrator.actor.id
  expect(trail).toEqual([
    { actor_id, details: { before: 0, after: 15_000 } },
    { actor_id, details: { before: 15_000, after: 18_000 } },
  ])
})

test.each([
  ['carrierShareOfFeeBasisPoints', 10_001, 'setting.out_of_range'],
  ['plannedSpeedKmPerHour', 0, 'setting.out_of_range'],
  ['accountancyIdleMinutes', 30.5, 'setting.out_of_range'],
  ['toString', 5, 'setting.not_found'],
  ['nada', 5, 'setting.not_found'],
])('%s = %d is refused with %s', async (key, value, code) => {
  const call = { params: { key }, body: { value } }
  expect(await administrator.refusal(api.settings.update, call)).toBe(code)
})

test('who changed what stands in the history, newest first, of one figure or of all', async () => {
  await set('advanceMostBasisPoints', 6000)
  await set('secondPersonFromPesos', 4_000_000)
  await set('advanceMostBasisPoints', 5000)
  const by = { _id: administrator.actor.id, name: 'Rosa Luna' }
  const { items } = await administrator.send(api.settings.history, {
    query: { key: 'advanceMostBasisPoints' },
  })
  expect(items).toMatchObject([
    { by, key: 'advanceMostBasisPoints', before: 6000, after: 5000 },
    { by, key: 'advanceMostBasisPoints', before: 7000, after: 6000 },
  ])
  const all = await administrator.send(api.settings.history, { query: {} })
  expect(all.items.slice(0, 3).map(({ key }) => key)).toEqual([
    'advanceMostBasisPoints',
    'secondPersonFromPesos',
    'advanceMostBasisPoints',
  ])
})

test('of two administrators who looked at the same figure the second is told, and nothing is written over', async () => {
  const other = await called('administrator')
  const seen = (await listed()).find(({ key }) => key === 'carrierShareOfFeeBasisPoints')?.value ?? 0
  await set('carrierShareOfFeeBasisPoints', 4000)
  const call = {
    params: { key: 'carrierShareOfFeeBasisPoints' },
    body: { value: 3000, before: seen },
  }
  expect(await other.refusal(api.settings.update, call)).toBe('setting.changed')
  expect((await listed()).find(({ key }) => key === 'carrierShareOfFeeBasisPoints')?.value).toBe(4000)
  await other.send(api.settings.update, { ...call, body: { value: 3000, before: 4000 } })
})

test('setting what already stands changes nothing and leaves no trace', async () => {
  await set('silentPhoneMinutes', 45)
  const { total } = await administrator.send(api.settings.history, { query: {} })
  await set('silentPhoneMinutes', 45)
  expect((await administrator.send(api.settings.history, { query: {} })).total).toBe(total)
})
