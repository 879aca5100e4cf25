/** A policy the insurer has sold: written down, and told where its service still wants it. Decisions §10. */
import type { Db, OpenCtx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { lockOrder, updateOrder } from '#features/orders/orders.store.ts'
import type { IssuedPolicy } from '#providers/insurance/port.ts'
import { movePolicy } from './insurance.store.ts'

/** Cover that had begun was paid for and stays: what was stolen on the road is claimed after the service was closed. */
export const isCoverKept = async (db: Db, orderId: string): Promise<boolean> =>
  (await db
    .selectFrom('cancellations')
    .innerJoin('orders', 'orders.id', 'cancellations.order_id')
    .select('orders.id')
    .where('orders.id', '=', orderId)
    .where('cancellations.insurance_kept_pesos', '>', 0)
    .whereRef('cancellations.created_at', '>', 'orders.reservation_at')
    .executeTakeFirst()) !== undefined

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
    const isWanted = order?.status !== 4 || (await isCoverKept(db, orderId))
    if (!isFirst || !isWanted) return isFirst
    await updateOrder(db, orderId, { policy_link: issued.link })
    await tell({ ...ctx, db }, { name: 'policy.issued', orderId })
    return true
  })
