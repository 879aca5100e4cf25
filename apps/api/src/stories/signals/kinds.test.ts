/** Each kind of sign: what raises it, what does not, and what it shows. docs/decisions/0073. */
import { api } from '@arriero/contract'
import { signalFigures } from '@arriero/domain/house/signals'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { record } from '#features/audit/audit.store.ts'
import { browser } from '#providers/push/push.fixture.ts'
import type { Caller } from '#testing/house.ts'
import { minuteMs, type Fleet } from '../stage.fixture.ts'
import { dayMs, openSignalStage } from './signals.fixture.ts'

const stage = await openSignalStage()
const { house, called, fleet, truck, services, look, signals, only, detail, aside, show, change } = stage
const { db } = house.database
const account = { bank: 'Bancolombia', accountType: 'Ahorros', accountNumber: '00145678901' }

/** As an act of his would: its row in the trail. */
const touch = ({ actor }: Caller, vehicleId?: string): Promise<void> =>
  house.world.act(actor, (ctx) =>
    vehicleId === undefined
      ? record(ctx, { act: 'pay.change_applied', objectKind: 'user', objectId: actor.id })
      : record(ctx, { act: 'vehicle.completed', objectKind: 'vehicle', objectId: vehicleId }),
  )

test('one bank account in two accounts: the number at the same bank, told by its end', async () => {
  const one = await called('driver', { pay: account })
  const other = await called('enterprise', { pay: account })
  const elsewhere = await called('driver', { pay: { ...account, bank: 'Davivienda' } })
  for (const caller of [one, other, elsewhere]) await touch(caller)
  await look()
  const signal = await only('sameAccount', one.actor.id)
  expect(signal.accounts).toBe(2)
  expect((await only('sameAccount', other.actor.id))._id).toBe(signal._id)
  expect(await signals({ about: elsewhere.actor.id })).toEqual([])
  const { evidence } = await detail(signal._id)
  expect(JSON.stringify(evidence)).not.toContain(account.accountNumber)
  expect(evidence.map(({ facts }) => facts['ending'])).toEqual(['8901', '8901'])
})

test('one trailer behind trucks of two owners, and a trailer that is somebody’s truck', async () => {
  const [one, other] = [await called('enterprise'), await called('driver')]
  const mine = await truck(one.actor, { licensePlate: 'QWE101' })
  const his = await truck(other.actor, { licensePlate: 'QWE102' })
  const own = await truck(one.actor, { licensePlate: 'QWE103' })
  await db.updateTable('vehicles').set({ trailer_plate: 'R12345' }).where('id', 'in', [mine, own]).execute()
  await touch(one, mine)
  await look()
  // Two of one owner share their trailer with nobody.
  expect(await signals({ kind: ['samePlate'] })).toEqual([])
  await db.updateTable('vehicles').set({ trailer_plate: 'R12345' }).where('id', '=', his).execute()
  await touch(other, his)
  await look()
  const signal = await only('samePlate', his)
  expect(await only('samePlate', mine)).toEqual(signal)
  const { evidence } = await detail(signal._id)
  expect(new Set(evidence.map(({ vehicle }) => vehicle?.licensePlate))).toEqual(
    new Set(['QWE101', 'QWE102', 'QWE103']),
  )
  expect(evidence[0]?.facts).toEqual({ plate: 'R12345', part: 'trailer' })
})

test('one browser with two accounts is remembered after it went over to the second', async () => {
  const [one, other] = [await called('driver'), await called('client')]
  const { p256dh, auth } = browser('un-navegador').target
  const endpoint = 'https://fcm.googleapis.com/fcm/send/un-navegador'
  const keys = { p256dh, auth }
  await one.send(api.notifications.subscribe, { body: { endpoint, keys } })
  await look()
  expect(await signals({ kind: ['sameDevice'] })).toEqual([])
  house.clock.forward(minuteMs)
  await other.send(api.notifications.subscribe, { body: { endpoint, keys } })
  await look()
  const signal = await only('sameDevice', one.actor.id)
  expect(signal.accounts).toBe(2)
  expect(JSON.stringify(await detail(signal._id))).not.toContain('un-navegador')
})

