import { api } from '@arriero/contract'
import { call, CallError } from '@arriero/contract/call'
import type { CallInput } from '@arriero/contract/endpoint'
import type { Role } from '@arriero/domain/people/roles'
import { describe, expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { minuteMs, openStage } from '../stage.fixture.ts'

const { house, called, fleet, services } = await openStage({ start: '2026-11-17T13:00:00Z' })
const administrator = await called('administrator')
const soport = await called('soport')
const client = await called('client', { name: 'Ángela Rincón' })
const stranger = await called('client')

type Filing = CallInput<typeof api.support.create>['body']
type Query = CallInput<typeof api.support.all>['query']
const facts: Filing = { subject: 'Cobro doble', description: 'Me cobraron dos veces.' }

const file = async (caller: Caller, more: Partial<Filing> = {}) =>
  (await caller.send(api.support.create, { body: { ...facts, ...more } }))._id
const ownOf = (caller: Caller, _id: string) =>
  caller.send<typeof api.support.detail, 'own'>(api.support.detail, { params: { _id } })
const atDesk = (_id: string, caller = soport) =>
  caller.send<typeof api.support.detail, 'staff'>(api.support.detail, { params: { _id } })
const listOf = async (caller: Caller, query: Query = {}) =>
  (await caller.send(api.support.all, { query: { limit: 100, ...query } })).items
type Answer = Omit<CallInput<typeof api.support.update>['body'], '_id'>
const solved: Answer = { response: 'Se devolvió el valor.', status: 'Solucionado' }
const answer = (caller: Caller, _id: string, body: Answer = solved) =>
  caller.send(api.support.update, { params: { _id }, body })

test('whoever has a session files his own and reads what became of it', async () => {
  const _id = await file(client, { type: 'Reclamo' })
  expect(await ownOf(client, _id)).toMatchObject({
    _id,
    number: expect.stringMatching(/^2026-\d{6}$/),
    type: 'Reclamo',
    habeasData: null,
    subject: 'Cobro doble',
    response: null,
    status: 'Pendiente',
    createDate: house.clock.now.toISOString(),
    userId: { _id: client.actor.id, name: 'Ángela Rincón', rol: 'client' },
    daysLeft: 15,
    light: 'green',
    isOnTime: null,
    answers: [],
  })
  house.clock.forward(10 * minuteMs)
  await answer(soport, _id, { response: 'Lo estamos revisando.', status: 'EnProceso' })
  house.clock.forward(10 * minuteMs)
  await answer(administrator, _id)
  expect(await ownOf(client, _id)).toMatchObject({
    response: 'Se devolvió el valor.',
    status: 'Solucionado',
    createUpdate: house.clock.now.toISOString(),
    daysLeft: null,
    light: null,
    isOnTime: true,
    answers: [
      { response: 'Lo estamos revisando.', status: 'EnProceso' },
      { response: 'Se devolvió el valor.', status: 'Solucionado' },
    ],
  })
})

test.each<Role>(['accountancy', 'enterprise', 'cliententerprise', 'driver', 'enterprisedriver'])(
  'a %s files and sees his own alone, and nothing of the desk',
  async (role) => {
    const enterpriseId = role === 'enterprisedriver' ? (await called('enterprise')).actor.id : undefined
    const caller = await called(role, enterpriseId === undefined ? {} : { enterpriseId })
    await file(client)
    const _id = await file(caller)
    const items = await listOf(caller)
    expect(items.map((one) => one._id)).toEqual([_id])
    expect(items[0]).not.toHaveProperty('filedBy')
    await answer(soport, _id)
    expect((await ownOf(caller, _id)).answers[0]).not.toHaveProperty('by')
  },
)

test('an account in validation files its own', async () => {
  const newcomer = await called('enterprise')
  await house.database.db
    .updateTable('users')
    .set({ is_active: false, validation: 'pending' })
    .where('id', '=', newcomer.actor.id)
    .execute()
  expect((await listOf(newcomer)).length).toBe(0)
  await file(newcomer)
  expect((await listOf(newcomer)).length).toBe(1)
})

describe('of one’s personal data', () => {
  test.each([
    ['Consulta', 10],
    ['Reclamo', 15],
    [undefined, 10],
  ] as const)('a %s is to be answered within %d working days', async (habeasData, days) => {
    const _id = await file(client, { type: 'Habeas data', ...(habeasData ? { habeasData } : {}) })
    expect(await ownOf(client, _id)).toMatchObject({
      type: 'Habeas data',
      habeasData: habeasData ?? 'Consulta',
      daysLeft: days,
    })
  })
})

test('the light follows the working days, and what is answered late says so', async () => {
  const before = house.clock.now
  house.clock.now = new Date('2026-11-20T15:00:00Z')
  const _id = await file(client)
  const lightOn = async (day: string) => {
    house.clock.now = new Date(`${day}T15:00:00Z`)
    const [own] = (await listOf(await house.as(soport.actor), { q: _id })) as {
      light: string
      daysLeft: number
    }[]
    return [own?.light, own?.daysLeft]
  }
  expect((await ownOf(client, _id)).dueOn).toBe('2026-12-14')
  expect(await lightOn('2026-12-03')).toEqual(['green', 6])
  expect(await lightOn('2026-12-04')).toEqual(['amber', 5])
  expect(await lightOn('2026-12-14')).toEqual(['red', 0])
  expect(await lightOn('2026-12-16')).toEqual(['red', -2])
  await answer(await house.as(soport.actor), _id)
  expect(await atDesk(_id, await house.as(administrator.actor))).toMatchObject({
    light: null,
    isOnTime: false,
  })
  house.clock.now = before
})

describe('the desk', () => {
  test('sees all of them and finds them by state, type, light, words and person', async () => {
    const claim = await file(stranger, { type: 'Reclamo', subject: 'Póliza sin emitir' })
    house.clock.forward(minuteMs)
    const old = await file(stranger, { subject: 'Cambio de correo' })
    await house.database.db
      .updateTable('support_requests')
      .set({ due_on: '2026-11-18' })
      .where('id', '=', old)
      .execute()
    const ids = async (query: Query) => (await listOf(soport, query)).map(({ _id }) => _id)
    expect(await ids({})).toEqual(expect.arrayContaining([claim, old]))
    expect(await ids({ type: ['Reclamo'] })).toContain(claim)
    expect(await ids({ type: ['Consulta'] })).not.toContain(claim)
    expect(await ids({ light: ['red'] })).toContain(old)
    expect(await ids({ light: ['green', 'amber'] })).not.toContain(old)
    expect((await ids({ sort: 'dueOn', status: ['Pendiente'] }))[0]).toBe(old)
    expect(await ids({ q: 'poliza' })).toEqual([claim])
    expect(await ids({ userId: stranger.actor.id })).toEqual([old, claim])
    await answer(soport, claim)
    expect(await ids({ status: ['Solucionado'], userId: stranger.actor.id })).toEqual([claim])
    expect(await ids({ light: ['red', 'amber', 'green'] })).not.toContain(claim)
  })

  test('pages through the legal clock without losing any', async () => {
    const first = await soport.send(api.support.all, { query: { sort: 'dueOn', limit: 2 } })
    const rest = await soport.send(api.support.all, {
      query: { sort: 'dueOn', limit: 100, after: first.next ?? '' },
    })
    const ids = [...first.items, ...rest.items].map(({ _id }) => _id)
    expect(new Set(ids).size).toBe(first.total)
  })

  test('files for a person, who reads it as his own', async () => {
    const _id = await file(soport, { userId: client.actor.id, status: 'EnProceso' })
    expect(await ownOf(client, _id)).toMatchObject({ status: 'EnProceso', userId: { _id: client.actor.id } })
    expect(await atDesk(_id)).toMatchObject({ filedBy: { name: expect.any(String) as string } })
    const trail = house.database.db
      .selectFrom('audit_trail')
      .select(['act', 'actor_id'])
      .where('object_id', '=', _id)
    expect(await trail.execute()).toEqual([{ act: 'pqr.create', actor_id: soport.actor.id }])
  })

  test('files its own too, and finds it among all', async () => {
    const _id = await file(administrator, { userId: administrator.actor.id, status: 'Pendiente' })
    expect((await listOf(administrator, { mine: true })).map((one) => one._id)).toEqual([_id])
  })
})

test('is found by the number that is read out, and by the name its author has now', async () => {
  const author = await called('client', { name: 'Rosa Nombre Viejo' })
  const _id = await file(author)
  const { number } = await ownOf(author, _id)
  expect((await listOf(soport, { q: number })).map((one) => one._id)).toEqual([_id])
  expect((await listOf(soport, { q: number.slice(5) })).map((one) => one._id)).toEqual([_id])
  await administrator.send(api.accounts.update, {
    params: { _id: author.actor.id },
    body: { name: 'Rosa Nombre Nuevo' },
  })
  await house.jobs.runJobs()
  expect((await listOf(soport, { q: 'nombre nuevo' })).map((one) => one._id)).toEqual([_id])
  expect(await listOf(soport, { q: 'nombre viejo' })).toEqual([])
})

describe('a service', () => {
  test('may be named by those who take part in it, and by nobody else', async () => {
    const crew = await fleet()
    const orderId = await services.taken(client, crew)
    expect(await ownOf(client, await file(client, { orderId }))).toMatchObject({ orderId })
    expect(await ownOf(crew.carrier, await file(crew.carrier, { orderId }))).toMatchObject({ orderId })
    const body = { ...facts, orderId }
    expect(await stranger.refusal(api.support.create, { body })).toBe('order.not_found')
    expect(await client.refusal(api.support.create, { body: { ...facts, orderId: 'f'.repeat(24) } })).toBe(
      'order.not_found',
    )
    const forClient = { ...body, userId: client.actor.id, status: 'Pendiente' as const }
    await soport.send(api.support.create, { body: forClient })
    const forStranger = { ...forClient, userId: stranger.actor.id }
    expect(await soport.refusal(api.support.create, { body: forStranger })).toBe('order.not_found')
  })
})

describe('what is solved', () => {
  test('is answered no more', async () => {
    const _id = await file(client)
    await answer(soport, _id)
    const again = { params: { _id }, body: solved }
    expect(await administrator.refusal(api.support.update, again)).toBe('pqr.already_solved')
    expect((await ownOf(client, _id)).answers).toHaveLength(1)
  })

  test.each([2, 8, 32])('of %d answers at once one counts', async (count) => {
    const _id = await file(client)
    const callers = [soport, administrator]
    const told = await Promise.allSettled(
      Array.from({ length: count }, (_, index) =>
        answer(callers[index % 2] ?? soport, _id, { ...solved, response: `Respuesta ${index}` }),
      ),
    )
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const codes = told.flatMap((one) =>
      one.status === 'rejected' && one.reason instanceof CallError ? [one.reason.reply.code] : [],
    )
    expect(new Set(codes)).toEqual(new Set(['pqr.already_solved']))
    expect((await ownOf(client, _id)).answers).toHaveLength(1)
  })
})

test('of two who answer what both have read, the second is told that it changed', async () => {
  const _id = await file(client)
  const { createUpdate } = await atDesk(_id)
  const mine = { response: 'Lo reviso.', status: 'EnProceso' as const, createUpdate }
  await answer(soport, _id, mine)
  const late = { params: { _id }, body: mine }
  expect(await administrator.refusal(api.support.update, late)).toBe('pqr.changed')
  expect((await atDesk(_id)).answers).toHaveLength(1)
  await answer(administrator, _id, { ...mine, createUpdate: (await atDesk(_id)).createUpdate })
  expect((await atDesk(_id)).answers).toHaveLength(2)
})

test('answers leave their rows in the trail', async () => {
  const _id = await file(client)
  house.clock.forward(minuteMs)
  await answer(soport, _id)
  const trail = house.database.db
    .selectFrom('audit_trail')
    .select(['act', 'actor_id', 'details'])
    .where('object_id', '=', _id)
  expect(await trail.execute()).toEqual([
    { act: 'pqr.answer', actor_id: soport.actor.id, details: { before: 'pending', after: 'solved' } },
  ])
})

describe('filing is refused', () => {
  const refusalOf = (caller: Caller, body: Record<string, unknown>) =>
    caller.refusal(api.support.create, { body: { ...facts, ...body } })
  test.each([
    ['without a subject', { subject: ' ' }, 'pqr.subject_required'],
    ['without a description', { description: '' }, 'pqr.description_required'],
    ['with a type nobody knows', { type: 'Queja' }, 'input.invalid'],
    ['for somebody else', { userId: 'f'.repeat(24) }, 'input.unknown_field'],
    ['with a state', { status: 'Solucionado' }, 'input.unknown_field'],
    ['with an answer', { response: 'Sí' }, 'input.unknown_field'],
    ['with a date', { createDate: '2020-01-01' }, 'input.unknown_field'],
  ])('to a client %s', async (_, body, code) => {
    expect(await refusalOf(client, body)).toBe(code)
  })

  test.each([
    ['without the person', { status: 'Pendiente' }, 'pqr.user_required'],
    ['without the state', { userId: 'f'.repeat(24) }, 'pqr.status_required'],
    ['for somebody who does not exist', { userId: 'f'.repeat(24), status: 'Pendiente' }, 'user.not_found'],
  ])('to the desk %s', async (_, body, code) => {
    expect(await refusalOf(soport, body)).toBe(code)
  })

  test('with its sentence also under the name the specification gives it', async () => {
    const refused = await call(
      api.support.create,
      { body: { ...facts, subject: '' } },
      { base: `${house.url}/v1`, token: client.token },
    ).catch((error: unknown) => error)
    expect(refused instanceof CallError && refused.reply).toMatchObject({
      error: 'El asunto es obligatorio',
      errors: 'El asunto es obligatorio',
      fields: { subject: 'El asunto es obligatorio' },
    })
  })
})

describe('answering is refused', () => {
  test.each([
    ['without words', { response: ' ' }, 'pqr.response_required'],
    ['without a state', { status: undefined }, 'pqr.status_required'],
    ['with another subject', { subject: 'Otro' }, 'input.not_changeable'],
    ['with what no PQR has', { priority: 'alta' }, 'input.unknown_field'],
    ['of two at once', { _id: 'f'.repeat(24) }, 'input.invalid'],
  ])('%s', async (_, body, code) => {
    const _id = await file(client)
    const input = { params: { _id }, body: { ...solved, ...body } as Answer }
    expect(await soport.refusal(api.support.update, input)).toBe(code)
  })

  test('where there is nothing, and to those who do not answer', async () => {
    const nowhere = { params: { _id: 'f'.repeat(24) }, body: solved }
    expect(await soport.refusal(api.support.update, nowhere)).toBe('pqr.not_found')
    const own = { params: { _id: await file(client) }, body: solved }
    expect(await client.refusal(api.support.update, own)).toBe('auth.role_refused')
  })
})

test('one who is not its author is told there is none', async () => {
  const _id = await file(client)
  expect(await stranger.refusal(api.support.detail, { params: { _id } })).toBe('pqr.not_found')
  expect(await stranger.refusal(api.support.detail, { params: { _id: 'f'.repeat(24) } })).toBe(
    'pqr.not_found',
  )
})

test('the desk reads what is due first, the overdue at the top and the solved at the end', async () => {
  const mine = await called('client', { name: 'Prisca Urueña' })
  const overdue = await file(mine)
  await house.database.db
    .updateTable('support_requests')
    .set({ due_on: '2020-01-02' })
    .where('id', '=', overdue)
    .execute()
  const answered = await file(mine)
  await answer(soport, answered)
  const sooner = await file(mine, { type: 'Habeas data', habeasData: 'Consulta' })
  const later = await file(mine)
  const order = (await listOf(soport, { sort: 'urgency', userId: mine.actor.id })).map(({ _id }) => _id)
  expect(order).toEqual([overdue, sooner, later, answered])
  const first = await soport.send(api.support.all, { query: { sort: 'urgency', limit: 1 } })
  expect(first.items[0]?._id).toBe(overdue)
  const second = await soport.send(api.support.all, {
    query: { sort: 'urgency', limit: 100, after: first.next ?? '' },
  })
  expect(second.items.map(({ _id }) => _id)).not.toContain(overdue)
})

test('whoever answers has the person’s telephone, his service and what he asked before at hand; the author reads none of it', async () => {
  const caller = await called('client', { cellPhone: '3145550123' })
  const crew = await fleet()
  const orderId = await services.taken(caller, crew)
  const before = await file(caller, { subject: 'Cambio de factura' })
  const _id = await file(caller, { orderId, type: 'Reclamo' })
  const expected = {
    cellPhone: '3145550123',
    order: { status: 1, origin: expect.any(String), destination: expect.any(String) },
    others: [{ _id: before, subject: 'Cambio de factura', status: 'Pendiente' }],
    otherCount: 1,
  }
  expect(await atDesk(_id)).toMatchObject(expected)
  expect(await atDesk(_id, administrator)).toMatchObject(expected)
  const accountancy = await called('accountancy')
  expect(await atDesk(_id, accountancy)).toMatchObject({ cellPhone: '3145550123', others: [], otherCount: 0 })
  const own = await ownOf(caller, _id)
  for (const key of ['cellPhone', 'order', 'others']) expect(own).not.toHaveProperty(key)
})
