import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { choiceCell, topicsOf } from '@arriero/domain/notifications/notification-choices'
import { notificationChannels } from '@arriero/domain/notifications/notification-topics'
import { sql, type RawBuilder } from 'kysely'
import type { Ctx } from '#context.ts'

/** What somebody switched on or off, by the key `topic channel`. */
export type Chosen = Readonly<Record<string, boolean>>

/** What somebody chose, as one value beside his row. */
export const chosenBy = (userId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (select jsonb_object_agg(c.topic || ' ' || c.channel, c.is_on) from notification_choices c where c.user_id = ${userId})`

const ownOf = async ({ db, actor }: Ctx) => {
  const { rows } = await sql<{ email: string | null; chosen: Chosen | null }>`
    select nullif(u.email, '') as email, ${chosenBy(sql`u.id`)} as chosen from users u where u.id = ${actor.id}`.execute(
    db,
  )
  return rows[0]
}

/** The whole table, also of ways that are not open yet: what is chosen now counts then. */
export const choicesOf = async (ctx: Ctx): Promise<ReplyOf<typeof api.notifications.choices>> => {
  const { role } = ctx.actor
  const own = await ownOf(ctx)
  const topics = topicsOf(role).map((topic) => ({
    topic,
    cells: notificationChannels.flatMap((channel) => {
      const cell = choiceCell(role, topic, channel)
      if (!cell) return []
      const { isUsual, reach, keptBecause = null, isFixed } = cell
      const isOn = isFixed || (own?.chosen?.[`${topic} ${channel}`] ?? isUsual)
      return [{ channel, isOn, reach, keptBecause, isFixed }]
    }),
  }))
  return { email: own?.email ?? null, topics }
}
