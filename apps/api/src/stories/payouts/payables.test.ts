/** What is to be paid by carrier and account, accounts that are new, and what changed before the second person agreed. */
import { api } from '@arriero/contract'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Fleet } from '../stage.fixture.ts'
import { setSecondPerson } from '../sessions/second-person.fixture.ts'
import {
  account,
  anew,
  checkAccount,
  moveAccount,
  openMoneyStage,
  pay,
  payoutOf,
  whyNotPay,
} from './payouts.fixture.ts'

const { house, called, client, services, paidFleet, finished } = await openMoneyStage()
const accountant = await called('accountancy')
const administrator = await called('administrator')
const staff = () => anew(house, accountant)
const second = () => anew(house, administrator)

const readyOf = async (crew: Fleet): Promise<string> => {
  const id = await finished(crew)
  await (await anew(house, client)).send(api.orders.approve, { params: { _id: id } })
  return id
}
const payables = async (query: { q?: string; hasNewAccount?: true; limit?: number; after?: string } = {}) =>
  (await staff()).send(api.settlements.payables, { query })
const of = async ({ carrier }: Fleet) =>
  (await payables({ limit: 100 })).items.find(({ _id }) => _id === carrier.actor.id)

test('ten payouts of three carriers are added up by carrier and account, and come to what the books owe', async () => {
  const crews = [await paidFleet(), await paidFleet(), await paidFleet()]
  const counts = [4, 3, 3]
  for (const [index, crew] of crews.entries())
    for (let turn = 0; turn < (counts[index] ?? 0); turn++) await readyOf(crew)
  const { items, total } = await payables()
  expect(total).toBe(3)
  expect(new Set(items.map(({ count }) => count))).toEqual(new Set([3, 4]))
  expect(items.reduce((sum, { count }) => sum + count, 0)).toBe(10)
  for (const row of items) {
    expect(row.net).toBe(row.gross - row.withheld - row.advances - row.deducted)
    expect(row.accounts).toEqual([expect.objectContaining({ count: row.count, net: row.net })])
    expect(row.ready).toMatchObject({ count: row.count, net: row.net })
    expect(row.commission).toBe(row.count * 181_818)
  }
  const owed = await sql<{ pesos: number }>`
    select -sum(amount_pesos)::bigint as pesos from order_balances where account = 'carrier_payable'`.execute(
    house.database.db,
  )
  expect(items.reduce((sum, { gross, advances }) => sum + gross - advances, 0)).toBe(owed.rows[0]?.pesos)

  const ids = items.flatMap(({ ready }) => ready.payouts)
  const { _id } = await (await staff()).send(api.settlements.createBatch, { body: { payouts: ids } })
  const batch = await (await second()).send(api.settlements.batch, { params: { _id } })
  expect(batch.total).toBe(items.reduce((sum, { net }) => sum + net, 0))
  // What somebody has begun to pay is still owed, and no longer ready.
  const begun = (await payables()).items
  expect(begun.reduce((sum, { count }) => sum + count, 0)).toBe(10)
  expect(begun.map(({ ready }) => ready.count)).toEqual([0, 0, 0])
  await (await staff()).send(api.settlements.discardBatch, { params: { _id } })
})

test('carriers come by pages, the first due first, and are found by name', async () => {
  const first = await payables({ limit: 2 })
  expect(first.items).toHaveLength(2)
  const rest = await payables({ limit: 2, after: first.next ?? '' })
  expect(new Set([...first.items, ...rest.items].map(({ _id }) => _id)).size).toBe(3)
  const [known] = first.items
  const found = await payables({ q: known?.carrier.identification ?? '' })
  expect(found.items.map(({ _id }) => _id)).toEqual([known?._id])
})

