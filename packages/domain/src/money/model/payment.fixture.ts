/** Insuring, paying, and what the gateway says of it in whatever order. */
import { insurancePremium, isInsurable, orderTotal } from '../insurance.ts'
import { isPayableTotal, pesos } from '../money.ts'
import type { AttemptState } from '../payment-attempts.ts'
import { settledService, type Attempt as SettledAttempt, type ServicePay, type Wanted } from '../payments.ts'
import {
  asking,
  client,
  nextId,
  standingOf,
  type Attempt,
  type House,
  type Outcome,
  type Service,
  type Word,
} from './house.fixture.ts'

const attemptLifeMs = 15 * 60_000

export const insure = (house: House, declaredPesos: number): Outcome => {
  const denied = asking(house, 'insure', client)
  const { service } = house
  if (denied || !service?.split) return denied ?? 'insurance.closed'
  if (!isInsurable(declaredPesos)) return 'insurance.over_limit'
  const premium = insurancePremium(pesos(declaredPesos), house.rates)
  const totalPesos = orderTotal(service.split.clientPesos, premium)
  if (!isPayableTotal(totalPesos)) return 'offer.total_too_large'
  Object.assign(service, { premium, totalPesos })
  service.facts.isInsured = true
  return undefined
}

export const startPayment = (house: House): Outcome => {
  const denied = asking(house, 'pay', client)
  const { service } = house
  if (denied || !service) return denied
  const expiresAt = house.now + attemptLifeMs
  service.attempts.push({
    id: nextId(house, 'attempt'),
    amountPesos: service.totalPesos,
    said: new Set(),
    isApplied: false,
    expiresAt,
  })
  service.facts.payingUntil = new Date(expiresAt)
  return undefined
}

const stateOf = ({ said }: Attempt): AttemptState => {
  const word = standingOf(said)
  if (word === undefined || word === 'ACCEPTED') return 'attempted'
  return word === 'AUTHORISED' ? 'authorised' : word === 'CAPTURED' ? 'captured' : word
}

const attemptOf = (attempt: Attempt): SettledAttempt => ({
  id: attempt.id,
  state: stateOf(attempt),
  transaction: attempt.id,
  amountPesos: attempt.amountPesos,
  isOpen: false,
  isApplied: attempt.isApplied,
  attemptedAt: new Date(attempt.expiresAt - attemptLifeMs),
  expiresAt: new Date(attempt.expiresAt),
})

const payOf = ({ facts }: Service, now: Date): ServicePay => ({
  status: null,
  transaction: null,
  paidAt: facts.isPaid ? now : null,
  payUntil: null,
  lostAt: facts.isPaymentLost ? now : null,
})

/** What this service's payments come to. */
export const settledOf = (house: House, service: Service): Wanted<ServicePay> => {
  const { attempts, facts, ending, refundsPaid } = service
  const now = new Date(house.now)
  const isApplied = (id: string | null) => attempts.some((one) => one.id === id && one.isApplied)
  return settledService({
    now,
    status: facts.status,
    isInPosition: facts.isInPosition,
    reservationAt: facts.reservationAt,
    totalPesos: service.totalPesos,
    pay: payOf(service, now),
    attempts: attempts.map(attemptOf),
    refunds: refundsPaid.map(({ id, attemptId, amountPesos }) => ({
      id,
      attemptId,
      amountPesos,
      cause: isApplied(attemptId) ? 'cancellation' : 'duplicate',
      isBegun: true,
    })),
    end: ending && { ...ending, cause: 'cancellation', insuranceKeptPesos: 0 },
    premium: service.premium,
    isUnsold: false,
  })
}

const settle = (house: House, service: Service): void => {
  const { applied, pay } = settledOf(house, service)
  for (const attempt of service.attempts) attempt.isApplied = attempt.id === applied?.id
  service.facts.isPaid = pay.paidAt !== null
  service.facts.isPaymentLost = pay.lostAt !== null
}

export const notice = (house: House, which: number, word: Word): Outcome => {
  const attempt = house.service?.attempts[which]
  if (!house.service || !attempt) return 'payment.attempt_not_found'
  attempt.said.add(word)
  if (standingOf(attempt.said) !== undefined) house.service.facts.payingUntil = null
  settle(house, house.service)
  return undefined
}
