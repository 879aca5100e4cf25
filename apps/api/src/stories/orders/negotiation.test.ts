import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { typeLoadId } from '#features/catalogues/catalogue-ids.ts'
import { clientPrice, createBody, hourMs, openStage } from '../stage.fixture.ts'

const { house, called, fleet, ownDriver, truck, services, orderRow, actsOf } = await openStage()
const client = await called('cliententerprise')
const otherClient = await called('client')
const first = await fleet()
const second = await ownDriver()

const inHours = (hours: number) => new Date(house.clock.now.getTime() + hours * hourMs)
const offer = async (carrier: typeof client, idOrder: string, value = 2_000_000) =>
  (
    await carrier.send(api.offers.create, {
      body: { isOffer: true, idOrder, value, description: 'Listo para cargar' },
    })
  )._id
const take = (idOrder: string) => ({ body: { isOffer: false as const, idOrder } })
const counter = (idOffer: string, value: number) => ({
  body: { idOffer, value, description: 'Es lo que tengo' },
})
const seenBy = (caller: typeof client, _id: string) =>
  caller.send<typeof api.orders.detail, 'client'>(api.orders.detail, { params: { _id } })
const openFor = (caller: typeof client, _id: string) =>
  caller.send<typeof api.orders.detail, 'open'>(api.orders.detail, { params: { _id } })

test('a client asks, two carriers offer, the client counters and the carrier accepts; the other is turned down', async () => {
  const { _id } = await client.send(api.orders.create, { body: createBody(inHours(30)) })
  const mine = await offer(first.carrier, _id, 2_000_000)
  const other = await offer(second.carrier, _id, 1_900_000)

  const order = await seenBy(client, _id)
  expect(order.offers.map(({ valueProfit }) => valueProfit).toSorted((a, b) => a - b)).toEqual([
    2_487_100, 2_618_000,
  ])
  await client.send(api.offers.counter, counter(mine, 2_499_000))
  const [countered] = (await openFor(first.carrier, _id)).offers
  expect(countered).toMatchObject({ state: 'countered', counterEarnings: 1_909_091, value: 2_000_000 })

  await first.carrier.send(api.offers.acceptCounter, { params: { _id: mine } })
  expect(await orderRow(_id)).toMatchObject({
    status: 1,
    carrier_id: first.carrier.actor.id,
    offer_id: mine,
    client_pesos: 2_499_000,
    carrier_pesos: 1_909_091,
    platform_pesos: 190_909,
    vat_pesos: 399_000,
    total_pesos: 2_499_000,
  })
  expect(await actsOf(_id)).toEqual([
    'order.created',
    'offer.made',
    'offer.made',
    'offer.countered',
    'offer.accepted',
  ])
  const { details } = await house.database.db
    .selectFrom('order_history')
    .select('details')
    .where('order_id', '=', _id)
    .where('act', '=', 'offer.accepted')
    .executeTakeFirstOrThrow()
  expect(details).toMatchObject({ declined: [second.carrier.actor.id] })
  expect(await second.carrier.refusal(api.offers.withdraw, { params: { _id: other } })).toBe('offer.not_open')
  expect(await second.carrier.refusal(api.orders.detail, { params: { _id } })).toBe('order.not_found')
})

test('the client accepts an offer as it stands and pays what it says', async () => {
  const _id = await services.created(client)
  const mine = await offer(first.carrier, _id)
  expect(await client.send(api.offers.take, { params: { orderId: _id }, body: { idOffer: mine } })).toEqual({
    updated: true,
  })
  expect(await orderRow(_id)).toMatchObject({
    carrier_pesos: 2_000_000,
    platform_pesos: 200_000,
    net_pesos: 2_200_000,
    vat_pesos: 418_000,
    client_pesos: 2_618_000,
  })
})

