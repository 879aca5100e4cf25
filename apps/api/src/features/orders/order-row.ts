/** A row of `orders` and the facts the domain's rules ask of it. */
import { wrongTriesMax } from '@arriero/domain/orders/delivery'
import { statusOfNumber, type Moment, type OrderFacts, type OrderStatus } from '@arriero/domain/orders/orders'
import type { Selectable } from 'kysely'
import type { Ctx } from '#context.ts'
import type { OrdersTable } from '#database/tables/tables-of-orders.ts'

export type OrderRow = Selectable<OrdersTable>

/** The columns that decide; lists and single reads carry at least these. */
export type FactColumns = Pick<
  OrderRow,
  | 'status'
  | 'client_id'
  | 'carrier_id'
  | 'driver_id'
  | 'paid_at'
  | 'pay_until'
  | 'payment_lost_at'
  | 'premium_pesos'
  | 'client_price'
  | 'support_document_id'
  | 'is_in_position'
  | 'loading_start_at'
  | 'arrived_at'
  | 'unloading_start_at'
  | 'client_stars'
  | 'carrier_stars'
  | 'approved_at'
  | 'reminded_at'
  | 'proposed_at'
  | 'reservation_at'
  | 'delivery_code'
  | 'delivery_code_tries'
> & {
  /** Of the attempt open at the gateway; absent where no rule asks for it. */
  paying_until?: Date | null
}

export const orderStatusOf = (status: number): OrderStatus => {
  const known = statusOfNumber(status)
  if (!known) throw new RangeError(`no order status ${status}`)
  return known
}

export const isCodeSpent = (row: Pick<OrderRow, 'delivery_code' | 'delivery_code_tries'>): boolean =>
  row.delivery_code !== null && row.delivery_code_tries >= wrongTriesMax

export const factsOf = (row: FactColumns): OrderFacts => ({
  status: orderStatusOf(row.status),
  clientId: row.client_id,
  carrierId: row.carrier_id,
  driverId: row.driver_id,
  isPaid: row.paid_at !== null,
  isPaymentLost: row.payment_lost_at !== null,
  isInsured: row.premium_pesos !== null,
  payingUntil: row.paying_until ?? null,
  payUntil: row.pay_until,
  hasClientPrice: row.client_price !== null,
  hasSupportDocument: row.support_document_id !== null,
  isInPosition: row.is_in_position,
  isLoading: row.loading_start_at !== null,
  hasArrived: row.arrived_at !== null,
  isUnloading: row.unloading_start_at !== null,
  isCodeSpent: isCodeSpent(row),
  isRatedByClient: row.client_stars !== null,
  isRatedByCarrier: row.carrier_stars !== null,
  isApproved: row.approved_at !== null,
  remindedAt: row.reminded_at,
  proposedAt: row.proposed_at,
  reservationAt: row.reservation_at,
})

export const momentOf = (row: FactColumns, { actor, now }: Pick<Ctx, 'actor' | 'now'>): Moment => ({
  order: factsOf(row),
  actor,
  now,
})
