/** Waiting beyond the free hours, from the meter to the money. Decisions §16. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { clientPrice, hourMs, minuteMs, openStage, postNotice, uploadJpeg } from '../stage.fixture.ts'
import type { Caller } from '#testing/house.ts'

const { house, called, fleet, services, orderRow, refundsOf, actsOf } = await openStage()
const client = await called('cliententerprise')
const stranger = await called('client')
const { actor: accountantActor } = await called('accountancy')
const { actor: administratorActor } = await called('administrator')
/** Staff sessions idle out while the tests' clock jumps: a new one each time. */
const accountant = () => house.as(accountantActor)
const administrator = () => house.as(administratorActor)

const seen = (who: Caller, orderId: string) => who.send(api.standby.detail, { params: { orderId } })

/** In position at the appointment; the hours at either end are as told. */
const waited = async (loadingHours: number, unloadingHours: number) => {
  const crew = await fleet()
  const orderId = await services.crewed(client, crew, { inMs: 5 * hourMs })
  house.clock.forward(5 * hourMs)
  await house.world.milestone(crew.driver.actor, orderId, 'inPosition')
  house.clock.forward(loadingHours * hourMs)
  await house.world.supportDocument(crew.carrier.actor, orderId)
  await house.world.milestone(crew.driver.actor, orderId, 'tripStart')
  house.clock.forward(6 * hourMs)
  await house.world.milestone(crew.driver.actor, orderId, 'inFinish')
  house.clock.forward(unloadingHours * hourMs)
  const images = [await uploadJpeg(crew.driver)]
  await crew.driver.send(api.tracking.milestone, {
    params: { _id: orderId },
    body: { milestone: 'finish', images },
  })
  return { orderId, crew }
}

const formOf = async (orderId: string) => {
  const { transaction, total } = await client.send(api.payments.start, {
    body: { orderId, charge: 'standby' },
  })
  const { fields } = await client.send(api.payments.sign, { body: { sign: transaction } })
  return { transaction, total, fields }
}
const told = (fields: Record<string, string>, status: string) =>
  postNotice(house, house.signNotice(fields, status))

const balance = async (orderId: string) => {
  const rows = await house.database.db
    .selectFrom('journal_entries')
    .select(['account', 'amount_pesos'])
    .where('order_id', '=', orderId)
    .execute()
  const sums: Record<string, number> = {}
  for (const { account, amount_pesos } of rows) sums[account] = (sums[account] ?? 0) + amount_pesos
  return sums
}

test('nobody who waited within the free hours owes anything', async () => {
  const { orderId } = await waited(8, 8)
  expect(await seen(client, orderId)).toMatchObject({ state: 'none', hours: 0, total: 0, acts: {} })
  expect((await orderRow(orderId)).standby_state).toBeNull()
  expect(await client.refusal(api.standby.accept, { params: { orderId } })).toBe('standby.not_found')
  expect(await client.refusal(api.payments.start, { body: { orderId, charge: 'standby' } })).toBe(
    'standby.not_found',
  )
})

test('the meter runs while the truck waits, the same for both sides, and shows on what it rests', async () => {
  const crew = await fleet()
  const orderId = await services.crewed(client, crew, { inMs: 5 * hourMs })
  house.clock.forward(3 * hourMs)
  await house.world.milestone(crew.driver.actor, orderId, 'inPosition')
  house.clock.forward(2 * hourMs + 9.5 * hourMs)
  const view = await seen(client, orderId)
  // Two hours early do not count; 1.5 beyond the eight free ones are two.
  expect(view).toMatchObject({ state: 'running', hours: 2, net: 120_000, vat: 22_800, total: 142_800 })
  expect(view.phases).toMatchObject([
    { phase: 'loading', untilAt: null, waitedMinutes: 570, freeHours: 8, hours: 2 },
  ])
  expect(view.phases[0]?.evidence).toMatchObject([{ act: 'milestone.inPosition', isTimeVerified: true }])
  expect(await seen(crew.carrier, orderId)).toEqual(view)
  expect((await seen(await accountant(), orderId)).total).toBe(view.total)
  expect(await stranger.refusal(api.standby.detail, { params: { orderId } })).toBe('order.not_found')
})

