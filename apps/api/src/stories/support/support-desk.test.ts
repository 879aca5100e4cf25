/** How the desk works on a PQR: what it reads beside it, who has it, with which words it answers, what it notes, when it is warned. docs/decisions/0074. */
import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { expect, describe, test } from 'vitest'
import { sweepDuePqrs } from '#features/notifications/news/pqr-due.sweeps.ts'
import type { Caller } from '#testing/house.ts'
import { bellsOf } from '../notifications/notifications.fixture.ts'
import { minuteMs, openStage } from '../stage.fixture.ts'

const { house, called, fleet, services } = await openStage({ start: '2026-11-17T13:00:00Z' })
const { bellOf } = bellsOf(house)
const administrator = await called('administrator', { name: 'Ana Ruiz' })
const soport = await called('soport', { name: 'Sara Gil' })
const accountancy = await called('accountancy', { name: 'Luis Peña' })
const client = await called('client', { name: 'Ángela Rincón', email: 'angela@example.co' })

/** Sessions end while the clock moves. */
const as = (caller: Caller) => house.as(caller.actor)
type Filing = CallInput<typeof api.support.create>['body']
const facts: Filing = { subject: 'Cobro doble', description: 'Me cobraron dos veces.' }
const file = async (more: Partial<Filing> = {}, caller = client) =>
  (await (await as(caller)).send(api.support.create, { body: { ...facts, ...more } }))._id
const at = (_id: string) => ({ params: { _id } })
const detail = async (_id: string) =>
  (await as(soport)).send<typeof api.support.detail, 'staff'>(api.support.detail, at(_id))
const assign = async (
  caller: Caller,
  _id: string,
  assignee: string | null,
  seenAssignee: string | null = null,
) => (await as(caller)).send(api.support.assign, { ...at(_id), body: { assignee, seenAssignee } })
const whyNotAssigned = async (
  caller: Caller,
  _id: string,
  assignee: string | null,
  seenAssignee: string | null = null,
) => (await as(caller)).refusal(api.support.assign, { ...at(_id), body: { assignee, seenAssignee } })
const solve = async (_id: string) =>
  (await as(soport)).send(api.support.update, {
    ...at(_id),
    body: { response: 'Listo.', status: 'Solucionado' },
  })

describe('a case', () => {
  test('says who asks, what it is about, its money and what went out', async () => {
    const crew = await fleet()
    const orderId = await services.paid(client, crew)
    const _id = await file({ orderId, type: 'Reclamo' })
    house.clock.forward(minuteMs)
    await (
      await as(soport)
    ).send(api.support.update, {
      ...at(_id),
      body: { response: 'Lo revisamos.', status: 'EnProceso' },
    })
    await house.jobs.runJobs()
    const read = await (await as(soport)).send(api.support.case, at(_id))
    expect(read).toMatchObject({
      person: {
        _id: client.actor.id,
        name: 'Ángela Rincón',
        rol: 'client',
        email: 'angela@example.co',
        state: 'active',
        score: null,
        papers: { valid: expect.any(Number) as number },
      },
      order: { _id: orderId, client: 'Ángela Rincón' },
      money: {
        payments: [{ amount: expect.any(Number) as number, outcome: 'paid', isStandby: false }],
        refunds: [],
      },
      takesMail: false,
    })
    expect(read.letters.map(({ title }) => title)).toEqual(['Respondimos su PQR'])
    // What holds a carrier's money is accountancy's business too.
    expect((await (await as(accountancy)).send(api.support.case, at(_id))).order?._id).toBe(orderId)
  })

  test('of no service has neither service nor money, and is the desk’s alone', async () => {
    const _id = await file()
    expect(await (await as(soport)).send(api.support.case, at(_id))).toMatchObject({
      order: null,
      money: null,
      letters: [],
    })
    expect(await (await as(accountancy)).refusal(api.support.case, at(_id))).toBe('pqr.not_found')
    expect(await (await as(client)).refusal(api.support.case, at(_id))).toBe('auth.role_refused')
  })
})

