import type { OrderViewer } from '@arriero/contract/order-shapes'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import type { HistoryAct } from '#effects/tell.ts'
import { fail } from '#http/app-error.ts'
import { viewerOf } from './order-viewer.ts'

type HistoryRow = {
  id: number
  act: string
  at: Date
  recorded_at: Date
  is_time_verified: boolean
  latitude: number | null
  longitude: number | null
  reason: string | null
  name: string | null
  role: string | null
  image_ids: string[] | null
}

const parties: readonly OrderViewer[] = ['admin', 'client', 'carrier', 'operator']
/** What other carriers offered is nobody's business but the client's and the staff's. */
const bargaining: readonly OrderViewer[] = ['admin', 'client']
/** Until one counts, how its client tries to pay is between him and the staff. */
const paying: readonly OrderViewer[] = ['admin', 'client']
/** Leaves no row of its own: the row says the step or the outcome, or there is none. */
const nobody: readonly OrderViewer[] = []

/** Who reads what of an order's history; beside it everybody reads what he did himself. */
const readers: Record<HistoryAct, readonly OrderViewer[]> = {
  'order.created': parties,
  'order.date_moved': parties,
  'order.assigned': parties,
  'order.larger_vehicle': parties,
  'order.milestone': nobody,
  'order.evidence_kept': nobody,
  'order.support_document_loaded': parties,
  'order.released': parties,
  // That nobody was named in time is between the carrier and the staff.
  'order.reminded': ['admin', 'carrier'],
  'order.closed': parties,
  'order.cancelled': parties,
  'order.approved': parties,
  'order.rated': parties,
  'order.insured': parties,
  // What staff let a carrier leave out is between the two.
  'order.waived': ['admin', 'carrier'],
  'order.reservation_passed': parties,
  'offer.made': bargaining,
  'offer.accepted': parties,
  'offer.countered': bargaining,
  'offer.withdrawn': bargaining,
  'offer.expired': bargaining,
  'payment.started': paying,
  'payment.outcome': nobody,
  'payment.pending': paying,
  'payment.authorised': parties,
  'payment.captured': parties,
  'payment.failed': paying,
  'payment.undone': parties,
  'payment.expired': paying,
  'payment.lost': parties,
  'payment.recovered': parties,
  'standby.proposed': parties,
  'standby.accepted': parties,
  'standby.objected': ['admin', 'client', 'carrier'],
  'standby.decided': ['admin', 'client', 'carrier'],
  'standby.paid': parties,
  'standby.unpaid': ['admin', 'client', 'carrier'],
  // What one side is paid is not the other's.
  'payout.paid': ['admin', 'carrier'],
  'payout.returned': ['admin', 'carrier'],
  'refund.paid': ['admin', 'client'],
  'refund.rejected': ['admin', 'client'],
  'policy.issued': parties,
  'policy.unsold': ['admin', 'client'],
  'policy.unpaid': parties,
  'policy.annulled': parties,
  'milestone.onTheWay': parties,
  'milestone.inPosition': parties,
  'milestone.loadingStart': parties,
  'milestone.tripStart': parties,
  'milestone.inFinish': parties,
  'milestone.unloadingStart': parties,
  'milestone.finish': parties,
  'evidence.onTheWay': parties,
  'evidence.inPosition': parties,
  'evidence.loadingStart': parties,
  'evidence.tripStart': parties,
  'evidence.inFinish': parties,
  'evidence.unloadingStart': parties,
  'evidence.finish': parties,
  // The client sees the truck from in position; what is said of it before is not his.
  'arrival.origin': ['admin', 'carrier', 'operator'],
  'arrival.destination': parties,
  'arrival.proposed': nobody,
  'phone.silent': ['admin', 'carrier', 'operator'],
  'route.left': ['admin', 'carrier', 'operator'],
  'location.moved': nobody,
  'notification.made': nobody,
  'export.asked': nobody,
  'pqr.filed': nobody,
  'pqr.answered': nobody,
  'money.changed': nobody,
  'session.ended': nobody,
  'registration.asked': nobody,
  'driver.invited': nobody,
  'recovery.asked': nobody,
  'account.shut': nobody,
  'account.reviewed': nobody,
  'paper.asked': nobody,
  'paper.invalidated': nobody,
  'paper.turned_down': nobody,
  'vehicle.activated': nobody,
  'user.changed': nobody,
  'user.renamed': nobody,
}

const actsReadBy = (viewer: OrderViewer): string[] =>
  Object.entries(readers).flatMap(([act, viewers]) => (viewers.includes(viewer) ? [act] : []))

/** The timeline of an order for its parties; a carrier that only looks at it has none. */
export const orderHistory = async (ctx: Ctx, orderId: string) => {
  const order = await ctx.db
    .selectFrom('orders')
    .select(['status', 'client_id', 'carrier_id', 'driver_id', 'reservation_at'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  const viewer = order && viewerOf(order, ctx.actor, ctx.now)
  if (!viewer || viewer === 'open') return fail('order.not_found')
  const { rows } = await sql<HistoryRow>`
    select h.id, h.act, h.at, h.recorded_at, h.is_time_verified, h.latitude, h.longitude, h.reason, u.name, u.role,
      h.details->'imageIds' as image_ids
    from order_history h left join users u on u.id = h.actor_id
    where h.order_id = ${orderId} and (h.act = any(${actsReadBy(viewer)}) or h.actor_id = ${ctx.actor.id})
    order by h.id limit 500`.execute(ctx.db)
  const items = rows.map((row) => wire(row, ctx))
  return { items: viewer === 'client' ? items.map(withoutEarlyPlace) : items }
}

const earlyActs: readonly string[] = ['milestone.onTheWay', 'evidence.onTheWay'] satisfies HistoryAct[]

/** Where the driver set out from is none of the client's business. Decisions §14. */
const withoutEarlyPlace = (item: ReturnType<typeof wire>) =>
  earlyActs.includes(item.act) ? { ...item, place: null } : item

const wire = (row: HistoryRow, { fileUrl }: Ctx) => ({
  _id: String(row.id),
  act: row.act,
  at: row.at.toISOString(),
  recordedAt: row.recorded_at.toISOString(),
  isTimeVerified: row.is_time_verified,
  by: row.name !== null && row.role !== null ? { name: row.name, rol: row.role } : null,
  reason: row.reason,
  /** Photos that came with a step which met a cancelled service. */
  images: (row.image_ids ?? []).map(fileUrl),
  place:
    row.latitude !== null && row.longitude !== null
      ? { latitude: row.latitude, longitude: row.longitude }
      : null,
})
