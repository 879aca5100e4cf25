/** A shop that listens for notices, and the sandbox gateway beside it, both on loopback. */
import formbody from '@fastify/formbody'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { drawersInMemory } from '../../drawers.fixture.ts'
import { attempt, shop } from '../lyra.fixture.ts'
import type { LyraConfig } from '../lyra.config.ts'
import { lyraGateway } from '../lyra.ts'
import type { GatewayNotice, PaymentAttempt, PaymentGateway } from '../port.ts'
import { sandboxGateway } from './sandbox-gateway.ts'
import type { SandboxGatewayOptions } from './sandbox-gateway.ts'

export type Shop = {
  gateway: PaymentGateway
  sandbox: FastifyInstance
  notices: GatewayNotice[]
  /** The same as they were posted, field by field. */
  posted: Record<string, string>[]
  /** HTTP statuses to answer with, one per notice; 200 when empty. */
  answers: number[]
  /** Posts the form of an attempt and gives the address of its page. */
  openPage(of?: Partial<PaymentAttempt>): Promise<string>
  choose(page: string, outcome: string, card?: string): Promise<string>
  told(count: number): Promise<string[]>
  close(): Promise<void>
}

export const prefix = '/sandbox/pasarela'
export const restPassword = `testpassword_${'k7Qm2Zp9Xw4Lr8Tc'.repeat(2)}`
export const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' }

const openSandbox = async (
  { siteId, key, algorithm }: LyraConfig,
  options: Partial<SandboxGatewayOptions>,
): Promise<FastifyInstance> => {
  const sandbox = Fastify()
  const shop = { siteId, key, restPassword, algorithm, drawers: drawersInMemory() }
  const quick = { notifyTimeoutMs: 1_000, retryDelayMs: 10, captureDelayMs: 10, lateDelayMs: 60 }
  await sandbox.register(sandboxGateway({ ...shop, ...quick, ...options }), { prefix })
  return sandbox
}

export const openShop = async (
  options: Partial<SandboxGatewayOptions> = {},
  more: Partial<LyraConfig> = {},
): Promise<Shop> => {
  const notices: GatewayNotice[] = []
  const posted: Record<string, string>[] = []
  const answers: number[] = []
  const desk = Fastify()
  await desk.register(formbody)
  const at = new Date()
  const listener: { gateway?: PaymentGateway } = {}
  desk.post('/v1/payment/notification', (request, reply) => {
    const reading = listener.gateway?.read(request.body as Record<string, unknown>)
    if (!reading?.ok) return reply.code(400).send()
    notices.push(reading.notice)
    posted.push(request.body as Record<string, string>)
    return reply.code(answers.shift() ?? 200).send()
  })
  const base = await desk.listen({ port: 0, host: '127.0.0.1' })
  const config = { ...shop, ...more }
  const gateway = lyraGateway({ ...config, notificationUrl: `${base}/v1/payment/notification` })
  listener.gateway = gateway

  const sandbox = await openSandbox(config, options)

  const post = (url: string, fields: Record<string, string>) =>
    sandbox.inject({
      method: 'POST',
      url,
      headers: formHeaders,
      payload: new URLSearchParams(fields).toString(),
    })

  return {
    gateway,
    sandbox,
    notices,
    posted,
    answers,
    async openPage(of = {}) {
      const { fields, signature } = gateway.form({ ...attempt, attemptedAt: at, ...of })
      return String((await post(`${prefix}/`, { ...fields, signature })).headers.location)
    },
    choose: async (page, outcome, card = '') =>
      String((await post(page, { outcome, card })).headers.location),
    async told(count) {
      const until = Date.now() + 3_000
      while (notices.length < count && Date.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 5))
      return notices.map((notice) => notice.status)
    },
    async close() {
      await sandbox.close()
      await desk.close()
    },
  }
}