test('what was waited is proposed at the finish, accepted, paid once, and booked', async () => {
  const { orderId, crew } = await waited(10.5, 8.2)
  const proposed = await seen(client, orderId)
  expect(proposed).toMatchObject({ state: 'proposed', hours: 4, net: 240_000, vat: 45_600, total: 285_600 })
  expect(proposed.acts).toMatchObject({ accept: null, object: null, pay: 'standby.not_due' })
  expect((await seen(crew.carrier, orderId)).acts).toEqual({})
  expect(await actsOf(orderId)).toContain('standby.proposed')
  expect(
    (await client.send<typeof api.orders.detail, 'client'>(api.orders.detail, { params: { _id: orderId } }))
      .standby,
  ).toBe('proposed')

  expect(await client.refusal(api.payments.start, { body: { orderId, charge: 'standby' } })).toBe(
    'standby.not_due',
  )
  await client.send(api.standby.accept, { params: { orderId } })
  expect(await client.refusal(api.standby.accept, { params: { orderId } })).toBe('standby.settled')
  expect((await balance(orderId))['client_receivable']).toBe(285_600)

  const first = await formOf(orderId)
  expect(first).toMatchObject({ total: 285_600, fields: { vads_amount: '28560000', vads_order_id: orderId } })
  // Who comes back reads of the waiting he paid, not of his service.
  expect(first.fields['vads_url_success']).toMatch(new RegExp(`/${orderId}/pagar/espera/retorno$`))
  expect(await told(first.fields, 'REFUSED')).toBe('received')
  expect(await seen(client, orderId)).toMatchObject({ pay: { status: 'REFUSED' }, paidAt: null })
  const second = await formOf(orderId)
  await told(second.fields, 'AUTHORISED')
  await told(second.fields, 'CAPTURED')
  expect(await seen(client, orderId)).toMatchObject({
    pay: { status: 'CAPTURED' },
    paidAt: expect.any(String),
  })
  expect(await orderRow(orderId)).toMatchObject({
    standby_state: 'paid',
    pay_status: 'CAPTURED',
    total_pesos: clientPrice,
  })
  expect((await actsOf(orderId)).filter((act) => act === 'standby.paid')).toHaveLength(1)
  expect(await client.refusal(api.payments.start, { body: { orderId, charge: 'standby' } })).toBe(
    'standby.already_paid',
  )
  const books = await balance(orderId)
  expect(books).toMatchObject({ client_receivable: 0, gateway_in_transit: 0, bank: clientPrice + 285_600 })
  expect(Object.values(books).reduce((sum, amount) => sum + amount, 0)).toBe(0)
  expect(await refundsOf(orderId)).toEqual([])
})

test('of two captures of a wait one counts and the other is due back, whichever fails afterwards', async () => {
  const { orderId } = await waited(9, 1)
  await client.send(api.standby.accept, { params: { orderId } })
  const first = await formOf(orderId)
  const second = await formOf(orderId)
  await told(first.fields, 'AUTHORISED')
  await told(second.fields, 'CAPTURED')
  expect(await refundsOf(orderId)).toMatchObject([{ cause: 'duplicate', amount_pesos: 71_400 }])
  await told(first.fields, 'CAPTURE_FAILED')
  expect(await refundsOf(orderId)).toEqual([])
  expect((await seen(client, orderId)).pay).toMatchObject({
    status: 'CAPTURED',
    transaction: second.transaction,
  })
})

test('a wait whose payment fails after all is owed again', async () => {
  const { orderId } = await waited(9, 1)
  await client.send(api.standby.accept, { params: { orderId } })
  const { fields } = await formOf(orderId)
  await told(fields, 'AUTHORISED')
  expect((await orderRow(orderId)).standby_state).toBe('paid')
  await told(fields, 'CANCELLED')
  expect(await orderRow(orderId)).toMatchObject({ standby_state: 'accepted', pay_status: 'CAPTURED' })
  expect(await seen(client, orderId)).toMatchObject({
    paidAt: null,
    pay: { status: 'CANCELLED' },
    acts: { pay: null },
  })
})

