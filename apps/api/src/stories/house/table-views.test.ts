import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { openStage } from '../stage.fixture.ts'

const { house, called, person } = await openStage()
const list = 'services' as const

type New = CallInput<typeof api.tableViews.create>['body']
const state: New['state'] = {
  filters: { status: ['0', '1'], q: ['medellín'] },
  sort: '-createdAt',
  layout: { order: ['id', 'client'], hidden: ['origin'], shown: [], density: 'compact' },
}
const view = (name: string, more: Partial<New> = {}) => ({
  body: { list, name, isShared: false, state, ...more },
})
const keep = (caller: Caller, name: string, more: Partial<New> = {}) =>
  caller.send(api.tableViews.create, view(name, more))
const namesOf = async (caller: Caller) =>
  (await caller.send(api.tableViews.all, { query: { list } })).items.map(({ name }) => name)

test('a view is found again with everything that was set, from any session', async () => {
  const rosa = await called('administrator')
  const { _id } = await keep(rosa, 'Pendientes de Medellín')
  const elsewhere = await house.as(rosa.actor)
  expect((await elsewhere.send(api.tableViews.all, { query: { list } })).items).toEqual([
    {
      _id,
      name: 'Pendientes de Medellín',
      isOwn: true,
      isShared: false,
      isDefault: false,
      owner: { name: expect.any(String) },
      state,
      updatedAt: house.clock.now.toISOString(),
    },
  ])
  expect((await elsewhere.send(api.tableViews.all, { query: { list: 'drivers' } })).items).toEqual([])
})

test('a private view is its owner’s alone; a shared one is read by the role, and by nobody else', async () => {
  const [rosa, luis, ana] = [await called('soport'), await called('soport'), await called('accountancy')]
  await keep(rosa, 'Solo mía')
  const { _id } = await keep(rosa, 'Del equipo', { isShared: true })
  expect(await namesOf(rosa)).toEqual(['Del equipo', 'Solo mía'])
  expect(await namesOf(luis)).toEqual(['Del equipo'])
  expect(await namesOf(ana)).toEqual([])
  await rosa.send(api.tableViews.update, { params: { _id }, body: { isShared: false } })
  expect(await namesOf(luis)).toEqual([])
})

test('what is shared is changed and removed by its owner alone', async () => {
  const [rosa, luis] = [await called('soport'), await called('soport')]
  const { _id } = await keep(rosa, 'De Rosa', { isShared: true })
  const params = { _id }
  expect(await luis.refusal(api.tableViews.update, { params, body: { name: 'De Luis' } })).toBe(
    'view.not_found',
  )
  expect(await luis.refusal(api.tableViews.remove, { params })).toBe('view.not_found')
  await rosa.send(api.tableViews.update, { params, body: { name: 'Del turno' } })
  expect(await namesOf(luis)).toContain('Del turno')
  expect(await rosa.send(api.tableViews.remove, { params })).toEqual({ removed: true })
  expect(await namesOf(luis)).not.toContain('Del turno')
})

test('companies keep views and cannot share them: their role holds other companies', async () => {
  const company = await called('enterprise')
  expect(await company.refusal(api.tableViews.create, view('Mías', { isShared: true }))).toBe(
    'view.not_shareable',
  )
  const { _id } = await keep(company, 'Mías')
  const shared = { params: { _id }, body: { isShared: true } }
  expect(await company.refusal(api.tableViews.update, shared)).toBe('view.not_shareable')
  expect(await namesOf(await called('enterprise'))).toEqual([])
})

test('each opens the list with the view he chose, his own or a shared one, until it is gone', async () => {
  const [rosa, luis] = [await called('soport'), await called('soport')]
  const { _id } = await keep(rosa, 'Urgentes', { isShared: true })
  const opens = (viewId: string | null) => ({ body: { list, viewId } })
  const defaultOf = async (caller: Caller) =>
    (await caller.send(api.tableViews.all, { query: { list } })).items
      .filter(({ isDefault }) => isDefault)
      .map(({ name }) => name)
  await luis.send(api.tableViews.setDefault, opens(_id))
  expect([await defaultOf(luis), await defaultOf(rosa)]).toEqual([['Urgentes'], []])
  const { _id: own } = await keep(luis, 'Las de Luis')
  await luis.send(api.tableViews.setDefault, opens(own))
  expect(await defaultOf(luis)).toEqual(['Las de Luis'])
  await luis.send(api.tableViews.setDefault, opens(null))
  expect(await defaultOf(luis)).toEqual([])
  await luis.send(api.tableViews.setDefault, opens(_id))
  await rosa.send(api.tableViews.remove, { params: { _id } })
  expect(await defaultOf(luis)).toEqual([])
})

test('nobody opens a list with a view that he may not read, or that is of another list', async () => {
  const [rosa, ana] = [await called('soport'), await called('accountancy')]
  const { _id } = await keep(rosa, 'De soporte', { isShared: true })
  const opens = { body: { list, viewId: _id } }
  expect(await ana.refusal(api.tableViews.setDefault, opens)).toBe('view.not_found')
  const elsewhere = { body: { list: 'pqrs' as const, viewId: _id } }
  expect(await rosa.refusal(api.tableViews.setDefault, elsewhere)).toBe('view.not_found')
})

test('a name is used once in a list, and left empty never', async () => {
  const rosa = await called('administrator')
  await keep(rosa, 'Turno de noche')
  expect(await rosa.refusal(api.tableViews.create, view('TURNO DE NOCHE'))).toBe('view.name_taken')
  expect(await rosa.refusal(api.tableViews.create, view('  '))).toBe('name.required')
  expect(await rosa.refusal(api.tableViews.create, view('x'.repeat(61)))).toBe('input.invalid')
  await keep(rosa, 'Turno de noche', { list: 'pqrs' })
})

test('a view keeps 8 kB and a person 50 of a list', async () => {
  const rosa = await called('administrator')
  const filters = Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [`f${at}`, Array.from({ length: 10 }, () => 'x'.repeat(100))]),
  )
  expect(await rosa.refusal(api.tableViews.create, view('Grande', { state: { ...state, filters } }))).toBe(
    'view.too_large',
  )
  for (let count = 1; count <= 50; count++) await keep(rosa, `Vista ${count}`)
  expect(await rosa.refusal(api.tableViews.create, view('Una más'))).toBe('view.too_many')
})

test('who left the role no longer shares with it', async () => {
  const rosa = await person('soport')
  await keep(await house.as(rosa), 'De antes', { isShared: true })
  const luis = await called('soport')
  expect(await namesOf(luis)).toContain('De antes')
  await house.database.db.updateTable('users').set({ is_active: false }).where('id', '=', rosa.id).execute()
  expect(await namesOf(luis)).not.toContain('De antes')
})

test('sharing is on the trail, keeping for oneself is not', async () => {
  const rosa = await called('soport')
  await keep(rosa, 'Mía')
  const { _id } = await keep(rosa, 'Nuestra', { isShared: true })
  const trail = await house.database.db
    .selectFrom('audit_trail')
    .select(['act', 'object_id', 'details'])
    .where('actor_id', '=', rosa.actor.id)
    .where('object_kind', '=', 'table_view')
    .execute()
  expect(trail).toEqual([{ act: 'table_view.shared', object_id: _id, details: { role: 'soport' } }])
})
