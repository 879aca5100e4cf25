/**
 * What a service earned, part by part, and what of it its row of the accounting table counts: what was given back or never came
 * is nobody's earning. The journal posts these same parts, so that table, file and books cannot differ. Decisions §16.
 */
import type { EndingFacts, OrderMoney, OrderParts, RealPayment } from './order-money.ts'

/** The parts of what a service cost that stay somebody's, and what of its payment goes back. */
export type Earned = OrderParts & { refundPesos: number }

const nothing: OrderParts = {
  carrierPesos: 0,
  platformPesos: 0,
  vatPesos: 0,
  premiumPesos: 0,
  premiumCostPesos: 0,
  premiumVatPesos: 0,
}

type Premium = Pick<OrderParts, 'premiumPesos' | 'premiumCostPesos' | 'premiumVatPesos'>
const noPremium: Premium = { premiumPesos: 0, premiumCostPesos: 0, premiumVatPesos: 0 }

/**
 * What is kept beyond the fee and its VAT is the insurance's: earned as sold once cover had begun, else the insurer's cost. Of a
 * policy that nobody sold it is due back. */
const premiumKept = (ending: EndingFacts, { parts, unsoldPremiumPesos }: OrderMoney): Premium => {
  const keptPesos = ending.receivedPesos - ending.feePesos - ending.vatPesos - ending.refundPesos
  const isWhole = keptPesos === parts.premiumPesos + parts.premiumVatPesos
  if (unsoldPremiumPesos === 0 && ending.isCovered && isWhole) return parts
  const costPesos = keptPesos - unsoldPremiumPesos
  return { premiumPesos: costPesos, premiumCostPesos: costPesos, premiumVatPesos: 0 }
}

const ofFinish = ({ parts, unsoldPremiumPesos }: OrderMoney): Earned => ({
  ...parts,
  ...(unsoldPremiumPesos > 0 && noPremium),
  refundPesos: unsoldPremiumPesos,
})

const ofEnding = (ending: EndingFacts, money: OrderMoney): Earned => {
  const { premiumPesos, premiumCostPesos, premiumVatPesos } = premiumKept(ending, money)
  return {
    carrierPesos: ending.carrierPesos,
    platformPesos: ending.feePesos - ending.carrierPesos,
    vatPesos: ending.vatPesos,
    premiumPesos,
    premiumCostPesos,
    premiumVatPesos,
    refundPesos: (ending.hasMoney ? ending.refundPesos : 0) + money.unsoldPremiumPesos,
  }
}

/** Undefined while the service is under way, and where it ended before anything had come in. */
export const earnedOf = (money: OrderMoney): Earned | undefined => {
  if (money.isFinished) return ofFinish(money)
  return money.ending ? ofEnding(money.ending, money) : undefined
}

/** How the money of a service stands. */
export const moneyStates = [
  /** Paid and under way: nothing of it is earned yet. */
  'running',
  'finished',
  /** With something still to be given back, or nothing. */
  'cancelled',
  /** Cancelled, and all that was due has gone back. */
  'refunded',
  /** The gateway promised the money and has not taken it. */
  'uncaptured',
  /** The payment that had come in was lost. */
  'unpaid',
] as const
export type MoneyState = (typeof moneyStates)[number]

export type CountedMoney = OrderParts & {
  state: MoneyState
  /** All that stays of the client's payment for the service. */
  totalPesos: number
  /** Waiting that was charged apart and paid. */
  standbyPesos: number
  standbyVatPesos: number
  /** All that goes back of this service, whatever for, and what of it went. */
  refundPesos: number
  refundedPesos: number
}

const paymentFor = ({ payments }: OrderMoney, charge: RealPayment['charge']): RealPayment | undefined =>
  payments.find((payment) => payment.isApplied && payment.charge === charge)

const total = <K extends string>(rows: readonly Record<K, number>[], key: K): number =>
  rows.reduce((sum, row) => sum + row[key], 0)

const stateOf = (
  money: OrderMoney,
  isCancelled: boolean,
  { refundPesos, refundedPesos }: Refunds,
): MoneyState => {
  const payment = paymentFor(money, 'service')
  if (isCancelled && refundPesos > 0 && refundedPesos >= refundPesos) return 'refunded'
  if (payment && !payment.isCaptured) return 'uncaptured'
  if (isCancelled) return 'cancelled'
  if (!payment) return 'unpaid'
  return money.isFinished ? 'finished' : 'running'
}

type Refunds = Pick<CountedMoney, 'refundPesos' | 'refundedPesos'>

const refundsOf = (money: OrderMoney): Refunds => ({
  refundPesos:
    total(
      money.payments.filter(({ isApplied }) => !isApplied),
      'amountPesos',
    ) + (earnedOf(money)?.refundPesos ?? 0),
  refundedPesos: total(money.refundsPaid, 'amountPesos'),
})

/** Only money the gateway has taken, of a service that is over: what else there is counts nothing and says why. */
export const countedOf = (money: OrderMoney, isCancelled: boolean): CountedMoney => {
  const isTaken = paymentFor(money, 'service')?.isCaptured === true
  const { refundPesos: _refund, ...parts }: OrderParts & { refundPesos?: number } =
    (isTaken && earnedOf(money)) || nothing
  const waits = paymentFor(money, 'standby')?.isCaptured === true ? money.standbyCharges : []
  const refunds = refundsOf(money)
  return {
    ...parts,
    state: stateOf(money, isCancelled, refunds),
    totalPesos:
      parts.carrierPesos + parts.platformPesos + parts.vatPesos + parts.premiumPesos + parts.premiumVatPesos,
    standbyPesos: total(waits, 'carrierPesos') + total(waits, 'platformPesos'),
    standbyVatPesos: total(waits, 'vatPesos'),
    ...refunds,
  }
}
