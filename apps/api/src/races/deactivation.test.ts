import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { expect, test } from 'vitest'
import type { Db } from '#context.ts'
import { updateAccount } from '#features/accounts/update.actions.ts'
import { acceptOffer } from '#features/offers/offers.actions.ts'
import { assignOrder } from '#features/orders/assignment/assignment.actions.ts'
import { AppError } from '#app-error.ts'
import { openStage, type Fleet } from '../stories/stage.fixture.ts'
import { faultsOf } from './invariants.fixture.ts'
import { longRaceMs, rounds } from './race.fixture.ts'

const { house, called, fleet, services, orderRow } = await openStage()
const client = await called('cliententerprise')
const { database } = house

const offered = async ({ carrier }: Fleet) => {
  const orderId = await services.created(client)
  const body = { isOffer: true as const, idOrder: orderId, value: 2_000_000, description: 'Salgo hoy' }
  return { orderId, offerId: (await carrier.send(api.offers.create, { body }))._id }
}
type Made = Awaited<ReturnType<typeof offered>>

const administrator = await called('administrator')

/** As the endpoint does it: the account first, then a look at its services. False where it holds one. Decisions §6. */
const deactivate = async (db: Db, userId: string, by = administrator.actor): Promise<boolean> => {
  try {
    await updateAccount(house.world.ctxFor(by, db), userId, { isActive: false })
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'account.has_services') return false
    throw error
  }
}
const accept = async ({ orderId, offerId }: Made): Promise<string> => {
  try {
    await client.send(api.offers.take, { params: { orderId }, body: { idOffer: offerId } })
    return 'done'
  } catch (error) {
    if (error instanceof CallError) return error.reply.code
    throw error
  }
}
const shortly = () => new Promise((resolve) => setTimeout(resolve, 150))

/** Does its work in a transaction and keeps it open until let go. */
const heldOpen = async <T>(work: (tx: Db) => Promise<T>) => {
  const didWork = Promise.withResolvers<T>()
  const mayCommit = Promise.withResolvers<void>()
  const ended = database.transaction(async (tx) => {
    didWork.resolve(await work(tx))
    await mayCommit.promise
  })
  ended.catch(didWork.reject)
  const result = await didWork.promise
  return {
    result,
    letGo: () => {
      mayCommit.resolve()
      return ended
    },
  }
}
const isOver = async (promise: Promise<unknown>): Promise<boolean> =>
  Promise.race([promise.then(() => true), shortly().then(() => false)])

test('an acceptance waits for a deactivation under way, and then finds the carrier gone', async () => {
  const crew = await fleet()
  const made = await offered(crew)
  const deactivation = await heldOpen((tx) => deactivate(tx, crew.carrier.actor.id))
  expect(deactivation.result).toBe(true)
  const answer = accept(made)
  expect(await isOver(answer)).toBe(false)
  await deactivation.letGo()
  expect(await answer).toBe('offer.carrier_unfit')
  expect(await orderRow(made.orderId)).toMatchObject({ status: 0, carrier_id: null })
})

test('a deactivation waits for an acceptance under way, and then finds the service', async () => {
  const crew = await fleet()
  const { orderId, offerId } = await offered(crew)
  const acceptance = await heldOpen((tx) =>
    acceptOffer(house.world.ctxFor(client.actor, tx), orderId, offerId),
  )
  const isDeactivated = database.transaction((tx) => deactivate(tx, crew.carrier.actor.id))
  expect(await isOver(isDeactivated)).toBe(false)
  await acceptance.letGo()
  expect(await isDeactivated).toBe(false)
  expect((await orderRow(orderId)).status).toBe(1)
})

test(
  'however the two meet, no deactivated carrier holds a new service',
  async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < rounds * 10; round++) {
      const crew = await fleet()
      const made = await offered(crew)
      const [answer, isDeactivated] = await Promise.all([
        accept(made),
        database.transaction((tx) => deactivate(tx, crew.carrier.actor.id)),
      ])
      outcomes.add(answer)
      const { status } = await orderRow(made.orderId)
      expect([answer, isDeactivated, status]).toEqual(
        answer === 'done' ? ['done', false, 1] : ['offer.carrier_unfit', true, 0],
      )
    }
    expect([...outcomes].every((one) => one === 'done' || one === 'offer.carrier_unfit')).toBe(true)
    expect(await faultsOf(database.db)).toEqual([])
  },
  longRaceMs,
)

const assignment = ({ pair }: Fleet) => ({ ...pair, reason: undefined, isConfirmed: false })

test('an assignment waits for a deactivation of its driver, and then finds him gone', async () => {
  const crew = await fleet()
  const orderId = await services.taken(client, crew)
  const deactivation = await heldOpen((tx) => deactivate(tx, crew.driver.actor.id))
  const refusal = crew.carrier.refusal(api.orders.update, { params: { _id: orderId }, body: crew.pair })
  expect(await isOver(refusal)).toBe(false)
  await deactivation.letGo()
  expect(await refusal).toBe('driver.inactive')
})

test('a deactivation waits for an assignment of that driver, and then finds the service', async () => {
  const crew = await fleet()
  const orderId = await services.taken(client, crew)
  const assigned = await heldOpen((tx) =>
    assignOrder(house.world.ctxFor(crew.carrier.actor, tx), orderId, assignment(crew)),
  )
  const isDeactivated = database.transaction((tx) => deactivate(tx, crew.driver.actor.id))
  expect(await isOver(isDeactivated)).toBe(false)
  await assigned.letGo()
  expect(await isDeactivated).toBe(false)
})

test('two administrators who shut each other out at once leave one of them', async () => {
  const { db } = database
  await db.updateTable('users').set({ is_active: false }).where('role', '=', 'administrator').execute()
  const [one, other] = [await called('administrator'), await called('administrator')]
  const answers = await Promise.allSettled([
    database.transaction((tx) => deactivate(tx, other.actor.id, one.actor)),
    database.transaction((tx) => deactivate(tx, one.actor.id, other.actor)),
  ])
  const codes = answers.flatMap((answer) =>
    answer.status === 'rejected' && answer.reason instanceof AppError ? [answer.reason.code] : [],
  )
  expect(codes).toEqual(['account.last_administrator'])
  const left = db.selectFrom('users').select('id').where('role', '=', 'administrator')
  expect(await left.where('is_active', '=', true).execute()).toHaveLength(1)
})
