import { api } from '@arriero/contract'
import { describe, expect, test } from 'vitest'
import { password } from '#testing/people.ts'
import { clientPrice, hourMs, minuteMs, openStage } from '../stage.fixture.ts'

const { house, called, fleet, services, orderRow, refundsOf, actsOf } = await openStage()
const client = await called('cliententerprise')
const otherClient = await called('client')

const cancel = (orderId: string, acceptedFee?: number) => ({
  body: {
    orderId,
    description: 'El comprador aplazó',
    ...(acceptedFee === undefined ? {} : { acceptedFee }),
  },
})
const preview = (orderId: string) => client.send(api.cancellations.preview, { params: { orderId } })
const recordOf = (id: string) =>
  house.database.db
    .selectFrom('cancellations')
    .selectAll()
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()

// 5 % of 2,380,000 and 19 % of that.
const fee = 119_000
const vat = 22_610

test('two hours before the appointment cancelling is still free', async () => {
  const crew = await fleet()
  const _id = await services.crewed(client, crew, { inMs: 5 * hourMs })
  house.clock.forward(3 * hourMs)
  expect(await preview(_id)).toMatchObject({
    fee: 0,
    vat: 0,
    refund: clientPrice,
    freeUntil: house.clock.now.toISOString(),
  })
  await client.send(api.cancellations.cancel, cancel(_id))
  expect(await orderRow(_id)).toMatchObject({ status: 4, cancel_cause: 'client' })
  expect(await refundsOf(_id)).toMatchObject([{ cause: 'cancellation', amount_pesos: clientPrice }])
})

test('later it costs what the preview says, and no more than was agreed to', async () => {
  const crew = await fleet()
  const _id = await services.crewed(client, crew, { inMs: 5 * hourMs })
  expect(await preview(_id)).toMatchObject({ fee: 0 })
  house.clock.forward(3 * hourMs + 1)
  expect(await client.refusal(api.cancellations.cancel, cancel(_id))).toBe('cancellation.fee_changed')
  expect((await orderRow(_id)).status).toBe(1)
  expect(await preview(_id)).toMatchObject({ fee, vat, refund: clientPrice - fee - vat })
  expect(await client.refusal(api.cancellations.cancel, cancel(_id, fee - 1))).toBe(
    'cancellation.fee_changed',
  )
  await client.send(api.cancellations.cancel, cancel(_id, fee))
  expect(await recordOf(_id)).toMatchObject({
    fee_pesos: fee,
    vat_pesos: vat,
    refund_pesos: clientPrice - fee - vat,
    carrier_pesos: fee / 2,
  })
  expect(await refundsOf(_id)).toMatchObject([{ amount_pesos: clientPrice - fee - vat }])
})

test('a service is cancelled once, by its client, and not once the truck waits at the gate', async () => {
  const crew = await fleet()
  const _id = await services.created(client)
  expect(await otherClient.refusal(api.cancellations.cancel, cancel(_id))).toBe('order.not_found')
  expect(await otherClient.refusal(api.cancellations.preview, { params: { orderId: _id } })).toBe(
    'order.not_found',
  )
  await client.send(api.cancellations.cancel, cancel(_id))
  expect(await client.refusal(api.cancellations.cancel, cancel(_id))).toBe('order.cancelled')
  const waiting = await services.inPosition(client, crew)
  expect(await client.refusal(api.cancellations.cancel, cancel(waiting, 9_999_999))).toBe('order.in_position')
})

test('a cancelled service annuls its policy', async () => {
  const crew = await fleet()
  const _id = await services.taken(client, crew)
  await house.world.insure(client.actor, _id, 50_000_000)
  await house.world.pay(client.actor, _id)
  await house.jobs.runJobs()
  const policy = () =>
    house.database.db
      .selectFrom('insurance_policies')
      .select(['state', 'policy_number'])
      .where('order_id', '=', _id)
      .executeTakeFirstOrThrow()
  expect(await policy()).toMatchObject({ state: 'issued' })
  await client.send(api.cancellations.cancel, cancel(_id))
  await house.jobs.runJobs()
  expect((await policy()).state).toBe('annulled')
  expect(await refundsOf(_id)).toMatchObject([{ amount_pesos: clientPrice + 75_000 + 14_250 }])
})

test('a carrier gives a service back without cost to the client, but not from the gate', async () => {
  const crew = await fleet()
  const _id = await services.crewed(client, crew, { inMs: 2 * hourMs })
  await crew.carrier.send(api.cancellations.release, { params: { _id }, body: { reason: 'Varado' } })
  expect(await orderRow(_id)).toMatchObject({ status: 4, cancel_cause: 'carrier' })
  expect(await refundsOf(_id)).toMatchObject([{ cause: 'released', amount_pesos: clientPrice }])
  const waiting = await services.inPosition(client, crew)
  const release = { params: { _id: waiting }, body: { reason: 'Varado' } }
  expect(await crew.carrier.refusal(api.cancellations.release, release)).toBe('order.in_position')
  expect(await (await fleet()).carrier.refusal(api.cancellations.release, release)).toBe('order.not_found')
})

