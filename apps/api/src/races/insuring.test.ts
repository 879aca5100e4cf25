import { api } from '@arriero/contract'
import { expect } from 'vitest'
import { openStage } from '../stories/stage.fixture.ts'
import { shot, type Shot } from './barrier.fixture.ts'
import { isWin, races } from './race.fixture.ts'

const stage = await openStage({ poolSize: 20 })
const { house, called, fleet, services, orderRow } = stage
const client = await called('cliententerprise')
const truck = await fleet()
const lists = await client.send(api.insurance.catalogues, {})
const values = [1_000_000, 500_000_000, 20_000_000]

const insureOf = (orderId: string, index: number): Shot =>
  shot('insure', client, {
    endpoint: api.insurance.create,
    input: {
      body: {
        orderId,
        responseMercancias: { id: lists.responseMercancias[0]?.cod_mercan ?? '' },
        responseEmpaque: lists.responseEmpaque[0]?.cod_tipemp ?? '',
        responseMovili: lists.responseMovili[0]?.cod_movili ?? '',
        priceCommodity: values[index % values.length] ?? 0,
      },
    },
  })
const payOf = (orderId: string): Shot =>
  shot('pay', client, { endpoint: api.payments.start, input: { body: { orderId } } })

const policyOf = (orderId: string) =>
  house.database.db
    .selectFrom('insurance_policies')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst()

/** The policy is of what the client pays for, and paying it brings it. */
const isConsistent = async (orderId: string) => {
  const [order, policy] = [await orderRow(orderId), await policyOf(orderId)]
  expect(policy?.declared_pesos ?? null).toBe(order.declared_pesos)
  if (!policy) return
  expect(policy).toMatchObject({ state: 'quoted', link: order.policy_link })
  await house.world.pay(client.actor, orderId)
  await house.jobs.runJobs()
  expect(await policyOf(orderId)).toMatchObject({ state: 'issued', declared_pesos: order.declared_pesos })
}

races(stage, [
  {
    says: 'of insurances asked together one is bought, for its own value',
    start: async (n) => {
      const orderId = await services.taken(client, truck)
      return { orderId, shots: Array.from({ length: n }, (_, index) => insureOf(orderId, index)) }
    },
    losersRead: ['insurance.being_bought', 'insurance.already_bought'],
    after: (orderId) => isConsistent(orderId),
  },
  {
    says: 'an insurance that meets a payment is in its total or not bought at all',
    start: async (n) => {
      const orderId = await services.taken(client, truck)
      return {
        orderId,
        shots: Array.from({ length: n }, (_, index) =>
          index % 2 === 0 ? insureOf(orderId, index) : payOf(orderId),
        ),
      }
    },
    losersRead: ['insurance.being_bought', 'insurance.already_bought', 'insurance.payment_open'],
    winners: 'any',
    after: async (orderId, answers) => {
      const insured = answers.filter((answer) => answer.name === 'insure' && isWin(answer))
      expect(insured.length).toBeLessThanOrEqual(1)
      const open = await house.database.db
        .selectFrom('payment_attempts')
        .select('amount_pesos')
        .where('order_id', '=', orderId)
        .where('is_open', '=', true)
        .execute()
      expect(open).toEqual([{ amount_pesos: (await orderRow(orderId)).total_pesos }])
      await isConsistent(orderId)
    },
  },
])
