/** A carrier asks for part of his pay on the road: asking moves no money, and what is answered is answered once. docs/decisions/0061. */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { payAdvance } from '#features/settlements/debts/advances.actions.ts'
import { password } from '#testing/people.ts'
import { setSecondPerson } from '../sessions/second-person.fixture.ts'
import { uploadJpeg, type Fleet } from '../stage.fixture.ts'
import { anew, balancesOf, openMoneyStage } from './payouts.fixture.ts'
import { unreconciled } from '../differing.fixture.ts'

const { house, called, client, fleet, paidFleet, services } = await openMoneyStage()
const { db } = house.database
const accountant = await called('accountancy')
const second = await called('accountancy')
const administrator = await called('administrator')
const staff = () => anew(house, accountant)

const running = async (crew: Fleet): Promise<string> =>
  services.running(await anew(house, client), crew, { inMs: 2 * 3_600_000 })
const asked = async ({ carrier }: Fleet, orderId: string, value = 400_000): Promise<string> =>
  (await (await anew(house, carrier)).send(api.settlements.askAdvance, { body: { orderId, value } }))._id
const whyNotAsk = async ({ carrier }: Fleet, orderId: string, value = 400_000) =>
  (await anew(house, carrier)).refusal(api.settlements.askAdvance, { body: { orderId, value } })
const finish = async ({ driver }: Fleet, id: string): Promise<void> => {
  await house.world.milestone(driver.actor, id, 'inFinish')
  const body = { milestone: 'finish' as const, images: [await uploadJpeg(driver)] }
  await driver.send(api.tracking.milestone, { params: { _id: id }, body })
}
const requestOf = async (id: string) =>
  (await (await staff()).send(api.settlements.advanceRequests, { query: { id } })).items[0]
const tripOf = async ({ carrier }: Fleet, id: string) =>
  (await (await anew(house, carrier)).send(api.settlements.ownRoad, { query: { id } })).items[0]
