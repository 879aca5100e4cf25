/** The insurer's answer gets lost. Decisions §9, security M13. */
import { setTimeout as sleep } from 'node:timers/promises'
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import type { Ctx } from '#context.ts'
import { insureOrder } from '#features/insurance/insurance.actions.ts'
import type { Insurer } from '#providers/insurance/port.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { issuePolicy } from '#features/insurance/insurance.reactions.ts'
import { lineFaults, naiveInsurer } from '#providers/insurance/naive-insurer.fixture.ts'
import { password } from '#testing/people.ts'
import { hourMs, minuteMs } from '../stage.fixture.ts'
import { openInsuredStage } from './uncertain-insurer.fixture.ts'

const { house, called, client, fleet, services, orderRow, insurer, wanted, uncertain, policyOf, sweepSoon } =
  await openInsuredStage()
const crew = await fleet()
const real = { quote: insurer.quote.bind(insurer) }

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

const catalogues = await insurer.catalogues()
const wish = (orderId: string, declaredPesos: number, actKey?: string) => ({
  orderId,
  commodityCode: catalogues.commodities[0]?.cod_mercan ?? '',
  packagingCode: catalogues.packagings[0]?.cod_tipemp ?? '',
  mobilizationCode: catalogues.mobilizations[0]?.cod_movili ?? '',
  declaredPesos,
  shownPremiumPesos: undefined,
  actKey,
})

test('who was cut off and asks again under his key goes on where he was; anybody else waits until nobody can be at it', async () => {
  const _id = await services.taken(client, crew)
  const ctx: Ctx = { ...house.openCtx(), actor: client.actor }
  const references: string[] = []
  // Written down, asked, and never heard of again.
  insurer.quote = (request) => {
    references.push(request.reference)
    return new Promise<never>(() => undefined)
  }
  void insureOrder(ctx, wish(_id, 20_000_000, 'one'))
  await expect.poll(() => references).toHaveLength(1)
  house.clock.forward(minuteMs)
  expect(await client.refusal(api.insurance.create, wanted(_id, 20_000_000))).toBe('insurance.being_bought')
  insurer.quote = (request) => {
    references.push(request.reference)
    return real.quote(request)
  }
  await insureOrder({ ...ctx, now: house.clock.now }, wish(_id, 20_000_000, 'one'))
  insurer.quote = real.quote
  expect(references[1]).toBe(references[0])
  expect(await orderRow(_id)).toMatchObject({ declared_pesos: 20_000_000 })
})

test('what was bought is bought though the answer of its commit was lost', async () => {
  const _id = await services.taken(client, crew)
  const open = house.openCtx()
  let commits = 0
  const inTransaction: Ctx['inTransaction'] = async (work) => {
    const done = await open.inTransaction(work)
    commits += 1
    if (commits === 2) throw Object.assign(new Error('the line was cut'), { code: '57P01' })
    return done
  }
  const { data } = await insureOrder({ ...open, actor: client.actor, inTransaction }, wish(_id, 20_000_000))
  expect(await orderRow(_id)).toMatchObject({ declared_pesos: 20_000_000, policy_link: data.link })
})

test('while a payment is open the insurance says so beforehand', async () => {
  const _id = await services.taken(client, crew)
  await client.send(api.payments.start, { body: { orderId: _id } })
  const seen = await client.send(api.orders.detail, { params: { _id } })
  expect(seen).toMatchObject({ acts: { insure: 'insurance.payment_open', pay: null } })
  expect(await client.refusal(api.insurance.create, wanted(_id, 20_000_000))).toBe('insurance.payment_open')
})

const cuts = Number(process.env['INSURER_CUTS'] ?? 12)

