import { lostPaymentsPart } from '#features/payments/lost-payments-address.ts'
import { readListPlace } from '#features/orders/lists/list-place.ts'

/** Below `/main/cancelados`: nothing, the lost payments, or the money of one service; undefined = nothing is there. */
export const readCancelledPlace = (rest: string): 'list' | 'lost' | { orderId: string } | undefined =>
  rest === lostPaymentsPart ? 'lost' : readListPlace(rest, {})
