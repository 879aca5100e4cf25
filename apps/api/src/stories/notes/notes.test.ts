/** What staff notes about a service: who reads it, who is called, how long it can be changed, and that nobody else ever sees any of it. docs/decisions/0067. */
import { api } from '@arriero/contract'
import { mentionsMost, noteChangeMs } from '@arriero/domain/notes/notes'
import { lettersMost } from '@arriero/domain/typed/limits'
import { expect, test } from 'vitest'
import { sweepOldNotes } from '#features/notes/notes.sweeps.ts'
import type { Caller } from '#testing/house.ts'
import { password } from '#testing/people.ts'
import { earOf } from '../notifications/ear.fixture.ts'
import { bellsOf } from '../notifications/notifications.fixture.ts'
import { hourMs, minuteMs, openStage } from '../stage.fixture.ts'

const { house, called, fleet, services } = await openStage()
const { bellOf } = bellsOf(house)
const ana = await called('administrator', { name: 'Ana Ruiz' })
const contable = await called('accountancy', { name: 'Luis Peña' })
const soport = await called('soport', { name: 'Sara Gil' })
const client = await called('client')
const monthMs = 31 * 24 * hourMs

/** Sessions end while the clock moves. */
const as = (caller: Caller) => house.as(caller.actor)
const at = (_id: string) => ({ params: { _id } })
const write = async (caller: Caller, orderId: string, text: string, mentions: string[] = []) =>
  (await (await as(caller)).send(api.notes.write, { ...at(orderId), body: { text, mentions } }))._id
const read = async (caller: Caller, orderId: string) =>
  (await (await as(caller)).send(api.notes.all, { ...at(orderId), query: {} })).items
const change = async (caller: Caller, id: string, text: string, mentions: string[] = []) =>
  (await as(caller)).send(api.notes.change, { ...at(id), body: { text, mentions } })
const whyNotChanged = async (caller: Caller, id: string) =>
  (await as(caller)).refusal(api.notes.change, { ...at(id), body: { text: 'Otra cosa' } })
const whyNotRemoved = async (caller: Caller, id: string) =>
  (await as(caller)).refusal(api.notes.remove, at(id))
const callsOf = async (caller: Caller) =>
  (await bellOf(caller)).filter(({ kind }) => kind === 'note.mentioned')

test('all of the staff write and read, the newest first; a name that is called is told, once and to the note', async () => {
  const id = await services.created(client)
  const first = await write(soport, id, 'Llamé: no contesta.')
  house.clock.forward(minuteMs)
  const second = await write(ana, id, '@Luis Peña, ¿devuelve usted?', [contable.actor.id, ana.actor.id])
  expect(await read(contable, id)).toMatchObject([
    {
      _id: second,
      author: { name: 'Ana Ruiz' },
      text: '@Luis Peña, ¿devuelve usted?',
      mentions: [{ name: 'Ana Ruiz' }, { name: 'Luis Peña' }],
      changeableUntil: null,
      from: 'service',
    },
    { _id: first, author: { name: 'Sara Gil' }, text: 'Llamé: no contesta.', mentions: [] },
  ])
  expect(await callsOf(contable)).toMatchObject([
    { title: 'Ana Ruiz lo mencionó en una nota', link: `/main/servicio/${id}/notas?nota=${second}` },
  ])
  // Of a note the notice tells nothing but whose it is; who wrote it is not told of himself.
  expect(JSON.stringify(await callsOf(contable))).not.toContain('devuelve')
  expect(await callsOf(ana)).toEqual([])
  await change(ana, second, '@Luis Peña y @Sara Gil, ¿quién devuelve?', [contable.actor.id, soport.actor.id])
  expect([await callsOf(contable), await callsOf(soport)].map(({ length }) => length)).toEqual([1, 1])
})

test('its author changes it for a quarter of an hour, nobody else ever, and afterwards it stands', async () => {
  const id = await services.created(client)
  const note = await write(soport, id, 'Sale a las 8')
  expect(await whyNotChanged(ana, note)).toBe('note.not_found')
  expect(await whyNotRemoved(ana, note)).toBe('note.not_found')
  house.clock.forward(noteChangeMs - minuteMs)
  await change(soport, note, 'Sale a las 9')
  expect(await read(soport, id)).toMatchObject([
    { text: 'Sale a las 9', changedAt: house.clock.now.toISOString() },
  ])
  expect((await read(soport, id))[0]?.changeableUntil).not.toBeNull()
  house.clock.forward(minuteMs)
  expect(await whyNotChanged(soport, note)).toBe('note.too_late')
  expect(await whyNotRemoved(soport, note)).toBe('note.too_late')
  expect((await read(soport, id))[0]).toMatchObject({ text: 'Sale a las 9', changeableUntil: null })
})

test('what is taken back leaves who and when, twice is once, and it calls nobody any more', async () => {
  const id = await services.created(client)
  const note = await write(soport, id, '@Luis Peña mire', [contable.actor.id])
  await (await as(soport)).send(api.notes.remove, at(note))
  await (await as(soport)).send(api.notes.remove, at(note))
  expect(await read(ana, id)).toMatchObject([
    { text: null, author: { name: 'Sara Gil' }, mentions: [], removedAt: house.clock.now.toISOString() },
  ])
  expect(await whyNotChanged(soport, note)).toBe('note.too_late')
  expect(await whyNotChanged(soport, id)).toBe('note.not_found')
})

