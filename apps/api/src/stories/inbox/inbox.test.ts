/** One queue of what waits for staff: who sees what, in which order, whose it is, and when it is out of sight. Decisions §11–§18. */
import { api } from '@arriero/contract'
import type { InboxItem } from '@arriero/contract/house/inbox'
import { causesFor, rankOf, type InboxCause } from '@arriero/domain/house/inbox'
import type { Role } from '@arriero/domain/people/roles'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { clientPrice, hourMs, minuteMs, openStage, paymentForm, postNotice } from '../stage.fixture.ts'

const { house, called, person, fleet, services, orderRow } = await openStage({
  start: '2026-11-09T13:00:00Z',
})
const client = await called('cliententerprise')
const actors = {
  administrator: (await called('administrator')).actor,
  accountancy: (await called('accountancy')).actor,
  soport: (await called('soport')).actor,
}
/** Sessions of staff end while the clock moves. */
const as = (role: keyof typeof actors) => house.as(actors[role])
const { db } = house.database
/** Enough for a carrier to earn more than the floor. */
const fair = { clientPricePesos: 3_000_000 }

type Asked = { cause?: InboxCause[]; owner?: 'mine' | 'free'; shows?: 'asleep'; id?: string; q?: string }
const read = async (caller: Caller, query: Asked = {}) =>
  caller.send(api.inbox.items, { query: { ...query, limit: '100' } })
const seenBy = async (role: keyof typeof actors, query: Asked = {}): Promise<InboxItem[]> =>
  (await read(await as(role), query)).items
const entry = async (role: keyof typeof actors, id: string): Promise<InboxItem | undefined> =>
  (await seenBy(role, { id }))[0]
const causesOf = async (role: keyof typeof actors, id: string) =>
  (await entry(role, id))?.causes.map(({ cause }) => cause)

test('before anything happens nobody is waited for', async () => {
  for (const role of ['administrator', 'accountancy', 'soport'] as const)
    expect(await read(await as(role))).toEqual({ items: [], total: 0, next: null, counts: [], asleep: 0 })
})

test('it is the staff’s alone', async () => {
  const { carrier, driver } = await fleet()
  for (const caller of [client, carrier, driver])
    expect(await caller.refusal(api.inbox.items, { query: {} })).toBe('auth.role_refused')
})

test('what begins soon without a driver waits until one is named, sooner first, with what it is worth', async () => {
  const later = await services.created(client, { inMs: 20 * hourMs })
  const sooner = await services.created(client, { inMs: 3 * hourMs })
  const farOff = await services.created(client, { inMs: 60 * hourMs })
  const items = await seenBy('administrator', { cause: ['undriven'] })
  expect(items.map(({ _id }) => _id)).toEqual([sooner, later])
  expect(items.map(({ level }) => level)).toEqual(['now', 'today'])
  expect(items[0]).toMatchObject({ kind: 'order', stake: clientPrice, owner: null, notes: 0, carrier: null })
  expect(items[0]?.person?._id).toBe(client.actor.id)
  expect(await entry('administrator', farOff)).toBeUndefined()
  expect(await entry('accountancy', sooner)).toBeUndefined()
})

test('as many as the desk counts: services without a driver, accounts, lost payments', async () => {
  const newcomer = await person('enterprise')
  await db
    .updateTable('users')
    .set({ validation: 'pending', is_active: false })
    .where('id', '=', newcomer.id)
    .execute()
  const desk = await (await as('administrator')).send(api.dashboard.attention, {})
  const { counts } = await read(await as('administrator'))
  const counted = (cause: InboxCause) => counts.find((one) => one.cause === cause)?.count ?? 0
  expect(counted('undriven')).toBe(desk.unassigned.within24Hours)
  expect(counted('accountWaits')).toBe(desk.accounts.enterprises)
  expect(counted('accountWaits')).toBeGreaterThan(0)
  expect(counted('paymentLost')).toBe(desk.lostPayments)
  expect(await causesOf('administrator', newcomer.id)).toEqual(['accountWaits'])
})

test('a service agreed on and unpaid waits once half of its time is gone', async () => {
  const _id = await services.taken(client, await fleet(), { inMs: 70 * hourMs, ...fair })
  expect(await entry('administrator', _id)).toBeUndefined()
  const { pay_until: until } = await orderRow(_id)
  const half = ((until?.getTime() ?? 0) - house.clock.now.getTime()) / 2
  house.clock.forward(half + minuteMs)
  expect(await causesOf('administrator', _id)).toEqual(['unpaid'])
  expect((await entry('administrator', _id))?.harmAt).toBe(until?.toISOString())
})