test('an attempt to pay a wait ends by our own clock, and a late capture still counts', async () => {
  const { orderId } = await waited(9, 1)
  await client.send(api.standby.accept, { params: { orderId } })
  const { fields } = await formOf(orderId)
  house.clock.forward(16 * minuteMs)
  await house.jobs.runJobs()
  expect((await seen(client, orderId)).pay.status).toBe('EXPIRED')
  expect((await orderRow(orderId)).pay_status).toBe('CAPTURED')
  await told(fields, 'CAPTURED')
  expect((await seen(client, orderId)).pay.status).toBe('CAPTURED')
})

test('the client may object, and accountancy decides with a reason both sides read', async () => {
  const { orderId, crew } = await waited(11, 1)
  await client.send(api.standby.object, { params: { orderId }, body: { reason: 'El muelle estaba libre' } })
  expect(await seen(crew.carrier, orderId)).toMatchObject({
    state: 'objected',
    objection: 'El muelle estaba libre',
  })
  expect(
    await client.refusal(api.standby.object, { params: { orderId }, body: { reason: 'Otra vez' } }),
  ).toBe('standby.settled')
  expect(
    await client.refusal(api.standby.decide, { params: { orderId }, body: { hours: 0, reason: 'Nada' } }),
  ).toBe('auth.role_refused')
  await house.jobs.runJobs()
  const news = await (await accountant()).send(api.notifications.all, { query: {} })
  expect(news.items.filter(({ link }) => link === `/main/esperas/${orderId}`)).toMatchObject([
    { title: 'El cliente no está de acuerdo con el cobro por la espera' },
  ])
  await (
    await accountant()
  ).send(api.standby.decide, {
    params: { orderId },
    body: { hours: 1, reason: 'Dos horas fueron del conductor' },
  })
  expect(await seen(client, orderId)).toMatchObject({
    state: 'decided',
    meteredHours: 3,
    hours: 1,
    total: 71_400,
    decision: { reason: 'Dos horas fueron del conductor' },
    acts: { pay: null },
  })
  const { fields, total } = await formOf(orderId)
  expect(total).toBe(71_400)
  const again = { params: { orderId }, body: { hours: 2, reason: 'Una más' } }
  expect(await (await accountant()).refusal(api.standby.decide, again)).toBe('standby.payment_open')
  await told(fields, 'ABANDONED')
  await (await accountant()).send(api.standby.decide, again)
  // Money for the amount of before pays nothing of the new one.
  await told(fields, 'CAPTURED')
  expect(await refundsOf(orderId)).toMatchObject([{ cause: 'amount_differs', amount_pesos: 71_400 }])
  expect((await seen(client, orderId)).paidAt).toBeNull()
})

test('accountancy may waive a wait: nothing is owed, nothing can be paid', async () => {
  const { orderId } = await waited(12, 1)
  await client.send(api.standby.accept, { params: { orderId } })
  await (
    await accountant()
  ).send(api.standby.decide, { params: { orderId }, body: { hours: 0, reason: 'Cortesía' } })
  expect(await seen(client, orderId)).toMatchObject({ state: 'waived', total: 0 })
  expect((await balance(orderId))['client_receivable']).toBe(0)
  expect(await client.refusal(api.payments.start, { body: { orderId, charge: 'standby' } })).toBe(
    'standby.not_due',
  )
})

test('a wait whose payment failed is owed to nobody until another comes, and never once it is waived', async () => {
  const { orderId, crew } = await waited(12, 1)
  const waitsOf = async () =>
    (await (await house.as(crew.carrier.actor)).send(api.settlements.own, { query: { limit: 100 } })).items
      .filter(({ kind }) => kind === 'standby')
      .map(({ state }) => state)
      .toSorted()
  await client.send(api.standby.accept, { params: { orderId } })
  const first = await formOf(orderId)
  await told(first.fields, 'AUTHORISED')
  expect(await waitsOf()).toEqual(['open'])
  await told(first.fields, 'CAPTURE_FAILED')
  expect(await waitsOf()).toEqual(['void'])
  // Paid after all, and lost once more: each time it is owed in a row of its own.
  house.clock.forward(1000)
  const second = await formOf(orderId)
  await told(second.fields, 'AUTHORISED')
  expect(await waitsOf()).toEqual(['open', 'void'])
  await told(second.fields, 'CAPTURE_FAILED')
  await (
    await accountant()
  ).send(api.standby.decide, { params: { orderId }, body: { hours: 0, reason: 'Cortesía' } })
  expect(await waitsOf()).toEqual(['void', 'void'])
  const { carrier_payable: owed } = await balance(orderId)
  // What is left is the service itself.
  expect(owed).toBe(-1_818_182)
})