test('one picture in two accounts, smaller in the second; another picture and the same in one account are nothing', async () => {
  const [one, other, third] = [await called('driver'), await called('driver'), await called('client')]
  await show(one, 1, 270)
  await show(other, 1, 180)
  await show(third, 2)
  await look()
  await look()
  const signal = await only('samePicture', one.actor.id)
  expect(await only('samePicture', other.actor.id)).toEqual(signal)
  expect(await signals({ about: third.actor.id })).toEqual([])
  const { evidence } = await detail(signal._id)
  expect(evidence).toHaveLength(2)
  for (const { image } of evidence) expect(image).toMatch(/\/file\//)
})

test('a picture that many have is nobody’s', async () => {
  const all: Caller[] = []
  for (let n = 0; n <= signalFigures.pictureHousesMost; n++) all.push(await called('client'))
  for (const caller of all) await show(caller, 3)
  await look()
  for (const { actor } of all) expect(await signals({ kind: ['samePicture'], about: actor.id })).toEqual([])
})

const big = { clientPricePesos: 20_000_000 }

test('accounts younger than their first big service, on either side of it; not where they served before or waited', async () => {
  const client = await called('client')
  const crew = await fleet()
  const small = await services.taken(client, crew)
  await look()
  expect(await signals({ kind: ['youngAccount'], about: small })).toEqual([])
  const orderId = await services.taken(client, crew, big)
  expect(await signals({ about: orderId })).toEqual([])
  await look()
  const found = await signals({ kind: ['youngAccount'], about: orderId })
  expect(new Set(found.map(({ about }) => about?._id))).toEqual(
    new Set([client.actor.id, crew.carrier.actor.id]),
  )
  const old = await fleet()
  await db
    .updateTable('users')
    .set({ created_at: new Date(house.clock.now.getTime() - (signalFigures.youngDays + 1) * dayMs) })
    .where('id', '=', old.carrier.actor.id)
    .execute()
  await services.taken(client, old, big)
  await look()
  expect(await signals({ kind: ['youngAccount'], about: old.carrier.actor.id })).toEqual([])
})

test('a freight far below what the trip costs, with both figures; one that is usual is nothing', async () => {
  const [client, crew] = [await called('client'), await fleet()]
  const [low, fair] = [await services.created(client), await services.created(client)]
  await db.updateTable('orders').set({ reference_pesos: 9_000_000 }).where('id', '=', low).execute()
  await db.updateTable('orders').set({ reference_pesos: 1_000_000 }).where('id', '=', fair).execute()
  for (const id of [low, fair]) await house.world.take(crew.carrier.actor, id)
  await look()
  await look()
  const signal = await only('lowPrice', low)
  const { carrier_pesos: earned } = await stage.orderRow(low)
  expect(signal).toMatchObject({ orderId: low, stake: 9_000_000 - (earned ?? 0) })
  const { evidence } = await detail(signal._id)
  expect(evidence[0]?.facts).toEqual({ pesos: earned, usual: 9_000_000, of: 'reference', count: 0 })
  expect(await signals({ kind: ['lowPrice'], about: fair })).toEqual([])
})

/** Where it was heard of last, so far from its way. */
const strayed = async (orderId: string, { driver }: Fleet, km: number): Promise<void> => {
  await db.deleteFrom('last_positions').where('order_id', '=', orderId).execute()
  const arrival = JSON.stringify({ offKm: km })
  await sql`
    insert into last_positions (order_id, driver_id, at, received_at, latitude, longitude, arrival, eta_at)
    values (${orderId}, ${driver.actor.id}, ${house.clock.now}, ${house.clock.now}, 5.1, -75.2, ${arrival}::jsonb, ${house.clock.now})`.execute(
    db,
  )
}

test('a truck far from its way while its alert lasts, with where and how far; nearer it is only off its way', async () => {
  const crew = await fleet()
  const orderId = await services.running(await called('client'), crew)
  const began = { id: house.openCtx().newId(), order_id: orderId, kind: 'offRoute', ended_at: null }
  await db
    .insertInto('tracking_alerts')
    .values({ ...began, began_at: house.clock.now })
    .execute()
  await strayed(orderId, crew, 6)
  await look()
  expect(await signals({ kind: ['offRoute'] })).toEqual([])
  await strayed(orderId, crew, 22.4)
  await look()
  const signal = await only('offRoute', orderId)
  const { evidence } = await detail(signal._id)
  expect(evidence).toMatchObject([{ facts: { km: 22 }, person: { _id: crew.driver.actor.id }, orderId }])
  await aside(signal, 'La vía está cerrada: lo desvió la policía.')
  await strayed(orderId, crew, 30)
  await look()
  expect((await only('offRoute', orderId)).state).toBe('aside')
})

test('an identity that changed while money waits to go to it, or before it was earned; not where it is weeks ago', async () => {
  const client = await called('client')
  const crew = await fleet()
  // As it is known from when it joined.
  await touch(crew.carrier)
  await look()
  await services.finished(client, crew, { inMs: 120 * minuteMs })
  await look()
  expect(await signals({ kind: ['identityChanged'] })).toEqual([])
  const carrier = await house.as(crew.carrier.actor)
  await change(carrier, { name: 'Otra Empresa SAS' })
  await look()
  const signal = await only('identityChanged', carrier.actor.id)
  expect(signal.stake).toBeGreaterThan(0)
  const { evidence } = await detail(signal._id)
  expect(evidence).toMatchObject([{ facts: { parts: 'name', row: expect.any(Number) } }])
  // What it says is not told, neither before nor after.
  expect(evidence.map(({ facts }) => Object.keys(facts).toSorted())).toEqual([['parts', 'row']])
  await change(carrier, { name: 'Otra Empresa SAS' })
  await look()
  expect((await detail(signal._id)).evidenceCount).toBe(1)

  const later = await fleet()
  await touch(later.carrier)
  await look()
  await change(later.carrier, { cellPhone: '3129990001' })
  await look()
  expect(await signals({ kind: ['identityChanged'], about: later.carrier.actor.id })).toEqual([])
  await services.finished(client, later, { inMs: 120 * minuteMs })
  await look()
  expect((await only('identityChanged', later.carrier.actor.id)).state).toBe('open')
})
