/** What closing a service would keep and give back, by the same rule as the server. Decisions §7, §10. */
import { isPaidWord } from '@arriero/domain/money/paid'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import {
  closingDenial,
  closingTerms,
  coverKept,
  type ClosingTerms,
} from '@arriero/domain/orders/cancellations'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { isUndriven, statusOfNumber } from '@arriero/domain/orders/orders'
import { basisPoints, pesos, shareOf, type BasisPoints } from '@arriero/domain/money/money'

type Order = Pick<
  OrderFor<'admin'>,
  | 'status'
  | 'pay'
  | 'total'
  | 'ivaCost'
  | 'totalCost'
  | 'profits'
  | 'driver'
  | 'vehicle'
  | 'reservationDate'
  | 'priceInsurance'
  | 'percentArrieroInsurance'
>

/** Nothing while its payment is lost, though it runs as a paid one. */
export const receivedOf = ({ pay, total }: Pick<Order, 'pay' | 'total'>): number =>
  isPaidWord(pay.status) && !pay.isLost ? (total ?? 0) : 0

/** Rates are frozen on the service and not on the wire: the one that leads to its VAT to the peso, else today's. */
export const vatOf = (
  { ivaCost, totalCost, profits }: Pick<Order, 'ivaCost' | 'totalCost' | 'profits'>,
  todays: BasisPoints,
): BasisPoints => {
  for (const base of [totalCost, profits]) {
    if (!ivaCost || !base) continue
    const rate = basisPoints(Math.round((ivaCost * 10_000) / base))
    if (shareOf(pesos(base), rate) === ivaCost) return rate
  }
  return todays
}

export type ClosingView = {
  receivedPesos: number
  terms: ClosingTerms | undefined
  problem: ErrorCode | undefined
  /** Nobody is named to drive it: only cancelled, and its client gets all of it back. */
  isUndriven: boolean
}

export const isWithoutDriver = (
  { status, vehicle, reservationDate }: Pick<Order, 'status' | 'vehicle' | 'reservationDate'>,
  now: Date,
): boolean =>
  isUndriven(
    {
      status: statusOfNumber(status) ?? 'pending',
      driverId: vehicle?._id ?? null,
      reservationAt: new Date(reservationDate),
    },
    now,
  )

/** `terms` are missing where the fee does not fit. */
export const closingView = (
  order: Order,
  { feePesos, vatBasisPoints, now }: { feePesos: number; vatBasisPoints: BasisPoints; now: Date },
): ClosingView => {
  const receivedPesos = receivedOf(order)
  const hasNoDriver = isWithoutDriver(order, now)
  const facts = {
    isUndriven: hasNoDriver,
    as: 'cancelled' as const,
    feePesos: pesos(feePesos),
    paidPesos: pesos(receivedPesos),
    insuranceKeptPesos: coverKept({
      now,
      reservationAt: new Date(order.reservationDate),
      paidPesos: pesos(receivedPesos),
      insuranceSalePesos: pesos(order.priceInsurance ?? 0),
      insuranceVatPesos: pesos(order.percentArrieroInsurance ?? 0),
    }),
    vatBasisPoints: vatOf(order, vatBasisPoints),
    carrierAssigned: order.driver !== null && order.vehicle !== null,
  }
  const problem = closingDenial(facts)
  return {
    receivedPesos,
    problem,
    terms: problem ? undefined : closingTerms(facts),
    isUndriven: hasNoDriver,
  }
}
