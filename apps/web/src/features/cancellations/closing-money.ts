/** What closing a service would keep and give back, by the same rule as the server. Decisions §7, §10. */
import { isPaidWord, receivedPesos } from '@arriero/domain/money/paid'
import { fromPercent, usualVat } from '@arriero/domain/money/rates'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import {
  closingDenial,
  closingTerms,
  coverKept,
  type ClosingTerms,
} from '@arriero/domain/orders/cancellations'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { isUndriven, statusOfNumber } from '@arriero/domain/orders/orders'
import { pesos, type Pesos } from '@arriero/domain/money/money'

type Order = Pick<
  OrderFor<'admin'>,
  | 'status'
  | 'pay'
  | 'total'
  | 'vatPercent'
  | 'driver'
  | 'vehicle'
  | 'reservationDate'
  | 'priceInsurance'
  | 'percentArrieroInsurance'
>

const receivedOf = ({ pay, total }: Order) =>
  receivedPesos({ isPaid: isPaidWord(pay.status), isPaymentLost: pay.isLost, totalPesos: total })

export type ClosingView = {
  receivedPesos: Pesos
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
  { feePesos, now }: { feePesos: number; now: Date },
): ClosingView => {
  const paidPesos = receivedOf(order)
  const hasNoDriver = isWithoutDriver(order, now)
  const facts = {
    isUndriven: hasNoDriver,
    as: 'cancelled' as const,
    feePesos: pesos(feePesos),
    paidPesos,
    insuranceKeptPesos: coverKept({
      now,
      reservationAt: new Date(order.reservationDate),
      paidPesos,
      insuranceSalePesos: pesos(order.priceInsurance ?? 0),
      insuranceVatPesos: pesos(order.percentArrieroInsurance ?? 0),
    }),
    vatBasisPoints: fromPercent(order.vatPercent ?? Number.NaN) ?? usualVat,
    carrierAssigned: order.driver !== null && order.vehicle !== null,
  }
  const problem = closingDenial(facts)
  return {
    receivedPesos: paidPesos,
    problem,
    terms: problem ? undefined : closingTerms(facts),
    isUndriven: hasNoDriver,
  }
}
