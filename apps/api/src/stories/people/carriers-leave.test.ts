/** A carrier deletes his account: what goes with him, and what the books keep. Decisions §17. */
import { api } from '@arriero/contract'
import { describe, expect, test } from 'vitest'
import { sweepKeptIdentities } from '#features/rights/rights.sweeps.ts'
import type { Caller } from '#testing/house.ts'
import { password } from '#testing/people.ts'
import {
  account,
  anew,
  balancesOf,
  dayMs,
  openMoneyStage,
  pay,
  payoutOf,
  whyNotPay,
} from '../payouts/payouts.fixture.ts'
import { portraitOf } from './accounts.fixture.ts'
import { hourMs, minuteMs, uploadJpeg, type Fleet } from '../stage.fixture.ts'
import { unreconciled } from '../differing.fixture.ts'

const stage = await openMoneyStage()
const { house, called, client, services } = stage
const { db } = house.database
const accountant = await called('accountancy')
const staff = () => anew(house, accountant)
const withPassword = { body: { password } }
const november = { from: '2026-11-01', to: '2026-11-30' }

const approvedAndPaid = async (orderId: string) => {
  await (await anew(house, client)).send(api.orders.approve, { params: { _id: orderId } })
  await pay(await staff(), orderId, 'BANCO-12')
}
const bookRowOf = async (orderId: string) =>
  (await (await staff()).send(api.accounting.orders, { query: { id: orderId } })).items[0]
const settlementOf = async (carrierId: string) =>
  (await staff()).send(api.settlements.settlement, { params: { carrierId }, query: november })

const ownDriver = async (name: string): Promise<Fleet> => {
  const driver = await called('driver', { name, identification: '79123456', pay: account })
  const vehicleId = await stage.truck(driver.actor)
  return { carrier: driver, driver, pair: { driverId: driver.actor.id, vehicleId } }
}
const leave = async (who: Caller) => (await anew(house, who)).send(api.rights.leave, withPassword)

test('the books keep where a carrier was paid, for accountancy alone, until the ten years are over', async () => {
  const crew = await ownDriver('Abelardo Contreras')
  const { id } = crew.carrier.actor
  const orderId = await services.finished(await anew(house, client), crew, { inMs: 2 * hourMs })
  await approvedAndPaid(orderId)
  const { kept } = await leave(crew.carrier)
  expect(kept.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['identity', 'payAccount']))
  const person = { _id: id, name: 'Abelardo Contreras' }
  expect(await bookRowOf(orderId)).toMatchObject({
    driver: { ...person, pay: account },
    assignedDriver: person,
  })
  expect(await settlementOf(id)).toMatchObject({
    carrier: { ...person, identification: '79123456' },
    pay: account,
  })
  const boss = await called('administrator')
  const seen = await boss.send<typeof api.users.detail, 'admin'>(api.users.detail, { params: { _id: id } })
  expect(JSON.stringify(seen)).not.toContain(account.accountNumber)
  const before = house.clock.now
  house.clock.forward(10.1 * 365.25 * dayMs)
  await sweepKeptIdentities(house.openCtx())
  expect(await bookRowOf(orderId)).toMatchObject({ driver: { name: 'Cuenta eliminada', pay: null } })
  house.clock.now = before
})

test('whoever was paid nothing leaves no account behind', async () => {
  const { carrier } = await ownDriver('Nadie Le Pagó')
  const { kept } = await leave(carrier)
  expect(kept.map(({ kind }) => kind)).not.toContain('payAccount')
  const rows = await house.database.db
    .selectFrom('kept_identities')
    .select('user_id')
    .where('user_id', '=', carrier.actor.id)
    .execute()
  expect(rows).toEqual([])
})

/** Pictures of his face, his papers, his truck and its papers; answers their files. */
const pictured = async (caller: Caller, vehicleId: string): Promise<string[]> => {
  const { id } = caller.actor
  const face = await portraitOf(caller)
  await caller.send(api.accounts.update, { params: { _id: id }, body: { image: face } })
  const [truck, paper, soat] = [await uploadJpeg(caller), await uploadJpeg(caller), await uploadJpeg(caller)]
  await db
    .updateTable('vehicles')
    .set({ image_ids: [truck] })
    .where('id', '=', vehicleId)
    .execute()
  await db
    .updateTable('credentials')
    .set({ image_ids: [paper] })
    .where('user_id', '=', id)
    .execute()
  await db
    .updateTable('credentials')
    .set({ image_ids: [soat] })
    .where('vehicle_id', '=', vehicleId)
    .execute()
  return [face, truck, paper, soat]
}

