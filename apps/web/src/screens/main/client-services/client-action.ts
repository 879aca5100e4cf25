/** What the client's card offers in each state of a service. Spec §4 "Client actions per status". */
import { mayRepublish } from '@arriero/domain/orders/cancellations'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { may } from '#features/orders/data/seen-order.ts'
import { nextStepOf, openOfferCount } from '#features/orders/next-step.ts'

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

export const clientAction = (order: ClientOrder, now: number): ClientAction => {
  switch (nextStepOf(order, now)) {
    case 'moveDate':
      return { kind: 'datePassed' }
    case 'waitOffers':
    case 'reviewOffers':
    case 'offerOrTake':
      return { kind: 'reviewOffers', count: openOfferCount(order, now) }
    case 'pay':
      return { kind: 'pay', totalPesos: order.total ?? 0, isPending: order.pay.status === 'PENDING' }
    case 'assign':
    case 'loadSupport':
    case 'driveToOrigin':
      return { kind: 'waitSupport' }
    case 'startTrip':
      return { kind: 'scheduled' }
    case 'arrive':
    case 'deliver':
      return { kind: 'followMap' }
    case 'rate':
      return { kind: 'rate' }
    case 'done':
      return { kind: 'finished' }
    case 'cancelled':
      return { kind: 'cancelled', mayRepublish: mayRepublish(order.cancelation?.cause ?? '') }
  }
}

/** Cancelling is offered only when the server says it may be done now. */
export const offersCancel = (order: ClientOrder): boolean => may(order, 'cancel')
