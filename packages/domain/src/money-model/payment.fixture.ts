/** Insuring, paying, and what the gateway says of it in whatever order. */
import { insurancePremium, isInsurable, orderTotal } from '../insurance.ts'
import { isPayableTotal, pesos } from '../money.ts'
import {
  applied,
  asking,
  client,
  isReal,
  nextId,
  standingOf,
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

const isOnTheRoad = ({ facts }: Service) =>
  facts.isInPosition || facts.status === 'running' || facts.status === 'finished'

/** At most one attempt counts, every other real one is due back, whatever came in which sequence. */
const settleAttempts = (service: Service): void => {
  const { facts } = service
  if (facts.status === 'cancelled') return
  const counting = applied(service)
  if (counting && !isReal(counting)) {
    counting.isApplied = false
    if (isOnTheRoad(service)) service.facts.isPaymentLost = true
    else facts.isPaid = false
  }
  const isGivenBack = (id: string) => service.refundsPaid.some(({ attemptId }) => attemptId === id)
  const candidate = service.attempts.find(
    (one) => isReal(one) && one.amountPesos === service.totalPesos && !isGivenBack(one.id),
  )
  if (applied(service) || !candidate || (facts.isPaid && !service.facts.isPaymentLost)) return
  candidate.isApplied = true
  service.facts.isPaymentLost = false
  facts.isPaid = true
}

export const notice = (house: House, which: number, word: Word): Outcome => {
  const attempt = house.service?.attempts[which]
  if (!house.service || !attempt) return 'payment.attempt_not_found'
  attempt.said.add(word)
  if (standingOf(attempt.said) !== undefined) house.service.facts.payingUntil = null
  settleAttempts(house.service)
  return undefined
}