test('a payment lost on the road joins what the service waits for already, in one entry', async () => {
  const crew = await fleet()
  const owner = await house.as(client.actor)
  const _id = await services.taken(owner, crew, { inMs: 5 * hourMs, ...fair })
  const { fields } = await paymentForm(await house.as(client.actor), _id)
  await postNotice(house, house.signNotice(fields, 'AUTHORISED'))
  expect(await causesOf('administrator', _id)).toEqual(['undriven'])
  await house.world.assign(crew.carrier.actor, _id, crew.pair)
  await house.world.milestone(crew.driver.actor, _id, 'inPosition')
  await postNotice(house, house.signNotice(fields, 'CAPTURE_FAILED'))
  expect(await causesOf('administrator', _id)).toEqual(['paymentLost'])
  expect(await causesOf('accountancy', _id)).toEqual(['paymentLost'])
  expect(await entry('soport', _id)).toBeUndefined()
  await db
    .insertInto('tracking_alerts')
    .values({
      id: house.openCtx().newId(),
      order_id: _id,
      kind: 'silent',
      began_at: house.clock.now,
      ended_at: null,
    })
    .execute()
  expect(await causesOf('administrator', _id)).toEqual(['silent', 'paymentLost'])
  expect((await seenBy('administrator')).filter((item) => item._id === _id)).toHaveLength(1)
})

test('a refund and a complaint wait for whoever moves the money, a question for the desk', async () => {
  const owner = await house.as(client.actor)
  const cancelled = await services.paid(owner, await fleet(), { inMs: 90 * hourMs })
  await (
    await house.as(client.actor)
  ).send(api.cancellations.cancel, { body: { orderId: cancelled, description: 'Ya no' } })
  expect(await causesOf('accountancy', cancelled)).toEqual(['refundDue'])
  const ask = async (caller: Caller, type: 'Reclamo' | 'Consulta', orderId?: string) =>
    (
      await caller.send(api.support.create, {
        body: { subject: 'Asunto', description: 'Faltan cajas.', type, ...(orderId && { orderId }) },
      })
    )._id
  const complaint = await ask(await house.as(client.actor), 'Reclamo', cancelled)
  const question = await ask(await house.as(client.actor), 'Consulta')
  expect(await entry('soport', question)).toBeUndefined()
  house.clock.forward(15 * 24 * hourMs)
  expect(await causesOf('soport', question)).toEqual(['request'])
  expect(await entry('accountancy', question)).toBeUndefined()
  for (const role of ['administrator', 'accountancy', 'soport'] as const)
    expect(await causesOf(role, complaint), role).toEqual(['complaint'])
})

test('one takes it, another who did not see that is told, and nobody else’s is taken by mistake', async () => {
  const [item] = await seenBy('soport')
  const _id = item?._id ?? ''
  const take = { params: { _id }, body: { seenOwner: null, isMine: true } }
  const soport = await as('soport')
  await soport.send(api.inbox.take, take)
  // Pressed twice.
  await soport.send(api.inbox.take, take)
  const administrator = await as('administrator')
  expect(await administrator.refusal(api.inbox.take, take)).toBe('inbox.taken')
  expect((await entry('administrator', _id))?.owner?._id).toBe(actors.soport.id)
  expect((await seenBy('soport', { owner: 'mine' })).map((one) => one._id)).toEqual([_id])
  expect((await seenBy('soport', { owner: 'free' })).map((one) => one._id)).not.toContain(_id)
  await administrator.send(api.inbox.take, {
    params: { _id },
    body: { seenOwner: actors.soport.id, isMine: true },
  })
  expect((await entry('soport', _id))?.owner?._id).toBe(actors.administrator.id)
  expect(
    await soport.refusal(api.inbox.take, { params: { _id }, body: { seenOwner: null, isMine: false } }),
  ).toBe('inbox.taken')
})

