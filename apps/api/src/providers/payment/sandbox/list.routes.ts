/** The sandbox's back office: what was sent, and sending it again. */
import type { FastifyInstance } from 'fastify'
import type { Desk } from './desk.ts'
import { asForm } from './form-check.ts'
import { listPage } from './list.template.ts'
import { handStep } from './outcomes.ts'
import { sendPage } from './page.routes.ts'
import type { Transactions } from './transactions.ts'

type Parts = { transactions: Transactions; desk: Desk }

export const listRoutes = (app: FastifyInstance, { transactions, desk }: Parts): void => {
  app.get('/', (_request, reply) => reply.redirect(`${app.prefix}/transacciones`, 302))

  app.get('/transacciones', (_request, reply) =>
    sendPage(reply, listPage(app.prefix, transactions.newestFirst().slice(0, 100))),
  )

  app.post<{ Params: { id: string; notice: string } }>(
    '/transacciones/:id/avisos/:notice',
    async (request, reply) => {
      const found = transactions.find(request.params.id)
      const notice = found?.notices[Number(request.params.notice)]
      if (found && notice) await desk.resend(found, notice)
      return reply.redirect(`${app.prefix}/transacciones`, 303)
    },
  )

  app.post<{ Params: { id: string } }>('/transacciones/:id/estado', async (request, reply) => {
    const found = transactions.find(request.params.id)
    const step = handStep(asForm(request.body)?.['status'] ?? '')
    if (found && step) await desk.tell(found, step)
    return reply.redirect(`${app.prefix}/transacciones`, 303)
  })
}
