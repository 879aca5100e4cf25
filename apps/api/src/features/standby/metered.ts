/** From an order's row to what the meter reads of it. */
import { bogotaDay } from '@arriero/domain/time/calendar'
import { basisPoints } from '@arriero/domain/money/money'
import { toPercent } from '@arriero/domain/money/rates'
import { standbyPrice, type StandbyPrice, type StandbyStamps } from '@arriero/domain/orders/standby'
import type { OrderRow } from '#features/orders/order-row.ts'
import { frozenOf, type RateColumns } from '#features/rates/rates.store.ts'

export type StampColumns = Pick<
  OrderRow,
  'reservation_at' | 'waiting_since_at' | 'in_position_at' | 'trip_start_at' | 'arrived_at' | 'finish_at'
>

export const stampsOf = (order: StampColumns): StandbyStamps => ({
  reservationAt: order.reservation_at,
  inPositionAt: order.waiting_since_at ?? order.in_position_at,
  tripStartAt: order.trip_start_at,
  arrivedAt: order.arrived_at,
  finishAt: order.finish_at,
})

/** The day on which a service was agreed decides its tariff. */
export const agreedOn = (order: Pick<OrderRow, 'taken_at' | 'created_at'>): string =>
  bogotaDay(order.taken_at ?? order.created_at)

/** With the VAT the service froze; its rates are there from when somebody took it. */
export const priceOf = (order: OrderRow, hours: number, hourPesos: number): StandbyPrice => {
  const { rates, vatBase } = frozenOf(order as RateColumns)
  return standbyPrice(hours, hourPesos, { vat: rates.vat, vatBase })
}

/** On waiting, as a person reads it: none where the service's VAT is not on freight. */
export const vatPercentOf = ({ vat_bp: rate, vat_base: base }: OrderRow): number =>
  rate !== null && base === 'freight' ? toPercent(basisPoints(rate)) : 0
