/** Lists carry what a list shows: fifty services come in a reply that a phone on a thin line has in a moment. */
import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { cancelOrder } from '#features/cancellations/cancellations.actions.ts'
import { openStage, uploadJpeg } from '../stage.fixture.ts'

const rowCount = 50
const mostBytes = 60_000

const { house, called, services, fleet, ownDriver } = await openStage()
const { db } = house.database
const client = await called('cliententerprise', { name: 'Comercializadora de Granos del Altiplano S.A.S.' })
const administrator = await called('administrator')
const crew = await fleet()
const own = await ownDriver()

/** As long as names of places get. */
const placing = {
  origin: {
    name: 'Carrera 106 # 15A-25 Zona Franca Bodega 14, Fontibón, Bogotá D.C.',
    latitude: 4.6731,
    longitude: -74.1532,
    code: '11001',
    exact: true,
  },
  destination: {
    name: 'Calle 80 Sur # 47D-60 Centro Logístico del Sur, Sabaneta, Antioquia',
    latitude: 6.1512,
    longitude: -75.6231,
    code: '05631',
    exact: true,
  },
}

/** Fifty of it, each with the offers of the one. */
const multiplied = async (_id: string): Promise<void> => {
  const idOf = (of: string) => sql`substr(md5(${of}::text || t.id || n), 1, 24)`
  await sql`insert into orders select r.* from orders t cross join generate_series(2, ${sql.lit(rowCount)}) n
    cross join lateral jsonb_populate_record(t, jsonb_build_object('id', ${idOf('order')})) r where t.id = ${_id}`.execute(
    db,
  )
  await sql`insert into offers select r.* from offers o join orders t on t.id = o.order_id
    cross join generate_series(2, ${sql.lit(rowCount)}) n
    cross join lateral jsonb_populate_record(o, jsonb_build_object(
      'id', substr(md5('offer' || o.id || n), 1, 24), 'order_id', ${idOf('order')})) r where o.order_id = ${_id}`.execute(
    db,
  )
}

const offered = async (_id: string, by: Caller) => {
  const body = {
    isOffer: true as const,
    idOrder: _id,
    value: 1_950_000,
    description: 'Salgo a la hora pedida',
  }
  await by.send(api.offers.create, { body })
}

beforeAll(async () => {
  for (const { actor } of [client, crew.carrier, own.carrier])
    await db
      .updateTable('users')
      .set({ image_id: await uploadJpeg(client) })
      .where('id', '=', actor.id)
      .execute()
  const pending = await services.created(client, placing)
  for (const by of [crew.carrier, own.carrier, (await fleet()).carrier]) await offered(pending, by)
  const assigned = await services.taken(client, crew, placing)
  const carried = await services.finished(client, crew, { ...placing, inMs: 3_600_000 * 3 })
  const finished = await services.finished(client, own, { ...placing, inMs: 3_600_000 * 3 })
  const ahead = await services.taken(client, own, placing)
  const cancelled = await services.taken(client, crew, placing)
  await house.world.act(client.actor, (ctx) =>
    cancelOrder(ctx, {
      orderId: cancelled,
      description: 'El pedido se aplazó hasta nueva orden',
      acceptedFeePesos: 0,
    }),
  )
  for (const _id of [pending, assigned, carried, finished, ahead, cancelled]) await multiplied(_id)
}, 60_000)

type Query = Partial<CallInput<typeof api.orders.mine>['query']>

const mine = (caller: Caller, query: Query) =>
  caller.send(api.orders.mine, {
    query: { limit: rowCount, ...query },
    body: { userType: caller.actor.role, _id: caller.actor.id },
  })
const board = (caller: Caller) => caller.send(api.orders.available, { query: { limit: rowCount } })
const near = (caller: Caller) => caller.send(api.orders.near, { query: { limit: rowCount, way: 'any' } })

test.each([
  ['a client, waiting', () => mine(client, { status: [0] })],
  ['a client, taken', () => mine(client, { status: [1] })],
  ['a client, finished', () => mine(client, { status: [3] })],
  ['a client, cancelled', () => mine(client, { status: [4] })],
  ['an enterprise, taken', () => mine(crew.carrier, { status: [1] })],
  ['an enterprise, finished', () => mine(crew.carrier, { status: [3] })],
  ['its driver', () => mine(crew.driver, { status: [3] })],
  ['a driver on his own account, ahead', () => mine(own.driver, { status: [1] })],
  ['a driver on his own account, behind', () => mine(own.driver, { status: [3] })],
  ['the administrator', () => mine(administrator, { status: [3] })],
  ['the administrator, of what waits', () => board(administrator)],
  ['who offers on what waits', () => board(crew.carrier)],
  ['who looks for what is near', () => near(own.driver)],
] as const)('fifty services reach %s in 60 kB at most', async (_, ask) => {
  const reply = await ask()
  expect(reply.items).toHaveLength(rowCount)
  expect(Buffer.byteLength(JSON.stringify(reply))).toBeLessThanOrEqual(mostBytes)
})
