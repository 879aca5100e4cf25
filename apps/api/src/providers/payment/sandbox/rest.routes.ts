/** The sandbox's web services, as Lyra's REST V4 answers: refusals come with 200 too, and what is asked twice is done twice. */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { creditRefusal, newCredit, seenCredits, statusOfCredit, type SandboxCredit } from './credits.ts'
import type { Transaction, Transactions } from './transactions.ts'

export type RestParts = {
  siteId: string
  restPassword: string
  now: () => Date
  lateDelayMs: number
  transactions: Transactions
}

const refundShape = z.object({
  uuid: z.string(),
  amount: z.number().optional(),
  currency: z.literal('COP'),
  comment: z.string().default(''),
  resolutionMode: z.enum(['AUTO', 'CANCELLATION_ONLY', 'REFUND_ONLY']).default('AUTO'),
})
const orderShape = z.object({ orderId: z.string() })
const valueShape = z.object({ value: z.string() })

const enveloped = (webService: string, status: 'SUCCESS' | 'ERROR', answer: object) => ({
  webService,
  version: 'V4',
  status,
  answer,
  mode: 'TEST',
})

const refusal = (webService: string, errorCode: string) =>
  enveloped(webService, 'ERROR', { errorCode, errorMessage: `refused with ${errorCode}` })

const debitOf = ({ uuid, form, notices }: Transaction) => {
  const isPaid = notices.some(({ status, state }) => status === 'CAPTURED' && state !== 'waiting')
  return {
    uuid,
    operationType: 'DEBIT',
    status: isPaid ? 'PAID' : 'RUNNING',
    detailedStatus: isPaid ? 'CAPTURED' : 'AUTHORISED',
    amount: Number(form['vads_amount']),
    currency: 'COP',
    orderDetails: { orderId: form['vads_order_id'] ?? '' },
  }
}

const creditTransaction = ({ uuid, form }: Transaction, credit: SandboxCredit, now: Date) => {
  const status = statusOfCredit(credit, now)
  return {
    uuid: credit.uuid,
    operationType: 'CREDIT',
    status,
    detailedStatus: { PAID: 'CAPTURED', RUNNING: 'AUTHORISED', UNPAID: 'REFUSED' }[status],
    amount: credit.amountCents,
    currency: 'COP',
    orderDetails: { orderId: form['vads_order_id'] ?? '' },
    transactionDetails: { parentTransactionUuid: uuid },
  }
}

const isEqual = (given: string, right: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const isKnown = ({ headers }: FastifyRequest, { siteId, restPassword }: RestParts): boolean => {
  const right = Buffer.from(`${siteId}:${restPassword}`).toString('base64')
  return isEqual(headers.authorization ?? '', `Basic ${right}`)
}

const hangUp = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}

const refundService = 'Transaction/CancelOrRefund'

const giveBack = async (request: FastifyRequest, reply: FastifyReply, parts: RestParts) => {
  const { transactions, now, lateDelayMs } = parts
  const body = refundShape.safeParse(request.body)
  if (!body.success) return refusal(refundService, 'INT_902')
  const found = await transactions.byUuid(body.data.uuid)
  if (!found) return refusal(refundService, 'PSP_010')
  const { amount: amountCents = Number(found.form['vads_amount']), comment, resolutionMode } = body.data
  if (resolutionMode === 'CANCELLATION_ONLY') return refusal(refundService, 'PSP_075')
  const made: { refused?: string; credit?: SandboxCredit; plan?: string } = {}
  const changed = await transactions.change(found.id, (transaction) => {
    const [plan, ...plans] = transaction.refundPlans ?? []
    if (plan !== undefined) made.plan = plan
    const code = plan?.startsWith('PSP_') ? plan : creditRefusal(transaction, amountCents, now())
    if (code !== undefined) made.refused = code
    if (code !== undefined || plan === 'silent') return { ...transaction, refundPlans: plans }
    const credit = newCredit({ amountCents, comment, plan }, { now: now(), lateDelayMs })
    made.credit = credit
    return { ...transaction, refundPlans: plans, credits: [...(transaction.credits ?? []), credit] }
  })
  if (made.refused !== undefined) return refusal(refundService, made.refused)
  if (made.plan === 'lost' || made.plan === 'silent' || made.plan === 'late') return hangUp(request, reply)
  if (made.plan === 'fault' || !changed || !made.credit) return reply.code(500).send('fault')
  return enveloped(refundService, 'SUCCESS', creditTransaction(changed, made.credit, now()))
}

const orderService = 'Order/Get'
const mostListed = 30

const ofOrder = async (body: unknown, { transactions, now }: RestParts) => {
  const read = orderShape.safeParse(body)
  if (!read.success) return refusal(orderService, 'INT_902')
  const found = await transactions.ofOrder(read.data.orderId)
  if (found.length === 0) return refusal(orderService, 'PSP_010')
  const rows = found.flatMap((transaction) => [
    debitOf(transaction),
    ...seenCredits(transaction, now()).map((credit) => creditTransaction(transaction, credit, now())),
  ])
  if (rows.length > mostListed) return refusal(orderService, 'PSP_015')
  return enveloped(orderService, 'SUCCESS', { orderId: read.data.orderId, transactions: rows })
}

const testService = 'Charge/SDKTest'

export const restRoutes = (app: FastifyInstance, parts: RestParts): void => {
  const at = (service: string) => `/api-payment/V4/${service}`
  app.addHook('onRequest', async (request, reply) => {
    const isService = request.url.startsWith(`${app.prefix}/api-payment/`)
    if (isService && !isKnown(request, parts))
      return reply.code(401).send(refusal(request.url.split('/V4/').at(-1) ?? '', 'INT_905'))
    return undefined
  })
  app.post(at(refundService), (request, reply) => giveBack(request, reply, parts))
  app.post(at(orderService), (request) => ofOrder(request.body, parts))
  app.post(at(testService), async ({ body }) => {
    const read = valueShape.safeParse(body)
    return read.success ? enveloped(testService, 'SUCCESS', read.data) : refusal(testService, 'INT_902')
  })
}
