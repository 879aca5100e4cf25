/** What a carrier reads of what he earned, and what the law keeps back. Decisions §16, domain facts §4.8. */
import { api } from '@arriero/contract'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { settlementPaperMost } from '@arriero/domain/money/payouts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { postNotice } from '../stage.fixture.ts'
import { hadWaited } from '../orders/waited.fixture.ts'
import { account, anew, openMoneyStage, ownOf, pay, payoutOf } from './payouts.fixture.ts'

const { house, called, client, paidFleet, finished, services } = await openMoneyStage()
const accountant = await called('accountancy')
const administrator = await called('administrator')
const staff = () => anew(house, accountant)
const november = { from: '2026-11-01', to: '2026-11-30' }

const approve = async (_id: string) =>
  (await anew(house, client)).send(api.orders.approve, { params: { _id } })

const today = () => bogotaDay(house.clock.now)
const figures = {
  uvt: 52_374,
  source: 1,
  sourceFromUvt: 2,
  fopat: 0.1,
  fopatFromKg: 10_500,
  basis: 'Decreto',
}

test('ReteICA is that of the town the cargo leaves from, from the day it is set for; what was paid keeps what was kept back', async () => {
  const [before, after] = [await finished(await paidFleet()), await finished(await paidFleet())]
  await approve(before)
  await pay(await staff(), before)
  const set = { townCode: '11001', validFrom: today(), perMille: 4.14, basis: 'Acuerdo 65 de 2002' }
  const boss = await anew(house, administrator)
  await boss.send(api.settlements.setTown, { body: set })
  const lineOf = async (id: string) =>
    (await payoutOf(await staff(), id)).lines.find(({ concept }) => concept === 'industryWithholding')
  expect(await lineOf(before)).toMatchObject({ rate: 0, amount: 0 })
  expect(await lineOf(after)).toMatchObject({ base: 1_818_182, rate: 0.414, amount: -7_527 })
  // A correction for the same day is another edition; both stay to be read.
  house.clock.forward(60_000)
  await boss.send(api.settlements.setTown, { body: { ...set, perMille: 0 } })
  expect(await lineOf(after)).toMatchObject({ amount: 0 })
  const { towns } = await (await staff()).send(api.settlements.withholdings, {})
  expect(towns.map(({ perMille, isReplaced, by }) => [perMille, isReplaced, by?._id])).toEqual([
    [0, false, administrator.actor.id],
    [4.14, true, administrator.actor.id],
  ])
  expect(await boss.refusal(api.settlements.setTown, { body: { ...set, townCode: '99999' } })).toBe(
    'place.required',
  )
  expect(await boss.refusal(api.settlements.setTown, { body: { ...set, perMille: 4.145 } })).toBe(
    'withholding.out_of_range',
  )
  const yesterday = daysAfter(today(), -1)
  expect(await boss.refusal(api.settlements.setTown, { body: { ...set, validFrom: yesterday } })).toBe(
    'withholding.day_past',
  )
})

test('the rules of a year hold from their day on, never on days that are over, and it is known who wrote which', async () => {
  const id = await finished(await paidFleet())
  const boss = await anew(house, administrator)
  const withheld = async () => (await payoutOf(await staff(), id)).withheld
  const tomorrow = daysAfter(today(), 1)
  await boss.send(api.settlements.setRules, { body: { ...figures, source: 2, validFrom: tomorrow } })
  expect(await withheld()).toBe(18_182 + 1_818)
  expect(
    await boss.refusal(api.settlements.setRules, {
      body: { ...figures, source: 2, validFrom: daysAfter(today(), -1) },
    }),
  ).toBe('withholding.day_past')
  await boss.send(api.settlements.setRules, { body: { ...figures, source: 2, fopat: 0, validFrom: today() } })
  expect(await withheld()).toBe(36_364)
  house.clock.forward(60_000)
  await boss.send(api.settlements.setRules, { body: { ...figures, validFrom: today() } })
  expect(await withheld()).toBe(18_182 + 1_818)
  const { rules } = await (await staff()).send(api.settlements.withholdings, {})
  expect(
    rules.slice(0, 3).map(({ validFrom, source, isReplaced }) => [validFrom, source, isReplaced]),
  ).toEqual([
    [tomorrow, 2, false],
    [today(), 1, false],
    [today(), 2, true],
  ])
  expect(rules[0]?.by).toMatchObject({ _id: administrator.actor.id })
  expect(rules.at(-1)).toMatchObject({ uvt: 49_799, source: 1, sourceFromUvt: 4, by: null })
  const trail = await boss.send(api.audit.all, { query: { act: ['withholding.update'], limit: 1 } })
  expect(trail.items[0]?.details).toMatchObject({ from: today(), sourceBefore: 2, sourceAfter: 1 })
})

test('where withholding begins is judged on freight and waiting of one service together', async () => {
  const buyer = await anew(house, client)
  // 76,395 of freight and 60,000 of waiting: each is below two tax units, both are not.
  const id = await services.finished(buyer, await paidFleet(), {
    inMs: 2 * 3_600_000,
    clientPricePesos: 100_000,
  })
  const kept = async (kind: 'service' | 'standby') => {
    const { items } = await (
      await staff()
    ).send(api.settlements.payouts, { query: { q: id, kind: [kind], limit: 10 } })
    return items[0]?.lines.find(({ concept }) => concept === 'sourceWithholding')
  }
  expect(await kept('service')).toMatchObject({ base: 76_395, amount: 0 })
  await hadWaited(house, id)
  await (
    await staff()
  ).send(api.standby.decide, { params: { orderId: id }, body: { hours: 1, reason: 'Una hora' } })
  const { transaction } = await buyer.send(api.payments.start, { body: { orderId: id, charge: 'standby' } })
  const { fields } = await buyer.send(api.payments.sign, { body: { sign: transaction } })
  await postNotice(house, house.signNotice(fields, 'CAPTURED'))
  expect(await kept('service')).toMatchObject({ base: 76_395, amount: -764 })
  expect(await kept('standby')).toMatchObject({ base: 60_000, amount: -600 })
})

