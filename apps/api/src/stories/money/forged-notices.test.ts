/** 200 forged notices and more in each of five states of a service: none is believed, all are seen. Security M8. */
import { api } from '@arriero/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { refusedMost } from '#features/payments/refused-notice.ts'
import { dropOldUnsigned, insertNotice } from '#features/payments/notices.store.ts'
import { aboutAttempt } from '#features/payments/payments.views.ts'
import { forgeriesOf, type Fields, type Forgery } from './forgeries.fixture.ts'
import { minuteMs, openStage, paymentForm, postNotice } from '../stage.fixture.ts'

const { house, called, fleet, services, orderRow } = await openStage()
const client = await called('cliententerprise')
const { actor: administratorActor } = await called('administrator')
/** Staff sessions idle out while the tests' clock jumps: a new one each time. */
const administrator = () => house.as(administratorActor)
const { db } = house.database

const post = async ({ fields }: Forgery): Promise<number> => {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]))
  const { status } = await fetch(`${house.url}/v1/payment/notification`, { method: 'POST', body })
  return status
}

/** Another service's payment, authorised: its buyer has seen all of it. */
const elsewhere = async (): Promise<Fields> => {
  const orderId = await services.taken(client, await fleet())
  const { fields } = await paymentForm(client, orderId)
  const notice = house.signNotice(fields, 'AUTHORISED')
  expect(await postNotice(house, notice)).toBe('received')
  return notice
}
const others = [await elsewhere(), await elsewhere()]

type Scene = { orderId: string; form: Fields; formSignature: string }

const paying = async (orderId: string): Promise<Scene> => {
  const { fields, signature } = await paymentForm(client, orderId)
  return { orderId, form: fields, formSignature: signature }
}

/** Paid by another attempt than the one that is forged, and on its way. */
const paidAnd = async (steps: readonly ('tripStart' | 'inFinish' | 'finish')[]) => {
  const crew = await fleet()
  const scene = await paying(await services.taken(client, crew))
  const other = await paymentForm(client, scene.orderId)
  await postNotice(house, house.signNotice(other.fields, 'CAPTURED'))
  await house.world.assign(crew.carrier.actor, scene.orderId, crew.pair)
  await house.world.milestone(crew.driver.actor, scene.orderId, 'inPosition')
  await house.world.supportDocument(crew.carrier.actor, scene.orderId)
  for (const step of steps) await house.world.milestone(crew.driver.actor, scene.orderId, step)
  return scene
}

const scenes: Record<string, () => Promise<Scene>> = {
  'open, nobody has taken it': async () => {
    // No attempt of its own yet: its forger brings the one of another service.
    const scene = await paying(await services.taken(client, await fleet()))
    const orderId = await services.created(client)
    return { ...scene, orderId, form: { ...scene.form, vads_order_id: orderId } }
  },
  'taken and unpaid': async () => paying(await services.taken(client, await fleet())),
  running: () => paidAnd(['tripStart']),
  finished: () => paidAnd(['tripStart', 'inFinish', 'finish']),
  cancelled: async () => {
    const scene = await paying(await services.taken(client, await fleet()))
    await client.send(api.cancellations.cancel, { body: { orderId: scene.orderId, description: 'Ya no' } })
    return scene
  },
}
const expectedStatus: Record<string, number> = {
  'open, nobody has taken it': 0,
  'taken and unpaid': 1,
  running: 2,
  finished: 3,
  cancelled: 4,
}

const moneyOf = async (orderId: string) => ({
  order: await orderRow(orderId),
  attempts: await db.selectFrom('payment_attempts').selectAll().orderBy('id').execute(),
  refunds: await db.selectFrom('refunds_due').selectAll().orderBy('id').execute(),
  journal: await db.selectFrom('journal_entries').selectAll().orderBy('id').execute(),
})

