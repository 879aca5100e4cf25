/** What people chose of how they are told: only what differs from the usual. */
import { choiceCell } from '@arriero/domain/notifications/notification-choices'
import type {
  NotificationChannel,
  NotificationTopic,
} from '@arriero/domain/notifications/notification-topics'
import type { Ctx, Db } from '#context.ts'

export type Choice = { topic: NotificationTopic; channel: NotificationChannel; isOn: boolean }

export const putChoice = async (ctx: Ctx, { topic, channel, isOn }: Choice): Promise<void> => {
  const user_id = ctx.actor.id
  if (choiceCell(ctx.actor.role, topic, channel)?.isUsual === isOn) {
    await ctx.db
      .deleteFrom('notification_choices')
      .where('user_id', '=', user_id)
      .where('topic', '=', topic)
      .where('channel', '=', channel)
      .execute()
    return
  }
  const facts = { is_on: isOn, changed_at: ctx.now }
  await ctx.db
    .insertInto('notification_choices')
    .values({ user_id, topic, channel, ...facts })
    .onConflict((conflict) => conflict.columns(['user_id', 'topic', 'channel']).doUpdateSet(facts))
    .execute()
}

export const removeChoicesOf = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom('notification_choices').where('user_id', '=', userId).execute()
}
