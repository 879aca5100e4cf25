/** A carrier is paid: when, by whom, how much, once. Decisions §16, security M14. */
import { api } from '@arriero/contract'
import { describe, expect, test } from 'vitest'
import { password } from '#testing/people.ts'
import { setSecondPerson } from '../sessions/second-person.fixture.ts'
import {
  anew,
  balancesOf,
  dayMs,
  openMoneyStage,
  ownOf,
  pay,
  payoutOf,
  whyNotPay,
} from './payouts.fixture.ts'
import { paymentForm, postNotice, uploadJpeg } from '../stage.fixture.ts'

const stage = await openMoneyStage()
const { house, called, client, paidFleet, finished, services, orderRow } = stage
const accountant = await called('accountancy')
const colleague = await called('accountancy')
const staff = () => anew(house, accountant)
const other = () => anew(house, colleague)
const owner = () => anew(house, client)

const approve = async (_id: string) => (await owner()).send(api.orders.approve, { params: { _id } })

describe('a finished service', () => {
  test('is on the list with its lines, and waits for its client', async () => {
    const id = await finished(await paidFleet())
    const payout = await payoutOf(await staff(), id)
    expect(payout).toMatchObject({
      kind: 'service',
      state: 'open',
      hold: 'payout.not_released',
      gross: 1_818_182,
      withheld: 18_182 + 1_818,
      net: 1_798_182,
      releaseOn: '2026-11-12',
      dueOn: '2026-11-17',
    })
    expect(await whyNotPay(await staff(), id)).toBe('payout.not_released')
  })

  test('is released by approval, paid once, and told to its carrier', async () => {
    const crew = await paidFleet()
    const id = await finished(crew)
    await approve(id)
    expect(await pay(await staff(), id, 'BANCO-77')).toEqual({ state: 'paid' })
    expect(await whyNotPay(await other(), id)).toBe('payout.already_paid')
    expect(await ownOf(await anew(house, crew.carrier), id)).toMatchObject({
      state: 'paid',
      hold: null,
      reference: 'BANCO-77',
      net: 1_798_182,
    })
    // What is left of his is nothing; what was kept back is owed to the treasury.
    const balances = await balancesOf(house, id)
    expect(balances).not.toHaveProperty('carrier_payable')
    expect(balances).toMatchObject({ withholdings_payable: -20_000 })
    await house.jobs.runJobs()
    const news = await (await anew(house, crew.carrier)).send(api.notifications.all, { query: {} })
    expect(news.items.map(({ title }) => title)).toContain('Le pagamos $1.798.182')
  })

  test('is released by rating too', async () => {
    const id = await finished(await paidFleet())
    await (await owner()).send(api.ratings.create, { body: { _id: id, calification: 5 } })
    expect((await payoutOf(await staff(), id)).hold).toBeNull()
  })

  test('is released by itself after three working days, unless the client complains', async () => {
    const [quiet, disputed] = [await finished(await paidFleet()), await finished(await paidFleet())]
    await (
      await owner()
    ).send(api.support.create, {
      body: {
        subject: 'Llegó mojada',
        description: 'La carga llegó mojada.',
        type: 'Reclamo',
        orderId: disputed,
      },
    })
    const before = house.clock.now
    house.clock.forward(5 * dayMs)
    expect((await payoutOf(await staff(), quiet)).hold).toBeNull()
    expect(await whyNotPay(await staff(), disputed)).toBe('payout.complaint')
    const desk = await anew(house, await called('soport'))
    const { items } = await desk.send<typeof api.support.all, 'staff'>(api.support.all, {
      query: { type: ['Reclamo'] },
    })
    const request = items.find(({ orderId }) => orderId === disputed)
    await desk.send(api.support.update, {
      params: { _id: request?._id ?? '' },
      body: { response: 'Se acordó un descuento.', status: 'Solucionado' },
    })
    expect((await payoutOf(await staff(), disputed)).hold).toBeNull()
    house.clock.now = before
  })

  test('waits while the money is only authorised, and while its payment is lost', async () => {
    const crew = await paidFleet()
    const buyer = await owner()
    const id = await services.taken(buyer, crew, { inMs: 2 * 3_600_000 })
    const { fields } = await paymentForm(buyer, id)
    await postNotice(house, house.signNotice(fields, 'AUTHORISED'))
    await house.world.assign(crew.carrier.actor, id, crew.pair)
    for (const step of ['inPosition'] as const) await house.world.milestone(crew.driver.actor, id, step)
    await house.world.supportDocument(crew.carrier.actor, id)
    for (const step of ['tripStart', 'inFinish', 'finish'] as const)
      await house.world.milestone(crew.driver.actor, id, step)
    await approve(id)
    expect(await whyNotPay(await staff(), id)).toBe('payout.not_captured')
    await postNotice(house, house.signNotice(fields, 'CAPTURE_FAILED'))
    expect(await whyNotPay(await staff(), id)).toBe('payout.payment_lost')
    expect((await orderRow(id)).payment_lost_at).not.toBeNull()
    await postNotice(house, house.signNotice(fields, 'CAPTURED'))
    expect(await pay(await staff(), id)).toEqual({ state: 'paid' })
  })

  test('goes to the account its carrier had, and needs one', async () => {
    const crew = await stage.fleet()
    const id = await finished(crew)
    await approve(id)
    expect(await whyNotPay(await staff(), id)).toBe('payout.no_account')
  })
})

