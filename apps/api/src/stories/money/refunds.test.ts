/** Money goes back to a client once, by one person or two, and only money that came. Decisions §16, security M6, M12. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { setSecondPerson } from '../sessions/second-person.fixture.ts'
import { anew, balancesOf } from '../payouts/payouts.fixture.ts'
import { clientPrice, openStage, paymentForm, postNotice, uploadJpeg } from '../stage.fixture.ts'
import { unreconciled } from '../differing.fixture.ts'

const { house, called, fleet, services, orderRow, refundsOf } = await openStage()
const client = await called('client')
const accountant = await called('accountancy')
const colleague = await called('administrator')
const staff = () => anew(house, accountant)
const other = () => anew(house, colleague)

const told = (fields: Record<string, string>, status: string) =>
  postNotice(house, house.signNotice(fields, status))
const cancel = (orderId: string) =>
  client.send(api.cancellations.cancel, { body: { orderId, description: 'Ya no' } })
const dueOf = async (orderId: string) => {
  const { items } = await (await staff()).send(api.refunds.all, { query: { limit: 100 } })
  const found = items.filter(({ order }) => order === orderId)
  return found[0] ?? expect.unreachable('nothing is due')
}
let written = 0
const another = () => `DEV-9${++written}`
const pay = async (person: Caller, _id: string, reference = another()) =>
  person.send(api.refunds.pay, { params: { _id }, body: { reference } })
const whyNot = async (person: Caller, _id: string, reference = another()) =>
  person.refusal(api.refunds.pay, { params: { _id }, body: { reference } })

test('what a cancelled service leaves is paid back once, and told', async () => {
  const orderId = await services.paid(client, await fleet())
  await cancel(orderId)
  const { _id, value, state, cause } = await dueOf(orderId)
  expect({ value, state, cause }).toEqual({ value: clientPrice, state: 'due', cause: 'cancellation' })
  expect(await balancesOf(house, orderId)).toMatchObject({ refund_due: -clientPrice })
  expect(await pay(await staff(), _id)).toEqual({ state: 'paid' })
  expect(await whyNot(await other(), _id)).toBe('refund.already_paid')
  expect(await balancesOf(house, orderId)).toEqual({})
  await house.jobs.runJobs()
  const { items } = await client.send(api.notifications.all, { query: {} })
  expect(items.map(({ title }) => title)).toContain('Le devolvimos $2.380.000')
})

test('money that was only promised is not given back', async () => {
  const orderId = await services.taken(client, await fleet())
  const { fields } = await paymentForm(client, orderId)
  await told(fields, 'AUTHORISED')
  await cancel(orderId)
  const { _id, isCaptured } = await dueOf(orderId)
  expect(isCaptured).toBe(false)
  expect(await whyNot(await staff(), _id)).toBe('refund.not_captured')
  await told(fields, 'CAPTURED')
  expect(await pay(await staff(), _id)).toEqual({ state: 'paid' })
})

test('above the setting another person confirms, or it is withdrawn', async () => {
  await setSecondPerson(house, clientPrice - 1)
  const orderId = await services.paid(client, await fleet())
  await cancel(orderId)
  const { _id } = await dueOf(orderId)
  const withdraw = { params: { _id } }
  expect(await (await staff()).refusal(api.refunds.withdraw, withdraw)).toBe('refund.not_waiting')
  expect(await pay(await staff(), _id)).toEqual({ state: 'confirming' })
  expect(await whyNot(await staff(), _id)).toBe('payout.second_person')
  const news = await (await other()).send(api.notifications.all, { query: {} })
  expect(news.items[0]).toMatchObject({
    title: 'Falta su confirmación: una devolución por $2.380.000',
    link: `/main/contabilidad/reembolsos/${_id}`,
  })
  expect(await whyNot(await other(), _id, 'DEV-2')).toBe('payout.reference_differs')
  await (await other()).send(api.refunds.withdraw, withdraw)
  await pay(await staff(), _id, 'DEV-3')
  expect(await pay(await other(), _id, 'DEV-3')).toEqual({ state: 'paid' })
  expect(await (await staff()).refusal(api.refunds.withdraw, withdraw)).toBe('refund.already_paid')
  await setSecondPerson(house, 10_000_000)
})

test('a payment that was given back because it came twice never counts again', async () => {
  const orderId = await services.taken(client, await fleet())
  const forms = [(await paymentForm(client, orderId)).fields]
  house.clock.forward(1000)
  forms.push((await paymentForm(client, orderId)).fields)
  for (const form of forms) await told(form, 'CAPTURED')
  const { _id, cause } = await dueOf(orderId)
  expect(cause).toBe('duplicate')
  await pay(await staff(), _id)
  // The one that counted fails after all: the service is unpaid, not paid by money that went back.
  const applied = await house.database.db
    .selectFrom('payment_attempts')
    .select(['transaction'])
    .where('order_id', '=', orderId)
    .where('is_applied', '=', true)
    .executeTakeFirstOrThrow()
  const failing = forms.find((form) => Object.values(form).includes(applied.transaction)) ?? {}
  await house.database.db
    .updateTable('payment_attempts')
    .set({ state: 'authorised' })
    .where('order_id', '=', orderId)
    .where('is_applied', '=', true)
    .execute()
  await told(failing, 'CAPTURE_FAILED')
  expect((await orderRow(orderId)).paid_at).toBeNull()
  expect(await refundsOf(orderId)).toHaveLength(1)
})

test('of many who pay it back at once one does', async () => {
  const orderId = await services.paid(client, await fleet())
  await cancel(orderId)
  const { _id } = await dueOf(orderId)
  const people = await Promise.all(Array.from({ length: 8 }, staff))
  const results = await Promise.allSettled(people.map((person) => pay(person, _id)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await balancesOf(house, orderId)).toEqual({})
})

test('a refund that is withdrawn leaves its payment to count again where it is needed by then', async () => {
  await setSecondPerson(house, 0)
  const orderId = await services.taken(client, await fleet())
  const forms = [(await paymentForm(client, orderId)).fields]
  house.clock.forward(1000)
  forms.push((await paymentForm(client, orderId)).fields)
  const [first = {}, twice = {}] = forms
  await told(first, 'AUTHORISED')
  await told(twice, 'CAPTURED')
  const { _id, cause } = await dueOf(orderId)
  expect(cause).toBe('duplicate')
  expect(await pay(await staff(), _id)).toEqual({ state: 'confirming' })
  // Meanwhile the one that counted fails: nothing pays the service while the other is on its way back.
  await told(first, 'CAPTURE_FAILED')
  expect((await orderRow(orderId)).paid_at).toBeNull()
  await (await other()).send(api.refunds.withdraw, { params: { _id } })
  expect(await orderRow(orderId)).toMatchObject({ pay_status: 'CAPTURED' })
  expect((await orderRow(orderId)).paid_at).not.toBeNull()
  expect(await refundsOf(orderId)).toEqual([])
  expect(await balancesOf(house, orderId)).toMatchObject({
    client_receivable: -clientPrice,
    bank: clientPrice,
  })
  await setSecondPerson(house, 10_000_000)
})

test('a refund that is withdrawn of a service that is over is due again', async () => {
  await setSecondPerson(house, 0)
  const orderId = await services.paid(client, await fleet())
  await cancel(orderId)
  const { _id } = await dueOf(orderId)
  await pay(await staff(), _id)
  await (await other()).send(api.refunds.withdraw, { params: { _id } })
  expect(await dueOf(orderId)).toMatchObject({ _id, state: 'due' })
  expect(await balancesOf(house, orderId)).toMatchObject({ refund_due: -clientPrice })
  await setSecondPerson(house, 10_000_000)
})

const dueOfCancelled = async () => {
  const orderId = await services.paid(client, await fleet())
  await cancel(orderId)
  return dueOf(orderId)
}

test('a reference is one, nobody else’s, and not the payment’s own; each slip is said in its words', async () => {
  const first = await dueOfCancelled()
  const second = await dueOfCancelled()
  expect(first.payment).toMatchObject({ value: clientPrice, brand: expect.any(String) })
  expect(await whyNot(await staff(), first._id, 'listo')).toBe('refund.reference_invalid')
  const { gatewayId } = first.payment ?? expect.unreachable('it was paid')
  expect(await whyNot(await staff(), first._id, gatewayId ?? expect.unreachable('it has no name'))).toBe(
    'refund.reference_is_payment',
  )
  // Letters alone are no reference in the first place.
  const isWritten = /\d/.test(first.transaction ?? '')
  expect(await whyNot(await staff(), first._id, first.transaction ?? '')).toBe(
    isWritten ? 'refund.reference_is_payment' : 'refund.reference_invalid',
  )
  expect((await dueOf(first.order)).state).toBe('due')
  await pay(await staff(), first._id, 'TRF 2026-77')
  expect(await whyNot(await staff(), second._id, 'trf 2026 77')).toBe('refund.reference_used')
  const people = await Promise.all([staff(), staff()])
  const others = [second, await dueOfCancelled()]
  const results = await Promise.allSettled(
    others.map(({ _id }, at) => pay(people[at] ?? expect.unreachable(), _id, 'TRF 2026-78')),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

const reject = async (_id: string, reason = 'La tarjeta venció') =>
  (await staff()).send(api.refunds.reject, { params: { _id }, body: { reason } })

test('one that came back is due again with its books reversed; what was recorded stays, and its client is told', async () => {
  const { _id, order: orderId } = await dueOfCancelled()
  // The stories before told of payments what their gateway never did.
  const before = await unreconciled(house)
  const call = { params: { _id }, body: { reason: 'La tarjeta venció' } }
  expect(await (await staff()).refusal(api.refunds.reject, call)).toBe('refund.not_paid')
  await pay(await staff(), _id, 'DEV-500')
  expect(await balancesOf(house, orderId)).toEqual({})
  await reject(_id)
  expect(await dueOf(orderId)).toMatchObject({
    state: 'rejected',
    reference: null,
    paidBy: null,
    rejections: [{ reason: 'La tarjeta venció', reference: 'DEV-500', by: expect.any(String) }],
  })
  expect(await balancesOf(house, orderId)).toMatchObject({ refund_due: -clientPrice })
  expect(await unreconciled(house)).toEqual(before)
  expect((await (await staff()).send(api.dashboard.money, {})).refunds.count).toBeGreaterThan(0)
  expect(await whyNot(await staff(), _id, 'DEV-500')).toBe('refund.reference_used')
  await house.jobs.runJobs()
  const { items } = await client.send(api.notifications.all, { query: {} })
  expect(items[0]?.title).toBe('La devolución de $2.380.000 no llegó')
  expect(await pay(await staff(), _id, 'DEV-501')).toEqual({ state: 'paid' })
  expect(await dueOf(orderId)).toMatchObject({ state: 'paid', reference: 'DEV-501', rejections: [{}] })
  expect(await balancesOf(house, orderId)).toEqual({})
  expect(await unreconciled(house)).toEqual(before)
})

test('another try of one that came back may be withdrawn, and it still waits for its next one', async () => {
  const { _id, order: orderId } = await dueOfCancelled()
  await pay(await staff(), _id, 'DEV-600')
  await reject(_id)
  await setSecondPerson(house, 0)
  expect(await pay(await staff(), _id, 'DEV-601')).toEqual({ state: 'confirming' })
  await (await other()).send(api.refunds.withdraw, { params: { _id } })
  expect(await dueOf(orderId)).toMatchObject({ state: 'rejected', rejections: [{ reference: 'DEV-600' }] })
  // What was withdrawn named no movement.
  await pay(await staff(), _id, 'DEV-601')
  expect(await pay(await other(), _id, 'DEV-601')).toEqual({ state: 'paid' })
  await setSecondPerson(house, 10_000_000)
})

test('its proof is a picture of whoever brings it, and stands with it', async () => {
  const { _id, order: orderId } = await dueOfCancelled()
  const person = await staff()
  const evidence = await uploadJpeg(person)
  const foreign = await uploadJpeg(await other())
  const body = { reference: 'DEV-700', evidence: foreign }
  expect(await person.refusal(api.refunds.pay, { params: { _id }, body })).toBe('file.not_found')
  expect((await dueOf(orderId)).state).toBe('due')
  await person.send(api.refunds.pay, { params: { _id }, body: { reference: 'DEV-700', evidence } })
  const { evidence: proof } = await dueOf(orderId)
  const file = await fetch(`${house.url}${proof?.url ?? ''}`)
  expect(file.headers.get('content-type')).toBe('image/jpeg')
})

test('who confirms repeats a reference of before its form was asked, and brings no second proof', async () => {
  await setSecondPerson(house, 0)
  const { _id, order: orderId } = await dueOfCancelled()
  const [person, second] = [await staff(), await other()]
  const evidence = await uploadJpeg(person)
  await person.send(api.refunds.pay, { params: { _id }, body: { reference: 'DEV-800', evidence } })
  const reference = 'Transferencia enviada'
  await house.database.db
    .updateTable('refunds')
    .set({ reference, reference_key: null })
    .where('id', '=', _id)
    .execute()
  const proof = await uploadJpeg(second)
  const body = { reference, evidence: proof }
  expect(await second.refusal(api.refunds.pay, { params: { _id }, body })).toBe('refund.evidence_given')
  const { state } = await dueOf(orderId)
  expect(state).toBe('confirming')
  expect(await pay(second, _id, reference)).toEqual({ state: 'paid' })
  await setSecondPerson(house, 10_000_000)
})

test('what the list comes to by state is what its rows do, narrowed as it is', async () => {
  const reader = await staff()
  const { items, total } = await reader.send(api.refunds.all, { query: { limit: 100 } })
  expect(items).toHaveLength(total)
  const sumOf = (rows: typeof items) => ({
    count: rows.length,
    value: rows.reduce((sum, { value }) => sum + value, 0),
  })
  const { all, states } = await reader.send(api.refunds.totals, { query: {} })
  expect(all).toEqual(sumOf(items))
  for (const { state, ...sums } of states)
    expect(sums, state).toEqual(sumOf(items.filter((item) => item.state === state)))
  expect(states.map(({ state }) => state).toSorted()).toEqual(
    [...new Set(items.map(({ state }) => state))].toSorted(),
  )
  const paid = await reader.send(api.refunds.totals, { query: { state: ['paid'] } })
  expect(paid.all).toEqual(sumOf(items.filter(({ state }) => state === 'paid')))
  const never = await reader.send(api.refunds.totals, { query: { to: '2025-01-01' } })
  expect(never).toEqual({ all: { count: 0, value: 0 }, states: [] })
})
