import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { acceptOffer } from '#features/offers/offers.actions.ts'
import type { Db } from '#context.ts'
import { openStage, type Fleet } from '../stage.fixture.ts'

const { house, called, fleet, services, orderRow } = await openStage()
const client = await called('cliententerprise')
const administrator = await called('administrator')
const { db } = house.database

const offered = async ({ carrier }: Fleet) => {
  const orderId = await services.created(client)
  const body = { isOffer: true as const, idOrder: orderId, value: 2_000_000, description: 'Salgo hoy' }
  return { orderId, offerId: (await carrier.send(api.offers.create, { body }))._id }
}
const countered = async (crew: Fleet) => {
  const made = await offered(crew)
  const body = { idOffer: made.offerId, value: 2_300_000, description: 'Algo menos' }
  await client.send(api.offers.counter, { body })
  return made
}
const accept = ({ orderId, offerId }: { orderId: string; offerId: string }) => ({
  params: { orderId },
  body: { idOffer: offerId },
})
const acceptCounter = ({ offerId }: { offerId: string }) => ({ params: { _id: offerId } })

const deactivate = ({ carrier }: Fleet) =>
  db.updateTable('users').set({ is_active: false }).where('id', '=', carrier.actor.id).execute()
const losePapers = ({ carrier }: Fleet) =>
  db
    .updateTable('credentials')
    .set({ is_active: false })
    .where('user_id', '=', carrier.actor.id)
    .where('kind', '=', 'chamberOfCommerce')
    .execute()
const loseTruck = ({ pair }: Fleet) =>
  db.updateTable('vehicles').set({ is_active: false }).where('id', '=', pair.vehicleId).execute()

const detailFor = async (orderId: string) =>
  client.send<typeof api.orders.detail, 'client'>(api.orders.detail, { params: { _id: orderId } })

test.each([
  ['was deactivated', deactivate],
  ['lost a paper', losePapers],
  ['has no fitting vehicle any more', loseTruck],
])('the client cannot accept the offer of a carrier who %s since, and sees so before', async (_, lose) => {
  const crew = await fleet()
  const other = await fleet()
  const made = await offered(crew)
  const rival = await other.carrier.send(api.offers.create, {
    body: { isOffer: true, idOrder: made.orderId, value: 2_100_000, description: 'Yo puedo' },
  })
  expect((await detailFor(made.orderId)).offers.map(({ acts }) => acts.accept)).toEqual([null, null])
  await lose(crew)
  const shown = (await detailFor(made.orderId)).offers.find(({ _id }) => _id === made.offerId)
  expect(shown).toMatchObject({ state: 'open', acts: { accept: 'offer.carrier_unfit', counter: null } })
  expect(await client.refusal(api.offers.take, accept(made))).toBe('offer.carrier_unfit')
  expect(await orderRow(made.orderId)).toMatchObject({ status: 0, carrier_id: null })
  await client.send(api.offers.take, accept({ ...made, offerId: rival._id }))
  expect((await orderRow(made.orderId)).carrier_id).toBe(other.carrier.actor.id)
})

test('once the paper is validated again the same offer can be accepted', async () => {
  const crew = await fleet()
  const made = await offered(crew)
  await losePapers(crew)
  expect(await client.refusal(api.offers.take, accept(made))).toBe('offer.carrier_unfit')
  await db
    .updateTable('credentials')
    .set({ is_active: true })
    .where('user_id', '=', crew.carrier.actor.id)
    .execute()
  await client.send(api.offers.take, accept(made))
  expect((await orderRow(made.orderId)).status).toBe(1)
})

test('a carrier who takes, offers or accepts a counter reads what he lacks in his own words', async () => {
  const noPapers = await fleet()
  const first = await countered(noPapers)
  await losePapers(noPapers)
  expect(await noPapers.carrier.refusal(api.offers.acceptCounter, acceptCounter(first))).toBe(
    'carrier.papers_invalid',
  )
  const noTruck = await fleet()
  const second = await countered(noTruck)
  await loseTruck(noTruck)
  expect(await noTruck.carrier.refusal(api.offers.acceptCounter, acceptCounter(second))).toBe(
    'vehicle.none_fits',
  )
  const take = { body: { isOffer: false as const, idOrder: second.orderId } }
  expect(await noTruck.carrier.refusal(api.offers.create, take)).toBe('vehicle.none_fits')
  expect((await orderRow(second.orderId)).status).toBe(0)
})

test('each offer says what its client may do with it, and staff reads no acts of his', async () => {
  const crew = await fleet()
  const made = await countered(crew)
  const [offer] = (await detailFor(made.orderId)).offers
  expect(offer?.acts).toEqual({ accept: 'offer.already_countered', counter: 'offer.already_countered' })
  const staff = await administrator.send<typeof api.orders.detail, 'admin'>(api.orders.detail, {
    params: { _id: made.orderId },
  })
  expect(staff.offers[0]).not.toHaveProperty('acts')
  await crew.carrier.send(api.offers.acceptCounter, acceptCounter(made))
  expect((await detailFor(made.orderId)).offers[0]?.acts).toEqual({
    accept: 'order.not_open',
    counter: 'order.not_open',
  })
})

test.each([
  ['lost a paper', losePapers, 'carrier.papers_invalid'],
  ['has no fitting vehicle any more', loseTruck, 'vehicle.none_fits'],
] as const)('an open service says to a carrier who %s what pressing would answer', async (_, lose, code) => {
  const crew = await fleet()
  const orderId = await services.created(client)
  const { carrier } = crew
  const actsNow = async () => {
    const open = { params: { _id: orderId } }
    const detail = await carrier.send<typeof api.orders.detail, 'open'>(api.orders.detail, open)
    const { items } = await carrier.send<typeof api.orders.available, 'open'>(api.orders.available, {
      query: { limit: 100 },
    })
    return [detail.acts, items.find(({ _id }) => _id === orderId)?.acts]
  }
  expect(await actsNow()).toEqual([
    { offer: null, take: null },
    { offer: null, take: null },
  ])
  await lose(crew)
  expect(await actsNow()).toEqual([
    { offer: code, take: code },
    { offer: code, take: code },
  ])
  const press = { isOffer: false as const, idOrder: orderId }
  expect(await carrier.refusal(api.offers.create, { body: press })).toBe(code)
})

test('an offer that may not be accepted is neither counted for its carrier nor ends another on the way to the answer', async () => {
  const crew = await fleet()
  const other = await fleet()
  const made = await offered(crew)
  const body = { isOffer: true as const, idOrder: made.orderId, value: 2_100_000, description: 'Yo puedo' }
  await other.carrier.send(api.offers.create, { body })
  const standing = async (tx: Db) => ({
    counted: await tx
      .selectFrom('users')
      .select(['id', 'order_count'])
      .where('id', 'in', [crew.carrier.actor.id, client.actor.id])
      .orderBy('id')
      .execute(),
    offers: await tx
      .selectFrom('offers')
      .select(['id', 'state'])
      .where('order_id', '=', made.orderId)
      .orderBy('id')
      .execute(),
  })
  await losePapers(crew)
  await db.transaction().execute(async (tx) => {
    const before = await standing(tx)
    const ctx = { ...house.openCtx(tx), actor: client.actor }
    await expect(acceptOffer(ctx, made.orderId, made.offerId)).rejects.toMatchObject({
      code: 'offer.carrier_unfit',
    })
    expect(await standing(tx)).toEqual(before)
  })
})
