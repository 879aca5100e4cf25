/** Services that their clients are about to pay, and what the gateway will tell of it: each notice signed, to be posted once. */
import type pg from 'pg'
import { readConfig } from '../../apps/api/src/config.ts'
import { sandboxSigner } from '../../apps/api/src/demo-house.ts'
import type { Filled } from '../world/filled-house.ts'
import type { Gatekeeper, Person } from '../load/actors.ts'
import { openOffers } from '../load/acts.ts'
import type { Call } from '../load/sequence.ts'

export type Payable = { orderId: string; client: Person; notice(status: string): Call }

type At = { filled: Filled; sql: pg.Client; enter: Gatekeeper; url: string }
type Offered = { order_id: string; id: string; client_id: string }

/** The answer of an act, which has to be a good one. */
export const answerOf = async (
  url: string,
  { headers }: Person,
  asked: { method?: string; path: string; body?: object },
): Promise<Record<string, unknown>> => {
  const { method = 'POST', path, body } = asked
  const answer = await fetch(`${url}/v1${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const reply = (await answer.json()) as Record<string, unknown>
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(reply)}`)
  return reply
}

/** Undefined where its carrier has no truck left for it. */
const agreed = async (
  { enter, url }: At,
  { order_id: orderId, id, client_id: clientId }: Offered,
): Promise<{ orderId: string; client: Person } | undefined> => {
  const client = await enter(clientId)
  const asked = { method: 'PUT', path: `/offer/take/${orderId}`, body: { idOffer: id } }
  return answerOf(url, client, asked).then(
    () => ({ orderId, client }),
    () => undefined,
  )
}

/** Offers of open services are accepted, and the clients are about to pay. */
export const payables = async (at: At, wanted: number): Promise<Payable[]> => {
  const { filled, sql, url } = at
  const { rows } = await sql.query<Offered>(openOffers, [wanted * 2])
  const dataFolder = filled.servers.folder
  const publicUrl = 'http://localhost:3000'
  const signNotice = await sandboxSigner({ config: readConfig({}), dataFolder, publicUrl })
  const made: Payable[] = []
  for (const row of rows) {
    const service = made.length < wanted ? await agreed(at, row) : undefined
    if (!service) continue
    const { orderId, client } = service
    const { transaction } = await answerOf(url, client, { path: '/order/pay', body: { orderId } })
    const { fields } = await answerOf(url, client, { path: '/order/crypto', body: { sign: transaction } })
    const notice = (status: string): Call => ({
      method: 'POST',
      path: '/v1/payment/notification',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(signNotice(fields as Record<string, string>, status)).toString(),
    })
    made.push({ ...service, notice })
  }
  if (made.length < wanted) throw new RangeError(`${made.length} services wait to be paid, ${wanted} wanted`)
  return made
}