test('of two who take it at once one has it', async () => {
  const _id = (await seenBy('soport', { owner: 'free' }))[0]?._id ?? ''
  const take = { params: { _id }, body: { seenOwner: null, isMine: true } }
  const callers = [await as('soport'), await as('administrator')]
  const answers = await Promise.allSettled(callers.map((caller) => caller.send(api.inbox.take, take)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('put off it is out of sight until then, comes back by hand, by its hour, and at once where something joins it', async () => {
  const crew = await fleet()
  const _id = await services.running(await house.as(client.actor), crew, { inMs: 2 * hourMs, ...fair })
  const alert = (kind: string) =>
    db
      .insertInto('tracking_alerts')
      .values({ id: house.openCtx().newId(), order_id: _id, kind, began_at: house.clock.now, ended_at: null })
      .execute()
  const isAwake = async () => (await seenBy('administrator')).some((item) => item._id === _id)
  const snooze = async (forMs: number | null) =>
    (await as('administrator')).send(api.inbox.snooze, {
      params: { _id },
      body: { until: forMs === null ? null : new Date(house.clock.now.getTime() + forMs).toISOString() },
    })
  await alert('silent')
  expect(await isAwake()).toBe(true)
  await snooze(30 * minuteMs)
  expect(await isAwake()).toBe(false)
  expect((await seenBy('administrator', { shows: 'asleep' })).map((item) => item._id)).toEqual([_id])
  expect((await read(await as('administrator'))).asleep).toBe(1)
  await snooze(null)
  expect(await isAwake()).toBe(true)

  await snooze(20 * minuteMs)
  house.clock.forward(21 * minuteMs)
  expect(await isAwake()).toBe(true)

  await snooze(4 * hourMs)
  expect(await isAwake()).toBe(false)
  // Its own hour comes before: an hour of silence.
  house.clock.forward(45 * minuteMs)
  expect(await isAwake()).toBe(true)

  await snooze(4 * hourMs)
  expect(await isAwake()).toBe(false)
  await alert('offRoute')
  expect(await isAwake()).toBe(true)
})

test('nothing is put off for longer than a week, nor until yesterday', async () => {
  const _id = (await seenBy('administrator'))[0]?._id ?? ''
  for (const days of [8, -1]) {
    const until = new Date(house.clock.now.getTime() + days * 24 * hourMs).toISOString()
    expect(
      await (await as('administrator')).refusal(api.inbox.snooze, { params: { _id }, body: { until } }),
    ).toBe('inbox.snooze_invalid')
  }
})

test('what is noted is read by whoever has it in his queue, newest first, and by nobody else', async () => {
  const request = (await seenBy('soport', { cause: ['request'] }))[0]?._id ?? ''
  const soport = await as('soport')
  await soport.send(api.inbox.note, { params: { _id: request }, body: { text: 'Llamé: no contesta.' } })
  house.clock.forward(minuteMs)
  await soport.send(api.inbox.note, { params: { _id: request }, body: { text: 'Contestó: envía la foto.' } })
  expect(await entry('administrator', request)).toMatchObject({
    notes: 2,
    lastNote: 'Contestó: envía la foto.',
  })
  const { items } = await (
    await as('administrator')
  ).send(api.inbox.notes, { params: { _id: request }, query: {} })
  expect(items.map(({ text }) => text)).toEqual(['Contestó: envía la foto.', 'Llamé: no contesta.'])
  const accountant = await as('accountancy')
  expect(await accountant.refusal(api.inbox.notes, { params: { _id: request }, query: {} })).toBe(
    'inbox.not_found',
  )
  expect(await soport.refusal(api.inbox.note, { params: { _id: request }, body: { text: ' ' } })).toBe(
    'inbox.note_required',
  )
})

test('what is settled is nobody’s any more: it cannot be taken, put off or noted', async () => {
  const request = (await seenBy('soport', { cause: ['request'] }))[0]?._id ?? ''
  await (
    await as('soport')
  ).send(api.support.update, {
    params: { _id: request },
    body: { response: 'Resuelto.', status: 'Solucionado' },
  })
  const soport = await as('soport')
  const params = { _id: request }
  expect(await entry('soport', request)).toBeUndefined()
  expect(await soport.refusal(api.inbox.take, { params, body: { seenOwner: null, isMine: true } })).toBe(
    'inbox.not_found',
  )
  expect(await soport.refusal(api.inbox.snooze, { params, body: { until: null } })).toBe('inbox.not_found')
  expect(await soport.refusal(api.inbox.note, { params, body: { text: 'Tarde' } })).toBe('inbox.not_found')
})

test('page by page the whole queue comes once, in the order of what is lost first', async () => {
  const whole = await seenBy('administrator')
  expect(whole.length).toBeGreaterThan(4)
  const ranks = whole.map(({ harmAt, stake }) => rankOf({ harmAt: new Date(harmAt), stake }, house.clock.now))
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
  const paged: string[] = []
  for (let after: string | undefined = ''; after !== undefined;) {
    const caller = await as('administrator')
    const page: { items: InboxItem[]; next: string | null } = await caller.send(api.inbox.items, {
      query: { limit: '2', ...(after && { after }) },
    })
    paged.push(...page.items.map(({ _id }) => _id))
    after = page.next ?? undefined
  }
  expect(paged).toEqual(whole.map(({ _id }) => _id))
})

test('every role is told of its own causes alone', async () => {
  for (const role of Object.keys(actors) as (keyof typeof actors & Role)[])
    for (const { causes } of await seenBy(role))
      expect(causesFor(role)).toEqual(expect.arrayContaining(causes.map(({ cause }) => cause)))
})
