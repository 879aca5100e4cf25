/** A premium that bought no policy goes back. Decisions §10, §16. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { password } from '#testing/people.ts'
import { hourMs, minuteMs } from '../stage.fixture.ts'
import { unreconciled } from '../differing.fixture.ts'
import { openInsuredStage } from './uncertain-insurer.fixture.ts'

const { house, called, client, fleet, services, orderRow, wanted, uncertain, policyOf, sweepSoon } =
  await openInsuredStage()
const { actor: accountant } = await called('accountancy')
const { actor: administrator } = await called('administrator')
const dayMs = 24 * hourMs

const finish = async (_id: string, own: Awaited<ReturnType<typeof fleet>>) => {
  await house.world.assign(own.carrier.actor, _id, own.pair)
  await house.world.milestone(own.driver.actor, _id, 'inPosition')
  await house.world.supportDocument(own.carrier.actor, _id)
  for (const step of ['tripStart', 'inFinish', 'finish'] as const)
    await house.world.milestone(own.driver.actor, _id, step)
}

/** What is due to the client of a service, by its cause, as accountancy reads it. */
const refundsOf = async (_id: string) => {
  const staff = await house.as(accountant)
  const { items } = await staff.send(api.refunds.all, { query: { q: _id, limit: 100 } })
  return items.map(({ _id: id, cause, value, state }) => ({ id, cause, value, state }))
}
/** How often who follows the money was told that one is missing. */
const missingTold = async (actor: Caller['actor']) => {
  const { items } = await (await house.as(actor)).send(api.notifications.all, { query: { limit: 100 } })
  return items.filter(({ title }) => title.startsWith('Un seguro pagado quedó sin póliza')).length
}
const toldOf = async (caller: Caller, _id: string, words: RegExp) => {
  const { items } = await (
    await house.as(caller.actor)
  ).send(api.notifications.all, {
    query: { limit: 100 },
  })
  return items.filter(({ title, link }) => words.test(title) && (link ?? '').includes(_id))
}

test('a premium whose policy the insurer never sold is due back once the service is over, booked, told and paid once', async () => {
  const { _id, own, annulled, giveBack } = await uncertain()
  await finish(_id, own)
  const { premium_pesos: premium, premium_vat_pesos: vat } = await orderRow(_id)
  const value = (premium ?? 0) + (vat ?? 0)
  expect(value).toBeGreaterThan(0)
  house.clock.forward(6 * dayMs)
  await house.jobs.runJobs()
  expect(await refundsOf(_id)).toEqual([])
  house.clock.forward(dayMs + 6 * minuteMs)
  await house.jobs.runJobs()
  await sweepSoon()
  expect((await policyOf(_id)).state).toBe('unsold')
  expect(await orderRow(_id)).toMatchObject({ policy_link: null })
  const [due, ...more] = await refundsOf(_id)
  expect({ due, more }).toEqual({
    due: { id: expect.any(String), cause: 'insurance', value, state: 'due' },
    more: [],
  })
  expect(await unreconciled(house)).not.toContain('insurer')
  const table = await (await house.as(accountant)).send(api.accounting.orders, { query: { q: _id } })
  expect(table.items).toMatchObject([{ _id, refund: value }])
  const money = await (await house.as(accountant)).send(api.dashboard.money, {})
  expect(money.refunds).toMatchObject({ unsold: 1 })
  expect(await toldOf(client, _id, /^La aseguradora no emitió su póliza: le devolvemos \$/)).toHaveLength(1)
  expect([await missingTold(accountant), await missingTold(administrator)]).toEqual([1, 1])
  const staff = await house.as(accountant)
  await staff.send(api.refunds.pay, { params: { _id: due?.id ?? '' }, body: { reference: 'DEV-1' } })
  await sweepSoon()
  expect(await refundsOf(_id)).toMatchObject([{ cause: 'insurance', state: 'paid' }])
  expect(await unreconciled(house)).toEqual([])
  expect(annulled).toEqual([])
  giveBack()
})

test('a premium is due back at once where the insurer was never even asked before the service was over', async () => {
  const own = await fleet()
  const _id = await services.taken(client, own, { inMs: 5 * hourMs })
  await client.send(api.insurance.create, wanted(_id, 20_000_000))
  const form = await house.world.pay(client.actor, _id, 'AUTHORISED')
  await house.world.assign(own.carrier.actor, _id, own.pair)
  await house.world.milestone(own.driver.actor, _id, 'inPosition')
  await house.world.notify(form, 'CAPTURE_FAILED')
  await house.world.supportDocument(own.carrier.actor, _id)
  for (const step of ['tripStart', 'inFinish', 'finish'] as const)
    await house.world.milestone(own.driver.actor, _id, step)
  await sweepSoon()
  // Its money is lost: there is nothing to give back yet.
  expect((await policyOf(_id)).state).toBe('quoted')
  await house.world.notify(form, 'CAPTURED')
  await sweepSoon()
  expect((await policyOf(_id)).state).toBe('unsold')
  expect(await refundsOf(_id)).toMatchObject([{ cause: 'insurance', state: 'due' }])
  expect(await unreconciled(house)).toEqual([])
})

test('cover that was kept and never found at the insurer is told to whoever follows the money, and due back', async () => {
  const { _id, own, giveBack } = await uncertain()
  await house.world.assign(own.carrier.actor, _id, own.pair)
  house.clock.forward(5 * hourMs)
  await house.world.milestone(own.driver.actor, _id, 'inPosition')
  house.clock.forward(hourMs)
  await (
    await house.as(administrator)
  ).send(api.cancellations.close, {
    params: { _id },
    body: { status: 4, reason: 'La carga se perdió', fee: 0, password },
  })
  const toldBefore = await missingTold(accountant)
  const before = await refundsOf(_id)
  expect(before.map(({ cause }) => cause)).toEqual(['closed'])
  house.clock.forward(7 * dayMs + 6 * minuteMs)
  await house.jobs.runJobs()
  await sweepSoon()
  expect((await policyOf(_id)).state).toBe('unsold')
  const { premium_pesos: premium, premium_vat_pesos: vat } = await orderRow(_id)
  const after = await refundsOf(_id)
  expect(after).toHaveLength(2)
  expect(after.find(({ cause }) => cause === 'insurance')).toMatchObject({
    value: (premium ?? 0) + (vat ?? 0),
    state: 'due',
  })
  expect(await unreconciled(house)).toEqual([])
  expect(await missingTold(accountant)).toBe(toldBefore + 1)
  expect(await toldOf(client, _id, /no emitió su póliza/)).toHaveLength(1)
  giveBack()
})