describe('whose work it is', () => {
  test('is taken, given and given back, and stands in the list', async () => {
    const _id = await file()
    await assign(soport, _id, soport.actor.id)
    expect(await detail(_id)).toMatchObject({ assignee: { _id: soport.actor.id, name: 'Sara Gil' } })
    const mine = await (
      await as(soport)
    ).send<typeof api.support.all, 'staff'>(api.support.all, {
      query: { assignee: 'mine', limit: 100 },
    })
    expect(mine.items.map((one) => one._id)).toEqual([_id])
    await assign(soport, _id, administrator.actor.id, soport.actor.id)
    await assign(administrator, _id, null, administrator.actor.id)
    expect(await detail(_id)).toMatchObject({ assignee: null })
    const free = await (
      await as(soport)
    ).send<typeof api.support.all, 'staff'>(api.support.all, {
      query: { assignee: 'free', limit: 100 },
    })
    expect(free.items.map((one) => one._id)).toContain(_id)
  })

  test('is told to whom a colleague gives it, and to nobody who takes it himself', async () => {
    const _id = await file({ subject: 'Para Ana' })
    await assign(soport, _id, soport.actor.id)
    await assign(soport, _id, administrator.actor.id, soport.actor.id)
    const given = async (caller: Caller) =>
      (await bellOf(caller)).filter(({ kind, text }) => kind === 'pqr.given' && text === 'Para Ana')
    expect(await given(administrator)).toMatchObject([{ link: `/main/pqr/${_id}` }])
    expect(await given(soport)).toEqual([])
  })

  test('of two who take it at once the second is told', async () => {
    const _id = await file()
    const told = await Promise.allSettled([
      assign(soport, _id, soport.actor.id),
      assign(administrator, _id, administrator.actor.id),
    ])
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await whyNotAssigned(accountancy, await file(), null)).toBe('pqr.not_found')
  })

  test.each([
    ['a client', () => client.actor.id],
    ['accountancy, of what is no complaint', () => accountancy.actor.id],
    ['nobody who exists', () => 'f'.repeat(24)],
  ])('cannot be given to %s', async (_, id) => {
    expect(await whyNotAssigned(soport, await file(), id())).toBe('pqr.assignee_unknown')
  })

  test('may be that of whoever answers such a request, accountancy’s of a complaint', async () => {
    const whose = async (_id: string) =>
      (await (await as(soport)).send(api.support.assignees, at(_id))).items.map(({ name }) => name)
    const question = await file()
    expect(await whose(question)).toEqual(expect.arrayContaining(['Ana Ruiz', 'Sara Gil']))
    expect(await whose(question)).not.toContain('Luis Peña')
    const orderId = await services.created(client)
    const complaint = await file({ type: 'Reclamo', orderId })
    expect(await whose(complaint)).toContain('Luis Peña')
    await assign(soport, complaint, accountancy.actor.id)
    expect(await (await as(accountancy)).refusal(api.support.assignees, at(question))).toBe('pqr.not_found')
  })

  test('is nobody’s any more once it is solved', async () => {
    const _id = await file()
    await solve(_id)
    expect(await whyNotAssigned(soport, _id, soport.actor.id)).toBe('pqr.already_solved')
  })

  test('is one thing with who has it in the inbox', async () => {
    const _id = await file()
    await house.database.db
      .updateTable('support_requests')
      .set({ due_on: '2026-11-18' })
      .where('id', '=', _id)
      .execute()
    await assign(soport, _id, soport.actor.id)
    await house.jobs.runJobs()
    const entry = async () =>
      (await (await as(administrator)).send(api.inbox.items, { query: { id: _id } })).items[0]
    expect((await entry())?.owner?._id).toBe(soport.actor.id)
    const body = { seenOwner: soport.actor.id, isMine: true }
    await (await as(administrator)).send(api.inbox.take, { ...at(_id), body })
    expect(await detail(_id)).toMatchObject({ assignee: { _id: administrator.actor.id } })
  })
})