test('a note has words, at most 2,000, of a service that is; only colleagues are called', async () => {
  const id = await services.created(client)
  const refused = async (orderId: string, body: { text: string; mentions?: string[] }) =>
    (await as(ana)).refusal(api.notes.write, { ...at(orderId), body })
  expect(await refused(id, { text: ' \n ' })).toBe('note.text_required')
  expect(await refused(id, { text: 'ñ'.repeat(lettersMost.orderNote + 1) })).toBe('input.invalid')
  expect(await refused('f'.repeat(24), { text: 'Hola' })).toBe('order.not_found')
  expect(await refused(id, { text: '@x', mentions: [client.actor.id] })).toBe('note.mention_unknown')
  const many = Array.from({ length: mentionsMost + 1 }, () => contable.actor.id)
  expect(await refused(id, { text: '@x', mentions: many })).toBe('note.too_many_mentions')
  await write(ana, id, 'ñ'.repeat(lettersMost.orderNote))
  const { items } = await (await as(ana)).send(api.notes.colleagues, {})
  expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(['Ana Ruiz', 'Luis Peña', 'Sara Gil']))
  expect(items.map(({ _id }) => _id)).not.toContain(client.actor.id)
})

test('what was noted while it waited in the inbox is read among them, and changed by nobody', async () => {
  const id = await services.created(client, { inMs: 3 * hourMs })
  await (await as(ana)).send(api.inbox.note, { ...at(id), body: { text: 'Buscando carro' } })
  house.clock.forward(minuteMs)
  const call = { called: 'client', outcome: 'unanswered', text: '' } as const
  await (await as(ana)).send(api.inbox.call, { ...at(id), body: call })
  house.clock.forward(minuteMs)
  await write(ana, id, 'Ya hay carro')
  const [called] = await house.database.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', client.actor.id)
    .execute()
  expect(await read(ana, id)).toMatchObject([
    { text: 'Ya hay carro', from: 'service', call: null },
    { text: '', from: 'inbox', call: { called: called?.name, outcome: 'unanswered' } },
    { text: 'Buscando carro', from: 'inbox', call: null, changeableUntil: null },
  ])
})

test('no party of the service finds any of it: in no answer, no history, no bell and no live word', async () => {
  const crew = await fleet()
  const id = await services.crewed(client, crew)
  const parties = [client, crew.carrier, crew.driver]
  const ears = await Promise.all(parties.map((one) => earOf(house, one)))
  const secret = 'Ojo: zarzamora'
  const note = await write(ana, id, `${secret} @Sara Gil`, [soport.actor.id])
  expect(await callsOf(soport)).not.toEqual([])
  for (const [index, caller] of parties.entries()) {
    const told = [
      await caller.send(api.orders.detail, at(id)),
      await caller.send(api.orders.history, at(id)),
      await caller.send(api.messages.all, { ...at(id), query: {} }),
      await bellOf(caller),
      (await caller.send(api.rights.data, { body: { password } })).sections,
      ears[index]?.everything(),
    ]
    expect(JSON.stringify(told)).not.toMatch(/zarzamora|note\.|notas/)
    expect(await caller.refusal(api.notes.all, { ...at(id), query: {} })).toBe('auth.role_refused')
    expect(await caller.refusal(api.notes.change, { ...at(note), body: { text: 'x' } })).toBe(
      'auth.role_refused',
    )
  }
})

test('its author takes along what he wrote, and his words go with him', async () => {
  const id = await services.created(client)
  const former = await called('soport', { name: 'Iván Solo' })
  await write(ana, id, 'De Ana')
  await write(former, id, 'De Iván')
  const { sections } = await (await as(former)).send(api.rights.data, { body: { password } })
  expect(sections.find(({ name }) => name === 'notes')).toMatchObject({
    title: 'Notas internas que usted escribió',
    total: 1,
    rows: [{ order_id: id, text: 'De Iván' }],
  })
  // Staff does not leave by itself; whoever was of the staff once may.
  await house.database.db
    .updateTable('users')
    .set({ role: 'client' })
    .where('id', '=', former.actor.id)
    .execute()
  const left = await house.as({ ...former.actor, role: 'client' })
  await left.send(api.rights.leave, { body: { password } })
  const texts = (await read(ana, id)).map(({ text, author }) => [author.name, text])
  expect(texts).toEqual(
    expect.arrayContaining([
      ['Ana Ruiz', 'De Ana'],
      ['Cuenta eliminada', null],
    ]),
  )
})

test('words are kept as long as the conversation of their service, longer while a PQR about it is open', async () => {
  const crew = await fleet()
  const id = await services.finished(client, crew)
  const running = await services.created(await called('client'))
  await write(ana, id, 'Cobró de más')
  const { _id: request } = await (
    await as(client)
  ).send(api.support.create, { body: { subject: 'Cobro', description: 'Doble.', orderId: id } })
  const sweep = () => sweepOldNotes(house.openCtx())
  const textsOf = async () => (await read(ana, id)).map(({ text }) => text)
  house.clock.forward(25 * monthMs)
  await write(ana, running, 'Nueva')
  await sweep()
  expect(await textsOf()).toEqual(['Cobró de más'])
  await (
    await as(soport)
  ).send(api.support.update, { ...at(request), body: { response: 'Se devolvió.', status: 'Solucionado' } })
  await sweep()
  expect(await textsOf()).toEqual([null])
  expect((await read(ana, running)).map(({ text }) => text)).toEqual(['Nueva'])
})
