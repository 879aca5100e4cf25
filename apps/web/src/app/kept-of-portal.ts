/** What clients and carriers can still read of their services where the portal is opened without a line. Decision 0024. */
import { api } from '@arriero/contract'
import { isStaffRole } from '@arriero/domain/people/roles'
import type { Keeping } from '#shared/offline/keep-reads.ts'

const reads = [
  api.orders.mine,
  api.orders.detail,
  api.orders.history,
  api.orders.available,
  api.loadBoard.loads,
  api.loadBoard.returns,
  api.savedLanes.all,
  api.savedLanes.times,
  api.dispatch.board,
  api.lanes.history,
  api.tracking.location,
  api.tracking.trucks,
  api.tolls.ofOrder,
  api.standby.detail,
  api.messages.thread,
  api.messages.all,
  api.messages.unread,
  api.vehicles.all,
  api.settlements.own,
  api.settlements.ownTotals,
  api.settlements.ownHead,
  api.settlements.ownRoad,
  api.settlements.ownGroups,
  api.papers.ending,
  api.orderTemplates.all,
  api.orderTemplates.detail,
  api.recurringOrders.all,
  api.recurringOrders.detail,
  api.recurringOrders.occurrences,
  api.orderImports.all,
  api.support.all,
  api.support.detail,
  api.notifications.all,
  api.notifications.count,
  // What the heads of the lists are drawn of.
  api.catalogues.vehicleTypes,
  api.catalogues.typeLoads,
]

/** A day's work. What the back office reads is of everybody, and rests in no browser. */
export const keptOfPortal: Keeping = {
  readsOf: ({ rol }) => (isStaffRole(rol) ? [] : reads),
  forMs: 24 * 3_600_000,
  isAtOnce: false,
}
