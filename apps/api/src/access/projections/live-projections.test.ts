import { once } from 'node:events'
import { api } from '@arriero/contract'
import type { Actor } from '@arriero/domain/people/roles'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { send } from '../probe.fixture.ts'
import { leaksTo, pathsOf, type Viewer } from './projections.fixture.ts'
import { openWorld, type Crew, type Situation, type World } from '../world.fixture.ts'

type Payload = Record<string, unknown> & { _id: string; status: number; closed?: true }
type Ear = { actor: Actor; orders: Payload[]; others: [string, unknown][]; socket: Socket }

let world: World
const ears = new Map<string, Ear>()
let situation: Pick<Situation, 'orderId'>
let foreign: Situation

const listen = async (name: string, actor: Actor): Promise<Ear> => {
  const { ticket } = await (await world.house.as(actor)).send(api.sessions.ticket, {})
  const socket = io(world.house.url, {
    path: '/v1/live',
    transports: ['websocket'],
    auth: { ticket },
    forceNew: true,
  })
  const ear: Ear = { actor, orders: [], others: [], socket }
  socket.onAny((event: string, payload: Payload) => {
    if (event === 'orderStatusBackoffice') ear.orders.push(payload)
    else ear.others.push([event, payload])
  })
  await once(socket as unknown as NodeJS.EventEmitter, 'connect')
  ears.set(name, ear)
  return ear
}

const earOf = (name: string): Ear => {
  const ear = ears.get(name)
  if (!ear) throw new Error(`nobody listens as ${name}`)
  return ear
}

const heardInAll = () =>
  [...ears.values()].reduce((sum, { orders, others }) => sum + orders.length + others.length, 0)
const shortly = () => new Promise((resolve) => setTimeout(resolve, 250))

/** Waits until the last step was heard of and nothing more is said about it. */
const untilQuiet = () => {
  let last = 0
  return async () => {
    await vi.waitUntil(() => heardInAll() > last, { timeout: 10_000 })
    do {
      last = heardInAll()
      await shortly()
    } while (heardInAll() > last)
  }
}

beforeAll(async () => {
  world = await openWorld()
  // One pair of people for the whole life of a service, with everybody listening from before it exists.
  const crew: Crew = await world.cast('enterprise')
  foreign = await world.situation('running', 'enterprise')
  const parties = { client: crew.client, carrier: crew.carrier, driver: crew.driver, rival: crew.rival }
  for (const [name, actor] of Object.entries(parties)) await listen(name, actor)
  for (const role of ['administrator', 'accountancy', 'soport'] as const)
    await listen(role, await world.bystander(role))
  await listen('another client', foreign.client)
  await listen('another carrier', foreign.carrier)
  await listen('another driver', foreign.driver)
  const heard = untilQuiet()
  situation = await world.bring(crew, 'finished', heard)
  await heard()
})
afterAll(() => {
  for (const { socket } of ears.values()) socket.close()
})

/** What somebody was told of the service while it was in a state. */
const told = (name: string, status?: number): Payload[] =>
  earOf(name).orders.filter(
    (payload) => payload._id === situation.orderId && (status === undefined || payload.status === status),
  )

describe('of one service, from its creation to its finish, the live channel tells', () => {
  const readers: [string, Viewer, readonly number[]][] = [
    ['administrator', 'A', [0, 1, 2, 3]],
    ['client', 'OWN', [0, 1, 2, 3]],
    ['carrier', 'CAR', [1, 2, 3]],
    ['driver', 'OPR', [1, 2, 3]],
    ['carrier', 'OTH', [0]],
    ['rival', 'OTH', [0]],
    ['another carrier', 'OTH', [0]],
  ]
  test.each(readers)('the %s what %s may read, in states %j', (name, viewer, statuses) => {
    for (const status of statuses) {
      const payloads = told(name, status)
      expect([name, status, payloads.length > 0]).toEqual([name, status, true])
      for (const payload of payloads) expect([status, leaksTo(viewer, payload)]).toEqual([status, []])
    }
  })

  test.each(['rival', 'another carrier'])(
    'the %s that it is gone, never to whom nor for how much',
    (name) => {
      expect(told(name).filter(({ status }) => status > 0)).toEqual([
        { _id: situation.orderId, status: 1, closed: true },
      ])
    },
  )

  test.each(['accountancy', 'soport', 'another client', 'another driver'])(
    'the %s nothing at all',
    (name) => {
      expect(told(name)).toEqual([])
      expect(JSON.stringify(earOf(name).others)).not.toContain(situation.orderId)
    },
  )

  test.each(['client', 'carrier', 'driver', 'administrator'])(
    'the %s the same keys as reading it does',
    async (name) => {
      const { actor } = earOf(name)
      const token = await world.tokenOf(actor)
      const { text } = await send(world.house.app, api.orders.detail, {
        params: { _id: situation.orderId },
        token,
      })
      expect(pathsOf(told(name).at(-1)).toSorted()).toEqual(pathsOf(JSON.parse(text)).toSorted())
    },
  )

  test('offers to their client, their carrier and administrators alone', () => {
    const hears = (name: string) => earOf(name).others.some(([event]) => event === 'offerBackoffice')
    const names = [...ears.keys()].filter(hears)
    expect(names.toSorted()).toEqual(['administrator', 'carrier', 'client', 'rival'])
  })

  test('each of them the offer as he reads it in the service, and none of its other readers’ keys', () => {
    const shapes: [string, Viewer][] = [
      ['administrator', 'A'],
      ['client', 'OWN'],
      ['carrier', 'OTH'],
      ['rival', 'OTH'],
    ]
    for (const [name, viewer] of shapes) {
      const offers = earOf(name).others.flatMap(([event, payload]) =>
        event === 'offerBackoffice' ? [(payload as { offer: object | null }).offer] : [],
      )
      const told = offers.filter((offer) => offer !== null)
      expect([name, told.length > 0]).toEqual([name, true])
      for (const offer of told) expect([name, leaksTo(viewer, { offers: [offer] })]).toEqual([name, []])
    }
  })

  test('the outcome of the payment to its client and administrators alone', () => {
    const hears = (name: string) => earOf(name).others.some(([event]) => event === 'orderStatusMobile')
    expect([...ears.keys()].filter(hears).toSorted()).toEqual(['administrator', 'client'])
  })
})

describe('the position of a truck', () => {
  test('reaches its client, carrier and driver and administrators alone, and only while it is watched', async () => {
    const point = { at: world.house.clock.now.toISOString(), latitude: 5.5, longitude: -74.6 }
    const token = await world.tokenOf(foreign.driver)
    await send(world.house.app, api.tracking.ping, { body: { points: [point] }, token })
    const hears = (name: string) => earOf(name).others.some(([event]) => event === 'location')
    await expect.poll(() => hears('another client'), { timeout: 5_000 }).toBe(true)
    const names = [...ears.keys()].filter(hears)
    expect(names.toSorted()).toEqual(['administrator', 'another carrier', 'another client', 'another driver'])
  })
})