test('a carrier takes a service at its client’s price, to the peso', async () => {
  const _id = await services.created(client)
  expect((await openFor(second.carrier, _id)).earnings).toBe(1_818_182)
  await second.carrier.send(api.offers.create, take(_id))
  expect(await orderRow(_id)).toMatchObject({
    status: 1,
    carrier_id: second.carrier.actor.id,
    client_pesos: clientPrice,
    total_pesos: clientPrice,
    carrier_pesos: 1_818_182,
    platform_pesos: 181_818,
    vat_pesos: 380_000,
  })
  expect(await first.carrier.refusal(api.offers.create, take(_id))).toBe('order.not_open')
})

test('rates that change after an offer do not change what was offered', async () => {
  const _id = await services.created(client)
  const mine = await offer(first.carrier, _id)
  const administrator = await called('administrator')
  const setProfit = async (profit: number) => {
    const { _id: inForce, vatBase: _, ...percents } = await administrator.send(api.rates.all, {})
    const body = { ...percents, profit }
    await administrator.send(api.rates.update, { params: { _id: inForce }, body })
  }
  await setProfit(20)
  await client.send(api.offers.take, { params: { orderId: _id }, body: { idOffer: mine } })
  expect(await orderRow(_id)).toMatchObject({ client_pesos: 2_618_000, profit_bp: 1000 })
  const later = await services.created(client)
  await offer(first.carrier, later)
  expect((await seenBy(client, later)).offers[0]?.valueProfit).toBe(2_856_000)
  await setProfit(10)
})

test('a carrier’s new offer replaces his open one, and each side has five rounds', async () => {
  const _id = await services.created(client)
  let last = ''
  for (const value of [2_500_000, 2_400_000, 2_300_000, 2_200_000, 2_100_000]) {
    last = await offer(first.carrier, _id, value)
    await client.send(api.offers.counter, counter(last, 2_000_000))
  }
  expect(
    (await openFor(first.carrier, _id)).offers.filter(({ state }) => state === 'countered'),
  ).toHaveLength(1)
  expect(
    await first.carrier.refusal(api.offers.create, {
      body: { isOffer: true, idOrder: _id, value: 2_050_000, description: 'Otra' },
    }),
  ).toBe('offer.rounds_exhausted')
  expect(await client.refusal(api.offers.counter, counter(last, 2_100_000))).toBe('offer.already_countered')
  await first.carrier.send(api.offers.acceptCounter, { params: { _id: last } })
  expect((await orderRow(_id)).client_pesos).toBe(2_000_000)
})

test('an offer ends after a day, and both are told by the clock', async () => {
  const _id = await services.created(client, { inMs: 72 * hourMs })
  const mine = await offer(first.carrier, _id)
  house.clock.forward(24 * hourMs)
  expect(await client.refusal(api.offers.take, { params: { orderId: _id }, body: { idOffer: mine } })).toBe(
    'offer.expired',
  )
  await house.jobs.runJobs()
  expect(await client.refusal(api.offers.take, { params: { orderId: _id }, body: { idOffer: mine } })).toBe(
    'offer.not_open',
  )
  expect((await actsOf(_id)).at(-1)).toBe('offer.expired')
})

test('more offers than are ended in one turn end in one sweep', async () => {
  const late = 201
  const ids: string[] = []
  for (let number = 0; number < late; number++) {
    ids.push(await services.created(client, { inMs: 72 * hourMs }))
    await offer(first.carrier, ids.at(-1) ?? '')
  }
  house.clock.forward(24 * hourMs)
  await house.jobs.runJobs()
  const last = await Promise.all(ids.map(async (id) => (await actsOf(id)).at(-1)))
  expect(last).toEqual(ids.map(() => 'offer.expired'))
})

test('a withdrawn offer cannot be accepted', async () => {
  const _id = await services.created(client)
  const mine = await offer(first.carrier, _id)
  await first.carrier.send(api.offers.withdraw, { params: { _id: mine } })
  expect(await client.refusal(api.offers.take, { params: { orderId: _id }, body: { idOffer: mine } })).toBe(
    'offer.not_open',
  )
})

