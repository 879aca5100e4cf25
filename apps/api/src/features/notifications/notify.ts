/**
 * Tells people something: a row in their bell, a live word to their screens, a letter or a push where the kind goes that way.
 * For reactions and sweeps, in their transaction; an act on a service needs nothing, its history row is told by itself.
 *
 *   await notify(ctx, { userId, kind: 'account.validated' })
 *   await notify(ctx, { userIds, kind: 'phone.silent', orderId, onceKey: `silent:${orderId}:${day}` })
 */
import type { OpenCtx } from '#context.ts'
import { hint } from '#effects/tell.ts'
import { planDeliveries } from './delivery/deliveries.store.ts'
import { insertNotifications, type NewNotification } from './notifications.store.ts'

export const notifyAll = async (ctx: OpenCtx, news: readonly NewNotification[]): Promise<void> => {
  if (news.length === 0) return
  const written = await insertNotifications(ctx, news)
  await planDeliveries(ctx, written)
  for (const userId of new Set(written.map((one) => one.userId)))
    hint(ctx, { name: 'notification.made', userId })
}

export type Notice = Omit<NewNotification, 'userId'> & ({ userId: string } | { userIds: readonly string[] })

export const notify = async (ctx: OpenCtx, notice: Notice): Promise<void> => {
  const { kind, orderId, objectId, facts, onceKey } = notice
  const userIds = 'userIds' in notice ? notice.userIds : [notice.userId]
  const news = { kind, orderId, objectId, facts, onceKey }
  await notifyAll(
    ctx,
    [...new Set(userIds)].map((userId) => ({ ...news, userId })),
  )
}
