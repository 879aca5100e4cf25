/** The gateway outside of everything that is killed: it speaks its own protocol, gives back as often as it is asked, and forgets nothing. */
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { drawersInMemory } from '../../apps/api/src/providers/drawers.fixture.ts'
import { newSandboxKey } from '../../apps/api/src/providers/payment/lyra.config.ts'
import type { RefundPlan } from '../../apps/api/src/providers/payment/sandbox/credits.ts'
import { sandboxGateway } from '../../apps/api/src/providers/payment/sandbox/sandbox-gateway.ts'
import { openTransactions } from '../../apps/api/src/providers/payment/sandbox/transactions.ts'

const siteId = '10203040'
const prefix = '/pasarela'
const mostKept = 100_000
/** What is late, or on its way, has arrived after so long. */
export const lateMs = 2_000

/** What it gave back at once or has on its way; nothing of it fails here. */
export type Credit = { id: string; pesos: number }
export type GatewayPayment = { orderId: string; takenPesos: number; credits: Credit[] }

type Form = Readonly<Record<string, string>>

/** Its own name of a payment: the same, however often it tells of it. */
export const uuidOf = (form: Form): string =>
  createHash('sha256')
    .update(`${form['vads_trans_date']}/${form['vads_trans_id']}`)
    .digest('hex')
    .slice(0, 32)

export const openGateway = async () => {
  const drawers = drawersInMemory()
  const key = newSandboxKey()
  const restPassword = `testpassword_${key}`
  const app = Fastify({ forceCloseConnections: true })
  const line = { open: 0 }
  app.server.prependListener('request', (_request, response) => {
    line.open += 1
    response.once('close', () => {
      line.open -= 1
    })
  })
  const options = {
    siteId,
    key,
    restPassword,
    algorithm: 'sha256',
    drawers,
    mostTransactions: mostKept,
  } as const
  await app.register(sandboxGateway({ ...options, notifyTimeoutMs: 10_000, lateDelayMs: lateMs }), { prefix })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const at = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}${prefix}`
  const transactions = openTransactions(drawers, mostKept)
  return {
    /** Of the product, so that it finds it. */
    settings: {
      PAYMENT_ACTION_URL: `${at}/`,
      PAYMENT_SITE_ID: siteId,
      PAYMENT_KEY: key,
      PAYMENT_REST_URL: at,
      PAYMENT_REST_PASSWORD: restPassword,
    },
    /** A payment whose notices have all arrived. `plans`: how its refunds go, one each. */
    knows: (form: Form, plans: RefundPlan[]): Promise<void> =>
      transactions.addTold({
        uuid: uuidOf(form),
        form,
        createdAt: new Date().toISOString(),
        statuses: ['AUTHORISED', 'CAPTURED'],
        refundPlans: plans,
      }),
    payments: async (): Promise<GatewayPayment[]> =>
      (await transactions.newestFirst(mostKept)).map(({ form, credits = [] }) => ({
        orderId: form['vads_order_id'] ?? '',
        takenPesos: Number(form['vads_amount']) / 100,
        credits: credits.map(({ uuid, amountCents }) => ({ id: uuid, pesos: amountCents / 100 })),
      })),
    /** Until nobody asks, and what was late is there. */
    quiet: async (): Promise<void> => {
      while (line.open > 0) await sleep(20)
      await sleep(lateMs + 100)
    },
    close: () => app.close(),
  }
}

export type Gateway = Awaited<ReturnType<typeof openGateway>>
