/** Money goes back through the gateway: asked for once, never sent again before it was asked about. Decisions §16, docs/decisions/0068. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { lookAtTry, sendTry } from '#features/refunds/gateway/gateway.reactions.ts'
import { sweepGatewayRefunds } from '#features/refunds/gateway/gateway.sweeps.ts'
import { scriptedGateway } from '#providers/payment/scripted-gateway.fixture.ts'
import type { Caller } from '#testing/house.ts'
import { anew, balancesOf } from '../payouts/payouts.fixture.ts'
import { setSecondPerson } from '../sessions/second-person.fixture.ts'
import { clientPrice, hourMs, minuteMs, openStage } from '../stage.fixture.ts'
import { unreconciled } from '../differing.fixture.ts'

const hours: { now?: () => Date } = {}
const gateway = scriptedGateway(() => hours.now?.() ?? new Date(0))
const { house, called, fleet, services } = await openStage({ providers: { refunds: gateway } })
hours.now = () => house.clock.now
const client = await called('client')
const accountant = await called('accountancy')
const colleague = await called('administrator')
const staff = () => anew(house, accountant)

const refundOf = async (orderId: string) => {
  const { items } = await (await staff()).send(api.refunds.all, { query: { limit: 100 } })
  return items.find(({ order }) => order === orderId) ?? expect.unreachable('nothing is due')
}
/** What a cancelled service leaves, of a payment that the gateway knows. */
const due = async () => {
  const orderId = await services.paid(client, await fleet())
  await (
    await anew(house, client)
  ).send(api.cancellations.cancel, { body: { orderId, description: 'Ya no' } })
  const refund = await refundOf(orderId)
  gateway.forget()
  const paymentId = refund.payment?.gatewayId ?? expect.unreachable('it has a name')
  gateway.knows(paymentId, { orderId, takenPesos: clientPrice })
  return { orderId, _id: refund._id, value: refund.value }
}
type Due = Awaited<ReturnType<typeof due>>
const send = async (person: Caller, { _id, value }: Pick<Due, '_id' | 'value'>) =>
  person.send(api.refunds.send, { params: { _id }, body: { value } })
const whyNot = async ({ _id, value }: Pick<Due, '_id' | 'value'>, person?: Caller) =>
  (person ?? (await staff())).refusal(api.refunds.send, { params: { _id }, body: { value } })
const byHand = async ({ _id }: Due) =>
  (await staff()).refusal(api.refunds.pay, { params: { _id }, body: { reference: 'DEV-1' } })
const jobs = () => house.jobs.runJobs()
const later = async (ms: number) => {
  house.clock.forward(ms)
  await sweepGatewayRefunds(house.openCtx())
}

test('it is given back at once, told, in the books, and never a second time', async () => {
  const before = await unreconciled(house)
  const one = await due()
  expect((await refundOf(one.orderId)).gatewayHold).toBeNull()
  expect(await send(await staff(), one)).toEqual({ state: 'requested' })
  expect(await whyNot(one)).toBe('refund.with_gateway')
  expect(await byHand(one)).toBe('refund.with_gateway')
  await jobs()
  const refund = await refundOf(one.orderId)
  expect(refund).toMatchObject({
    state: 'paid',
    way: 'gateway',
    tries: [{ state: 'done', creditId: refund.reference, code: null }],
  })
  expect(gateway.requests).toEqual([
    { paymentId: refund.payment?.gatewayId, amountPesos: clientPrice, reference: `DEV-${one._id}` },
  ])
  expect(await balancesOf(house, one.orderId)).toEqual({})
  expect(await unreconciled(house)).toEqual(before)
  const { items } = await (await anew(house, client)).send(api.notifications.all, { query: {} })
  expect(items.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Le devolvimos $2.380.000', 'Le estamos devolviendo $2.380.000']),
  )
  expect(await whyNot(one)).toBe('refund.already_paid')
  await later(hourMs)
  expect(gateway.requests).toHaveLength(1)
})

test('an answer that is lost is asked about, and nothing is sent again', async () => {
  const one = await due()
  gateway.turns = ['lost']
  await send(await staff(), one)
  await jobs()
  expect(await refundOf(one.orderId)).toMatchObject({ state: 'unknown', tries: [{ state: 'unknown' }] })
  expect(await whyNot(one)).toBe('refund.with_gateway')
  await later(2 * minuteMs)
  expect((await refundOf(one.orderId)).state).toBe('paid')
  expect(gateway.requests).toHaveLength(1)
})

