/**
 * A process of phones and screens: each phone says where its truck is, each screen is told. Answers what was acknowledged, what was shown, and
 * how long it took from when the phone should have said it.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { openWatchers, type Watchers } from '../load/watchers.ts'
import type { Told } from './answers.ts'
import { runStretch } from './open-loop.ts'
import type { Places } from './streams.ts'

type Headers = Record<string, string>
export type Truck = { orderId: string; driver: Headers }

export type PhonesAsked =
  /** The first of them are the trucks' own screens, in the same sequence. */
  | { what: 'open'; url: string; screens: readonly Headers[] }
  | { what: 'drive'; url: string; trucks: readonly Truck[]; perSecond: number; seconds: number }

export type Driven = {
  pings: Told
  /** Of each truck, in the sequence of the trucks. */
  acknowledged: Int32Array
  /** Of each truck, sent and never answered: kept or not. */
  unanswered: Int32Array
  /** Of the acknowledged, never seen on the truck's own screen, nor a later one in its stead. */
  unseen: Int32Array
  /** From when each was due until its truck's own screen showed it, or a later one. */
  delaysMs: Float64Array
  /** Places shown, on all screens. */
  shown: number
  /** Screens that are connected at the end. */
  screens: number
}

const places: Places = new Map()
let watchers: Watchers | undefined

/** What is still on its way when the last phone has been answered. */
const lingerMs = 5_000
const lookEveryMs = 50

const ticketFrom = async (url: string, headers: Headers): Promise<string> => {
  const answer = await fetch(`${url}/v1/auth/ticket`, { method: 'POST', headers })
  if (!answer.ok) throw new Error(`no ticket: ${answer.status}`)
  return ((await answer.json()) as { ticket: string }).ticket
}

const open = async (url: string, screens: readonly Headers[]): Promise<number> => {
  watchers = await openWatchers(
    url,
    screens.map((headers) => ({
      ticket: () => ticketFrom(url, headers),
      ...(headers['x-forwarded-for'] ? { headers: { 'x-forwarded-for': headers['x-forwarded-for'] } } : {}),
    })),
  )
  return watchers.count
}

const place = /"orderId":"([^"]+)","position":\{"at":"([^"]+)"/g

const bodyAt = (at: number): string =>
  `{"points":[{"at":"${new Date(at).toISOString()}","latitude":4.6,"longitude":-74.1,"speed":62,"heading":90,"accuracy":8}]}`

type Driving = Extract<PhonesAsked, { what: 'drive' }>

/** Which moments of which truck are on their way. */
const openRoad = ({ trucks }: Driving) => {
  const truckOf = new Map(trucks.map(({ orderId }, at) => [orderId, at]))
  /** In the sequence in which they were due. */
  const waiting = trucks.map(() => new Set<number>())
  const acknowledged = new Int32Array(trucks.length)
  const unanswered = new Int32Array(trucks.length)
  const delays: number[] = []
  const began = Date.now()
  let shown = 0
  const show = (moments: Set<number>, at: number): void => {
    for (const moment of moments) {
      if (moment > at) continue
      moments.delete(moment)
      delays.push(Date.now() - moment)
    }
  }
  const hear = (text: string, screen: number): void => {
    for (const [, orderId = '', when = ''] of text.matchAll(place)) {
      const at = Date.parse(when)
      const truck = truckOf.get(orderId)
      if (at < began || truck === undefined) continue
      shown += 1
      if (truck === screen) show(waiting[truck] ?? new Set(), at)
    }
  }
  const momentOf = (dueMs: number): number => began + Math.round(dueMs)
  return {
    hear,
    bodyOf: (truck: number, dueMs: number): string => {
      waiting[truck]?.add(momentOf(dueMs))
      return bodyAt(momentOf(dueMs))
    },
    heard: (truck: number, dueMs: number, status: number): void => {
      if (status === 200) acknowledged[truck] = (acknowledged[truck] ?? 0) + 1
      else if (status === 0) unanswered[truck] = (unanswered[truck] ?? 0) + 1
      // What was refused nobody has to see.
      if (status !== 200) waiting[truck]?.delete(momentOf(dueMs))
    },
    unseen: (): Int32Array => Int32Array.from(waiting, ({ size }) => size),
    told: () => ({ acknowledged, unanswered, shown, delaysMs: Float64Array.from(delays) }),
  }
}

const drive = async (asked: Driving): Promise<Driven> => {
  const { url, trucks, perSecond, seconds } = asked
  const road = openRoad(asked)
  watchers?.onMessage(road.hear)
  const calls = trucks.map(({ driver }) => ({ method: 'POST', path: '/v1/location', headers: driver }))
  const pings = await runStretch(
    { url, seconds, streams: [{ name: 'POST /v1/location', perSecond, calls }] },
    places,
    road,
  )
  const givenUpAt = Date.now() + lingerMs
  while (road.unseen().some((count) => count > 0) && Date.now() < givenUpAt) await sleep(lookEveryMs)
  watchers?.onMessage(undefined)
  return { pings, ...road.told(), unseen: road.unseen(), screens: watchers?.open() ?? 0 }
}

process.on('message', (asked: PhonesAsked) => {
  const work = asked.what === 'open' ? open(asked.url, asked.screens) : drive(asked)
  work.then(
    (told) => process.send?.({ told }),
    (error: unknown) => process.send?.({ problem: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
process.send?.({ isReady: true })