test(
  `over ${cuts} cuts of the line an insurer that would sell twice sells each service one policy`,
  async () => {
    const kept = { issue: insurer.issue, find: insurer.find }
    let cut = 0
    const asked = new Set<string>()
    const naive = naiveInsurer((reference) => {
      // The first purchase of each service is cut, each time elsewhere.
      if (asked.has(reference)) return undefined
      asked.add(reference)
      return lineFaults[cut++ % lineFaults.length]
    })
    const orderIds: string[] = []
    for (let count = 0; count < cuts; count++) {
      const _id = await services.taken(client, crew)
      await client.send(api.insurance.create, wanted(_id, 20_000_000))
      await house.world.pay(client.actor, _id)
      orderIds.push(_id)
    }
    Object.assign(insurer, { issue: naive.issue, find: naive.find })
    for (let round = 0; round < 4; round++) {
      await house.jobs.runJobs()
      house.clock.forward(6 * minuteMs)
    }
    Object.assign(insurer, kept)
    const policies = await house.database.db
      .selectFrom('insurance_policies')
      .select(['order_id', 'state', 'policy_number', 'buying_since'])
      .where('order_id', 'in', orderIds)
      .execute()
    expect(cut).toBe(cuts)
    expect(naive.sold.size).toBe(cuts)
    for (const [reference, sold] of naive.sold) {
      expect(sold, reference).toHaveLength(1)
      const policy = policies.find(({ order_id }) => reference.startsWith(order_id))
      expect(policy).toMatchObject({
        state: 'issued',
        policy_number: sold[0]?.policyNumber,
        buying_since: null,
      })
    }
  },
  60_000 + cuts * 2_000,
)

test('a purchase whose server died is looked up by the next one, not before the dead one has had its time', async () => {
  const kept = { issue: insurer.issue, find: insurer.find }
  const naive = naiveInsurer(() => undefined)
  const _id = await services.taken(client, crew)
  await client.send(api.insurance.create, wanted(_id, 20_000_000))
  // Written down, asked, and never heard of again.
  await house.world.pay(client.actor, _id)
  Object.assign(insurer, {
    find: naive.find,
    issue: async (request: Parameters<Insurer['issue']>[0]) => {
      await naive.issue(request)
      return new Promise<never>(() => undefined)
    },
  })
  void issuePolicy(house.openCtx(), { name: 'payment.outcome', orderId: _id })
  await expect.poll(() => naive.sold.size).toBe(1)
  Object.assign(insurer, { issue: naive.issue })
  // A job that finds it so comes again.
  await expect(issuePolicy(house.openCtx(), { name: 'payment.outcome', orderId: _id })).rejects.toThrow(
    'being bought',
  )
  expect([...naive.sold.values()].flat()).toHaveLength(1)
  house.clock.forward(6 * minuteMs)
  await house.jobs.runJobs()
  Object.assign(insurer, kept)
  const [[policy] = []] = naive.sold.values()
  expect([...naive.sold.values()].flat()).toHaveLength(1)
  expect(await orderRow(_id)).toMatchObject({ policy_link: policy?.link })
})

test('who plays an old story waits for the job that is at the policy already', async () => {
  const { issue } = insurer
  const _id = await services.taken(client, crew)
  await client.send(api.insurance.create, wanted(_id, 20_000_000))
  await house.world.pay(client.actor, _id)
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  insurer.issue = async (...facts) => {
    asked.resolve()
    await answered.promise
    return issue.call(insurer, ...facts)
  }
  const job = issuePolicy(house.openCtx(), { name: 'payment.outcome', orderId: _id })
  await asked.promise
  const story = house.world.issue(_id)
  const isWaiting = await Promise.race([story.then(() => false), sleep(100, true)]).finally(() => {
    answered.resolve()
    insurer.issue = issue
  })
  await Promise.all([job, story])
  expect(isWaiting).toBe(true)
  expect((await policyOf(_id)).state).toBe('issued')
})

test('a purchase that was uncertain when its service was cancelled is looked up until it is found, and annulled', async () => {
  const { _id, annulled, sellLate, giveBack } = await uncertain()
  await client.send(api.cancellations.cancel, { body: { orderId: _id, description: 'Ya no' } })
  await sweepSoon()
  expect({ state: (await policyOf(_id)).state, annulled }).toEqual({ state: 'issuing', annulled: [] })
  const { policyNumber } = await sellLate()
  await sweepSoon()
  expect(await policyOf(_id)).toEqual({ state: 'annulled', policy_number: policyNumber })
  await sweepSoon()
  expect(annulled).toEqual([policyNumber])
  giveBack()
})

test('where its cover had begun such a policy is found and kept', async () => {
  const { _id, own, annulled, sellLate, giveBack } = await uncertain()
  await house.world.assign(own.carrier.actor, _id, own.pair)
  house.clock.forward(5 * hourMs)
  await house.world.milestone(own.driver.actor, _id, 'inPosition')
  house.clock.forward(hourMs)
  const staff = await called('administrator')
  await staff.send(api.cancellations.close, {
    params: { _id },
    body: { status: 4, reason: 'La carga se perdió', fee: 0, password },
  })
  const { policyNumber, link } = await sellLate()
  await sweepSoon()
  expect(await policyOf(_id)).toEqual({ state: 'issued', policy_number: policyNumber })
  expect(await orderRow(_id)).toMatchObject({ policy_link: link })
  expect(annulled).toEqual([])
  giveBack()
})