test('an administrator closes a stuck service with his password and a stated fee', async () => {
  const crew = await fleet()
  const admin = await called('administrator')
  const _id = await services.inPosition(client, crew, { inMs: 3 * hourMs })
  const body = { status: 4 as const, reason: 'El cargue no llegó', fee: 100_000, password }
  const close = (more: object) => ({ params: { _id }, body: { ...body, ...more } })
  expect(await admin.refusal(api.cancellations.close, close({ password: 'otra cosa' }))).toBe(
    'auth.wrong_credentials',
  )
  expect(await admin.refusal(api.cancellations.close, close({ fee: 2_000_001 }))).toBe('fee.exceeds_paid')
  for (const outside of [-1, 0.5, 5_000_000_001])
    expect(await admin.refusal(api.cancellations.close, close({ fee: outside }))).toBe('fee.out_of_range')
  expect((await orderRow(_id)).status).toBe(1)
  await admin.send(api.cancellations.close, close({}))
  expect(await orderRow(_id)).toMatchObject({ status: 4, cancel_cause: 'staff' })
  expect(await refundsOf(_id)).toMatchObject([{ cause: 'closed', amount_pesos: clientPrice - 119_000 }])
  expect(await recordOf(_id)).toMatchObject({ fee_pesos: 100_000, vat_pesos: 19_000, carrier_pesos: 50_000 })

  const quiet = await services.paid(client, crew)
  expect(await admin.refusal(api.cancellations.close, { params: { _id: quiet }, body })).toBe(
    'order.not_running',
  )
  const trail = house.database.db.selectFrom('audit_trail').select('act').where('object_id', '=', _id)
  expect(await trail.execute()).toContainEqual({ act: 'order.close' })
})

test('closed as finished a service is owed in full: no fee is stated, nothing is given back', async () => {
  const admin = await called('administrator')
  const crew = await fleet()
  const _id = await services.running(client, crew)
  const close = (fee: number) => ({
    params: { _id },
    body: { status: 3 as const, reason: 'El conductor perdió el teléfono', fee, password },
  })
  expect(await admin.refusal(api.cancellations.close, close(50_000))).toBe('fee.not_for_finished')
  expect((await orderRow(_id)).status).toBe(2)
  await admin.send(api.cancellations.close, close(0))
  expect(await orderRow(_id)).toMatchObject({
    status: 3,
    finish_at: house.clock.now,
    total_pesos: clientPrice,
  })
  expect(await refundsOf(_id)).toEqual([])
})

test('closed as cancelled with the whole amount as fee leaves nothing to give back; with none, all of it', async () => {
  const admin = await called('administrator')
  const closed = async (fee: number) => {
    const _id = await services.inPosition(client, await fleet(), { inMs: 3 * hourMs })
    const body = { status: 4 as const, reason: 'El cargue no llegó', fee, password }
    await admin.send(api.cancellations.close, { params: { _id }, body })
    return { refunds: await refundsOf(_id), record: await recordOf(_id) }
  }
  const all = await closed(2_000_000)
  expect(all.refunds).toEqual([])
  expect(all.record).toMatchObject({ fee_pesos: 2_000_000, vat_pesos: 380_000, refund_pesos: 0 })
  const none = await closed(0)
  expect(none.refunds).toMatchObject([{ cause: 'closed', amount_pesos: clientPrice }])
  expect(none.record).toMatchObject({ fee_pesos: 0, carrier_pesos: 0 })
})

test('the figures that administrators set decide the carrier’s part and what the policy costs', async () => {
  const { actor } = await called('administrator')
  // Staff's sessions end while the clock moves.
  const set = async (key: string, value: number) =>
    (await house.as(actor)).send(api.settings.update, { params: { key }, body: { value } })
  await set('carrierShareOfFeeBasisPoints', 8_000)
  await set('policyIssueCostPesos', 15_000)
  const crew = await fleet()
  const insured = await services.taken(client, crew)
  await house.world.insure(client.actor, insured, 50_000_000)
  await house.world.pay(client.actor, insured)
  await client.send(api.cancellations.cancel, cancel(insured))
  const whole = clientPrice + 75_000 + 14_250
  expect(await refundsOf(insured)).toMatchObject([{ amount_pesos: whole - 15_000 }])
  const late = await services.crewed(client, crew, { inMs: 4 * hourMs })
  house.clock.forward(3 * hourMs)
  await client.send(api.cancellations.cancel, cancel(late, fee))
  expect((await recordOf(late)).carrier_pesos).toBe(fee * 0.8)
  await set('carrierShareOfFeeBasisPoints', 5_000)
  await set('policyIssueCostPesos', 0)
})