test('paying a wait never touches the attempts of the service itself', async () => {
  const { orderId } = await waited(9, 1)
  const before = await orderRow(orderId)
  await client.send(api.standby.accept, { params: { orderId } })
  const { fields, transaction } = await formOf(orderId)
  await told(fields, 'CAPTURED')
  const after = await orderRow(orderId)
  expect(after).toMatchObject({
    pay_status: before.pay_status,
    pay_transaction: before.pay_transaction,
    paid_at: before.paid_at,
    total_pesos: before.total_pesos,
  })
  expect(
    await client.refusal(api.orders.update, { params: { _id: orderId }, body: { orderPay: transaction } }),
  ).toBe('payment.attempt_not_found')
})

test('accountancy never charges more hours than the meter says, before and after the client accepted them', async () => {
  const { orderId } = await waited(10.5, 1)
  const decide = async (hours: number) =>
    (await accountant()).refusal(api.standby.decide, {
      params: { orderId },
      body: { hours, reason: 'Esperó más' },
    })
  expect((await seen(client, orderId)).meteredHours).toBe(3)
  expect(await decide(4)).toBe('standby.beyond_meter')
  await client.send(api.standby.accept, { params: { orderId } })
  expect(await decide(4)).toBe('standby.beyond_meter')
  expect(await seen(client, orderId)).toMatchObject({ state: 'accepted', hours: 3 })
  await (
    await accountant()
  ).send(api.standby.decide, { params: { orderId }, body: { hours: 2, reason: 'Una fue del conductor' } })
  expect(await seen(client, orderId)).toMatchObject({ state: 'decided', hours: 2 })
  expect(await decide(4)).toBe('standby.beyond_meter')
})

test('a driver who is relieved while the truck waits takes no hour of the wait away', async () => {
  const crew = await fleet()
  const orderId = await services.crewed(client, crew, { inMs: 5 * hourMs })
  house.clock.forward(5 * hourMs)
  await house.world.milestone(crew.driver.actor, orderId, 'inPosition')
  house.clock.forward(9 * hourMs)
  const relieve = async () => {
    const driver = await called('enterprisedriver', { enterpriseId: crew.carrier.actor.id })
    const carrier = await house.as(crew.carrier.actor)
    await carrier.send(api.orders.update, {
      params: { _id: orderId },
      body: { driverId: driver.actor.id, vehicleId: crew.pair.vehicleId, reason: 'Relevo' },
    })
    return driver
  }
  await relieve()
  expect(await seen(client, orderId)).toMatchObject({ state: 'running', hours: 1 })
  const driver = await relieve()
  house.clock.forward(hourMs)
  await house.world.milestone(driver.actor, orderId, 'inPosition')
  house.clock.forward(hourMs)
  const view = await seen(client, orderId)
  expect(view).toMatchObject({ hours: 3, phases: [{ phase: 'loading', waitedMinutes: 11 * 60 }] })
  expect(view.phases[0]?.evidence.map(({ act }) => act)).toEqual([
    'milestone.inPosition',
    'order.assigned',
    'order.assigned',
    'milestone.inPosition',
  ])
  await house.world.supportDocument(crew.carrier.actor, orderId)
  for (const step of ['tripStart', 'inFinish', 'finish'] as const)
    await house.world.milestone(driver.actor, orderId, step)
  expect(await seen(client, orderId)).toMatchObject({ state: 'proposed', meteredHours: 3 })
})

test('free hours that cannot be are each refused in their own words', async () => {
  const tariff = { hourPesos: 100_000, loadingFreeHours: 2, validFrom: '2099-01-01' }
  for (const [hours, code] of [
    [1.5, 'number.not_whole'],
    [-1, 'number.negative'],
    [721, 'standby.hours_too_many'],
  ] as const)
    expect(
      await (
        await administrator()
      ).refusal(api.standby.setTariff, { body: { ...tariff, unloadingFreeHours: hours } }),
    ).toBe(code)
})

