/** A gateway in memory that behaves as a test tells it, call by call, and gives back as often as it is asked. */
import type { GatewayCredit, RefundAnswer, RefusalRemedy } from '@arriero/domain/money/gateway-refunds'
import { ProviderError } from '../provider-error.ts'
import type { RefundGateway, RefundRequest } from './refund-port.ts'

/** `lost`: done, no answer; `silent`: not done, no answer; `late`: no answer, done after `lateMs`. */
export type Turn = 'credited' | 'underway' | 'lost' | 'lostUnderway' | 'silent' | 'late' | RefusalRemedy

type Kept = GatewayCredit & { orderId: string; seenAt: number }

export type Scripted = RefundGateway & {
  /** How the next calls go; without any it gives back at once. */
  turns: Turn[]
  /** It cannot be read. */
  isDown: boolean
  lateMs: number
  requests: RefundRequest[]
  knows(paymentId: string, payment: { orderId: string; takenPesos: number }): void
  /** What the bank makes of all that is on its way. */
  settle(state: 'paid' | 'failed'): void
  /** Of an order: what went back, or is about to. */
  given(orderId: string): number
  forget(): void
}

const noAnswer: RefundAnswer = { kind: 'unknown', why: 'timeout' }
const remedies: ReadonlySet<string> = new Set(['transfer', 'later', 'settings', 'look'])

export const scriptedGateway = (now: () => Date): Scripted => {
  const payments = new Map<string, { orderId: string; takenPesos: number }>()
  let kept: Kept[] = []
  let named = 0
  const sumOf = (chosen: (credit: Kept) => boolean) =>
    kept
      .filter((credit) => credit.state !== 'failed' && chosen(credit))
      .reduce((sum, { amountPesos }) => sum + amountPesos, 0)

  const credit = ({ paymentId, amountPesos }: RefundRequest, turn: Turn): RefundAnswer => {
    const payment = payments.get(paymentId)
    if (!payment) return { kind: 'refused', code: 'PSP_010', message: 'unknown', remedy: 'transfer' }
    if (sumOf((one) => one.paymentId === paymentId) + amountPesos > payment.takenPesos)
      return { kind: 'refused', code: 'PSP_511', message: 'too much', remedy: 'look' }
    const isUnderway = turn === 'underway' || turn === 'lostUnderway'
    const id = `credit${++named}`
    const seenAt = now().getTime() + (turn === 'late' ? gateway.lateMs : 0)
    const state = isUnderway ? 'underway' : 'paid'
    kept.push({ id, paymentId, amountPesos, state, orderId: payment.orderId, seenAt })
    return { kind: isUnderway ? 'underway' : 'credited', creditId: id }
  }

  const gateway: Scripted = {
    turns: [],
    isDown: false,
    lateMs: 60_000,
    requests: [],
    knows: (paymentId, payment) => void payments.set(paymentId, payment),
    settle: (state) => {
      for (const one of kept) if (one.state === 'underway') one.state = state
    },
    given: (orderId) => sumOf((one) => one.orderId === orderId),
    forget: () => {
      kept = []
      gateway.turns = []
      gateway.requests = []
      gateway.isDown = false
    },
    async refund(request) {
      gateway.requests.push(request)
      const turn = gateway.turns.shift() ?? 'credited'
      if (turn === 'silent') return noAnswer
      if (remedies.has(turn))
        return { kind: 'refused', code: `NO_${turn}`, message: turn, remedy: turn as RefusalRemedy }
      const answer = credit(request, turn)
      return turn === 'credited' || turn === 'underway' ? answer : noAnswer
    },
    async credits(orderId) {
      if (gateway.isDown) throw new ProviderError('timeout', 'gateway')
      return kept
        .filter((one) => one.orderId === orderId && one.seenAt <= now().getTime())
        .map(({ id, paymentId, amountPesos, state }) => ({ id, paymentId, amountPesos, state }))
    },
  }
  return gateway
}
