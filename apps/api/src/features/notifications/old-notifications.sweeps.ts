/** What was told five months ago and more, what was sent a week ago, and browsers whose session is over: gone. docs/decisions/0082. */
import type { Db, OpenCtx } from '#context.ts'
import { monthsOf, monthStart, type Month, type Monthly } from '#database/months/months.ts'
import { makeMonthsOf, sweepMonthsOf } from '#database/months/sweep-months.ts'
import { removeSettledBefore } from './delivery/deliveries.store.ts'
import { removeNotificationsBefore, removeOldName } from './notifications.store.ts'
import { removeUnreachable } from './delivery/push.store.ts'

const dayMs = 86_400_000
/** Nothing older is kept (the portal says so to everybody): a month goes when its first day is that old. */
const notificationLifeMs = 180 * dayMs
const deliveryLifeMs = 7 * dayMs
const limit = 5_000
const batchesMost = 40

const told: Monthly = { table: 'notifications_by_month', by: 'created_at', once: ['user_id', 'once_key'] }
/** Of all that was there before there were months; the others are named by theirs. */
const isFirst = ({ name }: Month): boolean => name === told.table

type Remove = (db: Db, old: { before: Date; limit: number }) => Promise<number>

const removeInBatches = async (ctx: OpenCtx, lifeMs: number, remove: Remove): Promise<void> => {
  const before = new Date(ctx.now.getTime() - lifeMs)
  for (let batch = 0; batch < batchesMost; batch++) {
    if ((await ctx.inTransaction((db) => remove(db, { before, limit }))) < limit) return
  }
}

export const makeNotificationMonths = (ctx: OpenCtx): Promise<void> => makeMonthsOf(ctx, told)

/** The first part holds more than a month: until it goes it is thinned day by day. */
const sweepNotifications = async (ctx: OpenCtx): Promise<void> => {
  await sweepMonthsOf(ctx, {
    of: told,
    endedBefore: ({ now }) => monthStart(new Date(now.getTime() - notificationLifeMs), 1),
    mayGo: async ({ db }, month) => {
      if (isFirst(month)) await removeOldName(db)
      return true
    },
  })
  const first = (await monthsOf(ctx.db, told)).find(isFirst)
  if (first)
    await removeInBatches(ctx, notificationLifeMs, (db, old) => removeNotificationsBefore(db, first, old))
}

export const sweepOldNotifications = async (ctx: OpenCtx): Promise<void> => {
  await sweepNotifications(ctx)
  await removeInBatches(ctx, deliveryLifeMs, removeSettledBefore)
  await removeUnreachable(ctx)
}
