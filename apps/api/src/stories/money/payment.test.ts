import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { clientPrice, hourMs, minuteMs, openStage, paymentForm, postNotice } from '../stage.fixture.ts'

const { house, called, fleet, services, orderRow, refundsOf, actsOf } = await openStage()
const client = await called('cliententerprise')
const otherClient = await called('client')
const crew = await fleet()

const told = (fields: Record<string, string>, status: string) =>
  postNotice(house, house.signNotice(fields, status))

test('only the signed notice pays; the client’s own word does not', async () => {
  const _id = await services.taken(client, crew)
  const { fields, total, transaction } = await paymentForm(client, _id)
  expect(total).toBe(clientPrice)
  expect(transaction).toMatch(/^[A-Z0-9]{6}$/)
  expect(fields).toMatchObject({
    vads_amount: String(clientPrice * 100),
    vads_currency: '170',
    vads_order_id: _id,
  })
  await client.send(api.orders.update, { params: { _id }, body: { orderPay: transaction } })
  expect(await orderRow(_id)).toMatchObject({ order_pay: transaction, paid_at: null, pay_status: 'PENDING' })

  expect(await told(fields, 'AUTHORISED')).toBe('received')
  expect(await orderRow(_id)).toMatchObject({ pay_status: 'ACCEPTED', paid_at: house.clock.now })
  expect(await told(fields, 'CAPTURED')).toBe('received')
  expect(await orderRow(_id)).toMatchObject({ pay_status: 'CAPTURED' })
  expect(await client.refusal(api.payments.start, { body: { orderId: _id } })).toBe('order.already_paid')
})

test('a card that was only checked, and every word the gateway may invent, is no money', async () => {
  const _id = await services.taken(client, crew)
  const { fields } = await paymentForm(client, _id)
  for (const status of ['ACCEPTED', 'WAITING_AUTHORISATION', 'UNDER_VERIFICATION', 'SUSPENDED', 'PAID'])
    expect(await told(fields, status)).toBe('received')
  expect(await orderRow(_id)).toMatchObject({ paid_at: null, pay_status: 'PENDING' })
})

test('a notice that was changed on its way changes nothing', async () => {
  const _id = await services.taken(client, crew)
  const { fields } = await paymentForm(client, _id)
  const good = house.signNotice(fields, 'CAPTURED')
  expect(await postNotice(house, { ...good, vads_amount: '100' })).toBe('payment.notice_signature')
  expect(await postNotice(house, { ...good, signature: '' })).toBe('payment.notice_incomplete')
  expect(await told({ ...fields, vads_amount: '100' }, 'CAPTURED')).toBe('payment.notice_mismatch')
  expect(await told({ ...fields, vads_currency: '978' }, 'CAPTURED')).toBe('payment.notice_mismatch')
  expect(await told({ ...fields, vads_ctx_mode: 'PRODUCTION' }, 'CAPTURED')).toBe('payment.notice_mismatch')
  expect(await told({ ...fields, vads_trans_id: 'ZZZZZZ' }, 'CAPTURED')).toBe('payment.notice_unknown')
  const foreign = await services.taken(otherClient, crew)
  expect(await told({ ...fields, vads_order_id: foreign }, 'CAPTURED')).toBe('payment.notice_mismatch')
  expect((await orderRow(_id)).paid_at).toBeNull()
  expect((await orderRow(foreign)).paid_at).toBeNull()
})

test('nothing is signed but one’s own open attempt', async () => {
  const _id = await services.taken(client, crew)
  const first = await paymentForm(client, _id)
  expect(await otherClient.refusal(api.payments.sign, { body: { sign: first.transaction } })).toBe(
    'payment.attempt_not_found',
  )
  const second = await paymentForm(client, _id)
  expect(await client.refusal(api.payments.sign, { body: { sign: first.transaction } })).toBe(
    'payment.attempt_not_found',
  )
  house.clock.forward(15 * minuteMs)
  expect(await client.refusal(api.payments.sign, { body: { sign: second.transaction } })).toBe(
    'payment.attempt_not_found',
  )
})