test('who cannot wait has it asked about at once', async () => {
  const one = await due()
  const ask = { params: { _id: one._id } }
  expect(await (await staff()).refusal(api.refunds.look, ask)).toBe('refund.not_with_gateway')
  gateway.turns = ['lost']
  await send(await staff(), one)
  await jobs()
  await (await staff()).send(api.refunds.look, ask)
  await sweepGatewayRefunds(house.openCtx())
  expect((await refundOf(one.orderId)).state).toBe('paid')
})

test('what nobody answered for a day is due again, and the next try asks before it sends', async () => {
  const one = await due()
  gateway.turns = ['late']
  gateway.lateMs = 30 * hourMs
  await send(await staff(), one)
  await jobs()
  await later(23 * hourMs)
  expect((await refundOf(one.orderId)).state).toBe('unknown')
  await later(2 * hourMs)
  expect(await refundOf(one.orderId)).toMatchObject({
    state: 'rejected',
    gatewayHold: null,
    tries: [{ state: 'refused', code: 'SILENCE' }],
  })
  expect(await balancesOf(house, one.orderId)).toMatchObject({ refund_due: -clientPrice })
  house.clock.forward(6 * hourMs)
  await send(await staff(), one)
  await jobs()
  expect((await refundOf(one.orderId)).state).toBe('paid')
  expect(gateway.requests).toHaveLength(1)
  expect(gateway.given(one.orderId)).toBe(clientPrice)
})

test('whoever dies between sending and hearing leaves something to ask about', async () => {
  const one = await due()
  await send(await staff(), one)
  const { id } = await house.database.db
    .selectFrom('gateway_refunds')
    .select('id')
    .where('refund_id', '=', one._id)
    .executeTakeFirstOrThrow()
  const dying = { ...gateway, refund: () => Promise.reject(new Error('the node is gone')) }
  const ctx = house.openCtx()
  await expect(sendTry({ ...ctx, providers: { ...ctx.providers, refunds: dying } }, id)).rejects.toThrow(
    'gone',
  )
  expect((await refundOf(one.orderId)).state).toBe('sent')
  await jobs()
  expect(gateway.requests).toEqual([])
  await later(25 * hourMs)
  expect((await refundOf(one.orderId)).state).toBe('rejected')
  await send(await staff(), one)
  await jobs()
  expect((await refundOf(one.orderId)).state).toBe('paid')
  expect(gateway.given(one.orderId)).toBe(clientPrice)
})

test('what is on its way arrives, or is refused by the bank and paid otherwise', async () => {
  const one = await due()
  gateway.turns = ['underway']
  await send(await staff(), one)
  await jobs()
  expect((await refundOf(one.orderId)).state).toBe('underway')
  expect(await balancesOf(house, one.orderId)).toMatchObject({ refund_due: -clientPrice })
  gateway.settle('paid')
  await later(hourMs)
  expect((await refundOf(one.orderId)).state).toBe('paid')

  const other = await due()
  gateway.turns = ['lostUnderway']
  await send(await staff(), other)
  await jobs()
  await later(2 * minuteMs)
  expect((await refundOf(other.orderId)).state).toBe('underway')
  gateway.settle('failed')
  await later(hourMs)
  expect(await refundOf(other.orderId)).toMatchObject({
    state: 'rejected',
    gatewayHold: 'refund.needs_transfer',
  })
  expect(await whyNot(other)).toBe('refund.needs_transfer')
  const paying = { params: { _id: other._id }, body: { reference: 'TRF-88001' } }
  expect(await (await staff()).send(api.refunds.pay, paying)).toEqual({ state: 'paid' })
  expect(await refundOf(other.orderId)).toMatchObject({ way: 'hand' })
  expect(await balancesOf(house, other.orderId)).toEqual({})
})

test('refusals: for a while, for good, and by what was done before', async () => {
  const one = await due()
  gateway.turns = ['later', 'settings', 'look', 'credited']
  for (const code of ['NO_later', 'NO_settings']) {
    house.clock.forward(1000)
    await send(await staff(), one)
    await jobs()
    expect(await refundOf(one.orderId)).toMatchObject({
      state: 'rejected',
      gatewayHold: null,
      tries: expect.arrayContaining([expect.objectContaining({ code })]),
    })
  }
  house.clock.forward(1000)
  await send(await staff(), one)
  await jobs()
  expect((await refundOf(one.orderId)).state).toBe('unknown')
  await later(2 * minuteMs)
  expect((await refundOf(one.orderId)).tries[0]).toMatchObject({ state: 'refused', code: 'NO_look' })
  await send(await staff(), one)
  await jobs()
  expect((await refundOf(one.orderId)).state).toBe('paid')
  expect(gateway.given(one.orderId)).toBe(clientPrice)
})

