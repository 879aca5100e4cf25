/** What a driver can still read without a signal. */
import { api } from '@arriero/contract'

export const readsOfDriver = [
  api.orders.mine,
  api.orders.detail,
  api.orders.history,
  api.messages.thread,
  api.messages.all,
  api.messages.unread,
  api.tracking.location,
  api.tolls.ofOrder,
  api.consents.own,
  api.vehicles.all,
]
