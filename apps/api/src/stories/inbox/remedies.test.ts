/** What staff does about a service from its inbox: calls are noted, whoever offered is asked to confirm. Decisions §7. */
import { api } from '@arriero/contract'
import { beforeEach, expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { bellsOf } from '../notifications/notifications.fixture.ts'
import { hourMs, minuteMs, openStage, type Fleet } from '../stage.fixture.ts'

const { house, called, fleet, services, cast } = await openStage()
const { bellOf } = bellsOf(house)

let { client, crew, administrator } = await cast()
beforeEach(async () => {
  ;({ client, crew, administrator } = await cast())
})

const historyOf = async (caller: Caller, _id: string) =>
  (await caller.send(api.orders.history, { params: { _id } })).items
const actsIn = async (caller: Caller, _id: string) => (await historyOf(caller, _id)).map(({ act }) => act)
const kindsOf = async (caller: Caller) => (await bellOf(caller)).map(({ kind }) => kind)
const isWanted = async ({ carrier }: Fleet) => (await kindsOf(carrier)).includes('offer.wanted')

const call = (_id: string, called: 'client' | 'carrier' | 'driver', text?: string) => ({
  params: { _id },
  body: { called, outcome: 'unanswered' as const, ...(text !== undefined && { text }) },
})

test('a call is noted with whom and what came of it, and staff alone reads of it', async () => {
  const _id = await services.taken(client, crew, { inMs: 3 * hourMs })
  await administrator.send(api.inbox.call, call(_id, 'carrier'))
  const { items } = await administrator.send(api.inbox.notes, { params: { _id }, query: {} })
  const { name } = await house.database.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', crew.carrier.actor.id)
    .executeTakeFirstOrThrow()
  expect(items).toMatchObject([{ text: '', call: { called: name, outcome: 'unanswered' } }])
  const entry = (await administrator.send(api.inbox.items, { query: { id: _id } })).items[0]
  expect(entry).toMatchObject({ notes: 1, lastNote: null, lastCall: 'unanswered' })
  house.clock.forward(minuteMs)
  await administrator.send(api.inbox.call, call(_id, 'client', 'Buzón lleno'))
  const after = (await administrator.send(api.inbox.items, { query: { id: _id } })).items[0]
  expect(after).toMatchObject({ notes: 2, lastNote: 'Buzón lleno', lastCall: 'unanswered' })
  expect(await actsIn(administrator, _id)).toEqual(expect.arrayContaining(['call.carrier', 'call.client']))
  for (const other of [client, crew.carrier])
    expect((await actsIn(other, _id)).filter((act) => act.startsWith('call.'))).toEqual([])
})

test('whom a service has not yet is not called; about one that waits for nobody somebody may be; nobody notes it but an administrator', async () => {
  const _id = await services.created(client, { inMs: 3 * hourMs })
  expect(await administrator.refusal(api.inbox.call, call(_id, 'carrier'))).toBe('inbox.nobody_to_call')
  const later = await services.created(client, { inMs: 90 * hourMs })
  await administrator.send(api.inbox.call, call(later, 'client', 'Confirma el cargue'))
  const noted = await administrator.send(api.notes.all, { params: { _id: later }, query: {} })
  expect(noted.items).toMatchObject([{ text: 'Confirma el cargue', call: { outcome: 'unanswered' } }])
  expect(await actsIn(administrator, later)).toContain('call.client')
  const nothing = house.openCtx().newId()
  expect(await administrator.refusal(api.inbox.call, call(nothing, 'client'))).toBe('order.not_found')
  for (const role of ['soport', 'accountancy'] as const)
    expect(await (await called(role)).refusal(api.inbox.call, call(_id, 'client'))).toBe('auth.role_refused')
})

const propose = (_id: string) => ({ params: { _id } })
const offered = async (_id: string, { carrier }: Fleet) =>
  (
    await (
      await house.as(carrier.actor)
    ).send(api.offers.create, {
      body: { isOffer: true, idOrder: _id, value: 2_200_000, description: 'Salgo hoy' },
    })
  )._id

test('whoever offered is asked to confirm and the client to answer, each only where it is his word; once in half an hour', async () => {
  const [lapsed, countered, gone, standing] = [crew, await fleet(), await fleet(), await fleet()]
  const _id = await services.created(client, { inMs: 30 * hourMs })
  await offered(_id, lapsed)
  house.clock.forward(25 * hourMs)
  const owner = await house.as(client.actor)
  const idOffer = await offered(_id, countered)
  await owner.send(api.offers.counter, { body: { idOffer, value: 2_400_000, description: 'Algo menos' } })
  const withdrawn = await offered(_id, gone)
  await (await house.as(gone.carrier.actor)).send(api.offers.withdraw, { params: { _id: withdrawn } })
  await offered(_id, standing)

  const staff = await house.as(administrator.actor)
  expect(await staff.send(api.offers.propose, propose(_id))).toEqual({ carriers: 2, isClientTold: true })
  for (const [who, isAsked] of [
    [lapsed, true],
    [countered, true],
    [gone, false],
    [standing, false],
  ] as const)
    expect(await isWanted({ ...who, carrier: await house.as(who.carrier.actor) })).toBe(isAsked)
  expect(await kindsOf(owner)).toContain('offer.unanswered')
  expect(await staff.send(api.orders.detail, { params: { _id } })).toMatchObject({
    proposed: { at: house.clock.now.toISOString(), by: expect.any(String) },
    acts: { propose: 'order.proposed_lately' },
  })
  const colleague = await called('administrator')
  expect(await colleague.refusal(api.offers.propose, propose(_id))).toBe('order.proposed_lately')
  house.clock.forward(30 * minuteMs)
  await (await called('administrator')).send(api.offers.propose, propose(_id))
  expect(await actsIn(await house.as(administrator.actor), _id)).toContain('order.proposed')
  expect(await actsIn(await house.as(client.actor), _id)).toContain('order.proposed')
})

test('where nobody offered, or it is taken, there is nobody to ask; five presses in one instant ask once', async () => {
  const empty = await services.created(client, { inMs: 5 * hourMs })
  expect(await administrator.refusal(api.offers.propose, propose(empty))).toBe('order.nobody_offered')
  const taken = await services.taken(client, crew, { inMs: 5 * hourMs })
  expect(await administrator.refusal(api.offers.propose, propose(taken))).toBe('order.not_open')
  expect(await client.refusal(api.offers.propose, propose(empty))).toBe('auth.role_refused')
  await offered(empty, crew)
  const answers = await Promise.allSettled(
    [1, 2, 3, 4, 5].map(() => administrator.send(api.offers.propose, propose(empty))),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await kindsOf(client)).filter((kind) => kind === 'offer.unanswered')).toHaveLength(1)
})
