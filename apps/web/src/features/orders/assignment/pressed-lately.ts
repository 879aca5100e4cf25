/** What staff may press again only after a pause, as the page that stays open knows it. */
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { isRemindPauseOver } from '@arriero/domain/orders/near-hours'
import { whyNot } from '../data/seen-order.ts'

type Order = OrderFor<'admin'>

const isPauseOver = (pressed: Order['reminded'], now: number): boolean =>
  pressed !== null && isRemindPauseOver(new Date(pressed.at), new Date(now))

/** The server's word as it was read; a pause that is over since then closes nothing. */
export const whyNotRemind = (order: Order, now: number): string | undefined =>
  order.acts['remind'] === 'order.reminded_lately' && isPauseOver(order.reminded, now)
    ? undefined
    : whyNot(order, 'remind')

export const whyNotPropose = (order: Order, now: number): string | undefined =>
  order.acts['propose'] === 'order.proposed_lately' && isPauseOver(order.proposed, now)
    ? undefined
    : whyNot(order, 'propose')