describe('templates', () => {
  const words = { name: 'Cobro doble', body: 'Hola, {nombre}: su PQR {radicado} vence el {vence}.' }
  const all = async (caller = soport) => (await (await as(caller)).send(api.replyTemplates.all, {})).items

  test('are written by administrators and read by all of the staff', async () => {
    const caller = await as(administrator)
    const { _id } = await caller.send(api.replyTemplates.create, { body: words })
    expect(await all(accountancy)).toMatchObject([{ _id, ...words, changedBy: { name: 'Ana Ruiz' } }])
    expect(await (await as(soport)).refusal(api.replyTemplates.create, { body: words })).toBe(
      'auth.role_refused',
    )
    expect(await (await as(client)).refusal(api.replyTemplates.all, {})).toBe('auth.role_refused')
    expect(await caller.refusal(api.replyTemplates.create, { body: { ...words, name: 'COBRO DOBLE' } })).toBe(
      'reply_template.name_taken',
    )
    expect(
      await caller.refusal(api.replyTemplates.create, {
        body: { ...words, name: 'Otra', body: 'Hola, {apellido}' },
      }),
    ).toBe('reply_template.place_unknown')
    const [seen] = await all()
    const change = { ...at(_id), body: { ...words, body: 'Hola, {nombre}.', seenAt: seen?.changedAt ?? '' } }
    await caller.send(api.replyTemplates.change, change)
    expect(await caller.refusal(api.replyTemplates.change, change)).toBe('reply_template.changed')
    await caller.send(api.replyTemplates.remove, at(_id))
    expect(await caller.refusal(api.replyTemplates.remove, at(_id))).toBe('reply_template.not_found')
    expect(await all()).toEqual([])
  })

  test('leave no place open in what goes out', async () => {
    const _id = await file()
    const caller = await as(soport)
    const answer = (response: string) => ({ ...at(_id), body: { response, status: 'EnProceso' as const } })
    expect(await caller.refusal(api.support.update, answer('Sobre {servicio}.'))).toBe('pqr.place_unfilled')
    // Braces of one's own are words like others.
    await caller.send(api.support.update, answer('Use la forma {tal cual}.'))
  })
})

describe('notes', () => {
  test('of a PQR are the staff’s, and lead to it who is called', async () => {
    const _id = await file({ subject: 'Con notas' })
    const text = '@Ana Ruiz, ¿lo conoce?'
    await (
      await as(soport)
    ).send(api.notes.write, { ...at(_id), body: { text, mentions: [administrator.actor.id] } })
    const read = await (await as(administrator)).send(api.notes.all, { ...at(_id), query: {} })
    expect(read.items).toMatchObject([{ text, author: { name: 'Sara Gil' } }])
    const calls = (await bellOf(administrator)).filter(({ kind }) => kind === 'pqr.mentioned')
    expect(calls).toMatchObject([{ link: `/main/pqr/${_id}` }])
    const own = await (await as(client)).send<typeof api.support.detail, 'own'>(api.support.detail, at(_id))
    expect(JSON.stringify([own, await bellOf(client)])).not.toContain('conoce')
    expect(await (await as(accountancy)).refusal(api.notes.all, { ...at(_id), query: {} })).toBe(
      'order.not_found',
    )
  })
})

describe('the last day', () => {
  test('is told before, once for each warning, to whoever has it', async () => {
    const _id = await file({ subject: 'Por vencer' })
    await assign(soport, _id, soport.actor.id)
    const before = house.clock.now
    const warned = async (caller: Caller) =>
      (await bellOf(caller)).filter(({ kind, text }) => kind === 'pqr.due' && text === 'Por vencer').length
    const { dueOn } = await detail(_id)
    expect(await warned(soport)).toBe(0)
    // Five working days before, four, two, one, on the day, after it.
    const counts: number[] = []
    for (const day of ['2026-12-01', '2026-12-02', '2026-12-04', '2026-12-07', dueOn, '2026-12-11']) {
      house.clock.now = new Date(`${day}T15:00:00Z`)
      await sweepDuePqrs(house.openCtx())
      counts.push(await warned(soport))
    }
    expect(counts.at(-1)).toBe(3)
    expect(counts).toEqual(counts.toSorted((one, other) => one - other))
    expect(await warned(administrator)).toBe(0)
    house.clock.now = before
  })
})