test('attempts end by our own clock, and a late capture still counts once', async () => {
  const _id = await services.taken(client, crew)
  const { fields } = await paymentForm(client, _id)
  house.clock.forward(16 * minuteMs)
  await house.jobs.runJobs()
  expect((await actsOf(_id)).at(-1)).toBe('payment.expired')
  expect(await orderRow(_id)).toMatchObject({ pay_status: 'EXPIRED', paid_at: null })
  const seen = await client.send(api.orders.detail, { params: { _id } })
  expect(seen).toMatchObject({ pay: { status: 'EXPIRED' }, acts: { pay: null, insure: null } })
  expect(await told(fields, 'CAPTURED')).toBe('received')
  expect(await told(fields, 'CAPTURED')).toBe('received')
  expect(await orderRow(_id)).toMatchObject({ pay_status: 'CAPTURED' })
  expect(await refundsOf(_id)).toEqual([])
})

test('once one attempt has paid, another that was still open is signed no more, and its end is told to nobody', async () => {
  const _id = await services.taken(client, crew)
  const first = await paymentForm(client, _id)
  const second = await paymentForm(client, _id)
  await told(first.fields, 'CAPTURED')
  expect(await client.refusal(api.payments.sign, { body: { sign: second.transaction } })).toBe(
    'order.already_paid',
  )
  const news = async () => (await actsOf(_id)).filter((act) => act.startsWith('payment.'))
  const before = await news()
  house.clock.forward(16 * minuteMs)
  await house.jobs.runJobs()
  await told(second.fields, 'REFUSED')
  expect(await news()).toEqual(before)
  expect(await orderRow(_id)).toMatchObject({ pay_status: 'CAPTURED', pay_transaction: first.transaction })
  // What counted may still fail: then the same is news again.
  const open = await services.taken(client, crew)
  const failing = await paymentForm(client, open)
  await paymentForm(client, open)
  await told(failing.fields, 'AUTHORISED')
  await told(failing.fields, 'CANCELLED')
  house.clock.forward(16 * minuteMs)
  await house.jobs.runJobs()
  expect((await actsOf(open)).filter((act) => act.startsWith('payment.')).slice(-2)).toEqual([
    'payment.undone',
    'payment.expired',
  ])
})

test('of two real captures one counts and the other is due back, and the first failing brings the second in', async () => {
  const _id = await services.taken(client, crew)
  const first = await paymentForm(client, _id)
  const second = await paymentForm(client, _id)
  await told(first.fields, 'AUTHORISED')
  await told(second.fields, 'CAPTURED')
  expect(await refundsOf(_id)).toMatchObject([{ cause: 'duplicate', amount_pesos: clientPrice }])
  await told(first.fields, 'CAPTURE_FAILED')
  expect(await orderRow(_id)).toMatchObject({ pay_status: 'CAPTURED', pay_transaction: second.transaction })
  expect(await refundsOf(_id)).toEqual([])
})

test('a payment that fails after all leaves the service unpaid, with a new time to pay', async () => {
  const _id = await services.taken(client, crew)
  const { fields } = await paymentForm(client, _id)
  await told(fields, 'AUTHORISED')
  house.clock.forward(3 * hourMs)
  await told(fields, 'CANCELLED')
  const row = await orderRow(_id)
  expect(row).toMatchObject({ status: 1, paid_at: null, pay_status: 'CANCELLED' })
  expect(row.pay_until! > house.clock.now).toBe(true)
  const again = await paymentForm(client, _id)
  await told(again.fields, 'CAPTURED')
  expect((await orderRow(_id)).pay_status).toBe('CAPTURED')
})

test('how a client tries to pay is read by him and the staff; carrier and driver read what came of it', async () => {
  const own = await fleet()
  const _id = await services.taken(client, own)
  const read = async (caller: Caller) =>
    (await caller.send(api.orders.history, { params: { _id } })).items
      .map(({ act }) => act)
      .filter((act) => act.startsWith('payment.'))
  const refused = await paymentForm(client, _id)
  await told(refused.fields, 'REFUSED')
  const { fields } = await paymentForm(client, _id)
  await told(fields, 'AUTHORISED')
  await house.world.assign(own.carrier.actor, _id, own.pair)
  await told(fields, 'CAPTURE_FAILED')
  await paymentForm(client, _id)
  house.clock.forward(16 * minuteMs)
  await house.jobs.runJobs()
  const all = ['started', 'failed', 'started', 'authorised', 'undone', 'started', 'expired'].map(
    (word) => `payment.${word}`,
  )
  for (const party of [client, await called('administrator')]) expect(await read(party)).toEqual(all)
  for (const party of [own.carrier, own.driver])
    expect(await read(party)).toEqual(['payment.authorised', 'payment.undone'])
})

