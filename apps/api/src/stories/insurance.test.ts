/** The insurer's answer gets lost. Decisions §9, security M13. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import type { Insurer } from '#providers/insurance/port.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { openStage } from './stage.fixture.ts'

const { house, called, fleet, services, orderRow } = await openStage()
const client = await called('cliententerprise')
const crew = await fleet()
const { insurer } = house.openCtx().providers
const real = { quote: insurer.quote.bind(insurer) }
const lists = await client.send(api.insurance.catalogues, {})

const wanted = (orderId: string, declaredPesos: number) => ({
  body: {
    orderId,
    responseMercancias: { id: lists.responseMercancias[0]?.cod_mercan ?? '' },
    responseEmpaque: lists.responseEmpaque[0]?.cod_tipemp ?? '',
    responseMovili: lists.responseMovili[0]?.cod_movili ?? '',
    priceCommodity: declaredPesos,
  },
})

/** The insurer writes the quotation down and its answer is lost so many times. */
const losing = (times: number): Insurer['quote'] => {
  let left = times
  return async (request) => {
    const quote = await real.quote(request)
    if (left-- > 0) throw new ProviderError('timeout', 'the answer was lost')
    return quote
  }
}

test('a lost answer is looked up and the insurance is bought', async () => {
  const _id = await services.taken(client, crew)
  insurer.quote = losing(1)
  await client.send(api.insurance.create, wanted(_id, 20_000_000))
  insurer.quote = real.quote
  expect(await orderRow(_id)).toMatchObject({ declared_pesos: 20_000_000 })
})

test('after an answer lost for good another value may be insured, and its policy is for that value', async () => {
  const _id = await services.taken(client, crew)
  insurer.quote = losing(9)
  expect(await client.refusal(api.insurance.create, wanted(_id, 20_000_000))).toBe('insurance.failed')
  insurer.quote = real.quote
  expect((await orderRow(_id)).premium_pesos).toBeNull()
  await client.send(api.insurance.create, wanted(_id, 30_000_000))
  await house.world.pay(client.actor, _id)
  await house.jobs.runJobs()
  const policy = await house.database.db
    .selectFrom('insurance_policies')
    .selectAll()
    .where('order_id', '=', _id)
    .executeTakeFirstOrThrow()
  expect(policy).toMatchObject({ state: 'issued', declared_pesos: 30_000_000 })
  expect((await orderRow(_id)).declared_pesos).toBe(30_000_000)
})

test('while a payment is open the insurance says so beforehand', async () => {
  const _id = await services.taken(client, crew)
  await client.send(api.payments.start, { body: { orderId: _id } })
  const seen = await client.send(api.orders.detail, { params: { _id } })
  expect(seen).toMatchObject({ acts: { insure: 'insurance.payment_open', pay: null } })
  expect(await client.refusal(api.insurance.create, wanted(_id, 20_000_000))).toBe('insurance.payment_open')
})
