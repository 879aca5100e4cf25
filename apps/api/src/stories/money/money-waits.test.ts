/** What money waits for, counted as the lists behind each figure count it. Decisions §16. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { anew, dayMs, openMoneyStage, pay } from '../payouts/payouts.fixture.ts'
import { setSecondPerson } from '../sessions/second-person.fixture.ts'
import { paymentForm, postNotice } from '../stage.fixture.ts'

const { house, called, client, paidFleet, finished, services } = await openMoneyStage()
const accountant = await called('accountancy')
const colleague = await called('accountancy')
const staff = () => anew(house, accountant)
const owner = () => anew(house, client)

const waits = async (caller?: Caller) => (caller ?? (await staff())).send(api.dashboard.money, {})
const approve = async (_id: string) => (await owner()).send(api.orders.approve, { params: { _id } })
const totalOf = async (query: { isReady?: 'true' }) =>
  (await (await staff()).send(api.settlements.payouts, { query })).total

test('before anything happens nothing waits', async () => {
  expect(await waits()).toMatchObject({
    payouts: { count: 0, late: 0, value: 0 },
    refunds: { count: 0, value: 0 },
    second: { payouts: 0, batches: 0, refunds: 0, own: 0 },
    standby: 0,
    complaints: 0,
    notices: { count: 0 },
  })
})

test('a released payout waits, and is late once its day is over', async () => {
  const id = await finished(await paidFleet())
  expect((await waits()).payouts.count).toBe(0)
  await approve(id)
  expect((await waits()).payouts).toEqual({ count: 1, late: 0, value: 1_818_182 })
  house.clock.now = new Date(house.clock.now.getTime() + 12 * dayMs)
  expect((await waits()).payouts).toEqual({ count: 1, late: 1, value: 1_818_182 })
  expect(await totalOf({ isReady: 'true' })).toBe(1)
})

test('what one person began waits for the others and not for himself', async () => {
  await setSecondPerson(house, 0)
  const id = await finished(await paidFleet())
  await approve(id)
  await pay(await staff(), id)
  expect((await waits()).second).toEqual({ payouts: 0, batches: 0, refunds: 0, own: 1 })
  const other = await anew(house, colleague)
  expect((await waits(other)).second).toEqual({ payouts: 1, batches: 0, refunds: 0, own: 0 })
  await pay(other, id)
  expect((await waits(await anew(house, colleague))).second.payouts).toBe(0)
  await setSecondPerson(house, 10_000_000)
})

test('a complaint and a refund wait until they are done', async () => {
  const id = await finished(await paidFleet())
  const { _id } = await (
    await owner()
  ).send(api.support.create, {
    body: { subject: 'Reclamo', description: 'Faltan cajas.', type: 'Reclamo', orderId: id },
  })
  expect((await waits()).complaints).toBe(1)
  await (
    await staff()
  ).send(api.support.update, { params: { _id }, body: { response: 'Se repuso.', status: 'Solucionado' } })
  expect((await waits()).complaints).toBe(0)

  const cancelled = await services.paid(await owner(), await paidFleet())
  await (await owner()).send(api.cancellations.cancel, { body: { orderId: cancelled, description: 'Ya no' } })
  expect((await waits()).refunds).toEqual({ count: 1, value: 2_380_000, unsold: 0 })
})

test('a notice the gateway signed that matches no payment is followed by accountancy', async () => {
  const id = await services.taken(await owner(), await paidFleet())
  const { fields } = await paymentForm(await owner(), id)
  await postNotice(house, house.signNotice({ ...fields, vads_trans_id: 'ZZZZZZ' }, 'AUTHORISED'))
  const { notices } = await waits()
  expect(notices.count).toBe(1)
  const listed = await (
    await staff()
  ).send(api.payments.notices, { query: { signed: 'true', from: notices.from } })
  expect(listed.total).toBe(1)
})
