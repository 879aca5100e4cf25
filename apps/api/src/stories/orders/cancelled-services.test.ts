import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { expect, test } from 'vitest'
import { rewriteCancelledOfRenamed } from '#features/cancellations/cancellations.reactions.ts'
import { sweepUntaken } from '#features/cancellations/clocks.sweeps.ts'
import { hourMs, minuteMs, openStage } from '../stage.fixture.ts'

const { house, called, fleet, services, orderRow } = await openStage()
const client = await called('cliententerprise', { name: 'Cerámicas Ñañez', identification: '800197268' })
const crew = await fleet()

type Query = CallInput<typeof api.cancellations.all>['query']
const list = (query: Partial<Query> = {}) => administrator.send(api.cancellations.all, { query })
const orders = async (query: Partial<Query> = {}) => (await list(query)).items.map(({ order }) => order)

// Taken more than two hours ago and one hour before its time: 5 % and VAT.
const late = await services.paid(client, crew, { inMs: 10 * hourMs })
house.clock.forward(9 * hourMs)
const { fee } = await client.send(api.cancellations.preview, { params: { orderId: late } })
await client.send(api.cancellations.cancel, {
  body: { orderId: late, description: 'El comprador se arrepintió', acceptedFee: fee },
})
house.clock.forward(minuteMs)
const released = await services.paid(client, crew)
await crew.carrier.send(api.cancellations.release, {
  params: { _id: released },
  body: { reason: 'Vehículo varado' },
})
house.clock.forward(minuteMs)
const untaken = await services.created(client)
house.clock.forward(60 * hourMs)
await sweepUntaken({ ...house.openCtx(), now: house.clock.now })

const administrator = await called('administrator')
const accountancy = await called('accountancy')

test('administrators and accountancy read what was cancelled, newest first, with who, why and the money', async () => {
  const { items, total } = await list()
  expect([total, items.map(({ order }) => order)]).toEqual([3, [untaken, released, late]])
  const { total_pesos: totalPesos } = await orderRow(late)
  expect(items[2]).toMatchObject({
    order: late,
    description: 'El comprador se arrepintió',
    cause: 'client',
    user: { identification: '800197268', name: 'Cerámicas Ñañez', rol: 'cliententerprise' },
    fee,
    refund: (totalPesos ?? 0) - fee - Math.round(fee * 0.19),
  })
  expect(items[1]).toMatchObject({ cause: 'carrier', user: { rol: 'enterprise' }, fee: 0 })
  expect(items[0]).toMatchObject({ cause: 'untaken', user: null, fee: 0, refund: 0 })
  expect(await accountancy.send(api.cancellations.all, { query: {} })).toEqual(await list())
})

test('the list is narrowed by role, cause, days and words', async () => {
  expect(await orders({ rol: ['cliententerprise'] as never })).toEqual([late])
  expect(await orders({ cause: 'untaken' })).toEqual([untaken])
  expect(await orders({ q: 'ceramicas nanez' })).toEqual([late])
  expect(await orders({ q: 'varado' })).toEqual([released])
  expect(await orders({ q: '800197268' })).toEqual([late])
  expect(await orders({ q: released.slice(18) })).toEqual([released])
  expect(await orders({ q: late.slice(22) })).toContain(late)
  const day = new Date(house.clock.now.getTime() - 5 * hourMs).toISOString().slice(0, 10)
  expect(await orders({ from: day, to: day })).toEqual([untaken])
  expect(await orders({ sort: 'dateCreateAt' })).toEqual([late, released, untaken])
})

test('it is read page after page', async () => {
  const first = await list({ limit: 2 })
  expect(first.next).not.toBeNull()
  const second = await list({ limit: 2, after: first.next ?? '' })
  expect([...first.items, ...second.items].map(({ order }) => order)).toEqual([untaken, released, late])
  expect(second.next).toBeNull()
})

test('who has a new name is found by it, with what he cancelled before', async () => {
  const { id } = client.actor
  await house.database.db
    .updateTable('users')
    .set({ name: 'Porcelanas Güepsa' })
    .where('id', '=', id)
    .execute()
  await rewriteCancelledOfRenamed(house.openCtx(), { name: 'user.renamed', userId: id })
  expect(await orders({ q: 'porcelanas guepsa' })).toEqual([late])
  expect(await orders({ q: 'ceramicas' })).toEqual([])
  expect(await orders({ q: 'arrepintio' })).toEqual([late])
})

test('nobody else reads it', async () => {
  for (const role of ['enterprise', 'client', 'soport'] as const)
    expect(await (await called(role)).refusal(api.cancellations.all, { query: {} })).toBe('auth.role_refused')
})

test('what a carrier gave back is counted on its profile; what a client cancelled is not', async () => {
  const { releasedCount } = await administrator.send<typeof api.users.detail, 'admin'>(api.users.detail, {
    params: { _id: crew.carrier.actor.id },
  })
  expect(releasedCount).toBe(1)
})
