/** What a driver types with a delivery, kept in this phone until he hands it in. */
import { type DraftName, dropDraft } from '#shared/words/drafts.ts'

export const deliveryDrafts = (orderId: string): { code: DraftName; reason: DraftName } => ({
  code: ['delivery-code', orderId],
  reason: ['delivery-reason', orderId],
})

export const dropDeliveryDrafts = (orderId: string): void => {
  for (const name of Object.values(deliveryDrafts(orderId))) dropDraft(name)
}
