import type { Ctx } from '#context.ts'
import { fail } from '#http/app-error.ts'
import { askAgain, lockOwnDelivery } from './webhook-deliveries.store.ts'

/** Its owner wants a delivery that is over to be tried anew, under its own id. */
export const sendAgain = async (ctx: Ctx, id: string): Promise<{ updated: true }> => {
  const row = (await lockOwnDelivery(ctx, id)) ?? fail('webhook.delivery_not_found')
  if (row.state === 'waiting') fail('webhook.delivery_waiting')
  if (!row.is_active) fail('webhook.stopped')
  await askAgain(ctx, id)
  return { updated: true }
}
