/** A service is cancelled after its carrier was advanced money: he owes it, and pays it back with what he earns. Decisions §16. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { password } from '#testing/people.ts'
import type { Fleet } from '../stage.fixture.ts'
import { anew, balancesOf, openMoneyStage, ownOf, pay, payoutOf, whyNotPay } from './payouts.fixture.ts'
import { setSecondPerson } from '../sessions/second-person.fixture.ts'
import { unreconciled } from '../differing.fixture.ts'

const { house, called, client, paidFleet, finished, services } = await openMoneyStage()
const accountant = await called('accountancy')
const colleague = await called('accountancy')
const administrator = await called('administrator')
const staff = () => anew(house, accountant)
const november = { from: '2026-11-01', to: '2026-11-30' }

const advance = async (orderId: string, value: number) =>
  (await staff()).send(api.settlements.advance, { body: { orderId, value, reference: 'ANT-1' } })

const cancelled = async (crew: Fleet, { value, fee }: { value: number; fee: number }): Promise<string> => {
  const id = await services.running(await anew(house, client), crew, { inMs: 2 * 3_600_000 })
  await advance(id, value)
  await (
    await anew(house, administrator)
  ).send(api.cancellations.close, {
    params: { _id: id },
    body: { status: 4, reason: 'El camión se varó', fee, password },
  })
  return id
}

/** Finished, and approved by its client. */
const earned = async (crew: Fleet): Promise<string> => {
  const id = await finished(crew)
  await (await anew(house, client)).send(api.orders.approve, { params: { _id: id } })
  return id
}

/** Two of one instant: the one with the lower id pays back first. */
const earnedInTurn = async (crew: Fleet): Promise<[string, string]> => {
  const [one, other] = [await earned(crew), await earned(crew)]
  return one < other ? [one, other] : [other, one]
}

const settlementOf = async ({ carrier }: Fleet) =>
  (await anew(house, carrier)).send(api.settlements.settlement, {
    params: { carrierId: carrier.actor.id },
    query: november,
  })

const openDebts = async ({ carrier }: Fleet) =>
  (
    await (
      await staff()
    ).send(api.settlements.debts, { query: { isOpen: true, carrierId: carrier.actor.id } })
  ).items.map(({ order, left }) => [order, left])

test('what he was advanced is his debt, read by both sides, and his next payout pays it back', async () => {
  const crew = await paidFleet()
  const id = await cancelled(crew, { value: 1_000_000, fee: 0 })
  expect(await balancesOf(house, id)).toMatchObject({ carrier_payable: 1_000_000 })
  expect(await openDebts(crew)).toEqual([[id, 1_000_000]])
  expect(await settlementOf(crew)).toMatchObject({
    debt: 1_000_000,
    debts: [{ order: id, value: 1_000_000, recovered: 0, left: 1_000_000 }],
  })
  expect(await unreconciled(house)).toEqual([])

  const next = await earned(crew)
  const seen = await payoutOf(await staff(), next)
  expect(seen).toMatchObject({ deducted: 1_000_000, net: 798_182, hold: null })
  expect(seen.lines.at(-1)).toMatchObject({ concept: 'debts', amount: -1_000_000 })
  expect(await pay(await staff(), next)).toEqual({ state: 'paid' })
  expect(await ownOf(await anew(house, crew.carrier), next)).toMatchObject({
    deducted: 1_000_000,
    net: 798_182,
  })
  // Both services are closed; what crosses from one to the other comes to nothing.
  const [of, to] = [await balancesOf(house, id), await balancesOf(house, next)]
  expect([of, to].some((balances) => 'carrier_payable' in balances)).toBe(false)
  expect([of['carrier_offsets'], to['carrier_offsets']]).toEqual([1_000_000, -1_000_000])
  expect(await openDebts(crew)).toEqual([])
  expect(await settlementOf(crew)).toMatchObject({ debt: 0, paid: 798_182 })
  expect(await unreconciled(house)).toEqual([])
})

test('his part of the fee pays first, and nothing of it waits to be transferred', async () => {
  const crew = await paidFleet()
  const small = await cancelled(crew, { value: 150_000, fee: 400_000 })
  expect(await payoutOf(await staff(), small)).toMatchObject({ state: 'open', gross: 200_000, net: 50_000 })
  expect(await openDebts(crew)).toEqual([])
  const large = await cancelled(crew, { value: 300_000, fee: 400_000 })
  expect(await payoutOf(await staff(), large)).toMatchObject({
    state: 'offset',
    gross: 200_000,
    advances: 200_000,
    net: 0,
    hold: null,
  })
  expect(await openDebts(crew)).toEqual([[large, 100_000]])
  expect(await balancesOf(house, large)).toMatchObject({ carrier_payable: 100_000 })
  expect(await unreconciled(house)).toEqual([])
})

test('a debt beyond what he earns takes all of it without a transfer, and the rest of it stays', async () => {
  const crew = await paidFleet()
  const debts = [
    await cancelled(crew, { value: 1_200_000, fee: 0 }),
    await cancelled(crew, { value: 1_200_000, fee: 0 }),
  ].toSorted()
  const next = await earned(crew)
  const body = { payouts: [next] }
  expect(await (await staff()).refusal(api.settlements.createBatch, { body })).toBe('payout.nothing_left')
  expect(await pay(await staff(), next, 'CRUCE-1')).toEqual({ state: 'offset' })
  expect(await whyNotPay(await staff(), next)).toBe('payout.already_paid')
  expect(await payoutOf(await staff(), next)).toMatchObject({ state: 'offset', net: 0, deducted: 1_798_182 })
  // Both began at one instant of the test's clock: which of them is taken whole is not said.
  const left = await openDebts(crew)
  expect(left).toEqual([[expect.any(String), 2_400_000 - 1_798_182]])
  expect(debts).toContain(left[0]?.[0])
  expect(await unreconciled(house)).toEqual([])
  // He was transferred nothing, and is not told that he was.
  await house.jobs.runJobs()
  const news = await (await anew(house, crew.carrier)).send(api.notifications.all, { query: {} })
  expect(news.items.filter(({ title }) => title.startsWith('Le pagamos'))).toHaveLength(2)
})

