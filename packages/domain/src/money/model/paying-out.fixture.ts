/** What leaves the house: advances, what the carrier earned, what is given back. */
import { basisPoints, noPesos, pesos } from '../money.ts'
import { payoutHold } from '../payout-holds.ts'
import { advanceDenial, payoutDays, releasedBefore } from '../payouts.ts'
import { settle, type WithholdingRules } from '../settlement.ts'
import { applied, isCaptured, nextId, type House, type Outcome, type Service } from './house.fixture.ts'
import { settledOf } from './payment.fixture.ts'

const advanced = ({ advances }: Service) =>
  pesos(advances.reduce((total, { amountPesos }) => total + amountPesos, 0))

export const advance = (house: House, askedPesos: number): Outcome => {
  const { service } = house
  if (!service?.split) return 'order.not_found'
  const counting = applied(service)
  const facts = {
    isRunning: service.facts.status === 'running',
    isCaptured: counting !== undefined && isCaptured(counting),
    isPaymentLost: service.facts.isPaymentLost,
    hasAccount: true,
    isAccountUnchecked: false,
    valuePesos: service.split.carrierPesos,
    advancesPesos: advanced(service),
    most: basisPoints(7000),
  }
  const denied = advanceDenial(facts, askedPesos)
  if (denied) return denied
  service.advances.push({ id: nextId(house, 'advance'), amountPesos: askedPesos })
  return undefined
}

const rules: WithholdingRules = {
  uvtPesos: pesos(52_374),
  sourceRate: 1_000,
  sourceFromUvt: 2,
  fopatRate: 100,
  fopatFromKg: 10_500,
}

/** The carrier is paid what the service earned him, once. */
export const payOut = (house: House): Outcome => {
  const { service } = house
  if (!service?.split || service.finishedAt === null) return 'order.not_finished'
  if (service.payouts.length > 0) return 'payout.already_paid'
  const counting = applied(service)
  const settled = settle({
    kind: 'service',
    grossPesos: service.split.carrierPesos,
    ofServicePesos: service.split.carrierPesos,
    advancesPesos: advanced(service),
    debtsPesos: noPesos,
    rules,
    industryRate: 414,
    vehicleType: 'tractor3S2',
  })
  const facts = {
    isOverAdvance: false,
    isOfService: true,
    isTermOver: payoutDays(new Date(service.finishedAt)).releaseOn < releasedBefore(new Date(house.now)),
    isApproved: service.facts.isApproved,
    hasComplaint: false,
    isPaymentLost: service.facts.isPaymentLost,
    isCaptured: counting !== undefined && isCaptured(counting),
    hasAccount: true,
    isAccountUnchecked: false,
    isOldAccount: false,
    hasOpenAdvance: false,
  }
  const held = payoutHold(facts) ?? (settled.netPesos === 0 ? 'payout.nothing_left' : undefined)
  if (held) return held
  const { withheldPesos, deductedPesos, netPesos } = settled
  service.payouts.push({ id: nextId(house, 'payout'), withheldPesos, deductedPesos, netPesos })
  return undefined
}

/** What is due back and was taken for good: nothing else is paid back. */
const duesOf = (house: House, service: Service) =>
  settledOf(house, service).refunds.filter(
    ({ attemptId }) =>
      service.attempts.some((one) => one.id === attemptId && isCaptured(one)) &&
      !service.refundsPaid.some((paid) => paid.attemptId === attemptId),
  )

export const payRefund = (house: House): Outcome => {
  const due = house.service && duesOf(house, house.service)[0]
  if (!house.service || !due) return 'refund.not_found'
  const { attemptId, amountPesos } = due
  house.service.refundsPaid.push({ id: nextId(house, 'refund'), attemptId, amountPesos })
  return undefined
}
