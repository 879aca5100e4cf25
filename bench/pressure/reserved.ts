/** Calls that are served however much there is to do: notices of the gateway, milestones of drivers, tickets, and whoever asks whether the node lives. */
import { readConfig } from '../../apps/api/src/config.ts'
import { sandboxSigner } from '../../apps/api/src/demo-house.ts'
import type { SignNotice } from '../../apps/api/src/world/stage.ts'
import type { Person } from '../load/actors.ts'
import type { Call } from '../load/sequence.ts'
import { addressOf, callFrom } from './mix.ts'
import type { Ground, Road } from './scene.ts'
import type { Stream } from './streams.ts'

const atOnce = 8
const gateway = addressOf('the gateway')

const taken = `select distinct on (f.order_id) f.order_id, f.id, o.client_id from offers f join orders o on o.id = f.order_id
  join vehicles v on v.owner_id = f.carrier_id and v.vehicle_type_id = o.vehicle_type_id
  where f.state = 'open' and o.status = 0 order by f.order_id, f.id limit $1`

type Open = { order_id: string; id: string; client_id: string }
type Desk = { url: string; signNotice: SignNotice }

const act = async (url: string, { headers }: Person, [method, path, body]: [string, string, object]) => {
  const answer = await fetch(`${url}/v1${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json', 'x-forwarded-for': addressOf(path) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Record<string, unknown>
}

/** An offer accepted and its payment begun: what the gateway will tell of it. */
const noticesFor = async (
  { url, signNotice }: Desk,
  client: Person,
  { order_id, id }: Open,
): Promise<Call[]> => {
  await act(url, client, ['PUT', `/offer/take/${order_id}`, { idOffer: id }])
  const { transaction } = await act(url, client, ['POST', '/order/pay', { orderId: order_id }])
  const { fields } = await act(url, client, ['POST', '/order/crypto', { sign: transaction }])
  return ['AUTHORISED', 'CAPTURED'].map((status) => ({
    method: 'POST',
    path: '/v1/payment/notification',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': gateway },
    body: new URLSearchParams(signNotice(fields as Record<string, string>, status)).toString(),
  }))
}

/** All that is authorised, then all that is captured. */
const noticesOf = async ({ sql, enter, servers }: Ground, url: string, count: number): Promise<Call[]> => {
  const signNotice = await sandboxSigner({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    dataFolder: servers.folder,
    publicUrl: 'http://localhost:3000',
  })
  const { rows } = await sql.query<Open>(taken, [Math.ceil(count / 2)])
  const pairs: Call[][] = []
  for (let from = 0; from < rows.length; from += atOnce)
    pairs.push(
      ...(await Promise.all(
        rows
          .slice(from, from + atOnce)
          .map(async (row) => noticesFor({ url, signNotice }, await enter(row.client_id), row)),
      )),
    )
  return [0, 1].flatMap((at) => pairs.flatMap((pair) => pair.slice(at, at + 1)))
}

const milestonesOf = ({ trucks }: Road): Call[] =>
  ['inFinish', 'unloadingStart'].flatMap((milestone) =>
    trucks.map(({ orderId, driver }) => ({
      method: 'POST',
      path: `/v1/order/milestone/${orderId}`,
      headers: driver,
      body: JSON.stringify({ milestone, latitude: 4.6, longitude: -74.1 }),
    })),
  )

export type ReservedSize = {
  noticesPerSecond: number
  milestonesPerSecond: number
  /** Of all stretches in which they are sent. */
  seconds: number
}

/** Begins payments by the product at `url`, which must have time for it. */
export const reservedOf = async (
  ground: Ground,
  { url, road }: { url: string; road: Road },
  { noticesPerSecond, milestonesPerSecond, seconds }: ReservedSize,
): Promise<Stream[]> => {
  const tickets = road.trucks.map(({ driver }) => ({
    method: 'POST',
    path: '/v1/auth/ticket',
    headers: { ...driver, 'content-type': 'application/json' },
    body: '{}',
  }))
  return [
    {
      name: 'POST /v1/payment/notification',
      perSecond: noticesPerSecond,
      calls: await noticesOf(ground, url, Math.ceil(noticesPerSecond * seconds) + 2),
      isOnce: true,
    },
    {
      name: 'POST /v1/order/milestone/{_id}',
      perSecond: milestonesPerSecond,
      calls: milestonesOf(road),
      isKeyed: true,
      isOnce: true,
    },
    { name: 'POST /v1/auth/ticket', perSecond: 5, calls: tickets },
    { name: 'GET /health', perSecond: 2, calls: [callFrom({ path: '/health' })] },
  ]
}
