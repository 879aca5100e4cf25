import { noPesos, pesos, type Pesos } from '@arriero/domain/money/money'
import type { OrderRow } from '#features/orders/order-row.ts'

/** What has really come in for a service: nothing while its payment is lost, though it is on its way as a paid one. */
export const receivedPesos = (order: Pick<OrderRow, 'paid_at' | 'payment_lost_at' | 'total_pesos'>): Pesos =>
  order.paid_at && !order.payment_lost_at ? pesos(order.total_pesos ?? 0) : noPesos