const advancesOf = (orderId: string) =>
  db
    .selectFrom('payouts')
    .select(['gross_pesos', 'state'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'advance')
    .execute()
const give = (orderId: string, requestId: string, reference = 'ANT-1') => ({
  body: { orderId, value: 400_000, reference, requestId },
})
const noticesOf = async (userId: string, kind: string): Promise<number> => {
  await house.jobs.runJobs()
  const rows = await db
    .selectFrom('notifications_by_month')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .execute()
  return rows.length
}

test('asking moves nothing: the desk reads it, the carrier reads that it waits', async () => {
  const crew = await paidFleet()
  const orderId = await running(crew)
  const before = await balancesOf(house, orderId)
  const id = await asked(crew, orderId)
  expect(await balancesOf(house, orderId)).toEqual(before)
  expect(await advancesOf(orderId)).toEqual([])
  expect(await requestOf(id)).toMatchObject({ order: orderId, value: 400_000, advanced: 0, state: 'open' })
  expect(await tripOf(crew, orderId)).toMatchObject({ advanced: 0, request: { _id: id, state: 'open' } })
  expect(await noticesOf(accountant.actor.id, 'advance.wanted')).toBe(1)
  expect(await whyNotAsk(crew, orderId)).toBe('advance.already_asked')
  expect(await unreconciled(house)).toEqual([])
})

test('it waits in the inbox of whoever pays, and of nobody else, until it is answered', async () => {
  const crew = await paidFleet()
  const orderId = await running(crew)
  const id = await asked(crew, orderId)
  const query = { id: orderId, cause: ['advanceWanted' as const], limit: '10' }
  const waiting = async () => (await (await staff()).send(api.inbox.items, { query })).items
  expect(await waiting()).toMatchObject([
    { _id: orderId, stake: 400_000, causes: [{ cause: 'advanceWanted', object: id }] },
  ])
  const soport = await called('soport')
  expect((await soport.send(api.inbox.items, { query: { limit: '100' } })).items).toEqual([])
  await (await staff()).send(api.settlements.advance, give(orderId, id))
  expect(await waiting()).toEqual([])
})

test('paying answers it in the same act, and nobody pays it a second time', async () => {
  const crew = await paidFleet()
  const orderId = await running(crew)
  const id = await asked(crew, orderId)
  await (await staff()).send(api.settlements.advance, give(orderId, id))
  expect(await requestOf(id)).toMatchObject({ state: 'given', advanced: 400_000 })
  expect(await (await anew(house, second)).refusal(api.settlements.advance, give(orderId, id, 'ANT-2'))).toBe(
    'advance.request_over',
  )
  expect(await advancesOf(orderId)).toEqual([{ gross_pesos: 400_000, state: 'paid' }])
  expect(await noticesOf(crew.carrier.actor.id, 'payout.paid')).toBe(1)
  const { left } = (await tripOf(crew, orderId)) ?? { left: 0 }
  expect(await whyNotAsk(crew, orderId, left + 1)).toBe('advance.too_much')
  await asked(crew, orderId, left)
})

test('two of the desk at once pay once', async () => {
  const crew = await paidFleet()
  const orderId = await running(crew)
  const id = await asked(crew, orderId)
  const desk = [await staff(), await anew(house, second), await anew(house, administrator)]
  const answers = await Promise.allSettled(
    desk.map((person, index) => person.send(api.settlements.advance, give(orderId, id, `ANT-${index}`))),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await advancesOf(orderId)).toHaveLength(1)
  expect(await unreconciled(house)).toEqual([])
})

test('two phones of one carrier ask once', async () => {
  const crew = await paidFleet()
  const orderId = await running(crew)
  const answers = await Promise.allSettled([asked(crew, orderId), asked(crew, orderId, 300_000)])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('what breaks off in between has neither paid nor answered', async () => {
  const crew = await paidFleet()
  const orderId = await running(crew)
  const id = await asked(crew, orderId)
  const broken = house.world.act(accountant.actor, async (ctx) => {
    await payAdvance(ctx, { orderId, valuePesos: 400_000, reference: 'ANT-1', requestId: id })
    throw new Error('the lights went out')
  })
  await expect(broken).rejects.toThrow('the lights went out')
  expect(await advancesOf(orderId)).toEqual([])
  expect(await requestOf(id)).toMatchObject({ state: 'open', advanced: 0 })
  await (await staff()).send(api.settlements.advance, give(orderId, id))
  expect(await advancesOf(orderId)).toHaveLength(1)
})

test('what is not given has a reason that its carrier reads, and he may ask again', async () => {
  const crew = await paidFleet()
  const orderId = await running(crew)
  const id = await asked(crew, orderId)
  const refused = { params: { _id: id }, body: { reason: 'Falta el manifiesto' } }
  await (await staff()).send(api.settlements.refuseAdvance, refused)
  expect(await noticesOf(crew.carrier.actor.id, 'advance.refused')).toBe(1)
  expect((await tripOf(crew, orderId))?.request).toMatchObject({
    state: 'refused',
    reason: 'Falta el manifiesto',
  })
  expect(await (await staff()).refusal(api.settlements.refuseAdvance, refused)).toBe('advance.request_over')
  const again = await asked(crew, orderId, 200_000)
  const back = { params: { _id: again } }
  await (await anew(house, crew.carrier)).send(api.settlements.withdrawRequest, back)
  expect(await (await staff()).refusal(api.settlements.advance, give(orderId, again))).toBe(
    'advance.request_over',
  )
  expect(await advancesOf(orderId)).toEqual([])
})

test('it ends with its service, however that ends', async () => {
  const crew = await paidFleet()
  const finished = await running(crew)
  const wanted = await asked(crew, finished)
  await finish(crew, finished)
  expect(await requestOf(wanted)).toMatchObject({ state: 'ended' })
  expect(await whyNotAsk(crew, finished)).toBe('advance.not_running')
  const closed = await running(crew)
  const id = await asked(crew, closed)
  const body = { status: 4 as const, reason: 'El camión se varó', fee: 0, password }
  await (await anew(house, administrator)).send(api.cancellations.close, { params: { _id: closed }, body })
  expect(await requestOf(id)).toMatchObject({ state: 'ended' })
})

test('an advance that a second person takes back leaves the request waiting', async () => {
  const crew = await paidFleet()
  const orderId = await running(crew)
  await setSecondPerson(house, 100_000)
  const id = await asked(crew, orderId)
  const { _id, state } = await (await staff()).send(api.settlements.advance, give(orderId, id))
  expect(state).toBe('confirming')
  expect(await requestOf(id)).toMatchObject({ state: 'given', advanced: 0 })
  await (await staff()).send(api.settlements.withdraw, { params: { _id } })
  expect(await requestOf(id)).toMatchObject({ state: 'open' })
  await setSecondPerson(house, 10_000_000)
})

test('only its carrier asks and takes back, and only where he can be paid', async () => {
  const crew = await paidFleet()
  const orderId = await running(crew)
  expect(await whyNotAsk(await paidFleet(), orderId)).toBe('order.not_found')
  const id = await asked(crew, orderId)
  const stranger = await paidFleet()
  expect(
    await (
      await anew(house, stranger.carrier)
    ).refusal(api.settlements.withdrawRequest, { params: { _id: id } }),
  ).toBe('advance.request_not_found')
  const unpaid = await fleet()
  expect(await whyNotAsk(unpaid, await running(unpaid))).toBe('payout.no_account')
})
