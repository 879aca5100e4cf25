import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { isWatchedHour } from '@arriero/domain/orders/near-hours'
import { orderStatus } from '@arriero/domain/orders/orders'
import { isWithoutDriver } from '#features/cancellations/closing-money.ts'
import { whyNot } from '#features/orders/data/seen-order.ts'
import { formatRelative } from '#shared/format.ts'
import { adminServiceTexts as texts } from './admin-services.texts.ts'

type Order = OrderFor<'admin'>

const minuteMs = 60_000

/** Taken, and nobody to drive it although its hour is near. */
export const isUndrivenSoon = ({ status, vehicle, reservationDate }: Order, now: number): boolean =>
  status === orderStatus.assigned &&
  vehicle === null &&
  isWatchedHour(new Date(reservationDate), new Date(now))

/** How near its hour is, or how long that is over. */
export const undrivenText = ({ reservationDate }: Pick<Order, 'reservationDate'>, now: number): string => {
  const isOver = now - new Date(reservationDate).getTime() >= minuteMs
  return (isOver ? texts.undrivenPast : texts.undriven)(formatRelative(reservationDate, now))
}

/** The server's word as it was read: the hours before its time from which on it may be closed have begun since then. */
export const whyNotClose = (order: Order, now: number): string | undefined =>
  order.acts['close'] === 'order.not_running' && isWithoutDriver(order, new Date(now))
    ? undefined
    : whyNot(order, 'close')
