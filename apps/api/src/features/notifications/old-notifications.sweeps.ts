/** What was told half a year ago, what was sent a week ago, and browsers whose session is over: gone. */
import type { Db, OpenCtx } from '#context.ts'
import { removeSettledBefore } from './delivery/deliveries.store.ts'
import { removeNotificationsBefore } from './notifications.store.ts'
import { removeUnreachable } from './delivery/push.store.ts'

const dayMs = 86_400_000
const notificationLifeMs = 180 * dayMs
const deliveryLifeMs = 7 * dayMs
const limit = 5_000
const batchesMost = 40

type Remove = (db: Db, old: { before: Date; limit: number }) => Promise<number>

const removeInBatches = async (ctx: OpenCtx, lifeMs: number, remove: Remove): Promise<void> => {
  const before = new Date(ctx.now.getTime() - lifeMs)
  for (let batch = 0; batch < batchesMost; batch++) {
    if ((await ctx.inTransaction((db) => remove(db, { before, limit }))) < limit) return
  }
}

export const sweepOldNotifications = async (ctx: OpenCtx): Promise<void> => {
  await removeInBatches(ctx, notificationLifeMs, removeNotificationsBefore)
  await removeInBatches(ctx, deliveryLifeMs, removeSettledBefore)
  await removeUnreachable(ctx)
}
