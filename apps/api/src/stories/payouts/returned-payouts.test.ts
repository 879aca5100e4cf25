/** The bank sends a transfer back: it is owed anew, its books are taken back, its carrier reads why. Decisions §16. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { password } from '#testing/people.ts'
import { anew, balancesOf, openMoneyStage, ownOf, pay, payoutOf } from './payouts.fixture.ts'
import { unreconciled } from '../differing.fixture.ts'

const { house, called, client, paidFleet, finished, services } = await openMoneyStage()
const accountant = await called('accountancy')
const administrator = await called('administrator')
const staff = () => anew(house, accountant)

const approved = async (id: string): Promise<string> => {
  await (await anew(house, client)).send(api.orders.approve, { params: { _id: id } })
  return id
}
const reason = 'Cuenta inexistente'
const sendBack = async (_id: string) =>
  (await staff()).send(api.settlements.returned, { params: { _id }, body: { reason } })
const whyNot = async (_id: string) =>
  (await staff()).refusal(api.settlements.returned, { params: { _id }, body: { reason } })
const ofService = async (orderId: string) =>
  (await (await staff()).send(api.settlements.payouts, { query: { q: orderId, limit: 100 } })).items

test('one payout of a paid batch comes back, is owed anew, and goes with the next batch', async () => {
  const crew = await paidFleet()
  const [good, bad] = [await approved(await finished(crew)), await approved(await finished(crew))]
  const { _id } = await (await staff()).send(api.settlements.createBatch, { body: { payouts: [good, bad] } })
  const reference = { reference: 'LOTE-1' }
  await (await staff()).send(api.settlements.payBatch, { params: { _id }, body: reference })
  await sendBack(bad)
  expect(await whyNot(bad)).toBe('payout.not_paid')
  expect(await payoutOf(await staff(), bad)).toMatchObject({
    state: 'returned',
    reference: 'LOTE-1',
    returned: { reason },
  })
  // The batch stays as it was paid.
  expect(await (await staff()).send(api.settlements.batch, { params: { _id } })).toMatchObject({
    count: 2,
    total: 2 * 1_798_182,
  })
  expect(await balancesOf(house, bad)).toMatchObject({ carrier_payable: -1_818_182 })
  expect(await balancesOf(house, bad)).not.toHaveProperty('withholdings_payable')
  expect(await balancesOf(house, good)).not.toHaveProperty('carrier_payable')
  expect(await unreconciled(house)).toEqual([])

  const again = (await ofService(bad)).find(({ state }) => state === 'open')
  expect(again).toMatchObject({ kind: 'service', net: 1_798_182, hold: null })
  const next = await (
    await staff()
  ).send(api.settlements.createBatch, { body: { payouts: [again?._id ?? ''] } })
  await (
    await staff()
  ).send(api.settlements.payBatch, { params: { _id: next._id }, body: { reference: 'LOTE-2' } })
  expect(await balancesOf(house, bad)).not.toHaveProperty('carrier_payable')
  expect(await unreconciled(house)).toEqual([])

  await house.jobs.runJobs()
  const carrier = await anew(house, crew.carrier)
  expect(await ownOf(carrier, bad)).toMatchObject({ state: 'returned', returned: { reason } })
  const { items } = await carrier.send(api.notifications.all, { query: {} })
  expect(items.map(({ title }) => title)).toContain(
    'El banco devolvió su pago de $1.798.182: revise su cuenta',
  )
})

test('what was not paid cannot come back, and a reason is given', async () => {
  const id = await approved(await finished(await paidFleet()))
  expect(await whyNot(id)).toBe('payout.not_paid')
  await pay(await staff(), id)
  const body = { reason: ' ' }
  expect(await (await staff()).refusal(api.settlements.returned, { params: { _id: id }, body })).toBe(
    'payout.reason_required',
  )
})

test('the database itself lets nothing else of a paid payout change', async () => {
  const id = await approved(await finished(await paidFleet()))
  await pay(await staff(), id)
  const { db } = house.database
  const returned = { state: 'returned', returned_at: house.clock.now, return_reason: 'x' }
  await expect(
    db
      .updateTable('payouts')
      .set({ ...returned, net_pesos: 1 })
      .where('id', '=', id)
      .execute(),
  ).rejects.toMatchObject({ constraint: 'payouts_kept' })
  await expect(
    db.updateTable('payouts').set({ state: 'open' }).where('id', '=', id).execute(),
  ).rejects.toMatchObject({ constraint: 'payouts_kept' })
})

test('an advance that came back is owed by nobody; one that was settled with stays', async () => {
  const crew = await paidFleet()
  const id = await services.running(await anew(house, client), crew, { inMs: 2 * 3_600_000 })
  const advance = async (value: number) =>
    (await staff()).send(api.settlements.advance, { body: { orderId: id, value, reference: 'ANT-1' } })
  const [bounced, kept] = [await advance(200_000), await advance(300_000)]
  await sendBack(bounced._id)
  expect(await balancesOf(house, id)).toMatchObject({ carrier_payable: 300_000 })
  await house.world.milestone(crew.driver.actor, id, 'inFinish')
  await house.world.milestone(crew.driver.actor, id, 'finish')
  await approved(id)
  expect(await payoutOf(await staff(), id)).toMatchObject({ advances: 300_000 })
  await pay(await staff(), id)
  expect(await whyNot(kept._id)).toBe('advance.settled')
  expect(await unreconciled(house)).toEqual([])
})

test('an advance of a cancelled service that came back is no debt any more', async () => {
  const crew = await paidFleet()
  const id = await services.running(await anew(house, client), crew, { inMs: 2 * 3_600_000 })
  const body = { orderId: id, value: 500_000, reference: 'ANT-2' }
  const { _id } = await (await staff()).send(api.settlements.advance, { body })
  await (
    await anew(house, administrator)
  ).send(api.cancellations.close, {
    params: { _id: id },
    body: { status: 4, reason: 'Robo en la vía', fee: 0, password },
  })
  await sendBack(_id)
  expect(await balancesOf(house, id)).not.toHaveProperty('carrier_payable')
  const { items } = await (
    await staff()
  ).send(api.settlements.debts, { query: { isOpen: true, carrierId: crew.carrier.actor.id } })
  expect(items).toEqual([])
  expect(await unreconciled(house)).toEqual([])
})
