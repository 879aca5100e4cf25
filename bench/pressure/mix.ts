/** What people do with the product, in the shares of a working day: 70 of a hundred calls read, 20 ask for a list, 8 act, 2 log in. */
import { createHash } from 'node:crypto'
import type { Request } from 'autocannon'
import type pg from 'pg'
import { networks } from '../attack/attacked.ts'
import { ordersOf, readers, type Gatekeeper } from '../load/actors.ts'
import { creations, offers } from '../load/acts.ts'
import { detailsOf, listsOf } from '../load/reads.ts'
import type { Call } from '../load/sequence.ts'
import { clientCount, crowdPassword } from '../world/people.ts'
import type { Stream } from './streams.ts'

export const shares = { reads: 0.7, lists: 0.2, writes: 0.08, logins: 0.02 } as const

export type Scene = { sql: pg.Client; enter: Gatekeeper; more: (count: number) => Promise<void> }

const addresses = networks(60_000)
/** Everybody comes from an address of his own, the same each time. */
export const addressOf = (whom: string): string =>
  addresses[createHash('sha256').update(whom).digest().readUInt32LE(0) % addresses.length] ?? ''

/** As a caller behind the proxy sends it. */
export const callFrom = ({ method = 'GET', path = '/', headers = {}, body }: Request): Call => {
  return {
    method,
    path,
    headers: { ...headers, 'x-forwarded-for': addressOf(headers['authorization'] ?? body ?? path) },
    ...(body === undefined ? {} : { body }),
  }
}

/** Clients of the crowd log in, one after the other. */
const logins = (): Call[] =>
  Array.from({ length: clientCount }, (_, at) =>
    callFrom({
      method: 'POST',
      path: '/v1/auth/tokenbackoffice',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `client${at}@example.co`, password: crowdPassword }),
    }),
  )

/** So many offers that nobody has made yet. */
const newOffers = async ({ enter, sql, more }: Scene, count: number): Promise<Call[]> => {
  const supply = offers(enter, sql, more)
  await supply.refill(count)
  const [next] = supply.requests
  return Array.from({ length: Math.min(count, supply.left()) }, () =>
    callFrom(next?.setupRequest?.({}) ?? {}),
  )
}

const askers = 400
const words = ['medellin', 'cali', 'barranquilla', 'calle 10']

export type MixSize = {
  perSecond: number
  /** Of all that is sent, in all stretches. */
  seconds: number
}

/** Streams for so much, of callers who are all different people. */
export const mixOf = async (scene: Scene, { perSecond, seconds }: MixSize): Promise<Stream[]> => {
  const { sql, enter } = scene
  const clients = await readers(sql, askers)
  const writes = perSecond * shares.writes
  const searching = clients.filter((_, at) => at % 4 === 0)
  const listing = clients.filter((_, at) => at % 4 > 0)
  const lists = [...(await listsOf(enter, listing)), ...(await listsOf(enter, searching, words))]
  const made = await newOffers(scene, Math.ceil((writes / 2) * seconds) + 1)
  const reads = (await detailsOf(enter, await ordersOf(sql, clients))).map(callFrom)
  return [
    { name: 'GET /v1/order/detail/{_id}', perSecond: perSecond * shares.reads, calls: reads },
    { name: 'POST /v1/order/type', perSecond: perSecond * shares.lists, calls: lists.map(callFrom) },
    {
      name: 'POST /v1/order/create',
      perSecond: writes / 2,
      calls: (await creations(enter, clients)).map(callFrom),
      isKeyed: true,
    },
    { name: 'POST /v1/offer/create', perSecond: writes / 2, calls: made, isKeyed: true, isOnce: true },
    { name: 'POST /v1/auth/tokenbackoffice', perSecond: perSecond * shares.logins, calls: logins() },
  ]
}