test('on the road a payment that fails does not stop the trip', async () => {
  const road = await fleet()
  const _id = await services.taken(client, road)
  const { fields } = await paymentForm(client, _id)
  await told(fields, 'AUTHORISED')
  await house.world.assign(road.carrier.actor, _id, road.pair)
  await house.world.milestone(road.driver.actor, _id, 'inPosition')
  await told(fields, 'CAPTURE_FAILED')
  expect(await orderRow(_id)).toMatchObject({ is_in_position: true, pay_status: 'CAPTURE_FAILED' })
  expect((await orderRow(_id)).paid_at).not.toBeNull()
})

test('money for an amount that is no longer the total is due back and pays nothing', async () => {
  const _id = await services.taken(client, crew)
  const { fields } = await paymentForm(client, _id)
  house.clock.forward(16 * minuteMs)
  await house.jobs.runJobs()
  await house.world.insure(client.actor, _id, 80_000_000)
  const { total_pesos } = await orderRow(_id)
  // 0.15 % of 80 million is 120,000; VAT on it 22,800.
  expect(total_pesos).toBe(clientPrice + 142_800)
  await told(fields, 'CAPTURED')
  expect((await orderRow(_id)).paid_at).toBeNull()
  expect(await refundsOf(_id)).toMatchObject([{ cause: 'amount_differs', amount_pesos: clientPrice }])
})

test('money that comes after a cancellation is due back once and revives nothing', async () => {
  const _id = await services.taken(client, crew)
  const first = await paymentForm(client, _id)
  const second = await paymentForm(client, _id)
  await client.send(api.cancellations.cancel, { body: { orderId: _id, description: 'Ya no' } })
  for (const status of ['AUTHORISED', 'CAPTURED']) await told(first.fields, status)
  await told(second.fields, 'REFUSED')
  expect(await orderRow(_id)).toMatchObject({ status: 4, paid_at: null })
  expect(await refundsOf(_id)).toMatchObject([{ cause: 'late', amount_pesos: clientPrice }])
})

test('money that was due back before a cancellation is not due back twice after it', async () => {
  const _id = await services.taken(client, crew)
  const first = await paymentForm(client, _id)
  const second = await paymentForm(client, _id)
  await told(first.fields, 'AUTHORISED')
  await told(second.fields, 'AUTHORISED')
  await client.send(api.cancellations.cancel, { body: { orderId: _id, description: 'Ya no' } })
  await told(second.fields, 'CAPTURED')
  await told(first.fields, 'CAPTURED')
  const refunds = await refundsOf(_id)
  expect(refunds.reduce((sum, { amount_pesos }) => sum + amount_pesos, 0)).toBe(2 * clientPrice)
})

test('what was never captured is not given back when the service was cancelled meanwhile', async () => {
  const _id = await services.taken(client, crew)
  const { fields } = await paymentForm(client, _id)
  await told(fields, 'AUTHORISED')
  await client.send(api.cancellations.cancel, { body: { orderId: _id, description: 'Ya no' } })
  expect(await refundsOf(_id)).toMatchObject([{ cause: 'cancellation', amount_pesos: clientPrice }])
  await told(fields, 'CAPTURE_FAILED')
  expect(await refundsOf(_id)).toEqual([])
})

test('a service is paid in its time or not at all', async () => {
  const _id = await services.taken(client, crew, { inMs: 10 * hourMs })
  house.clock.forward(8 * hourMs)
  expect(await client.refusal(api.payments.start, { body: { orderId: _id } })).toBe('payment.window_closed')
  expect(await otherClient.refusal(api.payments.start, { body: { orderId: _id } })).toBe('order.not_found')
})
