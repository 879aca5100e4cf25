/** Payouts that go to the bank together. Decisions §16. */
import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { setSecondPerson } from '../sessions/second-person.fixture.ts'
import {
  account,
  anew,
  balancesOf,
  checkAccount,
  dayMs,
  moveAccount,
  openMoneyStage,
  payoutOf,
  whyNotPay,
} from './payouts.fixture.ts'
import { unreconciled } from '../differing.fixture.ts'

const { house, called, client, paidFleet, finished } = await openMoneyStage()
const accountant = await called('accountancy')
const administrator = await called('administrator')
const staff = () => anew(house, accountant)
const second = () => anew(house, administrator)

const ready = async (): Promise<string> => {
  const id = await finished(await paidFleet())
  await (await anew(house, client)).send(api.orders.approve, { params: { _id: id } })
  return id
}
const batchOf = async (payouts: string[]): Promise<string> =>
  (await (await staff()).send(api.settlements.createBatch, { body: { payouts } }))._id
const batch = async (_id: string) => (await staff()).send(api.settlements.batch, { params: { _id } })
const fetched = async ({ url }: { url: string }) => {
  const response = await fetch(`${house.url}${url}`)
  return { type: response.headers.get('content-type'), text: await response.text() }
}

test('ready payouts become one batch, one file and one reference', async () => {
  const ids = [await ready(), await ready()]
  const _id = await batchOf(ids)
  expect(await batch(_id)).toMatchObject({ state: 'open', count: 2, total: 2 * 1_798_182 })
  const [first = ''] = ids
  expect(await whyNotPay(await staff(), first)).toBe('payout.in_batch')

  const made = await (await staff()).send(api.settlements.bankFile, { params: { _id } })
  expect(made.name).toMatch(/^Lote \d+ 2026-11-09\.csv$/)
  const { type, text } = await fetched(made)
  expect(type).toContain('text/csv')
  const [head = '', line = ''] = text.split('\r\n')
  expect(head.split(';')).toHaveLength(10)
  // The nought at the beginning of the account is kept, and no line begins as a formula would.
  expect(line).toContain('"1007";"BANCOLOMBIA";"CA";"00145678901";1798182;')
  expect(text).not.toMatch(/(^|;)"?[=+@-]/m)

  const body = { reference: 'LOTE-9' }
  expect(await (await staff()).send(api.settlements.payBatch, { params: { _id }, body })).toEqual({
    state: 'paid',
  })
  for (const id of ids) {
    expect(await payoutOf(await staff(), id)).toMatchObject({ state: 'paid', reference: 'LOTE-9' })
    expect(await balancesOf(house, id)).not.toHaveProperty('carrier_payable')
  }
  expect(await (await staff()).refusal(api.settlements.payBatch, { params: { _id }, body })).toBe(
    'batch.already_paid',
  )
  expect(await (await staff()).refusal(api.settlements.discardBatch, { params: { _id } })).toBe(
    'batch.already_paid',
  )
})

test('one that is not ready keeps the batch from being made, and none is changed', async () => {
  const [good, early] = [await ready(), await finished(await paidFleet())]
  const call = { body: { payouts: [good, early] } }
  expect(await (await staff()).refusal(api.settlements.createBatch, call)).toBe('payout.not_released')
  expect((await payoutOf(await staff(), good)).state).toBe('open')
})

test('a complaint that comes later stops the batch until its payout is taken out', async () => {
  const [good, disputed] = [await ready(), await ready()]
  const _id = await batchOf([good, disputed])
  await (
    await anew(house, client)
  ).send(api.support.create, {
    body: { subject: 'Daño', description: 'Llegó dañada.', type: 'Reclamo', orderId: disputed },
  })
  const body = { reference: 'LOTE-10' }
  expect(await (await staff()).refusal(api.settlements.payBatch, { params: { _id }, body })).toBe(
    'batch.payout_held',
  )
  await (await staff()).send(api.settlements.withdraw, { params: { _id: disputed } })
  expect(await (await staff()).send(api.settlements.payBatch, { params: { _id }, body })).toEqual({
    state: 'paid',
  })
  expect((await payoutOf(await staff(), disputed)).state).toBe('open')
})

const file = async (_id: string) => (await staff()).send(api.settlements.bankFile, { params: { _id } })
const approveBy = (person: Caller, _id: string) =>
  person.send(api.settlements.approveBatch, { params: { _id }, body: {} })
const discard = async (_id: string) =>
  (await second()).send(api.settlements.discardBatch, { params: { _id } })
const whyNotFile = async (_id: string) =>
  (await staff()).refusal(api.settlements.bankFile, { params: { _id } })
const payBatch = async (_id: string, reference: string) =>
  (await staff()).send(api.settlements.payBatch, { params: { _id }, body: { reference } })

test('above the setting two people agree before the file leaves, and only then it is paid', async () => {
  await setSecondPerson(house, 3_000_000)
  const ids = [await ready(), await ready()]
  const [first = ''] = ids
  const _id = await batchOf(ids)
  const body = { reference: 'LOTE-11' }
  const whyNotPaid = async () => (await staff()).refusal(api.settlements.payBatch, { params: { _id }, body })
  expect([await whyNotFile(_id), await whyNotPaid()]).toEqual(['batch.not_approved', 'batch.not_approved'])
  expect(await approveBy(await staff(), _id)).toEqual({ state: 'confirming' })
  expect(await (await staff()).refusal(api.settlements.approveBatch, { params: { _id }, body: {} })).toBe(
    'payout.second_person',
  )
  expect(await whyNotFile(_id)).toBe('batch.not_approved')
  const news = await (await second()).send(api.notifications.all, { query: {} })
  expect(news.items[0]).toMatchObject({ link: `/main/contabilidad/lotes/${_id}` })
  expect(await approveBy(await second(), _id)).toEqual({ state: 'approved' })
  expect(await batch(_id)).toMatchObject({
    askedBy: { _id: accountant.actor.id },
    approvedBy: { _id: administrator.actor.id },
  })
  // What two people agreed on stays what it is.
  expect(await (await staff()).refusal(api.settlements.withdraw, { params: { _id: first } })).toBe(
    'batch.confirming',
  )
  const made = await file(_id)
  expect((await fetched(made)).type).toContain('text/csv')
  expect(await payBatch(_id, 'LOTE-11')).toEqual({ state: 'paid' })
  await setSecondPerson(house, 10_000_000)
})

test('a file goes with its batch: taken back, dissolved, or with another payout in it, nobody fetches it any more', async () => {
  await setSecondPerson(house, 3_000_000)
  const ids = [await ready(), await ready()]
  const _id = await batchOf(ids)
  await approveBy(await staff(), _id)
  await approveBy(await second(), _id)
  const made = await file(_id)
  await discard(_id)
  expect((await fetched(made)).type).not.toContain('text/csv')
  expect((await batch(_id)).state).toBe('open')
  await setSecondPerson(house, 10_000_000)
  const before = await file(_id)
  await (await staff()).send(api.settlements.withdraw, { params: { _id: ids[0] ?? '' } })
  expect((await fetched(before)).type).not.toContain('text/csv')
  const after = await file(_id)
  expect((await fetched(after)).text.trim().split('\r\n')).toHaveLength(2)
  await discard(_id)
  expect((await fetched(after)).type).not.toContain('text/csv')
  expect(await whyNotFile(_id)).toBe('batch.not_found')
  expect((await payoutOf(await staff(), ids[1] ?? '')).state).toBe('open')
})

test('a bank that goes by two numbers is left for a person to fill in, and he is told', async () => {
  const crew = await paidFleet({ ...account, bank: 'Banco Itaú' })
  const id = await finished(crew)
  await (await anew(house, client)).send(api.orders.approve, { params: { _id: id } })
  const _id = await batchOf([id])
  expect((await batch(_id)).items[0]?.pay).toMatchObject({ bank: 'Banco Itaú', bankCode: '' })
  expect((await fetched(await file(_id))).text).toContain(';"";"BANCO ITAU";')
})

test('whoever approves a batch reads where it goes, and of an account that is new', async () => {
  const crew = await paidFleet()
  const id = await finished(crew)
  await (await anew(house, client)).send(api.orders.approve, { params: { _id: id } })
  const steady = await ready()
  const move = (accountNumber: string) => moveAccount(house, crew.carrier, accountNumber)
  const first = await move('99900011122')
  expect((await payoutOf(await staff(), id)).payChange).toMatchObject({
    at: first,
    isOld: false,
    checked: null,
  })
  expect((await payoutOf(await staff(), steady)).payChange).toBeNull()
  await checkAccount(await staff(), crew.carrier)
  const _id = await batchOf([id, steady])
  house.clock.forward(3_600_000)
  const second = await move('99900011133')
  const items = async () =>
    Object.fromEntries((await batch(_id)).items.map((item) => [item.order, item] as const))
  // What was settled goes to the account of that moment.
  expect((await items())[id]).toMatchObject({
    pay: { accountNumber: '99900011122' },
    payChange: { at: second, isOld: true, checked: null },
    since: { net: null, pay: { accountNumber: '99900011133' } },
  })
  expect((await items())[steady]).toMatchObject({ pay: account, payChange: null, since: null })
  house.clock.forward(31 * dayMs)
  expect((await items())[id]?.payChange).toBeNull()
  // However long ago it changed, nothing goes where its carrier is no longer paid.
  expect((await items())[id]?.hold).toBe('payout.account_old')
  house.clock.forward(-31 * dayMs)
  await (await staff()).send(api.settlements.withdraw, { params: { _id: id } })
  await payBatch(_id, 'LOTE-40')
  expect((await payoutOf(await staff(), steady)).payChange).toBeNull()
})

test('whoever pays a batch waits for its services before he holds the batch', async () => {
  const id = await ready()
  const _id = await batchOf([id])
  const payer = await staff()
  let paying: Promise<unknown> | undefined
  await house.database.transaction(async (tx) => {
    await sql`select id from orders where id = ${id} for update`.execute(tx)
    paying = payer.send(api.settlements.payBatch, { params: { _id }, body: { reference: 'LOTE-30' } })
    await new Promise((resolve) => setTimeout(resolve, 400))
    // Whoever takes a payout out of it comes this way too: the service first, then the batch.
    await sql`select id from payout_batches where id = ${_id} for update nowait`.execute(tx)
  })
  expect(await paying).toEqual({ state: 'paid' })
})

test('paying a batch while others take payouts out of it never ends in a deadlock', async () => {
  for (let round = 0; round < 3; round++) {
    const ids = [await ready(), await ready(), await ready()]
    const _id = await batchOf(ids)
    const people = await Promise.all(Array.from({ length: 4 }, staff))
    const [payer, ...takers] = people
    const answers = await Promise.allSettled([
      payer?.send(api.settlements.payBatch, { params: { _id }, body: { reference: `LOTE-2${round}` } }),
      ...takers.map((taker, index) =>
        taker.send(api.settlements.withdraw, { params: { _id: ids[index] ?? '' } }),
      ),
    ])
    const codes = answers.flatMap((answer) =>
      answer.status === 'rejected' && answer.reason instanceof CallError ? [answer.reason.reply.code] : [],
    )
    for (const code of codes)
      expect(['payout.already_paid', 'payout.not_waiting', 'batch.payouts_required']).toContain(code)
    const states = await Promise.all(ids.map(async (id) => (await payoutOf(await staff(), id)).state))
    expect(states.every((state) => state === 'paid' || state === 'open')).toBe(true)
  }
  expect(await unreconciled(house)).toEqual([])
})

test('batches are listed newest first, and by state', async () => {
  const caller = await staff()
  house.clock.forward(60_000)
  const older = await batchOf([await ready()])
  house.clock.forward(60_000)
  const newer = await batchOf([await ready()])
  await payBatch(older, 'LOTE-50')
  const listed = async (query: { state?: ('open' | 'paid')[]; sort?: 'createdAt'; limit?: number }) =>
    (await caller.send(api.settlements.batches, { query })).items.map(({ _id }) => _id)
  expect((await listed({})).slice(0, 2)).toEqual([newer, older])
  const [open, paid] = [await listed({ state: ['open'] }), await listed({ state: ['paid'] })]
  expect([open[0], open.includes(older)]).toEqual([newer, false])
  expect([paid.includes(older), paid.includes(newer)]).toEqual([true, false])
  expect((await listed({ sort: 'createdAt' })).slice(-2)).toEqual([older, newer])
  expect(await listed({ limit: 1 })).toEqual([newer])
})