test('moving the date closes every offer and keeps the price', async () => {
  const _id = await services.created(client)
  const mine = await offer(first.carrier, _id)
  const moved = createBody(inHours(50))
  await client.send(api.orders.update, {
    params: { _id },
    body: {
      reservationDate: moved.reservationDate,
      ...(moved.hourService ? { hourService: moved.hourService } : {}),
    },
  })
  expect(await client.refusal(api.offers.take, { params: { orderId: _id }, body: { idOffer: mine } })).toBe(
    'offer.not_open',
  )
  const row = await orderRow(_id)
  expect(row.client_price).toBe(clientPrice)
  expect(row.reservation_at.getTime() - house.clock.now.getTime()).toBeGreaterThan(49 * hourMs)
  expect(row.planned_end_at > row.reservation_at).toBe(true)
  await offer(first.carrier, _id)
})

test('two ids in one call must belong together', async () => {
  const mine = await services.created(client)
  const foreign = await services.created(otherClient)
  const onForeign = await offer(first.carrier, foreign)
  expect(
    await client.refusal(api.offers.take, { params: { orderId: mine }, body: { idOffer: onForeign } }),
  ).toBe('offer.not_found')
  expect(await client.refusal(api.offers.counter, counter(onForeign, 2_000_000))).toBe('offer.not_found')
  expect(await second.carrier.refusal(api.offers.withdraw, { params: { _id: onForeign } })).toBe(
    'offer.not_found',
  )
  expect(await second.carrier.refusal(api.offers.acceptCounter, { params: { _id: onForeign } })).toBe(
    'offer.not_found',
  )
  expect((await orderRow(mine)).status).toBe(0)
})

test('only a carrier with valid papers and a fitting truck offers or takes', async () => {
  const _id = await services.created(client)
  const truckless = await called('enterprise')
  expect(await truckless.refusal(api.offers.create, take(_id))).toBe('vehicle.none_fits')
  await truck(truckless.actor, { type: 'pickup' })
  expect(await truckless.refusal(api.offers.create, take(_id))).toBe('vehicle.none_fits')
  const cold = await services.created(client, { typeLoadId: typeLoadId('refrigerated') })
  expect(await first.carrier.refusal(api.offers.create, take(cold))).toBe('vehicle.none_fits')
  const late = await ownDriver()
  await house.database.db
    .updateTable('credentials')
    .set({ is_active: false })
    .where('user_id', '=', late.carrier.actor.id)
    .where('kind', '=', 'health')
    .execute()
  expect(await late.carrier.refusal(api.offers.create, take(_id))).toBe('carrier.papers_invalid')
})

test('a service without a client’s price is only offered for, and none is taken once its time has come', async () => {
  const unpriced = await services.created(client, { clientPricePesos: undefined })
  expect(await first.carrier.refusal(api.offers.create, take(unpriced))).toBe('offer.no_client_price')
  await offer(first.carrier, unpriced)
  const soon = await services.created(client, { inMs: 2 * hourMs })
  house.clock.forward(2 * hourMs)
  expect(await first.carrier.refusal(api.offers.create, take(soon))).toBe('order.reservation_passed')
})

test('a service and an offer say beforehand what their calls would answer the carrier', async () => {
  const { _id } = await client.send(api.orders.create, { body: createBody(inHours(30)) })
  const truckless = await called('enterprise')
  const unfit = { offer: 'vehicle.none_fits', take: 'vehicle.none_fits' }
  expect((await openFor(truckless, _id)).acts).toEqual(unfit)
  expect((await openFor(first.carrier, _id)).acts).toEqual({ offer: null, take: null })

  const actsNow = async () => {
    const { acts, offers } = await openFor(first.carrier, _id)
    return [acts.offer, offers[0]?.state, offers[0]?.acts]
  }
  const made = await offer(first.carrier, _id, 2_500_000)
  expect(await actsNow()).toEqual([null, 'open', { accept: 'offer.not_countered', withdraw: null }])
  await client.send(api.offers.counter, counter(made, 2_000_000))
  expect(await actsNow()).toEqual([null, 'countered', { accept: null, withdraw: null }])
  for (const value of [2_400_000, 2_300_000, 2_200_000, 2_100_000]) await offer(first.carrier, _id, value)
  expect(await actsNow()).toEqual([
    'offer.rounds_exhausted',
    'open',
    { accept: 'offer.not_countered', withdraw: null },
  ])
})