describe('above the setting', () => {
  test('another person confirms by the same reference, and until then it may be withdrawn', async () => {
    const id = await finished(await paidFleet())
    await approve(id)
    await setSecondPerson(house, 1_000_000)
    expect(await pay(await staff(), id, 'BANCO-1')).toEqual({ state: 'confirming' })
    expect(await whyNotPay(await staff(), id, 'BANCO-1')).toBe('payout.second_person')
    expect(await whyNotPay(await other(), id, 'BANCO-2')).toBe('payout.reference_differs')
    await (await other()).send(api.settlements.withdraw, { params: { _id: id } })
    expect(await payoutOf(await staff(), id)).toMatchObject({ state: 'open', reference: null })
    await pay(await staff(), id, 'BANCO-3')
    expect(await balancesOf(house, id)).toHaveProperty('carrier_payable')
    expect(await pay(await other(), id, 'BANCO-3')).toEqual({ state: 'paid' })
    expect(await payoutOf(await staff(), id)).toMatchObject({
      askedBy: { _id: accountant.actor.id },
      paidBy: { _id: colleague.actor.id },
    })
    await setSecondPerson(house, 10_000_000)
  })

  test('a complaint that comes between the two holds it', async () => {
    const id = await finished(await paidFleet())
    await approve(id)
    await setSecondPerson(house, 0)
    await pay(await staff(), id)
    await (
      await owner()
    ).send(api.support.create, {
      body: { subject: 'Faltan cajas', description: 'Faltan dos cajas.', type: 'Reclamo', orderId: id },
    })
    expect(await whyNotPay(await other(), id)).toBe('payout.complaint')
    await setSecondPerson(house, 10_000_000)
  })
})

describe('an advance', () => {
  const advance = async (orderId: string, value: number) =>
    (await staff()).send(api.settlements.advance, { body: { orderId, value, reference: 'ANT-1' } })

  test('is paid on the road, taken off the settlement, and told', async () => {
    const crew = await paidFleet()
    const id = await services.running(await owner(), crew, { inMs: 2 * 3_600_000 })
    await advance(id, 1_000_000)
    expect(await balancesOf(house, id)).toMatchObject({ carrier_payable: 1_000_000 })
    await house.world.milestone(crew.driver.actor, id, 'inFinish')
    await house.world.milestone(crew.driver.actor, id, 'finish')
    await approve(id)
    const payout = await payoutOf(await staff(), id)
    expect(payout).toMatchObject({ advances: 1_000_000, net: 798_182 })
    await pay(await staff(), id)
    expect(await balancesOf(house, id)).not.toHaveProperty('carrier_payable')
  })

  test('is at most the part the setting names, and only on the road', async () => {
    const id = await services.running(await owner(), await paidFleet(), { inMs: 2 * 3_600_000 })
    const body = { orderId: id, value: 1_272_728, reference: 'ANT-2' }
    expect(await (await staff()).refusal(api.settlements.advance, { body })).toBe('advance.too_much')
    await advance(id, 1_272_727)
    const waiting = await services.crewed(await owner(), await paidFleet())
    expect(
      await (
        await staff()
      ).refusal(api.settlements.advance, { body: { ...body, orderId: waiting, value: 1 } }),
    ).toBe('advance.not_running')
  })

  test('that waits for its second person holds the settlement of its service', async () => {
    const crew = await paidFleet()
    const id = await services.running(await owner(), crew, { inMs: 2 * 3_600_000 })
    await setSecondPerson(house, 0)
    const { _id, state } = await advance(id, 500_000)
    expect(state).toBe('confirming')
    await house.world.milestone(crew.driver.actor, id, 'inFinish')
    await house.world.milestone(crew.driver.actor, id, 'finish')
    await approve(id)
    expect(await whyNotPay(await staff(), id)).toBe('payout.advance_open')
    await (await staff()).send(api.settlements.withdraw, { params: { _id } })
    expect((await payoutOf(await staff(), id)).hold).toBeNull()
    await setSecondPerson(house, 10_000_000)
  })
})