test('an account that is new holds all of its carrier until somebody confirms it with him, once', async () => {
  const crew = await paidFleet()
  const id = await readyOf(crew)
  expect(await (await staff()).refusal(api.settlements.checkAccount, noted(crew))).toBe(
    'account_check.not_found',
  )
  await moveAccount(house, crew.carrier, '55500011122')
  expect(await whyNotPay(await staff(), id)).toBe('payout.account_changed')
  expect(await of(crew)).toMatchObject({
    ready: { count: 0 },
    held: [{ hold: 'payout.account_changed', count: 1 }],
    payChange: { isOld: false, checked: null, cellPhone: expect.stringMatching(/^3\d{9}$/) },
  })
  expect((await payables({ hasNewAccount: true })).items.map(({ _id }) => _id)).toEqual([
    crew.carrier.actor.id,
  ])
  await checkAccount(await staff(), crew.carrier)
  expect(await (await second()).refusal(api.settlements.checkAccount, noted(crew))).toBe('account_check.done')
  expect((await payoutOf(await second(), id)).payChange).toMatchObject({
    checked: {
      by: { _id: accountant.actor.id },
      note: 'Se llamó al teléfono registrado y confirmó la cuenta',
    },
    // Nobody has to be called any more.
    cellPhone: null,
  })
  expect((await of(crew))?.ready.count).toBe(1)
  house.clock.forward(60_000)
  await moveAccount(house, crew.carrier, '55500011133')
  expect(await whyNotPay(await staff(), id)).toBe('payout.account_changed')
})

const noted = ({ carrier }: Fleet) => ({ params: { _id: carrier.actor.id }, body: { note: 'Se llamó' } })

test('no advance goes to an account that nobody confirmed', async () => {
  const crew = await paidFleet()
  const orderId = await services.running(await anew(house, client), crew, { inMs: 2 * 3_600_000 })
  await moveAccount(house, crew.carrier, '55500022211')
  const body = { orderId, value: 500_000, reference: 'ANT-1' }
  expect(await (await staff()).refusal(api.settlements.advance, { body })).toBe('payout.account_changed')
  // Its carrier reads it of his own account, before he asks and when he does.
  const carrier = await anew(house, crew.carrier)
  const road = await carrier.send(api.settlements.ownRoad, { query: { id: orderId } })
  expect(road.items[0]?.denial).toBe('advance.account_changed')
  expect(await carrier.refusal(api.settlements.askAdvance, { body: { orderId, value: 500_000 } })).toBe(
    'advance.account_changed',
  )
  await checkAccount(await staff(), crew.carrier)
  expect((await (await staff()).send(api.settlements.advance, { body })).state).toBe('paid')
})

test('a payout stands beside the last one its carrier was paid', async () => {
  const crew = await paidFleet()
  const before = await readyOf(crew)
  expect((await payoutOf(await staff(), before)).last).toBeNull()
  await pay(await staff(), before, 'TRF-77')
  const next = await readyOf(crew)
  expect((await payoutOf(await staff(), next)).last).toMatchObject({
    order: before,
    net: 1_798_182,
    difference: 0,
    share: 0,
    isUnusual: false,
    pay: account,
  })
  expect((await payoutOf(await staff(), before)).last).toBeNull()
})

test('a sum that changed between the first person and the second is told, and confirmed or not approved', async () => {
  await setSecondPerson(house, 1_000_000)
  const crew = await paidFleet()
  const id = await readyOf(crew)
  const { _id } = await (await staff()).send(api.settlements.createBatch, { body: { payouts: [id] } })
  const seen = async () => (await second()).send(api.settlements.batch, { params: { _id } })
  const approve = async (seal?: string) =>
    (await second()).send(api.settlements.approveBatch, {
      params: { _id },
      body: seal === undefined ? {} : { seal },
    })
  const whyNot = async (seal?: string) =>
    (await second()).refusal(api.settlements.approveBatch, {
      params: { _id },
      body: seal === undefined ? {} : { seal },
    })
  const before = await seen()
  expect(before.items[0]?.since).toBeNull()
  await (await staff()).send(api.settlements.approveBatch, { params: { _id }, body: { seal: before.seal } })
  // From today on the law has more kept back: what was settled stays, and whoever agrees reads it.
  const day = bogotaDay(house.clock.now)
  const rules = {
    uvt: 52_374,
    source: 2,
    sourceFromUvt: 2,
    fopat: 0.1,
    fopatFromKg: 10_500,
    basis: 'Decreto',
  }
  await (await second()).send(api.settlements.setRules, { body: { validFrom: day, ...rules } })
  const after = await seen()
  expect(after.items[0]?.net).toBe(1_798_182)
  expect(after.items[0]?.since).toEqual({ net: 1_780_000, pay: null })
  expect([await whyNot(), await whyNot(before.seal)]).toEqual([
    'payout.changed_since',
    'payout.changed_since',
  ])
  expect(await approve(after.seal)).toEqual({ state: 'approved' })
  await setSecondPerson(house, 10_000_000)
})