test('of several payouts in one batch the debt is taken off once, and comes back with what is withdrawn', async () => {
  const crew = await paidFleet()
  const id = await cancelled(crew, { value: 1_000_000, fee: 0 })
  const payouts = [await earned(crew), await earned(crew)]
  const { _id } = await (await staff()).send(api.settlements.createBatch, { body: { payouts } })
  const batch = await (await staff()).send(api.settlements.batch, { params: { _id } })
  expect(batch.items.map(({ deducted }) => deducted)).toEqual([1_000_000, 0])
  expect(batch.total).toBe(2 * 1_798_182 - 1_000_000)
  expect(await openDebts(crew)).toEqual([])
  const [first] = batch.items
  await (await staff()).send(api.settlements.withdraw, { params: { _id: first?._id ?? '' } })
  expect(await openDebts(crew)).toEqual([[id, 1_000_000]])
  await (await staff()).send(api.settlements.payBatch, { params: { _id }, body: { reference: 'LOTE-1' } })
  expect(await unreconciled(house)).toEqual([])
})

test('what the list shows of some payouts is what a batch of just these comes to, whatever their carrier owes', async () => {
  const crew = await paidFleet()
  await cancelled(crew, { value: 1_000_000, fee: 0 })
  const payouts = [await earned(crew), await earned(crew), await earned(crew)]
  for (const chosen of [payouts.slice(1), payouts.slice(0, 2), payouts.slice(2)]) {
    const shown = await Promise.all(chosen.map(async (id) => payoutOf(await staff(), id)))
    const { _id } = await (await staff()).send(api.settlements.createBatch, { body: { payouts: chosen } })
    const made = await (await staff()).send(api.settlements.batch, { params: { _id } })
    expect(made.total).toBe(shown.reduce((sum, { net }) => sum + net, 0))
    await (await staff()).send(api.settlements.discardBatch, { params: { _id } })
  }
})

test('the list of staff and the carrier’s own show the debt once, as it is taken whichever is paid first', async () => {
  const crew = await paidFleet()
  await cancelled(crew, { value: 1_200_000, fee: 0 })
  await cancelled(crew, { value: 1_200_000, fee: 0 })
  const ids = await earnedInTurn(crew)
  const shown = [
    { deducted: 1_798_182, net: 0 },
    { deducted: 601_818, net: 1_196_364 },
  ] as const
  const bothOf = async (query: { sort: 'dueOn' | '-dueOn' }) => {
    const carrierId = crew.carrier.actor.id
    const { items } = await (
      await staff()
    ).send(api.settlements.payouts, { query: { ...query, carrierId, state: ['open'] } })
    return ids.map((id) => items.find(({ order }) => order === id))
  }
  expect(await bothOf({ sort: 'dueOn' })).toMatchObject(shown)
  expect(await bothOf({ sort: '-dueOn' })).toMatchObject(shown)
  const own = await anew(house, crew.carrier)
  expect([await ownOf(own, ids[0]), await ownOf(own, ids[1])]).toMatchObject(shown)
  const unnamed = { params: { _id: ids[1] }, body: {} }
  expect(await (await staff()).refusal(api.settlements.pay, unnamed)).toBe('payout.reference_required')
  // The second alone pays its own part, and the first one's stays its own.
  expect(await pay(await staff(), ids[1])).toEqual({ state: 'paid' })
  expect((await bothOf({ sort: 'dueOn' }))[0]).toMatchObject(shown[0])
  expect(await payoutOf(await staff(), ids[1])).toMatchObject(shown[1])
  // No money moves: there is no reference of a bank.
  const cross = { params: { _id: ids[0] }, body: {} }
  expect(await (await staff()).send(api.settlements.pay, cross)).toEqual({ state: 'offset' })
  expect(await openDebts(crew)).toEqual([])
  expect(await unreconciled(house)).toEqual([])
})

test('while a payout waits for its second person its part of the debt is spoken for', async () => {
  const crew = await paidFleet()
  await cancelled(crew, { value: 1_000_000, fee: 0 })
  const [one, two] = await earnedInTurn(crew)
  await setSecondPerson(house, 0)
  expect(await pay(await staff(), one, 'TRF-7')).toEqual({ state: 'confirming' })
  expect(await payoutOf(await staff(), two)).toMatchObject({ deducted: 0, net: 1_798_182 })
  expect(await pay(await anew(house, colleague), one, 'TRF-7')).toEqual({ state: 'paid' })
  await setSecondPerson(house, 10_000_000)
  expect(await unreconciled(house)).toEqual([])
})

test('two payouts of one carrier paid at once pay one debt back once', async () => {
  const crew = await paidFleet()
  await cancelled(crew, { value: 1_000_000, fee: 0 })
  const ids = [await earned(crew), await earned(crew)]
  const people = [await staff(), await anew(house, colleague)] as const
  await Promise.all(ids.map((id, index) => pay(people[index] ?? people[0], id)))
  const deducted = await Promise.all(ids.map(async (id) => (await payoutOf(await staff(), id)).deducted))
  expect(deducted.toSorted((a, b) => a - b)).toEqual([0, 1_000_000])
  expect(await unreconciled(house)).toEqual([])
})
