/** Which kind of viewer somebody is of an order. Who is none is told it does not exist. */
import { orderStatus } from '@arriero/domain/orders/orders'
import type { OrderViewer } from '@arriero/contract/orders/order-shapes'
import { isCarrierRole, type Actor } from '@arriero/domain/people/roles'

type Parties = {
  status: number
  client_id: string
  carrier_id: string | null
  driver_id: string | null
  reservation_at: Date
}

export const viewerOf = (order: Parties, actor: Actor, now: Date): OrderViewer | undefined => {
  if (actor.role === 'administrator') return 'admin'
  if (order.client_id === actor.id) return 'client'
  if (order.carrier_id === actor.id) return 'carrier'
  if (order.driver_id === actor.id) return 'operator'
  const isOpen = order.status === orderStatus.pending && order.reservation_at > now
  return isOpen && isCarrierRole(actor.role) ? 'open' : undefined
}
