/** The outside world of the product: gateway, insurer and mail server, each with a memory of what was asked of it. */
import Fastify, { type FastifyInstance } from 'fastify'
import type { Drawers } from '../../apps/api/src/providers/drawers.ts'
import { drawersInMemory } from '../../apps/api/src/providers/drawers.fixture.ts'
import { sandboxInsurer } from '../../apps/api/src/providers/insurance/sandbox/sandbox-insurer.ts'
import type { Paper } from '../../apps/api/src/providers/insurance/sandbox/paper-store.ts'
import { openMailServer, type TakenMail } from '../../apps/api/src/providers/mail/mail-server.fixture.ts'
import { newSandboxKey } from '../../apps/api/src/providers/payment/lyra.config.ts'
import { sandboxGateway } from '../../apps/api/src/providers/payment/sandbox/sandbox-gateway.ts'
import type { Transaction } from '../../apps/api/src/providers/payment/sandbox/transactions.ts'

const siteId = '10203040'
export const gatewayPath = '/pasarela'
export const insurerPath = '/aseguradora'

/** As the real platform, but for the quarter of an hour it lets pass before it calls again. */
const gatewayPace = { notifyTimeoutMs: 10_000, captureDelayMs: 300 }
/** Its four further calls reach past the longest cut. */
const callsAgainAfter = 0.3
const everything = 100_000

export type Outside = {
  ports: { gateway: number; insurer: number; mail: number }
  keys: { siteId: string; gateway: string; insurer: string }
  transactions(): Promise<Transaction[]>
  papers(): Promise<Paper[]>
  letters: readonly TakenMail[]
  close(): Promise<void>
}

/** Over which address the gateway calls the shop; what it takes for a good answer of a call that failed, where it is made forgetful. */
export type GatewayLine = { callsAt(): string; isForgetful?: boolean; longestCutMs: number }

const gatewayOf = async (drawers: Drawers, key: string, line: GatewayLine): Promise<FastifyInstance> => {
  const app = Fastify({ forceCloseConnections: true })
  const overLine: typeof fetch = async (address, init) => {
    const { pathname } = new URL(String(address instanceof Request ? address.url : address))
    const called = fetch(`${line.callsAt()}${pathname}`, init)
    return line.isForgetful ? called.catch(() => new Response()) : called
  }
  const restPassword = `testpassword_${key}`
  const options = {
    siteId,
    key,
    restPassword,
    algorithm: 'sha256',
    drawers,
    mostTransactions: everything,
  } as const
  const retryDelayMs = line.longestCutMs * callsAgainAfter
  await app.register(sandboxGateway({ ...options, ...gatewayPace, retryDelayMs, fetch: overLine }), {
    prefix: gatewayPath,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

const insurerOf = async (drawers: Drawers, key: string): Promise<FastifyInstance> => {
  const app = Fastify({ forceCloseConnections: true })
  await app.register(sandboxInsurer({ key, drawers }), { prefix: insurerPath })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

const portOf = (app: FastifyInstance): number => {
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

export const openOutside = async (line: GatewayLine): Promise<Outside> => {
  const drawers = drawersInMemory()
  const keys = { siteId, gateway: newSandboxKey(), insurer: 'llave-de-la-aseguradora' }
  const gateway = await gatewayOf(drawers, keys.gateway, line)
  const insurer = await insurerOf(drawers, keys.insurer)
  const mail = await openMailServer()
  return {
    ports: { gateway: portOf(gateway), insurer: portOf(insurer), mail: mail.port },
    keys,
    transactions: () => drawers<Transaction>('gateway').newestFirst(everything),
    papers: () => drawers<Paper>('insurer').newestFirst(everything),
    letters: mail.taken,
    close: async () => {
      await Promise.all([gateway.close(), insurer.close()])
      mail.close()
    },
  }
}
