/** What a service waits for now: one pure reading of its state. Interface, "next step and who must do it". */
import { offerStateAt } from '@arriero/domain/orders/offers'
import { orderStatus } from '@arriero/domain/orders/orders'
import { formatDateTime } from '#shared/format.ts'
import { nextStepTexts } from './next-step.texts.ts'
import type { OrderRowFor } from '@arriero/contract/orders/order-rows'
import type { OfferState } from '@arriero/domain/orders/offers'
import { isPaid, isPaymentLost, may, type FactsOf, type SeenOrder } from './data/seen-order.ts'

export type NextStepName = Exclude<keyof typeof nextStepTexts, 'payUntil'>
/** Nothing is waited for: how it stands says all. */
type Over = 'done' | 'cancelled'

/** In its detail, or as its client's card. */
type Shown = SeenOrder | OrderRowFor<'client'>
const factsOf = (order: Shown): FactsOf<Shown> => order

interface Offered {
  offers: readonly { state: OfferState; expiresAt: string }[]
}

/** How many wait for the client's word. */
export const openOfferCount = ({ offers }: Offered, now: number): number =>
  offers.filter((offer) => offerStateAt(offer, now) === 'open').length

const whilePending = (order: Shown, now: number): NextStepName => {
  if (new Date(order.reservationDate).getTime() <= now) return 'moveDate'
  if (order.viewer === 'open') return 'offerOrTake'
  return openOfferCount(order, now) > 0 ? 'reviewOffers' : 'waitOffers'
}

/** Its carrier may go on with it: what was lost once it moved holds nothing up. Decisions §11. */
const isPaidFor = (order: Shown) =>
  isPaid(factsOf(order)) ||
  isPaymentLost(order) ||
  (order.viewer !== 'client' && may(order, 'loadSupportDocument'))

const whileAssigned = (order: Shown): NextStepName => {
  const { vehicle, hasSupportDocument, inPosition } = factsOf(order)
  if (!isPaidFor(order)) return 'pay'
  if (!vehicle) return 'assign'
  if (!hasSupportDocument) return 'loadSupport'
  return inPosition ? 'startTrip' : 'driveToOrigin'
}

export const nextStepOf = (order: Shown, now: number): NextStepName | Over => {
  const { inFinish, calification } = factsOf(order)
  switch (order.status) {
    case orderStatus.pending:
      return whilePending(order, now)
    case orderStatus.assigned:
      return whileAssigned(order)
    case orderStatus.running:
      return inFinish ? 'deliver' : 'arrive'
    case orderStatus.finished:
      return calification === null ? 'rate' : 'done'
    default:
      return 'cancelled'
  }
}

interface NextStep {
  who: string
  what: string
  /** It does not go on by itself: what is to be done mends it. */
  isBlocked?: boolean
}

export const nextStepText = (order: Shown, now: number): NextStep | undefined => {
  const name = nextStepOf(order, now)
  if (name === 'done' || name === 'cancelled') return undefined
  const { payUntil } = factsOf(order)
  if (name === 'pay' && payUntil)
    return { ...nextStepTexts.pay, what: nextStepTexts.payUntil(formatDateTime(payUntil)) }
  return { ...nextStepTexts[name], isBlocked: name === 'moveDate' }
}