test('an advance that waits for its second person is not paid once staff has cancelled the service', async () => {
  const id = await services.running(await owner(), await paidFleet(), { inMs: 2 * 3_600_000 })
  await setSecondPerson(house, 600_000)
  const ask = async (value: number) =>
    (await staff()).send(api.settlements.advance, { body: { orderId: id, value, reference: 'ANT-9' } })
  expect((await ask(400_000)).state).toBe('paid')
  // Two small ones are one large one.
  const { _id, state } = await ask(300_000)
  expect(state).toBe('confirming')
  await setSecondPerson(house, 10_000_000)
  const administrator = await called('administrator')
  await administrator.send(api.cancellations.close, {
    params: { _id: id },
    body: { status: 4, reason: 'Robo en la vía', fee: 0, password },
  })
  expect(await whyNotPay(await other(), _id, 'ANT-9')).toBe('advance.not_running')
})

test('the carrier’s part of a late cancellation is owed and paid whole', async () => {
  const crew = await paidFleet()
  const id = await services.crewed(await owner(), crew, { inMs: 5 * 3_600_000 })
  house.clock.forward(4 * 3_600_000)
  const buyer = await owner()
  const { fee } = await buyer.send(api.cancellations.preview, { params: { orderId: id } })
  await buyer.send(api.cancellations.cancel, {
    body: { orderId: id, description: 'Ya no', acceptedFee: fee },
  })
  const payout = await payoutOf(await staff(), id)
  expect(payout).toMatchObject({ kind: 'cancellation', gross: fee / 2, withheld: 0, hold: null })
  expect(await pay(await staff(), id)).toEqual({ state: 'paid' })
  expect(await balancesOf(house, id)).not.toHaveProperty('carrier_payable')
})

test('his client may complain for three working days from when the house learned of the finish, however late the phone told it', async () => {
  const before = house.clock.now
  const crew = await paidFleet()
  const id = await services.running(await owner(), crew, { inMs: 2 * 3_600_000 })
  await house.world.milestone(crew.driver.actor, id, 'inFinish')
  const finishedAt = new Date(house.clock.now.getTime() + 60_000)
  house.clock.forward(2 * dayMs)
  const driver = await anew(house, crew.driver)
  await driver.send(api.tracking.milestone, {
    params: { _id: id },
    body: {
      milestone: 'finish',
      at: finishedAt.toISOString(),
      sentAt: house.clock.now.toISOString(),
      images: [await uploadJpeg(driver)],
    },
  })
  const payout = await payoutOf(await staff(), id)
  expect(payout.earnedAt).toBe(finishedAt.toISOString())
  // Told on Wednesday the 11th: three working days, without the holiday on Monday the 16th.
  expect(payout).toMatchObject({ releaseOn: '2026-11-17', dueOn: '2026-11-19' })
  house.clock.now = before
})

test('of many who pay the same at once one does', async () => {
  const id = await finished(await paidFleet())
  await approve(id)
  const people = await Promise.all(Array.from({ length: 8 }, staff))
  const results = await Promise.allSettled(people.map((person) => pay(person, id)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await balancesOf(house, id))['carrier_payable']).toBeUndefined()
})

test('the database itself keeps what was paid, and what is owed stays as agreed', async () => {
  const id = await finished(await paidFleet())
  await approve(id)
  await pay(await staff(), id)
  const { db } = house.database
  const kept = { constraint: 'payouts_kept' }
  await expect(
    db.updateTable('payouts').set({ reference: 'otra' }).where('id', '=', id).execute(),
  ).rejects.toMatchObject(kept)
  await expect(db.deleteFrom('payouts').where('id', '=', id).execute()).rejects.toMatchObject(kept)
  const other = await finished(await paidFleet())
  await expect(
    db.updateTable('payouts').set({ gross_pesos: 9_000_000 }).where('id', '=', other).execute(),
  ).rejects.toMatchObject(kept)
})

test('what the list calls ready is just what may be paid', async () => {
  const crew = await paidFleet()
  const half = await finished(crew)
  await approve(half)
  // An account without its bank is none.
  await house.database.db
    .updateTable('users')
    .set({ bank: null })
    .where('id', '=', crew.carrier.actor.id)
    .execute()
  const listed = async (query: { isReady?: true }) =>
    (await (await staff()).send(api.settlements.payouts, { query: { ...query, limit: 100 } })).items
  const all = await listed({})
  const payable = all.filter(({ state, hold }) => state === 'open' && hold === null)
  const ready = await listed({ isReady: true })
  expect(ready.map(({ _id }) => _id).toSorted()).toEqual(payable.map(({ _id }) => _id).toSorted())
  expect(all.find(({ _id }) => _id === half)?.hold).toBe('payout.no_account')
  expect(new Set(all.map(({ hold }) => hold)).size).toBeGreaterThan(2)
})
