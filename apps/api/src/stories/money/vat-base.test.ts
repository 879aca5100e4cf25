/** What VAT is taken on is a dated choice. Decisions §9, security M4. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { hourMs, openStage } from '../stage.fixture.ts'

const { house, called, fleet, services, orderRow } = await openStage()
const { actor } = await called('administrator')
/** Days go by, and a session of staff ends with its own. */
const administrator = () => house.as(actor)
const accountancy = async () => house.as(accountant)
const { actor: accountant } = await called('accountancy')
const client = await called('cliententerprise')

type Base = 'freight' | 'commission' | 'none'
const plan = async (vatBase: Base, validFrom: string) =>
  (await administrator()).send(api.rates.planVatBase, { body: { vatBase, validFrom } })
const refusalOf = async (vatBase: Base, validFrom: string) =>
  (await administrator()).refusal(api.rates.planVatBase, { body: { vatBase, validFrom } })
const drop = async (_id: string) => (await administrator()).send(api.rates.dropVatBase, { params: { _id } })
const known = async () => (await accountancy()).send(api.rates.vatBases, {})
const inForce = async () => (await (await accountancy()).send(api.rates.all, {})).vatBase
const priced = (price: number) =>
  client.send<typeof api.rates.calculate, 'client'>(api.rates.calculate, { body: { price } })
const offered = async (value: number) => {
  const crew = await fleet()
  const _id = await services.created(client)
  await crew.carrier.send(api.offers.create, {
    body: { isOffer: true, idOrder: _id, value, description: 'Salgo hoy' },
  })
  const order = await client.send<typeof api.orders.detail, 'client'>(api.orders.detail, { params: { _id } })
  return { _id, crew, order, offer: order.offers[0] }
}

test('a change planned for a day counts from that day of Bogotá on, and for nothing agreed before', async () => {
  const before = await offered(2_000_000)
  expect(before.offer).toMatchObject({
    totalCost: 2_200_000,
    ivaCost: 418_000,
    valueProfit: 2_618_000,
    vatBase: 'freight',
  })
  await plan('commission', '2026-11-24')
  house.clock.now = new Date('2026-11-24T04:59:00Z')
  await house.jobs.runJobs()
  expect(await inForce()).toBe('freight')
  house.clock.now = new Date('2026-11-24T05:00:00Z')
  await house.jobs.runJobs()
  expect(await inForce()).toBe('commission')

  // 19 % of the platform's 200,000.
  const after = await offered(2_000_000)
  expect(after.offer).toMatchObject({ ivaCost: 38_000, valueProfit: 2_238_000, vatBase: 'commission' })
  expect(await priced(2_200_000)).toMatchObject({ price: 2_200_000, vat: 38_000, vatBase: 'commission' })
  await client.send(api.offers.take, {
    params: { orderId: before._id },
    body: { idOffer: before.offer?._id ?? '' },
  })
  expect(await orderRow(before._id)).toMatchObject({
    vat_base: 'freight',
    vat_pesos: 418_000,
    total_pesos: 2_618_000,
  })
})

test('one that begins today counts at once, and each is a version of the percentages with its author', async () => {
  await plan('none', '2026-11-24')
  expect(await inForce()).toBe('none')
  expect(await priced(2_200_000)).toMatchObject({ vat: 0, clientPrice: 2_200_000, vatBase: 'none' })
  const [last] = (await (await administrator()).send(api.rates.history, { query: {} })).items
  expect(last).toMatchObject({
    vatBase: 'none',
    before: { vatBase: 'commission' },
    by: { _id: actor.id },
  })
  const { items } = await known()
  expect(items).toMatchObject([
    { vatBase: 'none', appliedAt: house.clock.now.toISOString() },
    { vatBase: 'commission', validFrom: '2026-11-24' },
  ])
})

test('percentages that change meanwhile keep the base, and the base keeps the percentages', async () => {
  const { _id, vatBase: _, ...percents } = await (await accountancy()).send(api.rates.all, {})
  await plan('freight', '2026-11-25')
  await (await administrator()).send(api.rates.update, { params: { _id }, body: { ...percents, profit: 12 } })
  expect(await inForce()).toBe('none')
  house.clock.forward(24 * hourMs)
  await house.jobs.runJobs()
  expect(await (await accountancy()).send(api.rates.all, {})).toMatchObject({
    profit: 12,
    vatBase: 'freight',
  })
})

test('a plan may be taken back until its day; a day takes one, and none that changes nothing', async () => {
  const { _id } = await plan('none', '2026-12-01')
  expect(await refusalOf('commission', '2026-12-01')).toBe('rates.vat_base_day_taken')
  expect(await refusalOf('none', '2026-12-15')).toBe('rates.vat_base_same')
  expect(await refusalOf('freight', '2026-11-26')).toBe('rates.vat_base_same')
  expect(await refusalOf('none', '2026-11-24')).toBe('rates.vat_base_day_passed')
  await drop(_id)
  house.clock.now = new Date('2026-12-02T12:00:00Z')
  await house.jobs.runJobs()
  expect(await inForce()).toBe('freight')
  const [applied] = (await known()).items
  expect(
    await (await administrator()).refusal(api.rates.dropVatBase, { params: { _id: applied?._id ?? '' } }),
  ).toBe('rates.vat_base_applied')
  expect(await (await administrator()).refusal(api.rates.dropVatBase, { params: { _id } })).toBe(
    'rates.not_found',
  )
})

test('a server that slept over several days brings them into force one after the other', async () => {
  await plan('commission', '2026-12-10')
  await plan('none', '2026-12-20')
  const count = async () =>
    (await (await administrator()).send(api.rates.history, { query: { limit: 100 } })).items.length
  const versions = await count()
  house.clock.now = new Date('2026-12-21T12:00:00Z')
  const admin = await administrator()
  await Promise.all([house.jobs.runJobs(), house.jobs.runJobs()])
  expect((await admin.send(api.rates.vatBases, {})).inForce).toBe('none')
  expect((await admin.send(api.rates.history, { query: { limit: 100 } })).items).toHaveLength(versions + 2)
})
