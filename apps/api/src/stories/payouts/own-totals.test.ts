/** What a carrier's own earnings come to, by state and by days: the sums of his list, and nothing of anybody else's. Decisions §16. */
import { api } from '@arriero/contract'
import type { OwnPayout, PayoutSums } from '@arriero/contract/money/settlement-shapes'
import { uncounted } from '@arriero/domain/money/payouts'
import { beforeAll, expect, test } from 'vitest'
import { password } from '#testing/people.ts'
import { anew, dayMs, openMoneyStage, pay } from './payouts.fixture.ts'

const { house, called, client, paidFleet, finished, services } = await openMoneyStage()
const accountant = await called('accountancy')
const administrator = await called('administrator')
const staff = () => anew(house, accountant)
let crew = await paidFleet()
const own = () => anew(house, crew.carrier)

const approved = async (of = crew): Promise<string> => {
  const id = await finished(of)
  await (await anew(house, client)).send(api.orders.approve, { params: { _id: id } })
  return id
}

/** Leaves a debt: the next payouts pay it back. */
const cancelledAfterAdvance = async () => {
  const orderId = await services.running(await anew(house, client), crew, { inMs: 2 * 3_600_000 })
  const body = { orderId, value: 1_000_000, reference: 'ANT-1' }
  await (await staff()).send(api.settlements.advance, { body })
  await (
    await anew(house, administrator)
  ).send(api.cancellations.close, {
    params: { _id: orderId },
    body: { status: 4, reason: 'El camión se varó', fee: 400_000, password },
  })
}

const every = async (query: { state?: OwnPayout['state'][]; from?: string; to?: string }) =>
  (await (await own()).send(api.settlements.own, { query: { ...query, limit: '100' } })).items

const sumsOf = (payouts: readonly OwnPayout[]): PayoutSums => {
  const sum = (key: keyof Omit<PayoutSums, 'count'>) => payouts.reduce((total, one) => total + one[key], 0)
  return {
    count: payouts.length,
    gross: sum('gross'),
    withheld: sum('withheld'),
    advances: sum('advances'),
    deducted: sum('deducted'),
    net: sum('net'),
  }
}
const counted = (payouts: readonly OwnPayout[]) =>
  payouts.filter(({ kind, state }) => !uncounted.kinds.includes(kind) && !uncounted.states.includes(state))

beforeAll(async () => {
  const paid = await approved()
  await pay(await staff(), paid)
  house.clock.forward(30 * dayMs)
  // Their sessions ended meanwhile.
  crew = { ...crew, carrier: await own(), driver: await anew(house, crew.driver) }
  await cancelledAfterAdvance()
  for (let made = 0; made < 3; made++) await approved()
  const batched = await approved()
  await (await staff()).send(api.settlements.createBatch, { body: { payouts: [batched] } })
  await approved(await paidFleet())
}, 120_000)

test('they are the sums of his list, for every state and span of days', async () => {
  const spans = [
    {},
    { from: '2026-11-01', to: '2026-11-30' },
    { from: '2026-12-01' },
    { to: '2026-11-30' },
    { from: '2027-01-01' },
  ]
  for (const span of spans)
    for (const state of [undefined, ['open'], ['batched', 'paid'], ['returned']] as const) {
      const query = { ...span, ...(state && { state: [...state] }) }
      const rows = counted(await every(query))
      const totals = await (await own()).send(api.settlements.ownTotals, { query })
      expect(totals.all, JSON.stringify(query)).toEqual(sumsOf(rows))
      for (const { state: of, ...sums } of totals.states)
        expect(sums, `${JSON.stringify(query)} ${of}`).toEqual(sumsOf(rows.filter((row) => row.state === of)))
      expect(totals.states.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length)
    }
})