test('a service nobody paid ends by itself, and its carrier is free', async () => {
  const crew = await fleet()
  const _id = await services.taken(client, crew, { inMs: 72 * hourMs })
  await house.world.assign(crew.carrier.actor, _id, crew.pair)
  house.clock.forward(24 * hourMs - 1)
  await house.jobs.runJobs()
  expect((await orderRow(_id)).status).toBe(1)
  house.clock.forward(1)
  await house.jobs.runJobs()
  expect(await orderRow(_id)).toMatchObject({
    status: 4,
    cancel_cause: 'unpaid',
    cancel_reason: 'No se recibió el pago',
  })
  expect(await recordOf(_id)).toMatchObject({ user_id: null, fee_pesos: 0, refund_pesos: 0 })
  const again = await services.taken(client, crew, { inMs: 48 * hourMs })
  await crew.carrier.send(api.orders.update, { params: { _id: again }, body: crew.pair })
})

test('a paid service is not ended by that clock', async () => {
  const _id = await services.paid(client, await fleet(), { inMs: 72 * hourMs })
  house.clock.forward(30 * hourMs)
  await house.jobs.runJobs()
  expect((await orderRow(_id)).status).toBe(1)
})

test('a service nobody took leaves the market at its hour and ends a day later', async () => {
  const { carrier } = await fleet()
  const _id = await services.created(client, { inMs: 2 * hourMs })
  const isOffered = async () => {
    const { items } = await carrier.send(api.orders.available, { query: { limit: 100 } })
    return items.some((item) => item._id === _id)
  }
  expect(await isOffered()).toBe(true)
  house.clock.forward(2 * hourMs)
  expect(await isOffered()).toBe(false)
  await house.jobs.runJobs()
  await house.jobs.runJobs()
  expect((await actsOf(_id)).filter((act) => act === 'order.reservation_passed')).toHaveLength(1)
  house.clock.forward(24 * hourMs - minuteMs)
  await house.jobs.runJobs()
  expect((await orderRow(_id)).status).toBe(0)
  house.clock.forward(minuteMs)
  await house.jobs.runJobs()
  expect(await orderRow(_id)).toMatchObject({ status: 4, cancel_cause: 'untaken' })
})

test('an insured service keeps what issuing its policy cost: told before, recorded after, once', async () => {
  const crew = await fleet()
  const admin = await called('administrator')
  await admin.send(api.settings.update, { params: { key: 'policyIssueCostPesos' }, body: { value: 20_000 } })
  const _id = await services.taken(client, crew)
  await house.world.insure(client.actor, _id, 50_000_000)
  await house.world.pay(client.actor, _id)
  const total = clientPrice + 75_000 + 14_250
  expect(await preview(_id)).toMatchObject({ fee: 0, vat: 0, insuranceKept: 20_000, refund: total - 20_000 })
  await client.send(api.cancellations.cancel, cancel(_id))
  expect(await recordOf(_id)).toMatchObject({ insurance_kept_pesos: 20_000, refund_pesos: total - 20_000 })
  expect(await refundsOf(_id)).toMatchObject([{ amount_pesos: total - 20_000 }])
  const [listed] = (await admin.send(api.cancellations.all, { query: { q: _id.slice(18) } })).items
  expect(listed).toMatchObject({ order: _id, fee: 0, insuranceKept: 20_000, refund: total - 20_000 })
  await admin.send(api.settings.update, { params: { key: 'policyIssueCostPesos' }, body: { value: 0 } })
})

describe('at the edges of the free windows the server says what the rule says', () => {
  const second = 1_000
  type Times = { created_at: Date; reservation_at: Date }
  const before = (ms: number) => (order: Times) => order.reservation_at.getTime() - ms
  const after = (ms: number) => (order: Times) => order.created_at.getTime() + ms
  test.each([
    ['2 h + 1 s before the service', 10, before(2 * hourMs + second), 0],
    ['2 h before it', 10, before(2 * hourMs), 0],
    ['2 h − 1 s before it', 10, before(2 * hourMs - second), fee],
    ['2 h − 1 s after it was asked for, 3.5 h ahead', 3.5, after(2 * hourMs - second), 0],
    ['2 h after it', 3.5, after(2 * hourMs), 0],
    ['2 h + 1 s after it', 3.5, after(2 * hourMs + second), fee],
  ])('%s', async (_when, inHours, at, expected) => {
    const _id = await services.paid(client, await fleet(), { inMs: inHours * hourMs })
    house.clock.now = new Date(at(await orderRow(_id)))
    const told = await preview(_id)
    expect(told).toMatchObject({ fee: expected, refund: clientPrice - (expected === 0 ? 0 : fee + vat) })
    await client.send(api.cancellations.cancel, cancel(_id, told.fee))
    expect(await refundsOf(_id)).toMatchObject([{ amount_pesos: told.refund }])
    expect(await client.refusal(api.cancellations.cancel, cancel(_id, told.fee))).toBe('order.cancelled')
    expect(await refundsOf(_id)).toHaveLength(1)
  })

  test('unpaid it is free at any time, and nothing goes back', async () => {
    const _id = await services.taken(client, await fleet(), { inMs: 3 * hourMs })
    house.clock.forward(2.5 * hourMs)
    expect(await preview(_id)).toMatchObject({ fee: 0, vat: 0, refund: 0, freeUntil: null })
    await client.send(api.cancellations.cancel, cancel(_id))
    expect(await refundsOf(_id)).toEqual([])
  })
})
