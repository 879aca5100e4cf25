/** The driver for Lyra's web services (REST V4): giving money back, and reading what was given back. The sandbox speaks the same. */
import type { GatewayCredit, RefundAnswer } from '@arriero/domain/money/gateway-refunds'
import { z } from 'zod'
import { isNeverSent, parsedJson } from '../never-sent.ts'
import { ProviderError } from '../provider-error.ts'
import { remedyOf } from './lyra.rest-codes.ts'
import type { RefundGateway, RefundRequest } from './refund-port.ts'

export type LyraRestConfig = {
  /** The shop's server of web services, such as `https://api.payzen.lat`; without a closing slash. */
  baseUrl: string
  siteId: string
  /** `testpassword_…` or `prodpassword_…`: it alone chooses between trial and money. */
  password: string
  timeoutMs: number
  fetch?: typeof fetch
}

const transactionShape = z.object({
  uuid: z.string(),
  operationType: z.string(),
  status: z.string(),
  detailedStatus: z.string().optional(),
  amount: z.number().int(),
  currency: z.string(),
  transactionDetails: z.object({ parentTransactionUuid: z.string().nullish() }).nullish(),
})
type WireTransaction = z.output<typeof transactionShape>

const envelopeShape = z.object({ status: z.enum(['SUCCESS', 'ERROR']), answer: z.unknown() })
const refusalShape = z.object({
  errorCode: z.string(),
  errorMessage: z.string().nullish(),
  detailedErrorMessage: z.string().nullish(),
})
const orderShape = z.object({ transactions: z.array(transactionShape).nullish() })

type Reply = { ok: true; answer: unknown } | { ok: false; code: string; message: string }

/** One call. Throws a ProviderError: `unavailable` where nothing was sent, else `timeout` or `garbled`. */
const callLyra = async (config: LyraRestConfig, service: string, body: object): Promise<Reply> => {
  const credentials = Buffer.from(`${config.siteId}:${config.password}`).toString('base64')
  const { status, text } = await (config.fetch ?? fetch)(`${config.baseUrl}/api-payment/V4/${service}`, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(config.timeoutMs),
  })
    .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
    .catch((error: unknown) => {
      const kind = isNeverSent(error) ? 'unavailable' : 'timeout'
      throw new ProviderError(kind, `gateway ${service}`, { cause: error })
    })
  const envelope = envelopeShape.safeParse(parsedJson(text))
  // A refusal comes with 200 as well; only wrong credentials have a status of their own.
  if (!envelope.success || ![200, 401].includes(status))
    throw new ProviderError('garbled', `gateway ${service}: ${status}`)
  if (envelope.data.status === 'SUCCESS') return { ok: true, answer: envelope.data.answer }
  const refusal = refusalShape.safeParse(envelope.data.answer)
  if (!refusal.success) throw new ProviderError('garbled', `gateway ${service}: no code`)
  const { errorCode, errorMessage, detailedErrorMessage } = refusal.data
  return { ok: false, code: errorCode, message: detailedErrorMessage ?? errorMessage ?? errorCode }
}

const creditStates: Readonly<Record<string, GatewayCredit['state']>> = {
  PAID: 'paid',
  RUNNING: 'underway',
  UNPAID: 'failed',
}

/** The bank did not take it yet and is asked again by the gateway itself. */
const waitsThere = 'REFUND_TO_RETRY'

/** Undefined for what is no credit in pesos of a payment. */
const creditIn = (transaction: WireTransaction): GatewayCredit | undefined => {
  const state = transaction.detailedStatus === waitsThere ? 'underway' : creditStates[transaction.status]
  const paymentId = transaction.transactionDetails?.parentTransactionUuid
  const isCredit = transaction.operationType === 'CREDIT' && transaction.currency === 'COP'
  if (!isCredit || !state || !paymentId) return undefined
  return { id: transaction.uuid, paymentId, amountPesos: transaction.amount / 100, state }
}

/** A credit of just this payment and amount; anything else that is called a success is none. */
const creditOfAnswer = ({ paymentId, amountPesos }: RefundRequest, answer: unknown): RefundAnswer => {
  const read = transactionShape.safeParse(answer)
  const credit = read.success ? creditIn(read.data) : undefined
  if (!credit || credit.paymentId !== paymentId || credit.amountPesos !== amountPesos)
    return { kind: 'unknown', why: 'no credit of this payment' }
  if (credit.state === 'failed')
    return {
      kind: 'refused',
      code: 'CREDIT_UNPAID',
      message: 'The bank did not take it.',
      remedy: 'transfer',
    }
  return { kind: credit.state === 'paid' ? 'credited' : 'underway', creditId: credit.id }
}

const refund = async (config: LyraRestConfig, request: RefundRequest): Promise<RefundAnswer> => {
  const reply = await callLyra(config, 'Transaction/CancelOrRefund', {
    uuid: request.paymentId,
    amount: request.amountPesos * 100,
    currency: 'COP',
    comment: request.reference,
    // What is not captured yet is not given back: cancelling it would take back all of it.
    resolutionMode: 'REFUND_ONLY',
  })
  if (reply.ok) return creditOfAnswer(request, reply.answer)
  const { code, message } = reply
  const remedy = remedyOf(code)
  return remedy ? { kind: 'refused', code, message, remedy } : { kind: 'unknown', why: code }
}

const unsentAnswer = {
  kind: 'refused',
  code: 'UNREACHABLE',
  message: 'Nothing was sent.',
  remedy: 'later',
} as const

export const lyraRefunds = (config: LyraRestConfig): RefundGateway => ({
  async refund(request) {
    try {
      return await refund(config, request)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      return error.kind === 'unavailable' ? unsentAnswer : { kind: 'unknown', why: error.kind }
    }
  },
  async credits(orderId) {
    const reply = await callLyra(config, 'Order/Get', { orderId })
    if (!reply.ok) throw new ProviderError('rejected', `gateway Order/Get: ${reply.code}`)
    const order = orderShape.safeParse(reply.answer)
    if (!order.success) throw new ProviderError('garbled', 'gateway Order/Get: not its protocol')
    return (order.data.transactions ?? []).flatMap((transaction) => creditIn(transaction) ?? [])
  },
})