test('an annulment the insurer did not take is asked for again', async () => {
  const annul = insurer.annul
  const _id = await services.taken(client, crew)
  await client.send(api.insurance.create, wanted(_id, 20_000_000))
  await house.world.pay(client.actor, _id)
  await house.jobs.runJobs()
  insurer.annul = () => Promise.reject(new ProviderError('unavailable', 'closed'))
  await client.send(api.cancellations.cancel, { body: { orderId: _id, description: 'Ya no' } })
  await sweepSoon()
  expect((await policyOf(_id)).state).toBe('issued')
  insurer.annul = annul
  await sweepSoon()
  expect((await policyOf(_id)).state).toBe('annulled')
})

test('of a trip that is over nothing is bought any more, and what was asked for is still found', async () => {
  const { _id, own, sellLate, giveBack } = await uncertain()
  await house.world.assign(own.carrier.actor, _id, own.pair)
  await house.world.milestone(own.driver.actor, _id, 'inPosition')
  await house.world.supportDocument(own.carrier.actor, _id)
  for (const step of ['tripStart', 'inFinish', 'finish'] as const)
    await house.world.milestone(own.driver.actor, _id, step)
  const bought: string[] = []
  insurer.issue = async ({ reference }) => {
    bought.push(reference)
    throw new ProviderError('timeout', 'the answer was lost')
  }
  await sweepSoon()
  expect({ bought, state: (await policyOf(_id)).state }).toEqual({ bought: [], state: 'issuing' })
  const { policyNumber } = await sellLate()
  await sweepSoon()
  expect(await policyOf(_id)).toEqual({ state: 'issued', policy_number: policyNumber })
  giveBack()
})

test('a service that staff closes as finished keeps its policy', async () => {
  const own = await fleet()
  const _id = await services.taken(client, own, { inMs: 5 * hourMs })
  await client.send(api.insurance.create, wanted(_id, 20_000_000))
  await house.world.pay(client.actor, _id)
  await house.jobs.runJobs()
  await house.world.assign(own.carrier.actor, _id, own.pair)
  await house.world.milestone(own.driver.actor, _id, 'inPosition')
  const staff = await called('administrator')
  await staff.send(api.cancellations.close, {
    params: { _id },
    body: { status: 3, reason: 'Entregada sin señal', fee: 0, password },
  })
  await house.jobs.runJobs()
  expect((await policyOf(_id)).state).toBe('issued')
})

test('of a policy whose payment came undone everybody reads that it is not in force, and then that it was annulled', async () => {
  const own = await fleet()
  const _id = await services.taken(client, own, { inMs: 60 * hourMs })
  await client.send(api.insurance.create, wanted(_id, 20_000_000))
  const form = await house.world.pay(client.actor, _id, 'AUTHORISED')
  await house.jobs.runJobs()
  await house.world.notify(form, 'CAPTURE_FAILED')
  const read = async (caller: typeof client) =>
    (await caller.send(api.orders.history, { params: { _id } })).items
      .map(({ act }) => act)
      .filter((act) => act.startsWith('policy.'))
  for (const party of [client, own.carrier])
    expect(await read(party)).toEqual(['policy.issued', 'policy.unpaid'])
  house.clock.forward(25 * hourMs)
  await house.jobs.runJobs()
  expect(await orderRow(_id)).toMatchObject({ status: 4 })
  await house.jobs.runJobs()
  expect((await policyOf(_id)).state).toBe('annulled')
  for (const party of [client, own.carrier])
    expect(await read(party)).toEqual(['policy.issued', 'policy.unpaid', 'policy.annulled'])
})

test('no policy is bought while the money for it is lost', async () => {
  const own = await fleet()
  const _id = await services.taken(client, own, { inMs: 5 * hourMs })
  await client.send(api.insurance.create, wanted(_id, 20_000_000))
  const form = await house.world.pay(client.actor, _id, 'AUTHORISED')
  await house.world.assign(own.carrier.actor, _id, own.pair)
  await house.world.milestone(own.driver.actor, _id, 'inPosition')
  await house.world.notify(form, 'CAPTURE_FAILED')
  await sweepSoon()
  expect((await policyOf(_id)).state).toBe('quoted')
  await house.world.notify(form, 'CAPTURED')
  await house.jobs.runJobs()
  expect((await policyOf(_id)).state).toBe('issued')
})