test('a tariff begins on a day to come, and what was agreed before keeps its own', async () => {
  const tomorrow = (days: number) =>
    new Date(house.clock.now.getTime() - 5 * hourMs + days * 24 * hourMs).toISOString().slice(0, 10)
  const tariff = { hourPesos: 100_000, loadingFreeHours: 2, unloadingFreeHours: 2 }
  expect(
    await (
      await administrator()
    ).refusal(api.standby.setTariff, { body: { ...tariff, validFrom: tomorrow(0) } }),
  ).toBe('standby.day_past')
  expect(
    await (
      await accountant()
    ).refusal(api.standby.setTariff, { body: { ...tariff, validFrom: tomorrow(1) } }),
  ).toBe('auth.role_refused')
  const crew = await fleet()
  const old = await services.crewed(client, crew, { inMs: 40 * hourMs })
  await (await administrator()).send(api.standby.setTariff, { body: { ...tariff, validFrom: tomorrow(1) } })
  house.clock.forward(26 * hourMs)
  expect((await seen(client, old)).tariff).toMatchObject({ hourPesos: 60_000, loadingFreeHours: 8 })
  const fresh = await services.crewed(client, await fleet(), { inMs: 5 * hourMs })
  expect((await seen(client, fresh)).tariff).toMatchObject({ hourPesos: 100_000, loadingFreeHours: 2 })
  const { items } = await (await accountant()).send(api.standby.tariffs, {})
  expect(items.map(({ isInForce, hourPesos }) => [isInForce, hourPesos])).toEqual([
    [true, 100_000],
    [false, 60_000],
  ])
})

test('the staff reads every wait in one list, by how it stands', async () => {
  const { items } = await (await accountant()).send(api.standby.all, { query: { state: ['waived'] } })
  expect(items.length).toBeGreaterThan(0)
  expect(items.every(({ state }) => state === 'waived')).toBe(true)
  const paid = await (await accountant()).send(api.standby.all, { query: { paid: ['true'], limit: 100 } })
  expect(paid.items.every(({ paidAt }) => paidAt !== null)).toBe(true)
  expect(await client.refusal(api.standby.all, { query: {} })).toBe('auth.role_refused')
})

test('of two windows that pay a wait the second is signed no more once the first has paid', async () => {
  const { orderId } = await waited(9, 1)
  await client.send(api.standby.accept, { params: { orderId } })
  const first = await formOf(orderId)
  const second = await formOf(orderId)
  await told(first.fields, 'CAPTURED')
  expect(await client.refusal(api.payments.sign, { body: { sign: second.transaction } })).toBe(
    'standby.already_paid',
  )
  const before = await actsOf(orderId)
  house.clock.forward(16 * minuteMs)
  await house.jobs.runJobs()
  expect((await actsOf(orderId)).filter((act) => act.startsWith('standby.'))).toEqual(
    before.filter((act) => act.startsWith('standby.')),
  )
})

test('what was waived is not among what nobody paid, and a wait is found by its service and its people', async () => {
  const { orderId } = await waited(9, 1)
  const rows = async (query: { paid?: 'false'[]; q?: string }) =>
    (await (await accountant()).send(api.standby.all, { query: { ...query, limit: 100 } })).items
  const idsOf = async (query: Parameters<typeof rows>[0]) => (await rows(query)).map((row) => row.orderId)
  expect(await idsOf({ paid: ['false'] })).toContain(orderId)
  expect(await idsOf({ q: orderId.slice(-6) })).toEqual([orderId])
  const [row] = await rows({ q: orderId })
  expect(await idsOf({ q: row?.carrier.name ?? '' })).toContain(orderId)
  expect(await idsOf({ q: 'nadie con este nombre' })).toEqual([])
  await (
    await accountant()
  ).send(api.standby.decide, { params: { orderId }, body: { hours: 0, reason: 'Cortesía' } })
  expect(await idsOf({ paid: ['false'] })).not.toContain(orderId)
})
