import { api } from '@arriero/contract'
import { io } from 'socket.io-client'
import { sql, type Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { booksOfLostPayments } from '#database/migrations/0029-lasting-waits.ts'
import { password } from '#testing/people.ts'
import type { Caller } from '#testing/house.ts'
import { clientPrice, hourMs, openStage, paymentForm, postNotice } from '../stage.fixture.ts'

const { house, called, fleet, services, orderRow, refundsOf, actsOf } = await openStage()
const client = await called('cliententerprise')
const administrator = await called('administrator')
const accountancy = await called('accountancy')

/** What was read of a database as it once was; nothing of it stays. */
class Undo extends Error {
  readonly orderIds: string[]
  constructor(orderIds: string[]) {
    super('undone')
    this.orderIds = orderIds
  }
}

const told = (fields: Record<string, string>, status: string) =>
  postNotice(house, house.signNotice(fields, status))

/** Authorised, crewed and at the gate; the second form is of an older attempt nobody paid yet. */
const onTheRoad = async () => {
  const crew = await fleet()
  const _id = await services.taken(client, crew, { inMs: 5 * hourMs })
  const second = await paymentForm(client, _id)
  const { fields } = await paymentForm(client, _id)
  await told(fields, 'AUTHORISED')
  await house.world.assign(crew.carrier.actor, _id, crew.pair)
  await house.world.milestone(crew.driver.actor, _id, 'inPosition')
  return { _id, crew, fields, second: second.fields }
}
const lost = async () => {
  const road = await onTheRoad()
  house.clock.forward(60_000)
  await told(road.fields, 'CAPTURE_FAILED')
  return road
}
const payFor = async (caller: Caller, _id: string) =>
  (await caller.send<typeof api.orders.detail, 'accountancy'>(api.orders.detail, { params: { _id } })).pay
/** Staff's sessions end while the clock moves. */
const anew = ({ actor }: Caller) => house.as(actor)
const alerts = async (caller: Caller) =>
  (await (await anew(caller)).send(api.payments.lost, { query: { limit: 100 } })).items.map(
    ({ orderId }) => orderId,
  )
const filtered = async () => {
  const { actor } = administrator
  const { items } = await administrator.send<typeof api.orders.mine, 'admin'>(api.orders.mine, {
    body: { userType: actor.role, _id: actor.id },
    query: { isPaymentLost: 'true', limit: 100 },
  })
  return items.map(({ _id }) => _id)
}

test('a payment that fails on the road lets the trip go on and alerts administrators and accountancy until money comes', async () => {
  const { _id, crew, second } = await lost()
  const alertAt = house.clock.now.toISOString()
  for (const reader of [administrator, accountancy]) {
    expect(await payFor(reader, _id)).toMatchObject({ status: 'CAPTURE_FAILED', isLost: true, alertAt })
    expect(await alerts(reader)).toContain(_id)
  }
  expect(await filtered()).toContain(_id)
  await house.world.supportDocument(crew.carrier.actor, _id)
  await house.world.milestone(crew.driver.actor, _id, 'tripStart')
  expect(await orderRow(_id)).toMatchObject({ status: 2, payment_lost_at: new Date(alertAt) })
  await told(second, 'CAPTURED')
  expect(await payFor(accountancy, _id)).toMatchObject({ status: 'CAPTURED', isLost: false, alertAt: null })
  expect(await alerts(administrator)).not.toContain(_id)
  expect(await filtered()).not.toContain(_id)
  const acts = await actsOf(_id)
  expect(acts.filter((act) => act === 'payment.lost' || act === 'payment.recovered')).toEqual([
    'payment.lost',
    'payment.recovered',
  ])
})

test('it is told once, however often the gateway says it', async () => {
  const { _id, fields } = await lost()
  await told(fields, 'CAPTURE_FAILED')
  await told(fields, 'REFUSED')
  expect((await actsOf(_id)).filter((act) => act === 'payment.lost')).toHaveLength(1)
})

test('a payment that fails before the truck is in position is no alert: the service is unpaid again', async () => {
  const _id = await services.taken(client, await fleet())
  const { fields } = await paymentForm(client, _id)
  await told(fields, 'AUTHORISED')
  await told(fields, 'CANCELLED')
  expect(await orderRow(_id)).toMatchObject({ paid_at: null, payment_lost_at: null })
  expect(await alerts(accountancy)).not.toContain(_id)
})

test('staff hears of it at once; client, carrier and support do not', async () => {
  const { _id, fields, crew } = await onTheRoad()
  const support = await called('soport')
  const heard = new Map<string, string[]>()
  const people = { administrator, accountancy, support, client, carrier: crew.carrier }
  const sockets = await Promise.all(
    Object.entries(people).map(async ([name, caller]) => {
      const { ticket } = await caller.send(api.sessions.ticket, {})
      const options = { path: '/v1/live', transports: ['websocket'], auth: { ticket }, forceNew: true }
      const socket = io(house.url, options)
      heard.set(name, [])
      socket.on('notification', ({ kind, orderId }: { kind: string; orderId: string }) => {
        if (orderId === _id) heard.get(name)?.push(kind)
      })
      await new Promise<void>((resolve) => socket.on('connect', () => resolve()))
      return socket
    }),
  )
  await told(fields, 'CAPTURE_FAILED')
  const hears = (name: string) => heard.get(name)?.includes('payment.lost') ?? false
  await expect.poll(() => hears('administrator') && hears('accountancy'), { timeout: 5_000 }).toBe(true)
  expect(['support', 'client', 'carrier'].filter(hears)).toEqual([])
  for (const socket of sockets) socket.close()
})

test('a new driver who has yet to arrive does not end the alert, and a cancellation then costs and returns nothing', async () => {
  const { _id, crew } = await lost()
  const relief = await called('enterprisedriver', { enterpriseId: crew.carrier.actor.id })
  await crew.carrier.send(api.orders.update, {
    params: { _id },
    body: { driverId: relief.actor.id, vehicleId: crew.pair.vehicleId, reason: 'Se enfermó' },
  })
  expect(await orderRow(_id)).toMatchObject({ is_in_position: false })
  house.clock.forward(4 * hourMs)
  const { fee, refund } = await client.send(api.cancellations.preview, { params: { orderId: _id } })
  expect({ fee, refund }).toEqual({ fee: 0, refund: 0 })
  await client.send(api.cancellations.cancel, { body: { orderId: _id, description: 'Muy tarde' } })
  expect(await refundsOf(_id)).toEqual([])
  expect((await orderRow(_id)).payment_lost_at).not.toBeNull()
})

test('a carrier who gives back a service whose money never came causes no refund', async () => {
  const { _id, crew } = await lost()
  const relief = await called('enterprisedriver', { enterpriseId: crew.carrier.actor.id })
  await crew.carrier.send(api.orders.update, {
    params: { _id },
    body: { driverId: relief.actor.id, vehicleId: crew.pair.vehicleId, reason: 'Se enfermó' },
  })
  await crew.carrier.send(api.cancellations.release, { params: { _id }, body: { reason: 'Varado' } })
  expect(await refundsOf(_id)).toEqual([])
})

test('staff closing it keeps no fee of money that never came', async () => {
  const { _id } = await lost()
  const close = (fee: number) => ({
    params: { _id },
    body: { status: 4 as const, reason: 'No pagó', fee, password },
  })
  const staff = await anew(administrator)
  expect(await staff.refusal(api.cancellations.close, close(1))).toBe('fee.exceeds_paid')
  await staff.send(api.cancellations.close, close(0))
  expect(await refundsOf(_id)).toEqual([])
})

test('an authorised payment that fails after the cancellation is no longer shown as accepted, and nothing is due back', async () => {
  const _id = await services.taken(client, await fleet())
  const { fields } = await paymentForm(client, _id)
  await told(fields, 'AUTHORISED')
  await client.send(api.cancellations.cancel, { body: { orderId: _id, description: 'Ya no' } })
  expect(await refundsOf(_id)).toMatchObject([{ amount_pesos: clientPrice }])
  await told(fields, 'CAPTURE_FAILED')
  expect(await orderRow(_id)).toMatchObject({ status: 4, pay_status: 'CAPTURE_FAILED' })
  expect(await refundsOf(_id)).toEqual([])
  const shown = await client.send<typeof api.orders.detail, 'client'>(api.orders.detail, {
    params: { _id },
  })
  expect(shown.pay.status).toBe('CAPTURE_FAILED')
  // Nothing was to be kept of it: nobody need be alerted.
  expect((await orderRow(_id)).payment_lost_at).toBeNull()
  await told(fields, 'CAPTURED')
  expect((await orderRow(_id)).pay_status).toBe('CAPTURED')
  expect(await refundsOf(_id)).toMatchObject([{ cause: 'cancellation', amount_pesos: clientPrice }])
})

test('where a fee was to be kept of a payment that fails after the cancellation, accountancy is alerted', async () => {
  const crew = await fleet()
  const _id = await services.taken(client, crew, { inMs: 5 * hourMs })
  const { fields } = await paymentForm(client, _id)
  await told(fields, 'AUTHORISED')
  await house.world.assign(crew.carrier.actor, _id, crew.pair)
  house.clock.forward(4 * hourMs)
  const { fee } = await client.send(api.cancellations.preview, { params: { orderId: _id } })
  expect(fee).toBeGreaterThan(0)
  await client.send(api.cancellations.cancel, {
    body: { orderId: _id, description: 'Ya no', acceptedFee: fee },
  })
  await told(fields, 'CAPTURE_FAILED')
  expect(await refundsOf(_id)).toEqual([])
  expect(await alerts(accountancy)).toContain(_id)
})

const legs = {
  'in position': [],
  running: ['tripStart'],
  finished: ['tripStart', 'inFinish', 'finish'],
} as const

test.each(Object.keys(legs) as (keyof typeof legs)[])(
  'what was lost is paid again by its client while the service is %s, and is settled like any other',
  async (where) => {
    const { _id, crew, fields } = await lost()
    if (legs[where].length > 0) await house.world.supportDocument(crew.carrier.actor, _id)
    for (const step of legs[where]) await house.world.milestone(crew.driver.actor, _id, step)
    // Long after the term in which it had to be paid.
    house.clock.forward(6 * hourMs)
    const seen = () => client.send<typeof api.orders.detail, 'client'>(api.orders.detail, { params: { _id } })
    expect(await seen()).toMatchObject({ payUntil: null, acts: { pay: null } })
    const again = await paymentForm(client, _id)
    expect(again.total).toBe(clientPrice)
    expect(again.fields['vads_url_success']).toMatch(new RegExp(`/${_id}/pagar/retorno$`))
    expect((await seen()).pay).toEqual({ transaction: again.transaction, status: 'PENDING' })
    await told(again.fields, 'REFUSED')
    expect(await payFor(await anew(accountancy), _id)).toMatchObject({ status: 'REFUSED', isLost: true })
    const last = await paymentForm(client, _id)
    await told(last.fields, 'CAPTURED')
    expect(await payFor(await anew(accountancy), _id)).toMatchObject({ status: 'CAPTURED', isLost: false })
    expect((await seen()).acts.pay).toBe(
      where === 'in position' ? 'order.already_paid' : 'payment.nothing_to_pay',
    )
    expect(await refundsOf(_id)).toEqual([])
    const receivable = await house.database.db
      .selectFrom('order_balances')
      .select('amount_pesos')
      .where('order_id', '=', _id)
      .where('account', '=', 'client_receivable')
      .executeTakeFirst()
    expect(receivable?.amount_pesos).toBe(where === 'finished' ? 0 : -clientPrice)
    // Of what was lost the gateway may find the money after all: it counts no more.
    await told(fields, 'CAPTURED')
    expect(await refundsOf(_id)).toMatchObject([{ cause: 'duplicate', amount_pesos: clientPrice }])
  },
)

test('a try that nobody answers ends by our clock, and the payment is still lost', async () => {
  const { _id } = await lost()
  await paymentForm(client, _id)
  house.clock.forward(16 * 60_000)
  await house.jobs.runJobs()
  expect(await payFor(await anew(accountancy), _id)).toMatchObject({ status: 'EXPIRED', isLost: true })
  expect(await alerts(accountancy)).toContain(_id)
})

test('a service that is paid and on its way is not paid again', async () => {
  const { _id } = await onTheRoad()
  expect(await client.refusal(api.payments.start, { body: { orderId: _id } })).toBe('order.already_paid')
  const done = await services.finished(client, await fleet(), { inMs: 5 * hourMs })
  expect(await client.refusal(api.payments.start, { body: { orderId: done } })).toBe('payment.nothing_to_pay')
})

test('the books of what was finished before there was a journal begin with what was lost too', async () => {
  const { _id, crew } = await lost()
  await house.world.supportDocument(crew.carrier.actor, _id)
  for (const step of legs.finished) await house.world.milestone(crew.driver.actor, _id, step)
  const undone = house.database.db.transaction().execute(async (tx) => {
    // As it was before.
    for (const table of ['journal_entries', 'journal_transactions'])
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx)
    for (const table of ['journal_entries', 'journal_transactions', 'order_balances', 'order_books'])
      await sql`delete from ${sql.table(table)} where order_id = ${_id}`.execute(tx)
    await booksOfLostPayments(tx as unknown as Kysely<unknown>)
    const waiting = await tx.selectFrom('journal_backlog').select('order_id').execute()
    throw new Undo(waiting.map(({ order_id }) => order_id))
  })
  const found = await undone.catch((error: unknown) =>
    error instanceof Undo ? error.orderIds : [String(error)],
  )
  expect(found).toEqual([_id])
})
