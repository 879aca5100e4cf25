/** Services that their clients are about to pay, and what the gateway will tell of it: each notice signed, to be posted once. */
import type pg from 'pg'
import { readConfig } from '../../apps/api/src/config.ts'
import { sandboxSigner } from '../../apps/api/src/demo-house.ts'
import type { Filled } from '../world/filled-house.ts'
import type { Gatekeeper, Person } from './actors.ts'
import type { Call } from './sequence.ts'

export type Payable = { orderId: string; client: Person; notice(status: string): Call }

type At = { filled: Filled; enter: Gatekeeper; url: string }
export type Agreed = { orderId: string; clientId: string }

const agreeing = `
  update orders o set reservation_at = now() + interval '5 days', planned_end_at = now() + interval '6 days', pay_until = now() + interval '1 day'
  from (select id from orders where status = 1 and paid_at is null and pay_status is null order by id desc limit $1) s
  where o.id = s.id returning o.id as "orderId", o.client_id as "clientId"`

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

/** Agreed on and unpaid, with days left for it. Before a server stands: by itself it ends what was filled and never paid. */
export const agreed = async (sql: pg.Client, wanted: number): Promise<Agreed[]> => {
  const { rows } = await sql.query<Agreed>(agreeing, [wanted])
  if (rows.length < wanted) throw new RangeError(`${rows.length} services wait to be paid, ${wanted} wanted`)
  return rows
}

export const payables = async (
  { filled, enter, url }: At,
  services: readonly Agreed[],
): Promise<Payable[]> => {
  const dataFolder = filled.servers.folder
  const signNotice = await sandboxSigner({
    config: readConfig({}),
    dataFolder,
    publicUrl: 'http://localhost:3000',
  })
  const made: Payable[] = []
  for (const { orderId, clientId } of services) {
    const client = await enter(clientId)
    const { transaction } = await answerOf(url, client, { path: '/order/pay', body: { orderId } })
    const { fields } = await answerOf(url, client, { path: '/order/crypto', body: { sign: transaction } })
    const notice = (status: string): Call => ({
      method: 'POST',
      path: '/v1/payment/notification',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(signNotice(fields as Record<string, string>, status)).toString(),
    })
    made.push({ orderId, client, notice })
  }
  return made
}
