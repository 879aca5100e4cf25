/** A gateway of our own that speaks the real form protocol, to mount under `/sandbox/pasarela`. Decisions §11. */
import formbody from '@fastify/formbody'
import type { FastifyPluginAsync, FastifyInstance } from 'fastify'
import type { Drawers } from '../../drawers.ts'
import type { SignatureAlgorithm } from '../lyra.signature.ts'
import { createDelivery } from './delivery.ts'
import { createDesk, type Desk } from './desk.ts'
import { isRefundPlan } from './credits.ts'
import { pageRoutes, sendPage } from './page.routes.ts'
import { restRoutes } from './rest.routes.ts'
import { styles } from './styles.template.ts'
import { openTransactions, type Transactions } from './transactions.ts'
import { asForm } from './form-check.ts'
import { listPage } from './list.template.ts'
import { handStep } from './outcomes.ts'

const mostListed = 100

type Parts = { now: () => Date; transactions: Transactions; desk: Desk }

/** The sandbox's back office: what was sent, and sending it again. */
const listRoutes = (app: FastifyInstance, { now, transactions, desk }: Parts): void => {
  app.get('/', (_request, reply) => reply.redirect(`${app.prefix}/transacciones`, 302))

  app.get('/transacciones', async (_request, reply) =>
    sendPage(reply, listPage({ prefix: app.prefix, now: now() }, await transactions.newestFirst(mostListed))),
  )

  app.post<{ Params: { id: string; notice: string } }>(
    '/transacciones/:id/avisos/:notice',
    async (request, reply) => {
      const found = await transactions.find(request.params.id)
      const notice = found?.notices[Number(request.params.notice)]
      if (found && notice) await desk.resend(found, notice)
      return reply.redirect(`${app.prefix}/transacciones`, 303)
    },
  )

  app.post<{ Params: { id: string } }>('/transacciones/:id/estado', async (request, reply) => {
    const found = await transactions.find(request.params.id)
    const step = handStep(asForm(request.body)?.['status'] ?? '')
    if (found && step) await desk.tell(found, step)
    return reply.redirect(`${app.prefix}/transacciones`, 303)
  })

  app.post<{ Params: { id: string } }>('/transacciones/:id/devolucion', async (request, reply) => {
    const plan = asForm(request.body)?.['plan'] ?? ''
    if (isRefundPlan(plan)) await transactions.planRefund(request.params.id, plan)
    return reply.redirect(`${app.prefix}/transacciones`, 303)
  })
}

export type SandboxGatewayOptions = {
  siteId: string
  key: string
  /** Of its web services. */
  restPassword: string
  algorithm: SignatureAlgorithm
  drawers: Drawers
  /** How long one notice waits for its answer; the real platform waits up to 30 s. */
  notifyTimeoutMs: number
  fetch?: typeof fetch
  now?: () => Date
  shopName?: string
  /** The real platform retries every 15 minutes. */
  retryDelayMs?: number
  captureDelayMs?: number
  lateDelayMs?: number
  mostTransactions?: number
}

export const sandboxGateway =
  (options: SandboxGatewayOptions): FastifyPluginAsync =>
  async (app) => {
    if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody)
    const now = options.now ?? (() => new Date())
    const transactions = openTransactions(options.drawers, options.mostTransactions)
    const delivery = createDelivery({
      ...options,
      transactions,
      onError: (error) => app.log.warn({ err: error, code: 'sandbox.notice_lost' }),
      retryDelayMs: options.retryDelayMs ?? 15_000,
      fetch: options.fetch ?? fetch,
    })
    const delays = {
      captureDelayMs: options.captureDelayMs ?? 2_000,
      lateDelayMs: options.lateDelayMs ?? 20_000,
    }
    const desk = createDesk({ delivery, transactions, ...delays })
    app.addHook('onReady', () => desk.takeUp())
    app.addHook('onClose', async () => delivery.stop())
    app.get('/estilos.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles))
    pageRoutes(app, { ...options, shopName: options.shopName ?? 'Arriero', now, transactions, desk })
    listRoutes(app, { now, transactions, desk })
    restRoutes(app, { ...options, ...delays, now, transactions })
  }