test('what is taken off adds up, an advance once with its service, and November is not December', async () => {
  const ask = async (query: { from?: string; to?: string }) =>
    (await own()).send(api.settlements.ownTotals, { query })
  const { all, states } = await ask({})
  expect(all.gross - all.withheld - all.advances - all.deducted).toBe(all.net)
  expect(all.deducted).toBeGreaterThan(0)
  expect(states.map(({ state }) => state)).toEqual(expect.arrayContaining(['open', 'batched', 'paid']))
  const november = await ask({ from: '2026-11-01', to: '2026-11-30' })
  expect(november.states).toMatchObject([{ state: 'paid', count: 1, net: 1_798_182 }])
  const december = await ask({ from: '2026-12-01', to: '2026-12-31' })
  expect(november.all.net + december.all.net).toBe(all.net)
})

test('months, trucks and drivers come to the same as the rows they lead to', async () => {
  const caller = await own()
  const rows = counted(await every({}))
  const whole = (await caller.send(api.settlements.ownTotals, { query: {} })).all
  for (const by of ['month', 'vehicle', 'driver'] as const) {
    const { items, total } = await caller.send(api.settlements.ownGroups, { query: { by } })
    expect(items).toHaveLength(total)
    for (const key of ['count', 'gross', 'withheld', 'advances', 'deducted', 'net'] as const)
      expect(
        items.reduce((sum, group) => sum + group[key], 0),
        `${by} ${key}`,
      ).toBe(whole[key])
    for (const { _id, name, ...sums } of items) {
      const query = {
        month: { from: `${_id}-01`, to: `${_id}-31`.replace('11-31', '11-30') },
        vehicle: { vehicleId: _id },
        driver: { driverId: _id },
      }[by]
      expect(sums, `${by} ${name}`).toEqual(
        sumsOf(
          counted((await caller.send(api.settlements.own, { query: { ...query, limit: '100' } })).items),
        ),
      )
      expect((await caller.send(api.settlements.ownTotals, { query })).all).toEqual(sums)
    }
  }
  const months = await caller.send(api.settlements.ownGroups, { query: { by: 'month', sort: 'name' } })
  expect(months.items.map(({ _id }) => _id)).toEqual(['2026-11', '2026-12'])
  const { items: plates } = await caller.send(api.settlements.ownGroups, { query: { by: 'vehicle' } })
  expect(new Set(plates.map(({ name }) => name))).toEqual(
    new Set(rows.map(({ licensePlate }) => licensePlate)),
  )
})

test('page after page no group is missed or told twice, and no group is anybody else’s', async () => {
  const caller = await own()
  for (const sort of ['name', '-name', 'net', '-net'] as const) {
    const whole = await caller.send(api.settlements.ownGroups, { query: { by: 'month', sort } })
    const first = await caller.send(api.settlements.ownGroups, { query: { by: 'month', sort, limit: '1' } })
    const query = { by: 'month', sort, limit: '1', after: first.next ?? '' } as const
    const second = await caller.send(api.settlements.ownGroups, { query })
    expect([...first.items, ...second.items]).toEqual(whole.items)
    expect(second.next).toBeNull()
  }
  const other = await paidFleet()
  const id = await approved(other)
  const stranger = await anew(house, other.carrier)
  const { items } = await stranger.send(api.settlements.ownGroups, { query: { by: 'vehicle' } })
  expect(items).toMatchObject([{ _id: other.pair.vehicleId, count: 1 }])
  const foreign = { query: { vehicleId: other.pair.vehicleId } }
  expect((await caller.send(api.settlements.own, foreign)).items).toEqual([])
  expect((await stranger.send(api.settlements.own, foreign)).items.map(({ order }) => order)).toEqual([id])
})

test('whoever earned nothing is told nothing, whatever others earned', async () => {
  const { carrier } = await paidFleet()
  const totals = await (await anew(house, carrier)).send(api.settlements.ownTotals, { query: {} })
  expect(totals).toEqual({
    all: { count: 0, gross: 0, withheld: 0, advances: 0, deducted: 0, net: 0 },
    states: [],
  })
})