test('a carrier reads his own settlement with his account half hidden, staff anybody’s whole', async () => {
  const crew = await paidFleet()
  const id = await finished(crew)
  const carrier = await anew(house, crew.carrier)
  const params = { carrierId: crew.carrier.actor.id }
  const own = await carrier.send(api.settlements.settlement, { params, query: november })
  const { items } = await carrier.send(api.settlements.settlementItems, { params, query: november })
  expect(items.map(({ order }) => order)).toEqual([id])
  expect(own.count).toBe(1)
  expect(own.pay).toEqual({ ...account, accountNumber: '••••8901' })
  expect(own.totals.reduce((sum, { amount }) => sum + amount, 0)).toBe(own.net)
  expect(own).toMatchObject({ paid: 0, owed: own.net })
  const whole = await (await staff()).send(api.settlements.settlement, { params, query: november })
  expect(whole.pay).toEqual(account)
  const stranger = await anew(house, (await paidFleet()).carrier)
  expect(await stranger.refusal(api.settlements.settlement, { params, query: november })).toBe(
    'user.not_found',
  )
  expect(await stranger.refusal(api.settlements.settlementItems, { params, query: november })).toBe(
    'user.not_found',
  )
  expect(await ownOf(stranger, id)).toBeUndefined()
  const backwards = { from: '2026-11-30', to: '2026-11-01' }
  expect(await carrier.refusal(api.settlements.settlement, { params, query: backwards })).toBe(
    'settlement.span_invalid',
  )
})

test('the settlement is a PDF that names itself', async () => {
  const crew = await paidFleet()
  await finished(crew)
  const carrier = await anew(house, crew.carrier)
  const made = await carrier.send(api.settlements.paper, {
    params: { carrierId: crew.carrier.actor.id },
    body: november,
  })
  expect(made.name).toMatch(/^Liquidación .+ 2026-11-01 a 2026-11-30\.pdf$/)
  const response = await fetch(`${house.url}${made.url}`)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe('attachment')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a long settlement is read a page at a time, its sums are those of all, and its paper says when it is too long', async () => {
  const crew = await paidFleet()
  const ids = [await finished(crew), await finished(crew), await finished(crew)]
  await approve(ids[0] ?? '')
  await pay(await staff(), ids[0] ?? '')
  const carrier = await anew(house, crew.carrier)
  const params = { carrierId: crew.carrier.actor.id }
  const seen: string[] = []
  let net = 0
  for (let after: string | undefined, more = true; more;) {
    const page = await carrier.send(api.settlements.settlementItems, {
      params,
      query: { ...november, limit: 2, ...(after === undefined ? {} : { after }) },
    })
    seen.push(...page.items.map(({ order }) => order))
    net += page.items.reduce((sum, item) => sum + item.net, 0)
    more = page.next !== null
    after = page.next ?? undefined
  }
  expect(seen.toSorted()).toEqual(ids.toSorted())
  const whole = await carrier.send(api.settlements.settlement, { params, query: november })
  expect(whole).toMatchObject({ count: 3, net })
  expect(whole.totals.find(({ concept }) => concept === 'service')).toMatchObject({ amount: 3 * 1_818_182 })
  // As many more as a paper does not hold.
  await sql`drop index payouts_once`.execute(house.database.db)
  await sql`insert into payouts (id, order_id, carrier_id, kind, state, gross_pesos, earned_at, release_on, due_on, created_at)
    select 'e' || lpad(to_hex(i), 23, '0'), order_id, carrier_id, 'standby', 'open', 1, earned_at, release_on, due_on, created_at
    from payouts, generate_series(1, ${settlementPaperMost}) i where id = ${ids[1] ?? ''}`.execute(
    house.database.db,
  )
  const paper = { params, body: november }
  expect(await carrier.refusal(api.settlements.paper, paper)).toBe('settlement.too_long')
  expect((await carrier.send(api.settlements.settlement, { params, query: november })).count).toBe(
    settlementPaperMost + 3,
  )
})

test('the whole pay is never kept back: rates are bounded, and no list fails over them', async () => {
  const boss = await anew(house, administrator)
  const body = { ...figures, source: 100, validFrom: today() }
  expect(await boss.refusal(api.settlements.setRules, { body })).toBe('withholding.out_of_range')
  // As an installation may have it from before.
  house.clock.forward(60_000)
  await house.database.db
    .insertInto('withholding_rules')
    .values({
      id: 'f'.repeat(24),
      valid_from: today(),
      uvt_pesos: 1,
      source_rate: 100_000,
      source_from_uvt: 0,
      fopat_rate: 100_000,
      fopat_from_kg: 0,
      basis: 'x',
      created_at: house.clock.now,
      created_by: null,
    })
    .execute()
  const { items } = await (await staff()).send(api.settlements.payouts, { query: {} })
  expect(items.find(({ state }) => state === 'open')).toMatchObject({ net: 0, lines: expect.any(Array) })
})