/** A service driven with positions on the way, finished, approved and paid out. */
const drivenAndPaid = async (crew: Fleet): Promise<string> => {
  const orderId = await services.running(await anew(house, client), crew, { inMs: 2 * hourMs })
  house.clock.forward(minuteMs)
  const here = { at: house.clock.now.toISOString(), latitude: 4.61, longitude: -74.11 }
  await (await anew(house, crew.driver)).send(api.tracking.ping, { body: { points: [here] } })
  for (const step of ['inFinish', 'finish'] as const)
    await house.world.milestone(crew.driver.actor, orderId, step)
  await approvedAndPaid(orderId)
  return orderId
}

/** An offer of his that its client has not answered. */
const offered = async (carrier: Caller) => {
  const owner = await anew(house, client)
  const idOrder = await services.created(owner, { inMs: 60 * hourMs })
  const body = { isOffer: true as const, idOrder, value: 1_900_000, description: 'Listo para cargar' }
  const { _id } = await (await anew(house, carrier)).send(api.offers.create, { body })
  return { idOrder, offerId: _id }
}

const leftOf = async (userId: string, vehicleId: string, files: readonly string[]) => {
  const { rows } = await house.database.pool.query<Record<string, number>>(
    `select (select count(*)::int from credentials where user_id = $1 or vehicle_id = $2) as papers,
      (select count(*)::int from files where id = any ($3)) as pictures,
      (select count(*)::int from positions where driver_id = $1) as positions,
      (select count(*)::int from last_positions where driver_id = $1) as places,
      (select count(*)::int from device_tokens where user_id = $1) as devices,
      (select count(*)::int from vehicles where id = $2 and is_active) as vehicles,
      (select count(*)::int from vehicles where id = $2 and image_ids <> '{}') as "vehiclePictures",
      (select count(*)::int from offers where carrier_id = $1 and state in ('open', 'countered')) as offers`,
    [userId, vehicleId, files],
  )
  return rows[0]
}
const nothing = { papers: 0, pictures: 0, positions: 0, places: 0, devices: 0 }
const retired = { vehicles: 0, vehiclePictures: 0, offers: 0 }

/** What was paid to him reads as it did before. */
const staysPaid = async (orderId: string, { id, name }: { id: string; name: string }) => {
  expect(await payoutOf(await staff(), orderId)).toMatchObject({
    state: 'paid',
    reference: 'BANCO-12',
    carrier: { _id: id, name },
  })
  expect(await bookRowOf(orderId)).toMatchObject({ driver: { _id: id, name, pay: account } })
  expect((await settlementOf(id)).count).toBe(1)
}
const isWithdrawn = async ({ idOrder, offerId }: { idOrder: string; offerId: string }) => {
  const offer = db.selectFrom('offers').select('state').where('id', '=', offerId)
  expect(await offer.executeTakeFirst()).toEqual({ state: 'withdrawn' })
  const owner = await anew(house, client)
  const { items } = await owner.send(api.orders.history, { params: { _id: idOrder } })
  expect(items.map(({ act }) => act)).toContain('offer.withdrawn')
}

