/** What the client's card offers in each state of a service. Spec §4 "Client actions per status". */
import { orderStatus } from '@arriero/domain/orders/orders'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { openOfferCount } from '#features/offers/compare/offer-order.ts'
import { isPaid, may } from '#features/orders/data/seen-order.ts'

export type ClientOrder = OrderFor<'client'>

export type ClientAction =
  | { kind: 'reviewOffers'; count: number }
  /** Its hour came and nobody had taken it: another date, or it ends by itself. */
  | { kind: 'datePassed' }
  | { kind: 'pay'; totalPesos: number; isPending: boolean }
  | { kind: 'waitSupport' }
  | { kind: 'scheduled' }
  | { kind: 'followMap' }
  | { kind: 'rate' }
  | { kind: 'finished' }
  | { kind: 'cancelled'; mayRepublish: boolean }

/** What had paid it failed with the truck on its way: it may be paid anew, without a term. Decisions §11. */
export const isPaymentLost = (order: ClientOrder): boolean => may(order, 'pay') && order.payUntil === null

/** Ends the client did not choose: he may want the same service again. */
const republishable = new Set(['carrier', 'staff', 'unpaid', 'untaken'])

const whilePending = (order: ClientOrder, now: number): ClientAction =>
  new Date(order.reservationDate).getTime() <= now
    ? { kind: 'datePassed' }
    : { kind: 'reviewOffers', count: openOfferCount(order.offers, now) }

const whileAssigned = (order: ClientOrder): ClientAction => {
  if (!isPaid(order) && !isPaymentLost(order)) {
    return { kind: 'pay', totalPesos: order.total ?? 0, isPending: order.pay.status === 'PENDING' }
  }
  return order.inPosition && order.supportDocument ? { kind: 'scheduled' } : { kind: 'waitSupport' }
}

export const clientAction = (order: ClientOrder, now: number): ClientAction => {
  switch (order.status) {
    case orderStatus.pending:
      return whilePending(order, now)
    case orderStatus.assigned:
      return whileAssigned(order)
    case orderStatus.running:
      return { kind: 'followMap' }
    case orderStatus.finished:
      return { kind: order.calification === null ? 'rate' : 'finished' }
    default:
      return { kind: 'cancelled', mayRepublish: republishable.has(order.cancelation?.cause ?? '') }
  }
}

/** Cancelling is offered only when the server says it may be done now. */
export const offersCancel = (order: ClientOrder): boolean => may(order, 'cancel')
