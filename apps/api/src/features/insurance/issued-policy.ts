/** A policy the insurer has sold: written down, and told where its service still wants it. Decisions §10. */
import { orderStatus } from '@arriero/domain/orders/orders'
import type { OpenCtx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { lockOrder, updateOrder } from '#features/orders/orders.store.ts'
import type { IssuedPolicy } from '#providers/insurance/port.ts'
import { isCoverKept } from './cover-kept.views.ts'
import { movePolicy } from './insurance.store.ts'

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
