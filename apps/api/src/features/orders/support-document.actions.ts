import type { Ctx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { attachFiles } from '#features/files/files.actions.ts'
import { orderFor } from './order-lock.ts'
import { updateOrder } from './orders.store.ts'

/** The signed papers of the trip, which let it start. Spec §5; a PDF too, decision 0027. */
export const loadSupportDocument = async (
  ctx: Ctx,
  orderId: string,
  fileId: string,
): Promise<{ updated: true }> => {
  await orderFor(ctx, 'loadSupportDocument', orderId)
  await attachFiles(ctx, [fileId], { objectKind: 'order', objectId: orderId, kind: 'supportDocument' })
  await updateOrder(ctx.db, orderId, { support_document_id: fileId })
  await tell(ctx, { name: 'order.support_document_loaded', orderId })
  return { updated: true }
}
