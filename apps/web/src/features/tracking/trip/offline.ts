/** What a driver can still read without a signal: his trips, and every list and service he looked at. */
import { api } from '@arriero/contract'
import type { Keeping } from '#shared/offline/keep-reads.ts'

const reads = [
  api.orders.mine,
  api.orders.detail,
  api.orders.history,
  api.orders.contacts,
  api.orders.available,
  api.orders.near,
  api.messages.thread,
  api.messages.all,
  api.messages.unread,
  api.tracking.location,
  api.tolls.ofOrder,
  api.standby.detail,
  api.consents.own,
  api.vehicles.all,
  api.settlements.own,
  api.settlements.ownTotals,
  api.settlements.ownHead,
  api.settlements.ownRoad,
  api.support.all,
  api.support.detail,
  api.notifications.all,
  api.notifications.count,
]

const dayMs = 24 * 3_600_000

/** A haul takes days, and so may the way to the next signal. On a slow line what was read last is there before the answers. */
export const keptOfDriver: Keeping = { readsOf: () => reads, forMs: 14 * dayMs, isAtOnce: true }