describe('whoever carried', () => {
  test('by himself takes truck, papers, pictures, places, telephones and offers along; what he was paid stays', async () => {
    const name = 'Fermín Caicedo'
    const crew = await ownDriver(name)
    const { id } = crew.driver.actor
    const files = await pictured(crew.driver, crew.pair.vehicleId)
    const orderId = await drivenAndPaid(crew)
    const { token } = await (
      await anew(house, crew.driver)
    ).send(api.devices.make, { body: { name: 'Celular de la cabina' } })
    const offer = await offered(crew.carrier)
    expect(await leftOf(id, crew.pair.vehicleId, files)).toMatchObject({
      pictures: 4,
      positions: 1,
      places: 1,
      devices: 1,
      vehicles: 1,
      vehiclePictures: 1,
      offers: 1,
    })
    await leave(crew.driver)
    expect(await leftOf(id, crew.pair.vehicleId, files)).toEqual({ ...nothing, ...retired })
    await isWithdrawn(offer)
    await staysPaid(orderId, { id, name })
    const timestamp = String(house.clock.now.getTime() / 1000)
    const query = new URLSearchParams({ id: token, lat: '4.6', lon: '-74.1', timestamp }).toString()
    const answer = await fetch(`${house.url}/v1/location/osmand?${query}`)
    expect(await answer.json()).toMatchObject({ code: 'device.unknown' })
  })

  test('as an enterprise waits for the last who drives for it, and then leaves as a driver does', async () => {
    const name = 'Transportes del Sinú'
    const enterprise = await called('enterprise', { name, identification: '900456123', pay: account })
    const driver = await called('enterprisedriver', { enterpriseId: enterprise.actor.id })
    const vehicleId = await stage.truck(enterprise.actor)
    const files = await pictured(enterprise, vehicleId)
    const crew = { carrier: enterprise, driver, pair: { driverId: driver.actor.id, vehicleId } }
    const orderId = await drivenAndPaid(crew)
    await (await anew(house, driver)).send(api.devices.make, { body: { name: 'Celular de la cabina' } })
    const offer = await offered(enterprise)
    const early = await anew(house, enterprise)
    expect(await early.refusal(api.rights.leave, withPassword)).toBe('account.deletion_drivers')
    await leave(driver)
    expect(await leftOf(driver.actor.id, vehicleId, [])).toMatchObject({
      positions: 0,
      places: 0,
      devices: 0,
      vehicles: 1,
    })
    await leave(enterprise)
    expect(await leftOf(enterprise.actor.id, vehicleId, files)).toEqual({ ...nothing, ...retired })
    await isWithdrawn(offer)
    await staysPaid(orderId, { id: enterprise.actor.id, name })
  })
})

describe('a transfer that the bank sends back after its carrier left', () => {
  const sendBack = async (_id: string) =>
    (await staff()).send(api.settlements.returned, { params: { _id }, body: { reason: 'Cuenta bloqueada' } })
  const openOf = async (orderId: string) => {
    const { items } = await (
      await staff()
    ).send(api.settlements.payouts, { query: { q: orderId, state: ['open'], limit: 10 } })
    return items[0]
  }
  const leftAndReturned = async (name: string) => {
    const crew = await ownDriver(name)
    const orderId = await drivenAndPaid(crew)
    await leave(crew.driver)
    await sendBack(orderId)
    await house.jobs.runJobs()
    const open = await openOf(orderId)
    return { id: crew.driver.actor.id, orderId, open }
  }

  test('is owed to the account the books keep, and paid there again', async () => {
    const name = 'Rosendo Tapias'
    const { id, orderId, open } = await leftAndReturned(name)
    expect(open).toMatchObject({
      hold: null,
      pay: account,
      carrier: { _id: id, name, identification: '79123456', hasLeft: true },
    })
    const { items } = await (
      await staff()
    ).send(api.settlements.payouts, { query: { q: orderId, isReady: true, limit: 10 } })
    expect(items.map(({ _id }) => _id)).toEqual([open?._id])
    await pay(await staff(), open?._id ?? '', 'BANCO-13')
    expect(await payoutOf(await staff(), open?._id ?? '')).toMatchObject({
      state: 'paid',
      reference: 'BANCO-13',
      pay: account,
    })
    expect(await balancesOf(house, orderId)).not.toHaveProperty('carrier_payable')
    expect(await unreconciled(house)).toEqual([])
  })

  test('goes with a batch like any other', async () => {
    const { open } = await leftAndReturned('Hermelinda Ospina')
    const { _id } = await (
      await staff()
    ).send(api.settlements.createBatch, { body: { payouts: [open?._id ?? ''] } })
    const { items } = await (await staff()).send(api.settlements.batch, { params: { _id } })
    expect(items).toMatchObject([{ pay: account, carrier: { hasLeft: true } }])
  })

  test('waits, and says why, where the books keep no account any more', async () => {
    const { id, orderId, open } = await leftAndReturned('Custodio Barrera')
    await db
      .updateTable('kept_identities')
      .set({ bank: null, account_type: null, account_number: null })
      .where('user_id', '=', id)
      .execute()
    expect(await openOf(orderId)).toMatchObject({ hold: 'payout.no_account', pay: null })
    expect(await whyNotPay(await staff(), open?._id ?? '')).toBe('payout.no_account')
  })
})
