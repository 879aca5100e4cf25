/** A policy the insurer has sold: written down, and told where its service still wants it. Decisions §10. */
import { orderStatus } from '@arriero/domain/orders'
import { sql } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'
import type { Fragment } from '#database/keyset.ts'
import { tell } from '#effects/tell.ts'
import { lockOrder, updateOrder } from '#features/orders/orders.store.ts'
import type { IssuedPolicy } from '#providers/insurance/port.ts'
import { movePolicy } from './insurance.store.ts'

/** Cover that had begun was paid for and stays: what was stolen on the road is claimed after the service was closed. */
export const coverKept: Fragment = sql`exists (select from cancellations c where c.order_id = o.id
  and c.insurance_kept_pesos > 0 and c.created_at > o.reservation_at)`

export const isCoverKept = async (db: Db, orderId: string): Promise<boolean> => {
  const { rows } = await sql`select from orders o where o.id = ${orderId} and ${coverKept}`.execute(db)
  return rows.length > 0
}

/** False where another run was first. */
export const keepIssued = (ctx: OpenCtx, orderId: string, issued: IssuedPolicy): Promise<boolean> =>
  ctx.inTransaction(async (db) => {
    const order = await lockOrder(db, orderId)
    const isFirst = await movePolicy(
      db,
      { orderId, from: 'issuing' },
      {
        state: 'issued',
        policy_number: issued.policyNumber,
        link: issued.link,
        issued_at: issued.issuedAt,
        buying_since: null,
      },
    )
    const isWanted = order?.status !== orderStatus.cancelled || (await isCoverKept(db, orderId))
    if (!isFirst || !isWanted) return isFirst
    await updateOrder(db, orderId, { policy_link: issued.link })
    await tell({ ...ctx, db }, { name: 'policy.issued', orderId })
    return true
  })
