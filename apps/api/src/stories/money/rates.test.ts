import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import type { CallInput } from '@arriero/contract/endpoint'
import { describe, expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { openStage } from '../stage.fixture.ts'

const { house, called, fleet, services, orderRow } = await openStage()
const administrator = await called('administrator')
const second = await called('administrator')
const accountancy = await called('accountancy')
const client = await called('cliententerprise')

type Percents = Omit<CallInput<typeof api.rates.update>['body'], '_id'>
const first: Percents = { profit: 10, insurance: 0.15, percent: 19, percentArrieroInsurance: 10 }
const inForce = () => accountancy.send(api.rates.all, {})
const set = async (percents: Partial<Percents>, caller: Caller = administrator) => {
  const { _id, vatBase: _, ...before } = await inForce()
  return caller.send(api.rates.update, { params: { _id }, body: { ...before, ...percents } })
}
const history = async (caller: Caller = administrator) =>
  (await caller.send(api.rates.history, { query: { limit: 100 } })).items

test('the product begins with the percentages of the specification', async () => {
  expect(await inForce()).toMatchObject({ ...first, vatBase: 'freight' })
  expect(await history()).toMatchObject([{ ...first, by: null, before: null }])
})

test('a change is in force for what is agreed from now on, and for nothing before', async () => {
  const crew = await fleet()
  const before = await services.created(client)
  const offer = (idOrder: string) =>
    crew.carrier.send(api.offers.create, {
      body: { isOffer: true, idOrder, value: 2_000_000, description: 'Salgo hoy' },
    })
  const idOffer = (await offer(before))._id
  const insuranceBefore = await client.send<typeof api.rates.calculate, 'client'>(api.rates.calculate, {
    body: { priceCommodity: 100_000_000 },
  })
  await set({ profit: 12, insurance: 0.2 })
  const after = await services.created(client)
  await offer(after)
  const seen = await client.send<typeof api.orders.detail, 'client'>(api.orders.detail, {
    params: { _id: after },
  })
  // 2.000.000 + 12 % = 2.240.000; + 19 % = 2.665.600.
  expect(seen.offers[0]?.valueProfit).toBe(2_665_600)
  await client.send(api.offers.take, { params: { orderId: before }, body: { idOffer } })
  expect(await orderRow(before)).toMatchObject({ client_pesos: 2_618_000, platform_pesos: 200_000 })
  const insuranceAfter = await client.send<typeof api.rates.calculate, 'client'>(api.rates.calculate, {
    body: { priceCommodity: 100_000_000 },
  })
  expect([insuranceBefore.priceInsurance, insuranceAfter.priceInsurance]).toEqual([150_000, 200_000])
})

test('every change is kept: who made it, when, from which figures to which', async () => {
  await set(first)
  house.clock.forward(60_000)
  await set({ profit: 11 })
  await set({ percent: 5, percentArrieroInsurance: 12.5 }, second)
  const [last, previous] = await history()
  expect(last).toMatchObject({
    profit: 11,
    percent: 5,
    percentArrieroInsurance: 12.5,
    createdAt: house.clock.now.toISOString(),
    by: { _id: second.actor.id },
    before: { profit: 11, percent: 19, percentArrieroInsurance: 10 },
  })
  expect(previous).toMatchObject({ profit: 11, by: { _id: administrator.actor.id }, before: { profit: 10 } })
  const trail = await house.database.db
    .selectFrom('audit_trail')
    .select(['actor_id', 'details'])
    .where('act', '=', 'rates.update')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  expect(trail).toEqual([
    {
      actor_id: second.actor.id,
      details: { vatBefore: 1900, vatAfter: 500, insurerShareBefore: 1000, insurerShareAfter: 1250 },
    },
  ])
})

describe('of several changes at once', () => {
  test.each([2, 8, 32])('%d: one counts, the others read that it changed', async (count) => {
    const { _id, vatBase: _, ...before } = await inForce()
    const versions = (await history()).length
    const told = await Promise.allSettled(
      Array.from({ length: count }, (_one, index) =>
        (index % 2 ? administrator : second).send(api.rates.update, {
          params: { _id },
          body: { ...before, profit: (before.profit + 1 + index) % 100 },
        }),
      ),
    )
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = told.flatMap((one) =>
      one.status === 'rejected' && one.reason instanceof CallError
        ? [`${one.reason.status} ${one.reason.reply.code}`]
        : [],
    )
    expect(new Set(refusals)).toEqual(new Set(['409 rates.changed']))
    expect(await history()).toHaveLength(versions + 1)
  })

  test('whoever read older figures is told so, and of unknown ones that there are none', async () => {
    const { _id } = await inForce()
    await set({ profit: 10 })
    expect(await administrator.refusal(api.rates.update, { params: { _id }, body: first })).toBe(
      'rates.changed',
    )
    expect(
      await administrator.refusal(api.rates.update, { params: { _id: 'f'.repeat(24) }, body: first }),
    ).toBe('rates.not_found')
  })
})

describe('a figure is refused', () => {
  test.each([
    ['profit', 101, 'rates.over_limit', 'El valor no puede ser mayor a 100'],
    ['insurance', 100.01, 'rates.over_limit', 'El valor no puede ser mayor a 100'],
    ['percent', 150, 'rates.over_limit', 'El valor no puede ser mayor a 100'],
    ['percentArrieroInsurance', 101, 'rates.over_limit', 'El valor no puede ser mayor a 100'],
    ['profit', undefined, 'rates.value_required', 'Ingresa un valor'],
    ['insurance', null, 'rates.value_required', 'Ingresa un valor'],
    ['profit', '10', 'rates.value_required', 'Ingresa un valor'],
    ['profit', 10.5, 'rates.profit_not_whole', 'La ganancia debe ser un número entero'],
    ['insurance', 0.155, 'rates.too_fine', 'El valor puede tener hasta dos decimales'],
    ['percent', -1, 'rates.below_zero', 'El valor no puede ser menor a 0'],
  ])('%s = %s', async (field, value, code, sentence) => {
    const { _id } = await inForce()
    const body = { ...first, [field]: value }
    const refused = await administrator
      .send(api.rates.update, { params: { _id }, body })
      .catch((error: unknown) => error)
    expect(refused instanceof CallError && refused.reply).toMatchObject({
      code,
      fields: { [field]: sentence },
    })
    expect(refused instanceof CallError && refused.status).toBe(400)
  })

  test('that is not one of the four, or of two versions', async () => {
    const { _id } = await inForce()
    const unknown = { ...first, vatBase: 'none' } as Percents
    expect(await administrator.refusal(api.rates.update, { params: { _id }, body: unknown })).toBe(
      'input.not_changeable',
    )
    expect(
      await administrator.refusal(api.rates.update, {
        params: { _id },
        body: { ...first, fee: 1 } as Percents,
      }),
    ).toBe('input.unknown_field')
    const two = { ...first, _id: 'f'.repeat(24) }
    expect(await administrator.refusal(api.rates.update, { params: { _id }, body: two })).toBe(
      'input.invalid',
    )
  })
})

test('accountancy reads them and changes nothing, nor reads who did', async () => {
  const { _id } = await inForce()
  expect(await accountancy.refusal(api.rates.update, { params: { _id }, body: first })).toBe(
    'auth.role_refused',
  )
  expect(await accountancy.refusal(api.rates.history, { query: {} })).toBe('auth.role_refused')
})
