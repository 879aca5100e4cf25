/** What the client's card offers in each state of a service. Spec §4 "Client actions per status". */
import { mayRepublish } from '@arriero/domain/orders/cancellations'
import type { OrderRowFor } from '@arriero/contract/orders/order-rows'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { may } from '#features/orders/data/seen-order.ts'
import { nextStepOf, openOfferCount } from '#features/orders/next-step.ts'

export type ClientOrder = OrderFor<'client'>
/** As his card has it. */
export type ClientRow = OrderRowFor<'client'>

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

/** Steps with which the card only says where the service stands. */
const plain = {
  moveDate: 'datePassed',
  assign: 'waitSupport',
  loadSupport: 'waitSupport',
  driveToOrigin: 'waitSupport',
  startTrip: 'scheduled',
  arrive: 'followMap',
  deliver: 'followMap',
  rate: 'rate',
  done: 'finished',
} as const

export const clientAction = (order: ClientRow, now: number): ClientAction => {
  const step = nextStepOf(order, now)
  switch (step) {
    case 'waitOffers':
    case 'reviewOffers':
    case 'offerOrTake':
      return { kind: 'reviewOffers', count: openOfferCount(order, now) }
    case 'pay':
      return { kind: 'pay', totalPesos: order.total ?? 0, isPending: order.pay.status === 'PENDING' }
    case 'cancelled':
      return { kind: 'cancelled', mayRepublish: mayRepublish(order.cancelation?.cause ?? '') }
    default:
      return { kind: plain[step] }
  }
}

/** Cancelling is offered only when the server says it may be done now. */
export const offersCancel = (order: ClientRow): boolean => may(order, 'cancel')