test.each(Object.keys(scenes))(
  'a forged notice moves nothing of a service that is %s',
  async (name) => {
    house.clock.forward(5 * minuteMs)
    const { orderId, form, formSignature } = await scenes[name]!()
    const honest = house.signNotice(form, 'CAPTURED')
    const forgeries = forgeriesOf({ honest, form, formSignature, others })
    expect(forgeries.length).toBeGreaterThanOrEqual(200)
    const before = await moneyOf(orderId)
    expect(before.order.status).toBe(expectedStatus[name])
    const believed: string[] = []
    for (const forgery of forgeries) {
      const status = await post(forgery)
      if (status < 400 || status >= 500) believed.push(`${forgery.what}: ${status}`)
    }
    expect(believed).toEqual([])
    expect(await moneyOf(orderId)).toEqual(before)
    // The very same, signed by the gateway, is what the forgers are after.
    const isOpen = expectedStatus[name] === 0
    expect(await postNotice(house, honest)).toBe(isOpen ? 'payment.notice_mismatch' : 'received')
    if (!isOpen) expect(await moneyOf(orderId)).not.toEqual(before)
  },
  120_000,
)

test('what was refused is kept and shown to administrators, and nobody else reads it', async () => {
  house.clock.forward(5 * minuteMs)
  const orderId = await services.taken(client, await fleet())
  const { fields, transaction } = await paymentForm(client, orderId)
  const good = house.signNotice(fields, 'CAPTURED')
  await postNotice(house, { ...good, vads_amount: '100' })
  await postNotice(house, house.signNotice({ ...fields, vads_amount: '100' }, 'CAPTURED'))
  await postNotice(house, house.signNotice({ ...fields, vads_trans_id: 'ZZZZZZ' }, 'CAPTURED'))
  await postNotice(house, { vads_trans_status: 'CAPTURED' })
  await postNotice(house, house.signNotice(fields, 'AUTHORISED'))

  const { items } = await (await administrator()).send(api.payments.notices, { query: { limit: 5 } })
  expect(new Set(items.map(({ verdict, reason, status }) => `${verdict} ${reason} ${status}`))).toEqual(
    new Set([
      'forged signature CAPTURED',
      'mismatch amount CAPTURED',
      'unknown unknown CAPTURED',
      'malformed incomplete CAPTURED',
      'matched null AUTHORISED',
    ]),
  )
  const found = await (
    await administrator()
  ).send(api.payments.notices, {
    query: { attempt: transaction, verdict: ['mismatch'] },
  })
  expect(found.items).toMatchObject([{ orderId, transaction, verdict: 'mismatch' }])
  const [mismatch] = found.items
  const detail = await (
    await administrator()
  ).send(api.payments.notice, { params: { _id: mismatch?._id ?? '' } })
  expect(detail.fields).toMatchObject({ vads_amount: '100', vads_trans_status: 'CAPTURED' })
  for (const name of ['signature', 'vads_card_number', 'vads_cust_id'])
    expect(detail.fields).not.toHaveProperty(name)
  expect(await client.refusal(api.payments.notices, { query: {} })).toBe('auth.role_refused')
  // What is refused never stands in the way of what is true.
  expect((await orderRow(orderId)).pay_status).toBe('ACCEPTED')
})

test('a flood is written down in part, and of the refused only the newest stay', async () => {
  house.clock.forward(5 * minuteMs)
  const kept = async () =>
    (await db.selectFrom('payment_notices').select('id').where('verdict', '<>', 'matched').execute()).length
  const before = await kept()
  for (let index = 0; index < 150; index++) await postNotice(house, { vads_trans_status: 'CAPTURED' })
  expect((await kept()) - before).toBe(120)
  house.clock.forward(2 * minuteMs)
  await postNotice(house, { vads_trans_status: 'CAPTURED' })
  expect((await kept()) - before).toBe(121)

  const { openCtx } = house
  const old = new Date(house.clock.now.getTime() - 24 * 60 * minuteMs)
  for (let index = 0; index < 40; index++)
    await insertNotice(db, {
      id: openCtx().newId(),
      receivedAt: old,
      verdict: 'forged',
      reason: 'signature',
      isSigned: false,
      fingerprint: null,
      attemptId: null,
      status: null,
      claimedTransaction: null,
      claimedOrder: null,
      fields: {},
    })
  expect(await kept()).toBeLessThan(refusedMost)
  await house.jobs.runJobs()
  // Fewer than the most: all stay.
  expect((await kept()) - before).toBe(161)
})

