import type { HouseEventName } from '@arriero/domain/house/house-events'
import type { OrderEventName } from '@arriero/domain/orders/order-events'

export type EventName = OrderEventName | HouseEventName

export type Told = {
  name: EventName
  orderId?: string
  offerId?: string
  userId?: string
  /** Of a request: what went wrong with a service, which holds its money. */
  isComplaint?: boolean
  /** Extra facts for the live channel; never amounts or personal data. */
  detail?: string
}
