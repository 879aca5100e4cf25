import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql, type Kysely } from 'kysely'
import { addressesOf } from '#addresses.ts'
import { io, type Socket } from 'socket.io-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenCtx } from '#context.ts'
import { emptyDatabase, silentLog, type EmptyDatabase } from '#effects/database.fixture.ts'
import { up } from '#database/migrations/0058-sockets-of-all-nodes.ts'
import { hint } from '#effects/tell.ts'
import { startLive, type Live } from './live.ts'
import { orderAs } from './orders.fixture.ts'
import { person, type Heard } from './people.fixture.ts'

const orderId = 'a'.repeat(24)
const client = person('client')
const order = {
  status: 1,
  clientId: client.id,
  carrierId: null,
  driverId: null,
  isPaid: true,
  isOnTheWay: false,
  isInPosition: false,
}

let place: EmptyDatabase
let app: FastifyInstance
let live: Live
let socket: Socket
let comeIn: (deafMs?: number) => Socket
let isLoggedIn: boolean
const heard: Heard[] = []

beforeEach(async () => {
  place = await emptyDatabase()
  await up(place.database.db as Kysely<unknown>)
  app = Fastify()
  isLoggedIn = true
  heard.length = 0
  await app.listen({ port: 0, host: '127.0.0.1' })
  live = await startLive({
    httpServer: app.server,
    connection: place.options,
    database: place.database,
    beatMs: 60,
    redeem: async () => ({ actor: client, sessionHash: Buffer.from('session') }),
    findActor: async () => (isLoggedIn ? client : undefined),
    addresses: addressesOf({ publicUrl: 'http://localhost', isLocal: true }),
    networkOf: () => 'one',
    answerHeaders: {},
    log: silentLog,
    ports: {
      partiesOf: async () => order,
      carrierOfOffer: async () => undefined,
      unreadOf: async () => 0,
      viewOrder: async (id, viewer) => orderAs(viewer, { _id: id, status: 1 }),
      viewOpen: async () => undefined,
      openReadings: async () => [],
      threadHearers: async () => [],
      threadNews: async ({ orderId }) => ({ orderId, messages: [], unread: 0, readPosition: 0, reads: [] }),
      whereaboutsOf: async () => [],
      forgetStandings: () => undefined,
      hearsStandings: () => undefined,
    },
  })
  const { port } = app.server.address() as AddressInfo
  comeIn = (deafMs) =>
    io(`http://127.0.0.1:${port}`, {
      path: '/v1/live',
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { ticket: 'any', ...(deafMs === undefined ? {} : { deafMs }) },
    })
  socket = comeIn()
  socket.onAny((event: string, payload: unknown) => heard.push({ event, payload }))
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
})
afterEach(async () => {
  socket.disconnect()
  await live.stop()
  await app.close()
  await live.leave()
  await place.drop()
})

const ctxOn = (db: OpenCtx['db']) => ({ db }) as OpenCtx
const events = () => heard.map(({ event }) => event)

test('what an act tells is on the screen after its commit and not before', async () => {
  await place.database.transaction(async (tx) => {
    hint(ctxOn(tx), { name: 'order.milestone', orderId })
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(heard).toEqual([])
  })
  await expect.poll(events, { timeout: 2000 }).toEqual(['orderStatusBackoffice', 'notification'])
})

test('what is rolled back is never heard of', async () => {
  const broken = place.database.transaction(async (tx) => {
    hint(ctxOn(tx), { name: 'order.milestone', orderId })
    throw new Error('rolled back')
  })
  await expect(broken).rejects.toThrow('rolled back')
  hint(ctxOn(place.database.db), { name: 'order.rated', orderId })
  await expect.poll(events, { timeout: 2000 }).toEqual(['orderStatusBackoffice'])
})

test('after the database cut the line, screens are asked to refetch and go on hearing', async () => {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'arriero-live' and datname = current_database()`.execute(place.database.db)
  await expect.poll(events, { timeout: 5000 }).toEqual(['resync'])
  hint(ctxOn(place.database.db), { name: 'order.rated', orderId })
  await expect.poll(events, { timeout: 2000 }).toEqual(['resync', 'orderStatusBackoffice'])
})

test('a page that read before it could hear reads again where something was told in between', async () => {
  // Of the node's first seconds nothing is known.
  await new Promise((resolve) => setTimeout(resolve, 2_200))
  const words: string[] = []
  const hearing = async (deafMs?: number) => {
    const page = comeIn(deafMs)
    page.onAny((event: string) => words.push(event))
    await new Promise<void>((resolve) => page.once('connect', () => resolve()))
    await new Promise((resolve) => setTimeout(resolve, 50))
    page.disconnect()
  }
  await hearing(1)
  expect(words).toEqual([])
  hint(ctxOn(place.database.db), { name: 'order.rated', orderId })
  await expect.poll(events, { timeout: 2000 }).toEqual(['orderStatusBackoffice'])
  await hearing(1)
  expect(words).toEqual(['resync'])
  await hearing()
  expect(words).toEqual(['resync'])
})

test('a logout on any node closes the sockets here within a second', async () => {
  isLoggedIn = false
  hint(ctxOn(place.database.db), { name: 'session.ended', userId: client.id })
  await expect.poll(() => socket.connected, { timeout: 1000 }).toBe(false)
  expect(heard).toEqual([{ event: 'closing', payload: { reason: 'session_ended' } }])
})

const nodes = async () => {
  const { rows } = await sql<{ node: string }>`select node from live_nodes`.execute(place.database.db)
  return rows.map(({ node }) => node)
}

test('after a node was killed, which may have told nobody what it did last, the screens of the others read again once', async () => {
  const settle = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  await settle(400)
  expect(events()).toEqual([])
  await sql`insert into live_nodes values ('killed', now())`.execute(place.database.db)
  await expect.poll(events, { timeout: 2000 }).toEqual(['resync'])
  await settle(400)
  expect(await nodes()).toContain('killed')
  expect(events()).toEqual(['resync'])
})

test('a node says goodbye when nobody can come and all is told, not before', async () => {
  const [own = ''] = await nodes()
  await live.stop()
  expect(await nodes()).toEqual([own])
  await live.leave()
  expect(await nodes()).toEqual([])
})