test('above the setting another person sends it, by the same way; until then it may be withdrawn', async () => {
  await setSecondPerson(house, 0)
  const one = await due()
  expect(await send(await staff(), one)).toEqual({ state: 'confirming' })
  await jobs()
  expect(gateway.requests).toEqual([])
  expect(await whyNot(one)).toBe('payout.second_person')
  expect(await byHand(one)).toBe('refund.other_way')
  await (await staff()).send(api.refunds.withdraw, { params: { _id: one._id } })
  expect((await refundOf(one.orderId)).state).toBe('due')
  await send(await staff(), one)
  expect(await send(await anew(house, colleague), one)).toEqual({ state: 'requested' })
  await jobs()
  expect(await refundOf(one.orderId)).toMatchObject({
    state: 'paid',
    askedBy: { _id: accountant.actor.id },
    paidBy: { _id: colleague.actor.id },
  })
  await setSecondPerson(house, 10_000_000)
})

test('of many who press at once one sends, once; another value than is due is refused', async () => {
  const one = await due()
  expect(await whyNot({ ...one, value: one.value - 1 })).toBe('refund.value_differs')
  const people = await Promise.all(Array.from({ length: 8 }, staff))
  const results = await Promise.allSettled(people.map((person) => send(person, one)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const rows = await house.database.db
    .selectFrom('gateway_refunds')
    .select('id')
    .where('refund_id', '=', one._id)
    .execute()
  await Promise.all(rows.flatMap(({ id }) => [1, 2, 3].map(() => sendTry(house.openCtx(), id))))
  await Promise.all(rows.map(({ id }) => lookAtTry(house.openCtx(), id)))
  expect(gateway.requests).toHaveLength(1)
  expect((await refundOf(one.orderId)).state).toBe('paid')
})

test('never more goes back of a payment than it brought, whoever writes it', async () => {
  const one = await due()
  await house.database.db
    .updateTable('refunds_due')
    .set({ amount_pesos: clientPrice + 1 })
    .where('id', '=', one._id)
    .execute()
  const beyond = { ...one, value: clientPrice + 1 }
  expect(await whyNot(beyond)).toBe('refund.beyond_payment')
  expect(await byHand(beyond)).toBe('refund.beyond_payment')
  await house.database.db
    .updateTable('refunds_due')
    .set({ amount_pesos: clientPrice })
    .where('id', '=', one._id)
    .execute()
})

test('while the gateway cannot be read nothing is sent that might be a second time', async () => {
  const one = await due()
  gateway.turns = ['silent']
  await send(await staff(), one)
  await jobs()
  gateway.isDown = true
  await later(26 * hourMs)
  expect((await refundOf(one.orderId)).state).toBe('unknown')
  gateway.isDown = false
  await later(hourMs)
  expect((await refundOf(one.orderId)).tries[0]).toMatchObject({ state: 'refused', code: 'SILENCE' })
  gateway.isDown = true
  await send(await staff(), one)
  await jobs()
  expect((await refundOf(one.orderId)).state).toBe('requested')
  gateway.isDown = false
  await later(2 * minuteMs)
  expect((await refundOf(one.orderId)).state).toBe('paid')
  expect(gateway.requests).toHaveLength(2)
})

test('while the gateway can give it back nobody is asked for an account; once it cannot he is', async () => {
  const one = await due()
  const ask = { params: { _id: one._id } }
  expect(await (await staff()).refusal(api.refunds.askAccount, ask)).toBe('refund.gateway_can')
  gateway.turns = ['transfer']
  await send(await staff(), one)
  expect(await (await staff()).refusal(api.refunds.askAccount, ask)).toBe('refund.with_gateway')
  await jobs()
  const own = await (await anew(house, client)).send(api.refunds.own, { query: { order: one.orderId } })
  expect(own.items[0]).toMatchObject({ state: 'failed', failure: { reason: null, remedy: 'transfer' } })
  await (await staff()).send(api.refunds.askAccount, ask)
  expect((await refundOf(one.orderId)).account).toMatchObject({ given: null })
})