test('the second person of a payment alone reads and confirms what changed, too', async () => {
  await setSecondPerson(house, 1_000_000)
  const crew = await paidFleet()
  const id = await readyOf(crew)
  expect(await pay(await staff(), id, 'TRF-90')).toEqual({ state: 'confirming' })
  // Of two editions of one day the one that was written last counts.
  house.clock.forward(60_000)
  const day = bogotaDay(house.clock.now)
  const rules = {
    uvt: 52_374,
    source: 3,
    sourceFromUvt: 2,
    fopat: 0.1,
    fopatFromKg: 10_500,
    basis: 'Decreto',
  }
  await (await second()).send(api.settlements.setRules, { body: { validFrom: day, ...rules } })
  expect(await whyNotPay(await second(), id, 'TRF-90')).toBe('payout.changed_since')
  const { seal } = await payoutOf(await second(), id)
  const body = { reference: 'TRF-90', seal }
  expect(await (await second()).send(api.settlements.pay, { params: { _id: id }, body })).toEqual({
    state: 'paid',
  })
  await setSecondPerson(house, 10_000_000)
})

test('an account that changed under a payment alone is called about, then read by its second person', async () => {
  await setSecondPerson(house, 1_000_000)
  const crew = await paidFleet()
  const id = await readyOf(crew)
  await pay(await staff(), id, 'TRF-91')
  await moveAccount(house, crew.carrier, '55500033311')
  expect(await whyNotPay(await second(), id, 'TRF-91')).toBe('payout.account_changed')
  await checkAccount(await staff(), crew.carrier)
  expect(await whyNotPay(await second(), id, 'TRF-91')).toBe('payout.changed_since')
  const { seal, since } = await payoutOf(await second(), id)
  expect(since).toMatchObject({ pay: { accountNumber: '55500033311' } })
  const body = { reference: 'TRF-91', seal }
  expect(await (await second()).send(api.settlements.pay, { params: { _id: id }, body })).toEqual({
    state: 'paid',
  })
  await setSecondPerson(house, 10_000_000)
})

test('no file is made of what is held; what the bank did by one is recorded, whatever changed since', async () => {
  const crew = await paidFleet()
  const id = await readyOf(crew)
  const { _id } = await (await staff()).send(api.settlements.createBatch, { body: { payouts: [id] } })
  const at = { params: { _id } }
  await (await staff()).send(api.settlements.bankFile, at)
  await moveAccount(house, crew.carrier, '55500044411')
  expect(await (await staff()).refusal(api.settlements.bankFile, at)).toBe('batch.payout_held')
  expect((await (await staff()).send(api.settlements.batch, at)).hasFile).toBe(true)
  const body = { reference: 'LOTE-91' }
  expect(await (await staff()).send(api.settlements.payBatch, { ...at, body })).toEqual({ state: 'paid' })
  expect((await payoutOf(await staff(), id)).pay?.accountNumber).toBe(account.accountNumber)
})

test('nobody but who pays reads what is to be paid', async () => {
  expect(await (await anew(house, client)).refusal(api.settlements.payables, { query: {} })).toBe(
    'auth.role_refused',
  )
})