test('a notice with text that no database takes is kept in part', async () => {
  house.clock.forward(5 * minuteMs)
  const answer = await postNotice(house, {
    vads_trans_status: 'CAP\u0000TURED',
    vads_order_id: 'x'.repeat(1_900),
    vads_cust_email: 'ana@example.co',
  })
  expect(answer).toBe('payment.notice_incomplete')
  const { items } = await (await administrator()).send(api.payments.notices, { query: { limit: 1 } })
  const detail = await (
    await administrator()
  ).send(api.payments.notice, { params: { _id: items[0]?._id ?? '' } })
  expect(detail.fields['vads_trans_status']).toBe('CAP·TURED')
  expect(detail.fields['vads_order_id']).toHaveLength(120)
  expect(detail.fields).not.toHaveProperty('vads_cust_email')
  expect(detail).toMatchObject({ status: null, orderId: null })
})

test('what the gateway signed and no attempt matches is kept in a flood, once, and never swept', async () => {
  house.clock.forward(5 * minuteMs)
  const orderId = await services.taken(client, await fleet())
  const { fields, transaction } = await paymentForm(client, orderId)
  for (let index = 0; index < 130; index++) await postNotice(house, { vads_trans_status: 'CAPTURED' })
  const unmatched = house.signNotice({ ...fields, vads_amount: '100' }, 'CAPTURED')
  for (let index = 0; index < 3; index++)
    expect(await postNotice(house, unmatched)).toBe('payment.notice_mismatch')
  const signed = async () =>
    (
      await (
        await administrator()
      ).send(api.payments.notices, {
        query: { signed: 'true', attempt: transaction },
      })
    ).items
  expect(await signed()).toMatchObject([{ orderId, transaction, isSigned: true, reason: 'amount' }])
  await dropOldUnsigned(db, 0)
  expect(
    await db.selectFrom('payment_notices').select('id').where('is_signed', '=', false).execute(),
  ).toEqual([])
  expect(await signed()).toHaveLength(1)
  // Said of another amount it is another notice.
  await postNotice(house, house.signNotice({ ...fields, vads_amount: '200' }, 'CAPTURED'))
  expect(await signed()).toHaveLength(2)
})

test('notices are found by their transaction or how the id of their service ends, each by an index', async () => {
  const orderId = await services.taken(client, await fleet())
  const { fields, transaction } = await paymentForm(client, orderId)
  await postNotice(house, house.signNotice(fields, 'AUTHORISED'))
  await postNotice(house, house.signNotice({ ...fields, vads_amount: '100' }, 'CAPTURED'))
  const found = async (text: string) =>
    (await (await administrator()).send(api.payments.notices, { query: { q: text } })).items
      .map(({ verdict }) => verdict)
      .toSorted()
  for (const text of [transaction, transaction.toLowerCase(), orderId, orderId.slice(-8)])
    expect(await found(text)).toEqual(['matched', 'mismatch'])
  expect(await found('_%%%__')).toEqual([])
  const explained = await house.database.transaction(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    return sql<{ 'QUERY PLAN': string }>`explain select n.id from payment_notices n
      where ${aboutAttempt(transaction)!}`.execute(tx)
  })
  const plan = explained.rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('payment_notices_transaction')
  expect(plan).toContain('payment_notices_order')
  expect(plan).not.toContain('Seq Scan')
})
