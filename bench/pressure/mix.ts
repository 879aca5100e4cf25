/** What people do with the product, in the shares of a working day: 70 of a hundred calls read, 20 ask for a list, 8 act, 2 log in. */
import { createHash } from 'node:crypto'
import type { Request } from 'autocannon'
import type pg from 'pg'
import { networks } from '../attack/attacked.ts'
import { ordersOf, readers, type Gatekeeper } from '../load/actors.ts'
import { creations, offers } from '../load/acts.ts'
import { detailsOf, listsOf } from '../load/reads.ts'
import type { Call } from '../load/sequence.ts'
import { crowdPassword } from '../world/people.ts'
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
const loginsOf = async (sql: pg.Client): Promise<Call[]> => {
  const { rows } = await sql.query<{ email: string }>(
    `select email from users where email ~ '^client[0-9]+@example.co$' order by md5(id)`,
  )
  return rows.map(({ email }) =>
    callFrom({
      method: 'POST',
      path: '/v1/auth/tokenbackoffice',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: crowdPassword }),
    }),
  )
}

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
  /** Of all that is sent, in all stretches: so many offers are made ready. Left out, all that is written is new services. */
  seconds?: number
}

/** New services, and offers that carriers make for others. */
const writesOf = async (
  scene: Scene,
  clients: readonly string[],
  { perSecond, seconds }: MixSize,
): Promise<Stream[]> => {
  const all = perSecond * shares.writes
  const create = {
    name: 'POST /v1/order/create',
    calls: (await creations(scene.enter, clients)).map(callFrom),
    isKeyed: true,
  }
  if (seconds === undefined) return [{ ...create, perSecond: all }]
  const each = all / 2
  const calls = await newOffers(scene, Math.ceil(each * seconds) + 1)
  return [
    { ...create, perSecond: each },
    { name: 'POST /v1/offer/create', perSecond: each, calls, isKeyed: true, isOnce: true },
  ]
}

/** Streams for so much, of callers who are all different people. */
export const mixOf = async (scene: Scene, size: MixSize): Promise<Stream[]> => {
  const { sql, enter } = scene
  const { perSecond } = size
  const clients = await readers(sql, askers)
  const searching = clients.filter((_, at) => at % 4 === 0)
  const listing = clients.filter((_, at) => at % 4 > 0)
  const lists = [...(await listsOf(enter, listing)), ...(await listsOf(enter, searching, words))]
  const reads = (await detailsOf(enter, await ordersOf(sql, clients))).map(callFrom)
  return [
    { name: 'GET /v1/order/detail/{_id}', perSecond: perSecond * shares.reads, calls: reads },
    { name: 'POST /v1/order/type', perSecond: perSecond * shares.lists, calls: lists.map(callFrom) },
    ...(await writesOf(scene, clients, size)),
    {
      name: 'POST /v1/auth/tokenbackoffice',
      perSecond: perSecond * shares.logins,
      calls: await loginsOf(sql),
    },
  ]
}
